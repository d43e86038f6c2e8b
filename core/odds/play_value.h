// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/doublet_men.h"
#include "core/odds/position_keys.h"

#include <algorithm>
#include <cmath>

namespace doublets {

/// The value of a position to one player.
struct PositionValue
{
    double winProbability = Unknown; ///< probability that the player wins, 0 to 1
    double throws = 0;               ///< expected number of throws still to come

    static constexpr double Unknown = -1; ///< value of `winProbability` if not known yet

    bool operator==(const PositionValue &) const = default;

    [[nodiscard]] bool isKnown() const { return winProbability >= 0; }
    /// Returns the value to the opponent. Preconditions: the value is known, and the game cannot be
    /// drawn.
    [[nodiscard]] PositionValue forOpponent() const { return {1 - winProbability, throws}; }
    /// Returns whether this value is better than `other`: a greater probability of winning or, if
    /// the probabilities are equal except for rounding errors, fewer throws.
    [[nodiscard]] bool isBetterThan(const PositionValue &other) const
    {
        constexpr double Rounding = 1e-12;
        return winProbability > other.winProbability + Rounding ||
               (winProbability > other.winProbability - Rounding &&
                throws < other.throws - Rounding);
    }
};

/// Returns the position after all passed numbers have been left unclaimed. Precondition: the stage
/// is Claiming.
[[nodiscard]] inline Position positionAfterForfeit(const Rules &rules, const Position &position)
{
    Position next = position;
    next.thrower = referee::nextThrower(rules, position);
    next.player = next.thrower;
    next.stage = Stage::ToThrow;
    next.remainingNumbers.clear();
    return next;
}

/// An evaluator of positions within a throw under best play, from the values of positions before
/// throws. In this class, a doublet is a `Total` doublet (Doublet::Total).
///
/// `ValueStore` must have these members:
/// - `beforeThrow(position)` returns the value of a position before a throw, to the thrower.
/// - `positionIndex(position)` returns the index of a position within a doublet.
/// - `withinDoublet(sideIndex, index, men)` returns the stored value, to the player, of the
///   position with this `positionIndex()` and `men` men of the doublet left. `sideIndex` is
///   doubletSideIndex(position). Returns an unknown value if none is stored.
/// - `storeValue(position, index, value, kind)` may store `value`, to the player, and `kind`, the
///   kind of the point of the best play (see PositionKeys::kinds()).
/// - `nextManChoices(position, index)` returns the NextManChoices of a position within a doublet.
/// - `isUnclaimedValueKnown(position)` returns whether the value of leaving all numbers unclaimed
///   is available.
template<typename ValueStore> class PositionEvaluator
{
public:
    /// All arguments must outlive this object.
    PositionEvaluator(const Rules &rules, const PositionKeys &keys, ValueStore &store)
        : m_rules(rules)
        , m_keys(keys)
        , m_store(store)
    {
    }

    /// Returns the value of `position` to `side`. Preconditions: the game cannot be drawn, and the
    /// stage is not Opening.
    [[nodiscard]] PositionValue valueOf(const Position &position, Side side) const
    {
        if (position.stage == Stage::Won) {
            return {position.winner() == side ? 1.0 : 0.0, 0};
        }
        if (position.stage == Stage::ToThrow) {
            const PositionValue value = m_store.beforeThrow(position);
            return position.thrower == side ? value : value.forOpponent();
        }
        const PositionValue value = valueToPlayer(position);
        return position.player == side ? value : value.forOpponent();
    }

private:
    [[nodiscard]] PositionValue valueToPlayer(const Position &position) const
    {
        if (position.doubletMen == 0) {
            return bestPlay(position, false).value;
        }
        return withinDoublet(position, m_store.positionIndex(position));
    }

    [[nodiscard]] PositionValue withinDoublet(const Position &position,
                                              std::uint32_t positionIndex) const
    {
        const PositionValue known =
            m_store.withinDoublet(doubletSideIndex(position), positionIndex, position.doubletMen);
        if (known.isKnown()) {
            return known;
        }
        const EvaluatedPlay best = continuesAfterNextMan(position)
                                       ? bestNextMan(position, positionIndex)
                                       : bestPlay(position, true);
        m_store.storeValue(position, positionIndex, best.value, best.kind);
        return best.value;
    }

    /// The value of a play to its player.
    struct EvaluatedPlay
    {
        PositionValue value;
        std::uint8_t kind = 0; ///< kind of the point of the play; within a doublet only
    };

    /// Returns the best play of the next man of a doublet that continues. The resulting placements
    /// do not depend on the number of men left.
    [[nodiscard]] EvaluatedPlay bestNextMan(const Position &position,
                                            std::uint32_t positionIndex) const
    {
        const NextManChoices next =
            m_store.nextManChoices(position, positionIndex); // a copy: recursion reallocates
        const bool forced = next.playCount > 1 && referee::isForced(m_rules, position);
        EvaluatedPlay best;
        for (std::size_t i = 0; i < (forced ? 1 : next.kindCount); ++i) {
            const NextManChoices::Choice &choice = next.choices[i];
            PositionValue value = m_store.withinDoublet(
                doubletSideIndex(position), choice.positionIndex, position.doubletMen - 1U);
            if (!value.isKnown()) {
                value =
                    withinDoublet(positionAfterManOfKind(m_rules, m_keys, position, choice.kind),
                                  choice.positionIndex);
            }
            if (!best.value.isKnown() || value.isBetterThan(best.value)) {
                best = {value, choice.kind};
            }
        }
        return best;
    }

    [[nodiscard]] EvaluatedPlay bestPlay(const Position &position, bool doublet) const
    {
        // Plays of a doublet from points of one kind are equivalent.
        const auto kinds = doublet ? m_keys.kinds(position) : PositionKeys::PerPoint{};
        EvaluatedPlay best;
        const PlayList plays = referee::legalPlays(m_rules, position);
        if (plays.size() > 1 && referee::isForced(m_rules, position)) {
            Position next = position;
            referee::play(m_rules, next, plays[0]);
            return {valueOf(next, position.player), kinds[plays[0].from - 1U]};
        }
        if (position.stage == Stage::Claiming && m_store.isUnclaimedValueKnown(position)) {
            best.value = valueOf(positionAfterForfeit(m_rules, position), position.player);
        }
        for (const Play &play : plays) {
            const std::uint8_t kind = kinds[play.from - 1U];
            if (doublet && std::ranges::find(kinds, kind) - kinds.begin() != play.from - 1) {
                continue;
            }
            Position next = position;
            referee::play(m_rules, next, play);
            const PositionValue value = valueOf(next, position.player);
            if (!best.value.isKnown() || value.isBetterThan(best.value)) {
                best = {value, kind};
            }
        }
        return best;
    }

    const Rules &m_rules;
    const PositionKeys &m_keys;
    ValueStore &m_store;
};

} // namespace doublets
