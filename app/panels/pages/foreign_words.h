// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTextCharFormat;
class QTextDocument;

/// Which words of a page are in another language than the rest, for voices. QTextDocument drops the
/// attribute `lang` of what it is given.
namespace doublets {

/// The same page, to be given to a document instead: `lang` of its parts, not of the page itself,
/// stands where `markLanguages` finds it.
[[nodiscard]] QString withLanguagesKept(const QString &html);
/// To be called once such a page has been given to the document.
void markLanguages(QTextDocument &document);
/// The language that the words are marked with, as BCP 47 names it; empty: that of the page.
[[nodiscard]] QString languageOf(const QTextCharFormat &format);

} // namespace doublets
