// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rules.h"

namespace doublets::procedures {

/// The fast path for a whole throw, which has the same result as the individual steps (steps.h).
/// The primary template has no fast path. A `ProcedurePolicy` with a fast path specialises the
/// template; types derived from it do not inherit the specialisation.
template<typename ProcedurePolicy> class WholeThrow
{
public:
    explicit WholeThrow(const Rules &) {}

    /// Plays the throw. Returns false, leaving `position` unchanged, if the throw must be played
    /// step by step. If the throw is played, calls `onChoice(side, plays)` once: `side` could
    /// choose from `plays` equivalent plays, or had no choice if `plays` is 1. Precondition: the
    /// stage is ToThrow or Claiming.
    template<typename OnChoice> static bool play(const Position &, const Throw &, const OnChoice &)
    {
        return false;
    }
};

} // namespace doublets::procedures
