// SPDX-License-Identifier: MIT
#include "core/procedures/laying/laying.h"

#include "core/limits.h"
#include "core/odds/exact_odds.h"
#include "core/odds/one_sided_odds.h"
#include "core/procedures/make_procedure.h"

namespace doublets::procedures {

namespace {

constexpr std::array FirstPhases{Phase::PlayDown};
constexpr std::array PhasesBetween{Phase::ReStack};
constexpr std::array LastPhases{Phase::BearOff, Phase::Home};

/// Returns the maximum number of legal plays: one for each point or, if men move, one for each
/// point and number.
int maxPlays(const Rules &rules)
{
    return rules.endsWith(Phase::Home) ? PointsInTable * rules.dice : PointsInTable;
}

OddsMethod methodOf(const Rules &rules)
{
    return rules.endsWith(Phase::Home) ? OddsMethod::OneSided : OddsMethod::Exact;
}

std::shared_ptr<const OddsSource> odds(const Rules &rules, const Progress &progress)
{
    if (methodOf(rules) == OddsMethod::OneSided) {
        return OneSidedOdds::solve(rules, progress);
    }
    return ExactOdds::solve(rules, progress);
}

} // namespace

constexpr Procedure laying = makeProcedure<Laying>({
    .id = "laying",
    .firstPhases = FirstPhases,
    .middlePhases = PhasesBetween,
    .lastPhases = LastPhases,
    .pointCount = PointsInTable,
    .maxMenOnPoint = limits::MaxMenOnPoint,
    .requiredRules = {},
    .supportsTotalDoublets = true,
    .maxPlays = &maxPlays,
    .oddsMethod = &methodOf,
    .odds = &odds,
});

} // namespace doublets::procedures
