// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rules.h"

namespace doublets::procedures {

/// The part of the steps (steps.h) that plays a whole throw at once, with the same result as the
/// individual steps. This primary template plays none. A `ProcedurePolicy` with a fast path
/// specialises the template; types derived from that `ProcedurePolicy` do not inherit the
/// specialisation, which may not hold for them.
template<typename ProcedurePolicy> class WholeThrow
{
public:
    explicit WholeThrow(const Rules &) {}

    /// Plays the throw. Returns false, leaving `position` unchanged, if the throw must be played
    /// step by step. Calls `onChoice(side, plays)` for the player who chooses among equivalent
    /// plays. Precondition: the stage is ToThrow or Claiming.
    template<typename OnChoice> static bool play(const Position &, const Throw &, const OnChoice &)
    {
        return false;
    }
};

} // namespace doublets::procedures
