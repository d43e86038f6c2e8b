// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rules.h"

namespace doublets::procedures {

/// A throw played to its end at once, where a `Way` knows how: part of the steps (steps.h). It
/// comes to the same as the steps one by one. As a rule no throw is; a way that has another answer
/// specialises this beside it, so that ways made of it do not inherit what need not hold for them.
template<typename Way> class WholeThrow
{
public:
    explicit WholeThrow(const Rules &) {}

    /// False where the throw is left to the steps: then nothing has changed. Who has to choose
    /// among so many plays, which all come to the same, is told: `chosen(side, plays)`.
    /// Precondition: `position` is to be thrown in, or numbers are left unclaimed in it.
    template<typename Chosen> static bool play(const Position &, const Throw &, const Chosen &)
    {
        return false;
    }
};

} // namespace doublets::procedures
