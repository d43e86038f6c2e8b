// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTextCharFormat;
class QTextDocument;

// Marks for passages in a language other than that of their page, for speech synthesis.
// QTextDocument itself drops the HTML attribute `lang`.

namespace doublets {

/// Returns a copy of a page in which all `lang` attributes, except that of the element `html`, are
/// encoded in a form that QTextDocument::setHtml() preserves. The attributes must be in double
/// quotes, and the names of elements in lower case. The page must not use the attribute `title`,
/// which holds the encoded languages.
[[nodiscard]] QString withEncodedLanguages(const QString &html);
/// Decodes the languages in a document that was set from withEncodedLanguages(), and stores them in
/// the character formats, where languageOf() finds them.
void applyLanguageMarks(QTextDocument &document);
/// Returns the language of a marked passage as a BCP 47 tag. Returns an empty string if the passage
/// is not marked.
[[nodiscard]] QString languageOf(const QTextCharFormat &format);

} // namespace doublets
