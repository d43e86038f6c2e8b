// SPDX-License-Identifier: MIT
#include "display/screens/whole_years.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets {

QString withWholeYears(QString text)
{
    static const QRegularExpression dash(u"(?<=\\d)–(?=\\d)"_s);
    static const QRegularExpression about(u"(?<=\\.) (?=\\d)"_s);
    // A word joiner, and a space that joins words.
    return text.replace(dash, u"\u2060–\u2060"_s).replace(about, u"\u00a0"_s);
}

} // namespace doublets
