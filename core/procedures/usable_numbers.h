// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/moves.h"

#include <algorithm>

namespace doublets::procedures {

/// The part of the steps (steps.h) that counts how many numbers remain usable after a play, where
/// the order of plays matters. Tries every continuation. A `Way` with a faster method specialises
/// this template.
template<typename Way> class UsableNumbers
{
public:
    /// Both arguments must outlive this object.
    UsableNumbers(const Rules &rules, const Position &position)
        : m_rules(rules)
        , m_position(position)
    {
    }

    /// Returns the greatest number of further numbers that can be used after `play`; 0 if it ends
    /// the game.
    [[nodiscard]] int after(const Play &play) const
    {
        Position next = m_position;
        NullEvents noEvents;
        Moves<Way>::moveMan(m_rules, next, play, noEvents);
        return next.isOver() ? 0 : most(next);
    }

private:
    [[nodiscard]] int most(const Position &position) const
    {
        if (position.left.size() == 1) {
            return Moves<Way>::canPlayAnything(m_rules, position) ? 1 : 0;
        }
        PlayList plays;
        Moves<Way>::addEveryPlay(m_rules, position, plays);
        const UsableNumbers numbersUsed(m_rules, position);
        int most = 0;
        for (const Play &play : plays) {
            most = std::max(most, 1 + numbersUsed.after(play));
            if (most == position.left.size()) {
                break;
            }
        }
        return most;
    }

    const Rules &m_rules;
    const Position &m_position;
};

} // namespace doublets::procedures
