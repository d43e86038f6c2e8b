// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"
#include "core/rules/rules.h"

#include <optional>

namespace doublets {

/// The chance that the player with the first throw wins where both choose blindly, every legal play
/// alike likely, and claim all that can be claimed: exact but for rounding, by the induction of
/// ExactOdds. Takes up to a second; nothing where `progress` ended it.
/// Precondition: the odds of these rules are Exact.
[[nodiscard]] std::optional<double> firstThrowerWinsBlindly(const Rules &rules,
                                                            const Progress &progress = {});

} // namespace doublets
