// SPDX-License-Identifier: MIT
#pragma once

class QGridLayout;
class QKeyEvent;
class QWidget;

namespace doublets {

/// If the key is an arrow key, moves the focus from `from`, a widget in `grid`, to the nearest
/// visible and enabled widget in that direction, if any. Returns whether the key is an arrow key.
bool moveFocusByArrowKey(const QGridLayout &grid, QWidget &from, const QKeyEvent &press);

} // namespace doublets
