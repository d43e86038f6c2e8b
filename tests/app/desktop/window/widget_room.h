// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

namespace doublets {

/// Returns the widgets in `window` that lack space in its current layout, one description each:
/// elided or cut-off texts, and widgets that extend beyond their parent and cannot be scrolled into
/// view.
[[nodiscard]] QStringList widgetsLackingSpace(const QWidget &window);

} // namespace doublets
