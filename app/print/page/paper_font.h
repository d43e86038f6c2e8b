// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QStringList>

/// The text face as PDF files need it: one glyph for each letter, of which the file can say which
/// letter it is. Qt 6.4 knows that only of glyphs that stand in a font's table of characters: what
/// a font puts in the place of others (ligatures, figures that line up) could be seen, and neither
/// be selected nor be found.
namespace doublets::sheets {

/// That font without substitutions, and with those characters shown by those glyphs, under another
/// name of the same length. `characters`: all that it is to have. A font that cannot be read comes
/// back as it was.
[[nodiscard]] QByteArray withoutSubstitutions(const QByteArray &font,
                                              const QHash<char32_t, quint32> &characters,
                                              const QByteArray &name, const QByteArray &newName);

/// The families in which paper is set: the first that has a letter draws it. Loads them once, by
/// whatever thread asks first. Precondition: letters::load().
[[nodiscard]] const QStringList &paperFamilies();

} // namespace doublets::sheets
