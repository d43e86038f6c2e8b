// SPDX-License-Identifier: MIT
#pragma once

class QColor;
class QWidget;

namespace doublets {

/// Sets the colour that X11 fills newly exposed parts of a growing window with until Qt paints
/// them. Without it X11 shows whatever was there, usually white. Does nothing on other platforms.
void setWindowBackground(const QWidget &window, const QColor &colour);

} // namespace doublets
