// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace doublets {

/// Prepares a widget for touch input, if it can be pressed or scrolled. A window gets the key that
/// shows tool tips (see ToolTipShortcut). Safe to call more than once.
void installTouchFilters(QWidget &widget);

} // namespace doublets
