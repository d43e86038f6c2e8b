// SPDX-License-Identifier: MIT
#include "core/odds/odds.h"

#include "core/procedures/procedure.h"

namespace doublets {

std::vector<Odds> OddsSource::oddsAfterChoices(const Position &,
                                               std::span<const Position> ends) const
{
    std::vector<Odds> odds;
    odds.reserve(ends.size());
    for (const Position &end : ends) {
        odds.push_back(oddsOf(end));
    }
    return odds;
}

std::shared_ptr<const OddsSource> makeOdds(const Rules &rules, const Progress &progress)
{
    return rules.procedure->odds(rules, progress);
}

OddsMethod oddsMethod(const Rules &rules)
{
    return rules.procedure->oddsMethod(rules);
}

std::optional<Error> bestPlayerError(const Rules &rules)
{
    return rules.procedure->bestPlayerError != nullptr ? rules.procedure->bestPlayerError(rules)
                                                       : std::nullopt;
}

} // namespace doublets
