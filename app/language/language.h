// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

/// In which language the programme speaks. The translations are built in, see translations/.
namespace doublets {

/// The codes of the languages that we have: "en", "ru".
[[nodiscard]] QStringList languages();

/// Speaks from now on the first of the locale's languages that we have, else English; Qt's own
/// texts follow where Qt's translations are installed, and the default QLocale with them. May be
/// called again at run time: open windows get LanguageChange. Needs the application object. Returns
/// the language's code.
QString installTranslator(const QLocale &locale);

/// The same by the code of one of `languages()`; empty means what the system asks for
/// (LANGUAGE, LC_MESSAGES). Returns the language spoken, or an empty text for an unknown code,
/// which changes nothing.
QString installTranslator(const QString &code);

/// One text in one of `languages()`, whatever is spoken now; the source itself where it has no
/// translation.
[[nodiscard]] QString textIn(const QString &code, const char *context, const char *source);

/// What the language calls itself: "English", "Русский". The code where nobody knows.
[[nodiscard]] QString ownNameOf(const QString &code);

/// The code of the language spoken now: "en" before any installTranslator.
[[nodiscard]] QString currentLanguage();

} // namespace doublets
