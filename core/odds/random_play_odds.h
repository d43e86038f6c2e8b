// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"
#include "core/rules/rules.h"

#include <optional>

namespace doublets {

/// The expectations for games in which both players choose each legal play with equal probability
/// and claim every number they can.
struct RandomPlayExpectations
{
    double firstThrowerWinProbability = 0; ///< 0 to 1
    double throws = 0;                     ///< mean number of throws, without the opening throw
};

/// Returns the expectations under `rules`, exact except for rounding. Computed by the same
/// induction as ExactOdds. Blocks for up to a second. Returns nullopt if `progress` cancels the
/// work. Precondition: oddsMethod(rules) is Exact.
[[nodiscard]] std::optional<RandomPlayExpectations>
randomPlayExpectations(const Rules &rules, const Progress &progress = {});

} // namespace doublets
