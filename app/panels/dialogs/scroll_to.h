// SPDX-License-Identifier: MIT
#pragma once

class QScrollArea;
class QWidget;

namespace doublets {

/// Scrolls `area` vertically to show `widget`, a descendant of its contents, with `margin` logical
/// pixels above and below. If `widget` is too high, shows the top of `widget`. Scrolls from the
/// event loop, after pending layout changes, unless `widget` has been deleted by then. Use this
/// function after setFocus(), because QScrollArea itself follows only the Tab key.
void scrollTo(QScrollArea &area, QWidget &widget, int margin = 0);

} // namespace doublets
