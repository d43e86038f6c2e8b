// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/unplayed_numbers.h"
#include "core/procedures/whole_throw.h"

namespace doublets::procedures {

/// The fast path for a whole throw of two dice in the laying procedure: plays the thrower's
/// numbers, and the numbers that pass to the opponent. Equivalent to the individual steps (tested
/// by tst_simulation), but with few branches, since branches that depend on dice are often
/// mispredicted.
///
/// Handles only throws in which all choices lead to the same position: no `Total` or `WholePoint`
/// doublets (Doublet), no claims, no player in the phase `Home`, and no throws that complete a
/// phase.
template<typename ProcedurePolicy> class FastLayingThrow
{
public:
    /// `rules` must outlive this object.
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
            (doublet && playsMoreThanItsNumbers()) || mine.phase == Phase::Home ||
            other.phase == Phase::Home) {
            return false;
        }
        const std::array<Men, 2> before = position.men;
        const bool again = doublet && m_rules.doublet == Doublet::ThrowsAgain;
        const bool playsBoth = !again || m_rules.doubletNumbers != DoubletNumbers::One;
        const NumberPair played = playBoth(mine, dice, {true, playsBoth});
        NumberPair passed{};
        if (UnplayedNumbers<ProcedurePolicy>::outcomeOf(m_rules, position).passes) {
            passed = playBoth(other, dice, {!played.first, playsBoth && !played.second});
        }
        if (mine.remainingPlays == 0 || other.remainingPlays == 0) {
            position.men = before;
            return false;
        }
        // If one player plays two different numbers, that player chooses which comes first. This
        // branch is predicted well.
        const bool choice = !doublet && (played.both() || passed.both());
        onChoice(played.both() ? thrower : opponent, choice ? 2 : 1);
        position.dice = dice;
        position.thrower = again ? thrower : opponent;
        position.player = position.thrower;
        return true;
    }

private:
    [[nodiscard]] bool playsMoreThanItsNumbers() const
    {
        return m_rules.doublet == Doublet::Total || m_rules.doublet == Doublet::WholePoint;
    }

    /// A selection of the two numbers of a throw.
    struct NumberPair
    {
        bool first = false;
        bool second = false;

        [[nodiscard]] bool both() const { return first && second; }
    };

    /// Plays each number of `dice` that is enabled and playable. Returns which of the numbers were
    /// played.
    static NumberPair playBoth(Men &men, const Throw &dice, NumberPair enabled)
    {
        switch (men.phase) {
        case Phase::PlayDown:
            return {playOne<Phase::PlayDown>(men, dice[0], enabled.first),
                    playOne<Phase::PlayDown>(men, dice[1], enabled.second)};
        case Phase::ReStack:
            return {playOne<Phase::ReStack>(men, dice[0], enabled.first),
                    playOne<Phase::ReStack>(men, dice[1], enabled.second)};
        case Phase::BearOff:
            return {playOne<Phase::BearOff>(men, dice[0], enabled.first),
                    playOne<Phase::BearOff>(men, dice[1], enabled.second)};
        case Phase::SetUp:
            return {playOne<Phase::SetUp>(men, dice[0], enabled.first),
                    playOne<Phase::SetUp>(men, dice[1], enabled.second)};
        case Phase::Home:
        case Phase::Race:
            break;
        }
        return {};
    }

    /// Plays `number` if it is enabled and playable. Returns whether it was played.
    template<Phase InPhase> static bool playOne(Men &men, std::uint8_t number, bool isEnabled)
    {
        std::uint8_t &count = men.counts[pointIndex(number)];
        std::uint8_t &downCount = men.downCounts[pointIndex(number)];
        unsigned moved = 0; // 1 if the number plays a man, otherwise 0
        if constexpr (InPhase == Phase::PlayDown) {
            moved = (isEnabled ? 1U : 0U) & (count > downCount + 1 ? 1U : 0U);
            downCount = static_cast<std::uint8_t>(downCount + moved);
        } else if constexpr (InPhase == Phase::ReStack) {
            moved = (isEnabled ? 1U : 0U) & (downCount > 0 ? 1U : 0U);
            downCount = static_cast<std::uint8_t>(downCount - moved);
        } else if constexpr (InPhase == Phase::SetUp) {
            moved = (isEnabled ? 1U : 0U) & (downCount > 0 ? 1U : 0U);
            downCount = static_cast<std::uint8_t>(downCount - moved);
            count = static_cast<std::uint8_t>(count + moved);
            men.borneOff = static_cast<std::uint8_t>(men.borneOff - moved);
        } else {
            moved = (isEnabled ? 1U : 0U) & (count > 0 ? 1U : 0U);
            count = static_cast<std::uint8_t>(count - moved);
            downCount = static_cast<std::uint8_t>(downCount - (moved & (downCount > 0 ? 1U : 0U)));
            men.borneOff = static_cast<std::uint8_t>(men.borneOff + moved);
        }
        men.remainingPlays = static_cast<std::uint8_t>(men.remainingPlays - moved);
        return moved != 0;
    }

    const Rules &m_rules;
    bool m_isApplicable; ///< whether the rules allow playing whole throws
};

} // namespace doublets::procedures
