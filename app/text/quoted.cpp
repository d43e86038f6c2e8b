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
    const QLocale locale(language);
    // French quotation marks are separated by a space, which must not break.
    const bool isFrench = locale.language() == QLocale::French;
    return locale.quoteString(isFrench ? QChar::Nbsp + text + QChar::Nbsp : text);
}

} // namespace doublets
