// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTextCharFormat;
class QTextDocument;

// Marks for passages in a language other than that of their page, for speech synthesis. Needed
// because QTextDocument drops the HTML attribute `lang`.

namespace doublets {

/// Returns a copy of a page in which the `lang` attributes of all elements except `html` are
/// encoded in a form that QTextDocument::setHtml() preserves.
[[nodiscard]] QString withEncodedLanguages(const QString &html);
/// Decodes the languages in a document that contains a page from withEncodedLanguages(), and stores
/// them in the character formats.
void applyLanguageMarks(QTextDocument &document);
/// Returns the language of a marked passage as a BCP 47 tag. Returns an empty string for text in
/// the language of the page.
[[nodiscard]] QString languageOf(const QTextCharFormat &format);

} // namespace doublets
