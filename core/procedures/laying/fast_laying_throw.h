// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/unplayed_numbers.h"
#include "core/procedures/whole_throw.h"

namespace doublets::procedures {

/// Plays a whole throw of two dice in the laying procedure: the thrower's numbers, and those that
/// pass to the opponent. Gives the same result as the individual steps (tst_simulation), with few
/// branches, since branches on dice cannot be predicted.
///
/// Handles forced throws only: no `Total` doublet, no claims, and no phase completed by the throw.
template<typename Way> class FastLayingThrow
{
public:
    explicit FastLayingThrow(const Rules &rules)
        : m_rules(rules)
        , m_applies(rules.dice == 2 && rules.claim == Claim::Automatic)
    {
    }

    /// See the primary template of WholeThrow.
    template<typename Chosen>
    bool play(Position &position, const Throw &dice, const Chosen &chosen) const
    {
        const Side thrower = position.thrower;
        const Side opponent = opponentOf(thrower);
        Men &mine = position.menOf(thrower);
        Men &other = position.menOf(opponent);
        const bool doublet = dice[0] == dice[1];
        if (!m_applies || position.stage != Stage::ToThrow ||
            (doublet && m_rules.doublet == Doublet::Total) || mine.phase == Phase::Home ||
            other.phase == Phase::Home) {
            return false;
        }
        const std::array<Men, 2> before = position.men;
        const bool again = doublet && m_rules.doublet == Doublet::ThrowAgain;
        const bool two = !again || m_rules.doubletMen != DoubletMen::One;
        const NumberPair played = playBoth(mine, dice, {true, two});
        NumberPair passed{};
        if (UnplayedNumbers<Way>::fateOf(m_rules, position).passes) {
            passed = playBoth(other, dice, {!played.first, two && !played.second});
        }
        if (mine.left == 0 || other.left == 0) {
            position.men = before;
            return false;
        }
        // If two different numbers are played, one is chosen to be first. This branch predicts
        // well.
        const bool choice = !doublet && (played.both() || passed.both());
        chosen(played.both() ? thrower : opponent, choice ? 2 : 1);
        position.dice = dice;
        position.thrower = again ? thrower : opponent;
        position.player = position.thrower;
        return true;
    }

private:
    struct NumberPair
    {
        bool first = false;
        bool second = false;

        [[nodiscard]] bool both() const { return first && second; }
    };

    /// Plays those of the two numbers that are allowed and playable.
    static NumberPair playBoth(Men &men, const Throw &dice, NumberPair allowed)
    {
        switch (men.phase) {
        case Phase::PlayDown:
            return {playOne<Phase::PlayDown>(men, dice[0], allowed.first),
                    playOne<Phase::PlayDown>(men, dice[1], allowed.second)};
        case Phase::ReStack:
            return {playOne<Phase::ReStack>(men, dice[0], allowed.first),
                    playOne<Phase::ReStack>(men, dice[1], allowed.second)};
        case Phase::BearOff:
            return {playOne<Phase::BearOff>(men, dice[0], allowed.first),
                    playOne<Phase::BearOff>(men, dice[1], allowed.second)};
        case Phase::Home:
        case Phase::Race:
            break;
        }
        return {};
    }

    template<Phase InPhase> static bool playOne(Men &men, std::uint8_t number, bool allowed)
    {
        std::uint8_t &on = men.on[slot(number)];
        std::uint8_t &lying = men.down[slot(number)];
        unsigned moved = 0; // 1 if the number plays a man, otherwise 0
        if constexpr (InPhase == Phase::PlayDown) {
            moved = (allowed ? 1U : 0U) & (on > lying + 1 ? 1U : 0U);
            lying = static_cast<std::uint8_t>(lying + moved);
        } else if constexpr (InPhase == Phase::ReStack) {
            moved = (allowed ? 1U : 0U) & (lying > 0 ? 1U : 0U);
            lying = static_cast<std::uint8_t>(lying - moved);
        } else {
            moved = (allowed ? 1U : 0U) & (on > 0 ? 1U : 0U);
            on = static_cast<std::uint8_t>(on - moved);
            lying = static_cast<std::uint8_t>(lying - (moved & (lying > 0 ? 1U : 0U)));
            men.borneOff = static_cast<std::uint8_t>(men.borneOff + moved);
        }
        men.left = static_cast<std::uint8_t>(men.left - moved);
        return moved != 0;
    }

    const Rules &m_rules;
    bool m_applies; ///< whether the rules allow whole throws at all
};

} // namespace doublets::procedures
