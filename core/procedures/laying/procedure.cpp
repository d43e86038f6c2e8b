// SPDX-License-Identifier: MIT
#include "core/procedures/laying/laying.h"
#include "core/procedures/procedure_of.h"

#include "core/limits.h"
#include "core/odds/exact_odds.h"

namespace doublets::procedures {

namespace {

constexpr std::array FirstPhases{Phase::PlayDown};
constexpr std::array PhasesBetween{Phase::ReStack};
constexpr std::array LastPhases{Phase::BearOff};

/// One on each point at most, amid a doublet.
int mostPlays(const Rules &)
{
    return PointsInTable;
}

std::shared_ptr<const OddsSource> odds(const Rules &rules, const Progress &progress)
{
    return ExactOdds::solve(rules, progress);
}

} // namespace

constexpr Procedure laying = procedureOf<Laying>({
    .id = "laying",
    .firstPhases = FirstPhases,
    .phasesBetween = PhasesBetween,
    .lastPhases = LastPhases,
    .points = PointsInTable,
    .mostMenOnPoint = limits::MostMenOnPoint,
    .rules = {},
    .playsTotals = true,
    .mostPlays = &mostPlays,
    .oddsMethod = OddsMethod::Exact,
    .odds = &odds,
});

} // namespace doublets::procedures
