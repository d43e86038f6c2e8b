// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

#include <optional>

namespace doublets {

class Match;

/// What a player reads on their own side of the moment shown.
struct SideWords
{
    QString turn; ///< whose turn it is, seen by this player: "Your throw", "Anne throws"
    QString news; ///< what happened, and which numbers are to be played
};

[[nodiscard]] SideWords wordsOfSide(const Match &match, Side side);
/// Of a side that the computer plays, for whoever sits opposite.
[[nodiscard]] QString wordsOfComputer(const Match &match, Side side);
/// The widest line that `turn` may be for that player, so that its place need not move.
[[nodiscard]] QString longestTurn(const Match &match, const QFont &font);

/// Who does what is due: the player who is to throw or to play. None for the throw for the lead,
/// which both make, and once the game is over.
[[nodiscard]] std::optional<Side> whoseTurn(const Match &match);
/// Who acted last, of themselves, and so may take it back; none where both did, or nobody has.
[[nodiscard]] std::optional<Side> whoActedLast(const Match &match);

} // namespace doublets
