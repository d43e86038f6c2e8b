// SPDX-License-Identifier: MIT
#include "core/files/csv.h"

using namespace Qt::StringLiterals;

namespace doublets {

QString csvText(QString text)
{
    if (!text.isEmpty() && u"=+-@\t\r"_s.contains(text.front())) {
        text.prepend(u'\'');
    }
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace doublets
