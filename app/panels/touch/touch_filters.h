// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace doublets {

/// Installs a TouchPressFilter if `widget` is a button, tab bar, combo box or menu bar, a
/// TouchScrollFilter if it is a scroll area other than a graphics view, and a ToolTipShortcut if it
/// is a window other than a popup. Does nothing for filters that are already installed.
void installTouchFilters(QWidget &widget);

} // namespace doublets
