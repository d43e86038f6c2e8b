// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/doublet_men.h"
#include "core/odds/position_keys.h"

#include <cmath>

namespace doublets {

/// What a position is worth to one player.
struct Value
{
    double wins = Unknown; ///< the player's chance of winning, 0 to 1
    double throws = 0;     ///< expected throws still to come

    static constexpr double Unknown = -1;

    bool operator==(const Value &) const = default;

    [[nodiscard]] bool isKnown() const { return wins >= 0; }
    /// The same to the opponent. Precondition: known, and no draw is possible.
    [[nodiscard]] Value turned() const { return {1 - wins, throws}; }
    [[nodiscard]] bool isBetterThan(const Value &other) const
    {
        constexpr double Rounding = 1e-12;
        return wins > other.wins + Rounding ||
               (wins > other.wins - Rounding && throws < other.throws - Rounding);
    }
};

/// A position in which numbers can still be claimed, once nobody has.
[[nodiscard]] inline Position withNothingClaimed(const Rules &rules, const Position &position)
{
    Position next = position;
    next.thrower = referee::nextThrower(rules, position);
    next.player = next.thrower;
    next.stage = Stage::ToThrow;
    next.left.clear();
    return next;
}

/// What a position amid a throw is worth under best play, from the worths of those before throws.
/// `Memory` knows the worth of a position before a throw (`beforeThrow`, to the thrower), and may
/// remember positions amid a doublet: `place` tells where, `amidDoublet` and `remember` what they
/// are worth to the player with so many men to play, and from which point the best play is;
/// `nextMen` gives the NextMen of such a position. `knowsUnclaimed` tells whether the position in
/// which nobody claims can be asked for.
template<typename Memory> class PlayValue
{
public:
    PlayValue(const Rules &rules, const PositionKeys &keys, Memory &memory)
        : m_rules(rules)
        , m_keys(keys)
        , m_memory(memory)
    {
    }

    /// Any position but the opening and a draw.
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
            m_memory.amidDoublet(whoseDoublet(position), place, position.doubletMen);
        if (known.isKnown()) {
            return known;
        }
        const Best best =
            goesOnAfterNext(position) ? bestNext(position, place) : bestOf(position, true);
        m_memory.remember(position, place, best.value, best.kind);
        return best.value;
    }

    struct Best
    {
        Value value;
        std::uint8_t kind = 0; ///< of the point of the play, see PositionKeys; amid a doublet only
    };

    /// The best play of the next man of a doublet that goes on: where each leads is known from any
    /// other number of men.
    [[nodiscard]] Best bestNext(const Position &position, std::uint32_t place) const
    {
        const NextMen next = m_memory.nextMen(position, place); // kept elsewhere, which may move
        const bool forced = next.plays > 1 && referee::isForced(m_rules, position);
        Best best;
        for (std::size_t i = 0; i < (forced ? 1 : next.kinds); ++i) {
            const NextMen::Choice &choice = next.choices[i];
            Value value = m_memory.amidDoublet(whoseDoublet(position), choice.place,
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
        // Men of a doublet come from any points: those of one kind are one choice.
        const auto kinds = doublet ? m_keys.kinds(position) : PositionKeys::Points{};
        Best best;
        const PlayList plays = referee::legalPlays(m_rules, position);
        if (plays.size() > 1 && referee::isForced(m_rules, position)) {
            Position next = position;
            referee::play(m_rules, next, plays[0]);
            return {of(next, position.player), kinds[plays[0].from - 1U]};
        }
        if (position.stage == Stage::Claiming && m_memory.knowsUnclaimed(position)) {
            best.value = of(withNothingClaimed(m_rules, position), position.player);
        }
        for (const Play &play : plays) {
            const std::uint8_t kind = kinds[play.from - 1U];
            if (doublet &&
                std::find(kinds.begin(), kinds.end(), kind) - kinds.begin() != play.from - 1) {
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
