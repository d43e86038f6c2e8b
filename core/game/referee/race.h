// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/position.h"

/// The one procedure that is not data: men racing round the board, as the Digital Ludeme Project
/// reads Alfonso X (DLP.Evidence.1463). Only the referee calls it.
///
/// A man moves exactly his number on along his own track; a point holds at most two men; a man who
/// comes to a single enemy removes him from the game; 25 bears off, and only the exact number does.
namespace doublets::race {

/// Whether some man of `side` can move `number` points on, or bear off with it.
[[nodiscard]] bool canMoveAny(const Position &position, Side side, std::uint8_t number);
/// The moves of that number that `position.player` has.
void addMoves(const Position &position, std::uint8_t number, PlayList &plays);
/// Whether every man on the board is in his last table, points 19 to 24.
[[nodiscard]] bool allInLastTable(const Men &men);

/// Moves a man and removes the one he hits. `Sink` is Events or NoEvents.
template<typename Sink> void move(Position &position, const Play &play, Sink &events)
{
    Men &men = position.menOf(play.by);
    --men.on[play.from - 1U];
    ++men.on[play.to - 1U];
    events.add(ManMoved{play.by, play.from, play.to, play.number});
    if (play.hit) {
        const Side other = opponentOf(play.by);
        Men &enemy = position.menOf(other);
        const auto point = static_cast<std::uint8_t>(facingPoint(play.to));
        --enemy.on[point - 1U];
        ++enemy.removed;
        if (enemy.phase == Phase::Race) {
            --enemy.left;
        }
        events.add(ManHit{other, point});
    }
}

} // namespace doublets::race
