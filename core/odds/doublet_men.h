// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/position_keys.h"

#include <algorithm>
#include <array>

namespace doublets {

/// Returns the index of a player's tables within a doublet: 0 for its thrower, 1 for the opponent
/// to whom it has passed.
[[nodiscard]] inline std::size_t doubletSideIndex(const Position &position)
{
    return position.player == position.thrower ? 0 : 1;
}

/// The choices for the next man of a doublet, one for each kind of point. The same for any number
/// of men left to play, provided that more than one is left, and for all positions with the same
/// index.
struct NextManChoices
{
    struct Choice
    {
        std::uint32_t positionIndex = 0; ///< index of the position after the play
        std::uint8_t kind = 0;           ///< kind of the man's point, see PositionKeys::kinds
        std::uint8_t plays = 0;          ///< number of plays of this kind
    };
    std::array<Choice, PointsInTable> choices{}; ///< the first `kinds` elements are used
    std::uint8_t kinds = 0;
    std::uint8_t plays = 0; ///< number of legal plays
};

/// Returns whether the doublet and the phase continue after the next man, whichever it is.
[[nodiscard]] inline bool continuesAfterNextMan(const Position &position)
{
    return position.doubletMen > 1 && position.menOf(position.player).remainingPlays > 1;
}

[[nodiscard]] inline Position afterMan(const Rules &rules, const Position &position,
                                       const Play &play)
{
    Position next = position;
    referee::play(rules, next, play);
    return next;
}

/// Returns the position after playing the first man on a point of `kind`. Precondition: such a man
/// can be played.
[[nodiscard]] inline Position afterManOfKind(const Rules &rules, const PositionKeys &keys,
                                             const Position &position, std::uint8_t kind)
{
    const PositionKeys::Points kinds = keys.kinds(position);
    const PlayList plays = referee::legalPlays(rules, position);
    const auto *play = std::ranges::find_if(
        plays, [&](const Play &each) { return kinds[each.from - 1U] == kind; });
    return afterMan(rules, position, *play);
}

/// Returns the choices for the next man. `positionIndexOf` returns the index of a position.
/// Precondition: continuesAfterNextMan(position).
template<typename PositionIndexOf>
[[nodiscard]] NextManChoices nextManChoices(const Rules &rules, const PositionKeys &keys,
                                            const Position &position,
                                            PositionIndexOf &&positionIndexOf)
{
    const PositionKeys::Points kinds = keys.kinds(position);
    const PlayList plays = referee::legalPlays(rules, position);
    NextManChoices next;
    next.plays = static_cast<std::uint8_t>(plays.size());
    for (const Play &play : plays) {
        const std::uint8_t kind = kinds[play.from - 1U];
        auto choice = std::find_if(next.choices.begin(), next.choices.begin() + next.kinds,
                                   [kind](const auto &known) { return known.kind == kind; });
        if (choice == next.choices.begin() + next.kinds) {
            *choice = {positionIndexOf(afterMan(rules, position, play)), kind, 0};
            ++next.kinds;
        }
        ++choice->plays;
    }
    return next;
}

} // namespace doublets
