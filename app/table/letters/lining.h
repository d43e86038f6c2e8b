// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

/// An OpenType font whose lining figures are its usual ones, under another name of the same length:
/// else the font of that name that is installed here might be taken for it. Old-style figures, the
/// default of faces of the period, read as letters: 10 as IO.
///
/// A font that has no such figures, or is none, comes back as it was.
[[nodiscard]] QByteArray withLiningFigures(const QByteArray &font, const QByteArray &name,
                                           const QByteArray &newName);

/// The same font under that other name.
[[nodiscard]] QByteArray renamedFont(const QByteArray &font, const QByteArray &name,
                                     const QByteArray &newName);

} // namespace doublets
