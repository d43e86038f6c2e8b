// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rules.h"

#include <QString>

namespace doublets {

/// Returns the goal of the game in two sentences, derived from its phases: "Lay all your men down,
/// then bear them off. The first player with no men left wins."
[[nodiscard]] QString goalText(const Rules &rules);

} // namespace doublets
