// SPDX-License-Identifier: MIT
#include "core/files/csv.h"

using namespace Qt::StringLiterals;

namespace doublets {

QString csvText(QString text)
{
    // In some languages, spreadsheets accept the full-width signs, too.
    if (!text.isEmpty() && u"=+-@＝＋－＠\t\r\n"_s.contains(text.front())) {
        text.prepend(u'\'');
    }
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace doublets
