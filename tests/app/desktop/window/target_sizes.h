// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QMenu;
class QWidget;

namespace doublets {

/// Returns descriptions of the visible controls in `window`, and of their parts such as tabs and
/// rows, whose width or height is less than `minSize` pixels.
[[nodiscard]] QStringList smallTargets(const QWidget &window, int minSize);
/// Returns descriptions of the rows of `menu` whose width or height is less than `minSize` pixels.
/// Resizes `menu` to its size hint.
[[nodiscard]] QStringList smallRows(QMenu &menu, int minSize);

} // namespace doublets
