// SPDX-License-Identifier: MIT
#include "core/odds/odds.h"

#include "core/odds/estimated_odds.h"
#include "core/odds/exact_odds.h"

namespace doublets {

std::shared_ptr<const OddsSource> makeOdds(const Rules &rules, const GoOn &goOn)
{
    if (rules.isRace()) {
        return std::make_shared<const EstimatedOdds>(rules);
    }
    return ExactOdds::solve(rules, goOn);
}

} // namespace doublets
