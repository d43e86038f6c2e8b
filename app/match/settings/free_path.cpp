// SPDX-License-Identifier: MIT
#include "match/settings/free_path.h"

#include <QFileInfo>

namespace doublets {

QString freePathBeside(const QString &path)
{
    QString candidate = path + u".kept"_qs;
    for (int n = 2; QFileInfo::exists(candidate); ++n) {
        candidate = path + u".kept-%1"_qs.arg(n);
    }
    return candidate;
}

} // namespace doublets
