// SPDX-License-Identifier: MIT
#pragma once

class QColor;
class QWidget;

namespace doublets {

/// What the display shows of a window that has just grown, until the window is painted: X11 would
/// show whatever lies behind it, usually white. Does nothing where the display system fills windows
/// by itself.
void setWindowGround(const QWidget &window, const QColor &colour);

} // namespace doublets
