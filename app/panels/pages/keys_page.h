// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Actions;

/// Returns, as HTML in the current language, the page about playing without a mouse. Lists the keys
/// of the board and the current shortcuts of the main actions.
[[nodiscard]] QString keysPageHtml(const Actions &actions);

} // namespace doublets
