// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/procedure.h"
#include "core/procedures/steps.h"

#include <algorithm>

namespace doublets::procedures {

/// Returns the maximum number of events of an action. A throw may forfeit each number of the
/// previous throw and end that throw, then be thrown, lose or pass each of its own numbers and end.
/// A play moves a man (at most `Man` events), may complete phases, loses or passes the remaining
/// numbers and ends the throw.
template<int Man> int maxEvents(const Rules &rules)
{
    const int throwing = 2 * rules.dice + 3;
    const int playing = Man + rules.phaseCount + rules.dice;
    return std::max(throwing, playing);
}

/// Returns a procedure with the steps of `Way` (steps.h). `own` provides all other members.
template<typename Way> constexpr Procedure makeProcedure(Procedure own)
{
    own.canBeDrawn = Way::CanBeDrawn;
    own.maxEvents = &maxEvents<Way::EventsOfMan>;
    own.start = &Steps<Way>::start;
    own.legalPlays = &Steps<Way>::legalPlays;
    own.candidatePlays = &Steps<Way>::candidatePlays;
    own.isForced = &Steps<Way>::isForced;
    own.throwDice = &Steps<Way>::template throwDice<Events>;
    own.throwDiceSilently = &Steps<Way>::throwDiceSilently;
    own.play = &Steps<Way>::template play<Events>;
    own.playSilently = &Steps<Way>::playSilently;
    own.playForcedThrow = &Steps<Way>::playForcedThrow;
    own.playToEnd = &Steps<Way>::playToEnd;
    own.explain = &Way::explain;
    return own;
}

} // namespace doublets::procedures
