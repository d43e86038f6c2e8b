// SPDX-License-Identifier: MIT
#include "text/typed_number.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

std::optional<double> parseTypedNumber(const QString &text)
{
    QString typed = text.trimmed();
    typed.replace(u',', u'.').replace(u'\u2212', u'-');
    // Some languages would read the separator of "0.125" or "0,125" as that of thousands.
    const bool isFraction = typed.startsWith(u"0.") || typed.startsWith(u"-0.");
    bool isNumber = false;
    double number = isFraction ? 0 : QLocale().toDouble(text.trimmed(), &isNumber);
    if (!isNumber) {
        number = QLocale::c().toDouble(typed, &isNumber);
    }
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace doublets
