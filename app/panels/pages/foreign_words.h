// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTextCharFormat;
class QTextDocument;

/// Marking of passages in another language than their page, for speech synthesis. Needed because
/// QTextDocument drops the HTML attribute `lang`.
namespace doublets {

/// Returns `html` with the `lang` attributes of its elements, except that of `html` itself, stored
/// where markLanguages() finds them. To be given to a document.
[[nodiscard]] QString preserveLanguages(const QString &html);
/// Moves the stored languages to the character formats. Call after the page from
/// preserveLanguages() has been set.
void markLanguages(QTextDocument &document);
/// Returns the marked language as a BCP 47 tag. Returns an empty string in the language of the
/// page.
[[nodiscard]] QString languageOf(const QTextCharFormat &format);

} // namespace doublets
