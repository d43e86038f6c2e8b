// SPDX-License-Identifier: MIT
#include "match/settings/free_path.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace doublets {

QString freePathBeside(const QString &path)
{
    QString candidate = path + u".kept"_s;
    for (int n = 2; QFileInfo::exists(candidate); ++n) {
        candidate = path + u".kept-%1"_s.arg(n);
    }
    return candidate;
}

} // namespace doublets
