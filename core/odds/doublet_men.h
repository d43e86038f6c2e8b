// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/position_keys.h"

#include <algorithm>
#include <array>

namespace doublets {

/// Index of what is known amid a doublet: 0 for who threw it, 1 for who it passed to.
[[nodiscard]] inline std::size_t whoseDoublet(const Position &position)
{
    return position.player == position.thrower ? 0 : 1;
}

/// The plays of the next man of a doublet, one of each kind of point, and where they lead. The same
/// for any number of men still to play, as long as more than this one follow, and for all positions
/// of one place.
struct NextMen
{
    struct Choice
    {
        std::uint32_t place = 0; ///< of the position after it
        std::uint8_t kind = 0;   ///< of the man's point: see PositionKeys::kinds
        std::uint8_t plays = 0;  ///< how many plays are of its kind
    };
    std::array<Choice, PointsInTable> choices{}; ///< the first `kinds` of them
    std::uint8_t kinds = 0;
    std::uint8_t plays = 0; ///< legal ones
};

/// Whether the doublet and the phase go on after the next man, whichever it is.
[[nodiscard]] inline bool goesOnAfterNext(const Position &position)
{
    return position.doubletMen > 1 && position.menOf(position.player).left > 1;
}

[[nodiscard]] inline Position afterMan(const Rules &rules, const Position &position,
                                       const Play &play)
{
    Position next = position;
    referee::play(rules, next, play);
    return next;
}

/// After a man of a point of that kind, the first there is. Precondition: such a man can be played.
[[nodiscard]] inline Position afterManOfKind(const Rules &rules, const PositionKeys &keys,
                                             const Position &position, std::uint8_t kind)
{
    const PositionKeys::Points kinds = keys.kinds(position);
    const PlayList plays = referee::legalPlays(rules, position);
    const auto *play = std::find_if(plays.begin(), plays.end(), [&](const Play &each) {
        return kinds[each.from - 1U] == kind;
    });
    return afterMan(rules, position, *play);
}

/// `placeOf` gives the place of a position. Precondition: goesOnAfterNext.
template<typename PlaceOf>
[[nodiscard]] NextMen nextMen(const Rules &rules, const PositionKeys &keys,
                              const Position &position, PlaceOf &&placeOf)
{
    const PositionKeys::Points kinds = keys.kinds(position);
    const PlayList plays = referee::legalPlays(rules, position);
    NextMen next;
    next.plays = static_cast<std::uint8_t>(plays.size());
    for (const Play &play : plays) {
        const std::uint8_t kind = kinds[play.from - 1U];
        auto choice = std::find_if(next.choices.begin(), next.choices.begin() + next.kinds,
                                   [kind](const auto &known) { return known.kind == kind; });
        if (choice == next.choices.begin() + next.kinds) {
            *choice = {placeOf(afterMan(rules, position, play)), kind, 0};
            ++next.kinds;
        }
        ++choice->plays;
    }
    return next;
}

} // namespace doublets
