// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QMenu;
class QWidget;

namespace doublets {

/// Returns descriptions of the visible targets in `window` that are narrower or lower than
/// `minSize` pixels.
[[nodiscard]] QStringList smallTargets(const QWidget &window, int minSize);
/// Returns descriptions of the rows of `menu` that are narrower or lower than `minSize` pixels.
[[nodiscard]] QStringList smallRows(QMenu &menu, int minSize);

} // namespace doublets
