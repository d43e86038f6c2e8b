// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"
#include "core/rules/rules.h"

#include <optional>

namespace doublets {

/// Returns the probability, exact except for rounding, that the first thrower wins if both players
/// choose each legal play with equal probability and claim every number they can. Computed by
/// induction, as by ExactOdds. Takes up to a second. Returns nullopt if `progress` cancels the
/// work. Precondition: oddsMethod(rules) is Exact.
[[nodiscard]] std::optional<double>
randomPlayFirstThrowerProbability(const Rules &rules, const Progress &progress = {});

} // namespace doublets
