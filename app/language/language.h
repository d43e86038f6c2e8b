// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

// The language of the user interface. The translations are built in; see translations/.

namespace doublets {

/// Returns the codes of the available languages, such as "ru": English first, then the others in
/// the order of their codes.
[[nodiscard]] QStringList languages();

/// Installs the translation for the first available language of `locale`, or English if none is
/// available, and returns the code of the installed language. Also installs the translation of Qt's
/// own texts, if there is one, and sets the default QLocale. Open windows receive
/// QEvent::LanguageChange. Requires a QCoreApplication.
QString installTranslator(const QLocale &locale);

/// Installs the translation for `code`, which is one of languages(), as the overload above does. An
/// empty code selects the system language (LANGUAGE, LC_MESSAGES). Returns the code of the
/// installed language. Returns an empty string, changing nothing, if the code is unknown.
QString installTranslator(const QString &code);

/// Returns the translation of `source`, a UTF-8 text in the translation context `context`, into the
/// language `code`, which is one of languages(), regardless of the current language. Returns
/// `source` if there is no translation.
[[nodiscard]] QString textIn(const QString &code, const char *context, const char *source);

/// Returns the native name of a language, such as "English" or "Русский". Returns `code` if the
/// language is unknown.
[[nodiscard]] QString nativeLanguageName(const QString &code);

/// Returns the code of the current language; "en" before the first call to installTranslator().
[[nodiscard]] QString currentLanguage();

} // namespace doublets
