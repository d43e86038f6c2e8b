// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

/// Returns a copy of an OpenType font with lining figures enabled by default. Old-style figures,
/// the default of period typefaces, are easily misread as letters: 10 as IO.
///
/// The family is renamed from `name` to `newName` to avoid a clash with an installed copy of the
/// original; both must have the same length. Returns `font` unchanged if it has no lining figures
/// or is not an OpenType font.
[[nodiscard]] QByteArray withLiningFigures(const QByteArray &font, const QByteArray &name,
                                           const QByteArray &newName);

/// Returns a copy of `font` with the family name replaced. The new name must be as long as the old
/// name; otherwise the copy is unchanged.
[[nodiscard]] QByteArray renamedFont(const QByteArray &font, const QByteArray &name,
                                     const QByteArray &newName);

} // namespace doublets
