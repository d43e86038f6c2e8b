// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

/// Returns a copy of `font`, the contents of an OpenType file, with lining figures enabled by
/// default. Old-style figures, the default of period typefaces, are easily misread as letters ("IO"
/// for 10).
///
/// The family is renamed from `name` to `newName` to avoid a clash with an installed copy of the
/// original, unless the names differ in length. Returns `font` unchanged if it has no lining
/// figures or is not an OpenType font.
[[nodiscard]] QByteArray withLiningFigures(const QByteArray &font, const QByteArray &name,
                                           const QByteArray &newName);

/// Returns a copy of `font` with its family renamed from `name` to `newName`. Returns `font`
/// unchanged if the names differ in length.
[[nodiscard]] QByteArray renamedFont(const QByteArray &font, const QByteArray &name,
                                     const QByteArray &newName);

} // namespace doublets
