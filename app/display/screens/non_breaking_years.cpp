// SPDX-License-Identifier: MIT
#include "display/screens/non_breaking_years.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString WordJoiner = u"\u2060"_s;
const QString JoiningSpace = u"\u00a0"_s;

} // namespace

QString withNonBreakingYears(QString text)
{
    static const QRegularExpression dash(u"(?<=\\d)–(?=\\d)"_s);
    static const QRegularExpression about(u"(?<=\\.) (?=\\d)"_s);
    return text.replace(dash, WordJoiner + u"–"_s + WordJoiner).replace(about, JoiningSpace);
}

QString withoutBreakControls(QString text)
{
    return text.remove(WordJoiner).replace(JoiningSpace, u" "_s);
}

} // namespace doublets
