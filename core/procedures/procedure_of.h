// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/procedure.h"
#include "core/procedures/steps.h"

#include <algorithm>

namespace doublets::procedures {

/// The events of an action, at the most. A throw may forfeit each number of the one before and end
/// that, is thrown, passes or loses each of its numbers and ends. A play moves a man (`Man` events
/// at most), may complete phases, loses or passes the numbers that are left, and ends the throw.
template<int Man> int mostEvents(const Rules &rules)
{
    const int throwing = 2 * rules.dice + 3;
    const int playing = Man + rules.phaseCount + rules.dice;
    return std::max(throwing, playing);
}

/// A procedure whose steps are those of `Way` (steps.h). `own` says all that no step says.
template<typename Way> constexpr Procedure procedureOf(Procedure own)
{
    own.canBeDrawn = Way::CanBeDrawn;
    own.mostEvents = &mostEvents<Way::EventsOfMan>;
    own.start = &Steps<Way>::start;
    own.legalPlays = &Steps<Way>::legalPlays;
    own.everyPlay = &Steps<Way>::everyPlay;
    own.isForced = &Steps<Way>::isForced;
    own.throwDice = &Steps<Way>::template throwDice<Events>;
    own.throwDiceOnly = &Steps<Way>::throwDiceOnly;
    own.play = &Steps<Way>::template play<Events>;
    own.playOnly = &Steps<Way>::playOnly;
    own.playForcedThrow = &Steps<Way>::playForcedThrow;
    own.playToEnd = &Steps<Way>::playToEnd;
    own.explain = &Way::explain;
    return own;
}

} // namespace doublets::procedures
