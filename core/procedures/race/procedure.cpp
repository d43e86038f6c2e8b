// SPDX-License-Identifier: MIT
#include "core/procedures/make_procedure.h"
#include "core/procedures/race/race.h"

#include "core/odds/estimated_odds.h"

#include <algorithm>

namespace doublets::procedures {

namespace {

constexpr std::array FirstPhases{Phase::PlayDown};
constexpr std::array PhasesBetween{Phase::ReStack};
constexpr std::array LastPhases{Phase::Race};
constexpr std::array OwnRules{RuleKey::Movement, RuleKey::Hit, RuleKey::Draw};

/// Every number may move a man on every point, once the men stand apart.
int maxPlays(const Rules &rules)
{
    return rules.dice * std::min(rules.menOfPlayer(), PointsOnTrack);
}

/// Odds of the race are estimated: there are too many positions, and games may go on for ever.
std::shared_ptr<const OddsSource> odds(const Rules &rules, const Progress &)
{
    return std::make_shared<const EstimatedOdds>(rules);
}

} // namespace

constexpr Procedure race = makeProcedure<Race>({
    .id = "race",
    .firstPhases = FirstPhases,
    .middlePhases = PhasesBetween,
    .lastPhases = LastPhases,
    .points = PointsOnTrack,
    .maxMenOnPoint = Race::MaxOnPoint,
    .requiredRules = OwnRules,
    .supportsTotalDoublets = false,
    .maxPlays = &maxPlays,
    .oddsMethod = [](const Rules &) { return OddsMethod::Estimated; },
    .odds = &odds,
});

} // namespace doublets::procedures
