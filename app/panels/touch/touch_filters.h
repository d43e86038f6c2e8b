// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace doublets {

/// Installs the touch filter for a widget that can be pressed or scrolled, and the ToolTipShortcut
/// of a window. Does nothing if they are already installed.
void installTouchFilters(QWidget &widget);

} // namespace doublets
