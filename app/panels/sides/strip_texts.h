// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

#include <optional>

namespace doublets {

class Match;

/// The texts on a player's strip.
struct StripTexts
{
    QString turn; ///< whose turn it is for this player: "Your throw", "Anne throws"
    QString news; ///< what has happened, and which numbers are to be played
};

/// Returns the texts of a strip. While an earlier moment is shown or the board is lent, `news` is
/// the caption.
[[nodiscard]] StripTexts stripTextsOf(const Match &match, Side side);
/// Returns the text on the strip of a side that the computer plays, for the player opposite.
[[nodiscard]] QString computerStripText(const Match &match, Side side);
/// Returns the widest possible StripTexts::turn, for a layout that stays the same between turns.
[[nodiscard]] QString widestTurnText(const Match &match, const QFont &font);

/// Returns the player who is to throw or to play; the next thrower while a passed number could be
/// claimed. Returns null during the throw for the lead, which both players make, and after the
/// game.
[[nodiscard]] std::optional<Side> activePlayer(const Match &match);
/// Returns the player who made the last voluntary action and so may undo it. Forced plays by the
/// table and the computer's actions are skipped. Returns null if there is none, or after the throw
/// for the lead.
[[nodiscard]] std::optional<Side> lastActor(const Match &match);

} // namespace doublets
