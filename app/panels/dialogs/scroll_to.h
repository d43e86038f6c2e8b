// SPDX-License-Identifier: MIT
#pragma once

class QScrollArea;
class QWidget;

namespace doublets {

/// Scrolls `area` vertically to show all of `widget`, one of its descendants, with `margin` logical
/// pixels above and below, or only the top of `widget` if it is too high. Scrolls from the event
/// loop, after pending layout changes, unless `widget` has been deleted by then. Call this function
/// after setFocus(), because QScrollArea itself follows only the Tab key.
void scrollTo(QScrollArea &area, QWidget &widget, int margin = 0);

} // namespace doublets
