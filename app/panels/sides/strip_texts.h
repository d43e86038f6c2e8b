// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

#include <optional>

class QFont;

namespace doublets {

class Match;

/// The texts on a player's strip.
struct StripTexts
{
    QString turn; ///< whose turn it is, or who has won, addressed to this player: "Your throw"
    QString news; ///< the latest events and the numbers to be played, or the result of the game
};

/// Returns the texts of a strip. While an earlier moment is shown, `turn` is "Looking back"; while
/// the board is lent, `turn` is empty. In both cases, `news` is the caption.
[[nodiscard]] StripTexts stripTextsOf(const Match &match, Side side);
/// Returns the text on the strip of a side that the computer plays, for the player opposite.
[[nodiscard]] QString computerStripText(const Match &match, Side side);
/// Returns the widest text, in `font`, that StripTexts::turn can have, for a layout that stays the
/// same between turns.
[[nodiscard]] QString widestTurnText(const Match &match, const QFont &font);

/// Returns the player who must throw or play; while a passed number can be claimed, the next
/// thrower. Returns nullopt during the throw for the lead, which both players make, and after the
/// game.
[[nodiscard]] std::optional<Side> activePlayer(const Match &match);
/// Returns the player who made the last voluntary action, and who may therefore undo it. Skips the
/// computer's actions and, if forced plays are made automatically, forced plays. Returns nullopt if
/// there is no such action since the throw for the lead.
[[nodiscard]] std::optional<Side> lastActor(const Match &match);

} // namespace doublets
