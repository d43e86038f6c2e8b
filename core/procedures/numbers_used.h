// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/moves.h"

#include <algorithm>

namespace doublets::procedures {

/// How many of the numbers left a play allows to use, where the order matters: part of the steps
/// (steps.h). Tries every way to go on. A way that knows a quicker one specialises this beside it.
template<typename Way> class NumbersUsed
{
public:
    /// Both are looked at as long as this is asked.
    NumbersUsed(const Rules &rules, const Position &position)
        : m_rules(rules)
        , m_position(position)
    {
    }

    /// The most numbers that some order and choice uses after this play.
    [[nodiscard]] int after(const Play &play) const
    {
        Position next = m_position;
        NoEvents unheard;
        Moves<Way>::moveMan(m_rules, next, play, unheard);
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
        const NumbersUsed there(m_rules, position);
        int most = 0;
        for (const Play &play : plays) {
            most = std::max(most, 1 + there.after(play));
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
