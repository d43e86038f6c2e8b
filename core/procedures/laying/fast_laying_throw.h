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
template<typename ProcedurePolicy> class FastLayingThrow
{
public:
    explicit FastLayingThrow(const Rules &rules)
        : m_rules(rules)
        , m_isApplicable(rules.dice == 2 && rules.claim == Claim::Automatic)
    {
    }

    /// See the primary template of WholeThrow.
    template<typename OnChoice>
    bool play(Position &position, const Throw &dice, const OnChoice &onChoice) const
    {
        const Side thrower = position.thrower;
        const Side opponent = opponentOf(thrower);
        Men &mine = position.menOf(thrower);
        Men &other = position.menOf(opponent);
        const bool doublet = dice[0] == dice[1];
        if (!m_isApplicable || position.stage != Stage::ToThrow ||
            (doublet && m_rules.doublet == Doublet::Total) || mine.phase == Phase::Home ||
            other.phase == Phase::Home) {
            return false;
        }
        const std::array<Men, 2> before = position.men;
        const bool again = doublet && m_rules.doublet == Doublet::ThrowsAgain;
        const bool playsBoth = !again || m_rules.doubletMen != DoubletMen::One;
        const NumberPair played = playBoth(mine, dice, {true, playsBoth});
        NumberPair passed{};
        if (UnplayedNumbers<ProcedurePolicy>::destinationOf(m_rules, position).passes) {
            passed = playBoth(other, dice, {!played.first, playsBoth && !played.second});
        }
        if (mine.remainingPlays == 0 || other.remainingPlays == 0) {
            position.men = before;
            return false;
        }
        // If two different numbers are played, one is chosen to be first. This branch predicts
        // well.
        const bool choice = !doublet && (played.both() || passed.both());
        onChoice(played.both() ? thrower : opponent, choice ? 2 : 1);
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
    static NumberPair playBoth(Men &men, const Throw &dice, NumberPair isAllowed)
    {
        switch (men.phase) {
        case Phase::PlayDown:
            return {playOne<Phase::PlayDown>(men, dice[0], isAllowed.first),
                    playOne<Phase::PlayDown>(men, dice[1], isAllowed.second)};
        case Phase::ReStack:
            return {playOne<Phase::ReStack>(men, dice[0], isAllowed.first),
                    playOne<Phase::ReStack>(men, dice[1], isAllowed.second)};
        case Phase::BearOff:
            return {playOne<Phase::BearOff>(men, dice[0], isAllowed.first),
                    playOne<Phase::BearOff>(men, dice[1], isAllowed.second)};
        case Phase::Home:
        case Phase::Race:
            break;
        }
        return {};
    }

    template<Phase InPhase> static bool playOne(Men &men, std::uint8_t number, bool isAllowed)
    {
        std::uint8_t &on = men.counts[slot(number)];
        std::uint8_t &lying = men.downCounts[slot(number)];
        unsigned moved = 0; // 1 if the number plays a man, otherwise 0
        if constexpr (InPhase == Phase::PlayDown) {
            moved = (isAllowed ? 1U : 0U) & (on > lying + 1 ? 1U : 0U);
            lying = static_cast<std::uint8_t>(lying + moved);
        } else if constexpr (InPhase == Phase::ReStack) {
            moved = (isAllowed ? 1U : 0U) & (lying > 0 ? 1U : 0U);
            lying = static_cast<std::uint8_t>(lying - moved);
        } else {
            moved = (isAllowed ? 1U : 0U) & (on > 0 ? 1U : 0U);
            on = static_cast<std::uint8_t>(on - moved);
            lying = static_cast<std::uint8_t>(lying - (moved & (lying > 0 ? 1U : 0U)));
            men.borneOff = static_cast<std::uint8_t>(men.borneOff + moved);
        }
        men.remainingPlays = static_cast<std::uint8_t>(men.remainingPlays - moved);
        return moved != 0;
    }

    const Rules &m_rules;
    bool m_isApplicable; ///< whether the rules allow whole throws at all
};

} // namespace doublets::procedures
