// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/moves.h"

#include <algorithm>

namespace doublets::procedures {

/// A counter of the numbers that remain usable after a play, which tries every continuation. Used
/// by the steps (steps.h) of procedures in which the order of plays matters. A `ProcedurePolicy`
/// with a faster method specialises this template.
template<typename ProcedurePolicy> class UsableNumberCounter
{
public:
    /// Both arguments must outlive this object.
    UsableNumberCounter(const Rules &rules, const Position &position)
        : m_rules(rules)
        , m_position(position)
    {
    }

    /// Returns the maximum number of further numbers that can be used after `play`. Returns 0 if
    /// `play` ends the game.
    [[nodiscard]] int maxUsableAfter(const Play &play) const
    {
        Position next = m_position;
        NullEvents noEvents;
        Moves<ProcedurePolicy>::playMan(m_rules, next, play, noEvents);
        return next.isOver() ? 0 : maxUsable(next);
    }

private:
    [[nodiscard]] int maxUsable(const Position &position) const
    {
        if (position.remainingNumbers.size() == 1) {
            return Moves<ProcedurePolicy>::canPlayAnything(m_rules, position) ? 1 : 0;
        }
        PlayList plays;
        Moves<ProcedurePolicy>::addEveryPlay(m_rules, position, plays);
        const UsableNumberCounter usableNumbers(m_rules, position);
        int best = 0;
        for (const Play &play : plays) {
            best = std::max(best, 1 + usableNumbers.maxUsableAfter(play));
            if (best == position.remainingNumbers.size()) {
                break;
            }
        }
        return best;
    }

    const Rules &m_rules;
    const Position &m_position;
};

} // namespace doublets::procedures
