// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"
#include "core/rules/rules.h"

#include <optional>

namespace doublets {

/// Returns the exact probability (but for rounding) that the first thrower wins if both players
/// choose each legal play with equal probability and claim every number they can. Uses the
/// induction of ExactOdds. Takes up to a second. Returns nullopt if `progress` cancels the work.
/// Precondition: oddsMethod(rules) is Exact.
[[nodiscard]] std::optional<double>
randomPlayFirstThrowerProbability(const Rules &rules, const Progress &progress = {});

} // namespace doublets
