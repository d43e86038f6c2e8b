// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace doublets {

/// Installs the event filters that `widget` needs, unless they are already installed: a
/// TouchPressFilter on a button, tab bar, combo box or menu bar; a TouchScrollFilter on a scroll
/// area other than a graphics view; a ToolTipShortcut on a window other than a pop-up or tool tip.
/// `widget` owns the filters, except that the viewport of a scroll area owns its TouchScrollFilter.
void installTouchFilters(QWidget &widget);

} // namespace doublets
