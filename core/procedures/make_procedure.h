// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/procedure.h"
#include "core/procedures/steps.h"

#include <algorithm>

namespace doublets::procedures {

/// Returns the maximum number of events of an action. A throw may forfeit each number of the
/// previous throw and end that throw; then the dice fall, each number may be lost or passed, and
/// the throw may end. A play moves a man (at most `MaxEventsPerMan` events), may complete phases,
/// loses or passes the remaining numbers and ends the throw.
template<int MaxEventsPerMan> int maxEvents(const Rules &rules)
{
    const int throwing = 2 * rules.dice + 3;
    const int playing = MaxEventsPerMan + rules.phaseCount + rules.dice;
    return std::max(throwing, playing);
}

/// Returns `base` with `canBeDrawn`, `maxEvents`, `explain` and the referee's steps set for
/// `ProcedurePolicy` (steps.h).
template<typename ProcedurePolicy> constexpr Procedure makeProcedure(Procedure base)
{
    base.canBeDrawn = ProcedurePolicy::CanBeDrawn;
    base.maxEvents = &maxEvents<ProcedurePolicy::MaxEventsPerMan>;
    base.initialPosition = &Steps<ProcedurePolicy>::initialPosition;
    base.legalPlays = &Steps<ProcedurePolicy>::legalPlays;
    base.candidatePlays = &Steps<ProcedurePolicy>::candidatePlays;
    base.isForced = &Steps<ProcedurePolicy>::isForced;
    base.throwDice = &Steps<ProcedurePolicy>::template throwDice<Events>;
    base.throwDiceSilently = &Steps<ProcedurePolicy>::throwDiceSilently;
    base.play = &Steps<ProcedurePolicy>::template play<Events>;
    base.playSilently = &Steps<ProcedurePolicy>::playSilently;
    base.playForcedThrow = &Steps<ProcedurePolicy>::playForcedThrow;
    base.playToEnd = &Steps<ProcedurePolicy>::playToEnd;
    base.explain = &ProcedurePolicy::explain;
    return base;
}

} // namespace doublets::procedures
