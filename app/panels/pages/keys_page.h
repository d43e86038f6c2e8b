// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Actions;

/// Returns the page about playing without a mouse as HTML, in the current language. Lists the keys
/// of the board and the current shortcuts of the main actions.
[[nodiscard]] QString keysPageHtml(const Actions &actions);

} // namespace doublets
