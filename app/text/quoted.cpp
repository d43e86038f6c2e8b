// SPDX-License-Identifier: MIT
#include "text/quoted.h"

#include <QLocale>

namespace doublets {

QString quoted(const QString &text)
{
    return quoted(text, QLocale().name());
}

QString quoted(const QString &text, const QString &language)
{
    QLocale locale(language);
    if (locale.language() == QLocale::Spanish) {
        locale = QLocale(QLocale::Spanish, QLocale::Spain); // as in all Spanish texts
    }
    // French quotation marks are separated by a space, which must not break.
    const bool isFrench = locale.language() == QLocale::French;
    return locale.quoteString(isFrench ? QChar::Nbsp + text + QChar::Nbsp : text);
}

QString colon()
{
    const QString colon = QStringLiteral(": ");
    return QLocale().language() == QLocale::French ? QChar::Nbsp + colon : colon;
}

} // namespace doublets
