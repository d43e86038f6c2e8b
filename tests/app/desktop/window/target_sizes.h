// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QMenu;
class QWidget;

namespace doublets {

/// Returns the visible targets in `window` that are narrower or lower than `least` pixels.
[[nodiscard]] QStringList smallTargets(const QWidget &window, int least);
/// Returns the rows of `menu` that are narrower or lower than `least` pixels.
[[nodiscard]] QStringList smallRows(QMenu &menu, int least);

} // namespace doublets
