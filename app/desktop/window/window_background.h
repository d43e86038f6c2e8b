// SPDX-License-Identifier: MIT
#pragma once

class QColor;
class QWidget;

namespace doublets {

/// Sets the colour with which X11 fills newly exposed parts of a growing window until Qt paints
/// them. Does nothing on other platforms, in builds without XCB, on screens with less than 24 bits
/// per pixel, or if `window` has no native window yet. Call again when the native window has been
/// replaced.
void setWindowBackground(const QWidget &window, const QColor &colour);

} // namespace doublets
