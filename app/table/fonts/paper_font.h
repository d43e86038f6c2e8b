// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFont>
#include <QHash>
#include <QStringList>

// The text font in a form suitable for PDF files, with exactly one glyph for each character. Qt 6
// writes the text of a glyph to a PDF file only if the glyph is in the font's character map:
// substituted glyphs, such as ligatures and lining figures, would be visible but could not be
// selected or searched.

namespace doublets::fonts {

/// Returns whether the running version of Qt loses the text of substituted glyphs. If not, the text
/// font is printed unchanged. Returns true for all versions before 7; tst_print_page fails with a
/// version that preserves the text.
[[nodiscard]] bool losesSubstitutedText();

/// Returns a copy of `font` without substitutions. `characters` maps all supported characters to
/// glyphs. Renames the family from `name` to `newName`, both ASCII and of the same length. Returns
/// `font` unchanged if it is not a valid font or `characters` is empty.
[[nodiscard]] QByteArray withoutSubstitutions(const QByteArray &font,
                                              const QHash<char32_t, quint32> &characters,
                                              const QByteArray &name, const QByteArray &newName);

/// Returns the font for printing in the current typeface. `pixels` is the size in EB Garamond;
/// other typefaces, whose letters are larger and wider at the same size, are set smaller. Loads the
/// fonts on the first call. Thread-safe. Precondition: fonts::load() has been called.
[[nodiscard]] QFont paperFont(double pixels);

} // namespace doublets::fonts
