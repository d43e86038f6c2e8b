// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Actions;

/// Returns the page on playing without a mouse, as HTML: the keys of the board and of the menus.
[[nodiscard]] QString keysPageHtml(const Actions &actions);

} // namespace doublets
