// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/doublet_men.h"
#include "core/odds/position_keys.h"

#include <algorithm>
#include <cmath>

namespace doublets {

/// The value of a position to one player.
struct Value
{
    double wins = Unknown; ///< probability that the player wins, 0 to 1
    double throws = 0;     ///< expected number of throws still to come

    static constexpr double Unknown = -1;

    bool operator==(const Value &) const = default;

    [[nodiscard]] bool isKnown() const { return wins >= 0; }
    /// Returns the value to the opponent. Preconditions: the value is known, and the game cannot be
    /// drawn.
    [[nodiscard]] Value turned() const { return {1 - wins, throws}; }
    [[nodiscard]] bool isBetterThan(const Value &other) const
    {
        constexpr double Rounding = 1e-12;
        return wins > other.wins + Rounding ||
               (wins > other.wins - Rounding && throws < other.throws - Rounding);
    }
};

/// Returns the position after all passed numbers have been left unclaimed. Precondition: the stage
/// is Claiming.
[[nodiscard]] inline Position afterForfeit(const Rules &rules, const Position &position)
{
    Position next = position;
    next.thrower = referee::nextThrower(rules, position);
    next.player = next.thrower;
    next.stage = Stage::ToThrow;
    next.left.clear();
    return next;
}

/// Computes the value of a position within a throw under best play, from the values of positions
/// before throws.
///
/// `Memory` provides `beforeThrow`, the value of a position before a throw to its thrower. It may
/// also remember positions within a doublet: `place` returns the index of a position, `amidDoublet`
/// and `remember` access the value for a given number of men left and the kind of point of the best
/// play, and `nextMen` returns the NextManChoices. `knowsUnclaimed` returns whether the value of
/// leaving all numbers unclaimed is available.
template<typename Memory> class PlayValue
{
public:
    PlayValue(const Rules &rules, const PositionKeys &keys, Memory &memory)
        : m_rules(rules)
        , m_keys(keys)
        , m_memory(memory)
    {
    }

    /// Returns the value to `side` of any position except the opening and a draw.
    [[nodiscard]] Value of(const Position &position, Side side) const
    {
        if (position.stage == Stage::Won) {
            return {position.winner() == side ? 1.0 : 0.0, 0};
        }
        if (position.stage == Stage::ToThrow) {
            const Value value = m_memory.beforeThrow(position);
            return position.thrower == side ? value : value.turned();
        }
        const Value value = toPlayer(position);
        return position.player == side ? value : value.turned();
    }

private:
    [[nodiscard]] Value toPlayer(const Position &position) const
    {
        if (position.doubletMen == 0) {
            return bestOf(position, false).value;
        }
        return amidDoublet(position, m_memory.place(position));
    }

    [[nodiscard]] Value amidDoublet(const Position &position, std::uint32_t place) const
    {
        const Value known =
            m_memory.amidDoublet(doubletSideIndex(position), place, position.doubletMen);
        if (known.isKnown()) {
            return known;
        }
        const Best best =
            continuesAfterNextMan(position) ? bestNext(position, place) : bestOf(position, true);
        m_memory.remember(position, place, best.value, best.kind);
        return best.value;
    }

    struct Best
    {
        Value value;
        std::uint8_t kind = 0; ///< kind of the point of the play; within a doublet only
    };

    /// Returns the best play of the next man of a doublet that continues. The resulting places do
    /// not depend on the number of men left.
    [[nodiscard]] Best bestNext(const Position &position, std::uint32_t place) const
    {
        const NextManChoices next =
            m_memory.nextMen(position, place); // a copy: recursion reallocates
        const bool forced = next.plays > 1 && referee::isForced(m_rules, position);
        Best best;
        for (std::size_t i = 0; i < (forced ? 1 : next.kinds); ++i) {
            const NextManChoices::Choice &choice = next.choices[i];
            Value value = m_memory.amidDoublet(doubletSideIndex(position), choice.place,
                                               position.doubletMen - 1U);
            if (!value.isKnown()) {
                value = amidDoublet(afterManOfKind(m_rules, m_keys, position, choice.kind),
                                    choice.place);
            }
            if (!best.value.isKnown() || value.isBetterThan(best.value)) {
                best = {value, choice.kind};
            }
        }
        return best;
    }

    [[nodiscard]] Best bestOf(const Position &position, bool doublet) const
    {
        // Plays of a doublet from points of one kind are equivalent.
        const auto kinds = doublet ? m_keys.kinds(position) : PositionKeys::Points{};
        Best best;
        const PlayList plays = referee::legalPlays(m_rules, position);
        if (plays.size() > 1 && referee::isForced(m_rules, position)) {
            Position next = position;
            referee::play(m_rules, next, plays[0]);
            return {of(next, position.player), kinds[plays[0].from - 1U]};
        }
        if (position.stage == Stage::Claiming && m_memory.knowsUnclaimed(position)) {
            best.value = of(afterForfeit(m_rules, position), position.player);
        }
        for (const Play &play : plays) {
            const std::uint8_t kind = kinds[play.from - 1U];
            if (doublet && std::ranges::find(kinds, kind) - kinds.begin() != play.from - 1) {
                continue;
            }
            Position next = position;
            referee::play(m_rules, next, play);
            const Value value = of(next, position.player);
            if (!best.value.isKnown() || value.isBetterThan(best.value)) {
                best = {value, kind};
            }
        }
        return best;
    }

    const Rules &m_rules;
    const PositionKeys &m_keys;
    Memory &m_memory;
};

} // namespace doublets
