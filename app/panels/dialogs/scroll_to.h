// SPDX-License-Identifier: MIT
#pragma once

class QScrollArea;
class QWidget;

namespace doublets {

/// Scrolls `area` until `widget`, which is inside it, can be seen whole with `margin` pixels above
/// and below it, or from its top if it is too high. Scrolls when the present changes have been laid
/// out. Needed for a widget that gets the focus from the program: an area follows the Tab key
/// alone.
void scrollTo(QScrollArea &area, QWidget &widget, int margin = 0);

} // namespace doublets
