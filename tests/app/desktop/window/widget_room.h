// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

namespace doublets {

/// What in a window, as it is laid out now, has not the room that its text needs: texts cut or
/// shortened, widgets beyond the edge of what holds them and of every page that scrolls. A line
/// each, for a failed test.
[[nodiscard]] QStringList lackingRoom(const QWidget &window);

} // namespace doublets
