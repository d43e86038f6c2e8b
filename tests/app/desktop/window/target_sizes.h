// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QMenu;
class QWidget;

namespace doublets {

/// What can be pressed in that window now and is smaller each way than `least` pixels.
[[nodiscard]] QStringList smallTargets(const QWidget &window, int least);
/// The same of the rows of a menu.
[[nodiscard]] QStringList smallRows(QMenu &menu, int least);

} // namespace doublets
