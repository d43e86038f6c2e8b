// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/position_keys.h"

#include <algorithm>
#include <array>

// Helpers of the solvers for `Total` doublets (Doublet::Total), called doublets in this file. Such
// a doublet plays several men, one after another, from any points.

namespace doublets {

/// Returns the index of `position.player` in the solvers' arrays for a doublet: 0 for the thrower
/// of the doublet, 1 for the opponent, to whom the rest of the men has passed (Surplus::Opponent).
[[nodiscard]] inline std::size_t doubletSideIndex(const Position &position)
{
    return position.player == position.thrower ? 0 : 1;
}

/// The choices for the next man of a doublet, one for each kind of point. Shared by all positions
/// with the same index that have at least two men left to play.
struct NextManChoices
{
    /// The plays of the men on points of one kind, which are equivalent.
    struct Choice
    {
        std::uint32_t positionIndex = 0; ///< index of the position after the play
        std::uint8_t kind = 0;           ///< kind of the man's point, see PositionKeys::kinds
        std::uint8_t playCount = 0;      ///< number of plays of this kind
    };
    std::array<Choice, PointsInTable> choices{}; ///< the first `kindCount` elements are used
    std::uint8_t kindCount = 0;                  ///< number of kinds of points with a playable man
    std::uint8_t playCount = 0;                  ///< number of legal plays
};

/// Returns whether the doublet and the phase continue after the next man, whichever man is played.
[[nodiscard]] inline bool continuesAfterNextMan(const Position &position)
{
    return position.doubletMen > 1 && position.menOf(position.player).remainingPlays > 1;
}

/// Returns the position after `play`, which must be legal.
[[nodiscard]] inline Position positionAfterMan(const Rules &rules, const Position &position,
                                               const Play &play)
{
    Position next = position;
    referee::play(rules, next, play);
    return next;
}

/// Returns the position after playing the first man on a point of `kind`. Precondition: such a man
/// can be played.
[[nodiscard]] inline Position positionAfterManOfKind(const Rules &rules, const PositionKeys &keys,
                                                     const Position &position, std::uint8_t kind)
{
    const PositionKeys::PerPoint kinds = keys.kinds(position);
    const PlayList plays = referee::legalPlays(rules, position);
    const auto *play = std::ranges::find_if(
        plays, [&](const Play &each) { return kinds[each.from - 1U] == kind; });
    return positionAfterMan(rules, position, *play);
}

/// Returns the choices for the next man. `positionIndexOf` returns the index of a position.
/// Precondition: continuesAfterNextMan(position).
template<typename PositionIndexOf>
[[nodiscard]] NextManChoices nextManChoices(const Rules &rules, const PositionKeys &keys,
                                            const Position &position,
                                            PositionIndexOf &&positionIndexOf)
{
    const PositionKeys::PerPoint kinds = keys.kinds(position);
    const PlayList plays = referee::legalPlays(rules, position);
    NextManChoices next;
    next.playCount = static_cast<std::uint8_t>(plays.size());
    for (const Play &play : plays) {
        const std::uint8_t kind = kinds[play.from - 1U];
        auto choice = std::find_if(next.choices.begin(), next.choices.begin() + next.kindCount,
                                   [kind](const auto &known) { return known.kind == kind; });
        if (choice == next.choices.begin() + next.kindCount) {
            *choice = {positionIndexOf(positionAfterMan(rules, position, play)), kind, 0};
            ++next.kindCount;
        }
        ++choice->playCount;
    }
    return next;
}

} // namespace doublets
