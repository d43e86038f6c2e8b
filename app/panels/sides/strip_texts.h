// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

#include <optional>

class QFont;

// Precondition of all functions: the match has a game.
namespace doublets {

class Match;

/// The texts on a player's strip.
struct StripTexts
{
    /// Whose turn it is or how the game has ended, in words addressed to this player, e.g. "Your
    /// throw".
    QString turn;
    QString news; ///< the latest events and the numbers to be played, or the result of the game
};

/// Returns the texts of the strip of `side`, which a person plays. While the match shows an earlier
/// moment, `turn` is "Looking back"; while the game belongs to the introduction "First steps" or a
/// lesson (Match::isBoardLent()), `turn` is empty. In both cases, `news` is ShownMoment::caption().
[[nodiscard]] StripTexts stripTextsOf(const Match &match, Side side);
/// Returns the text of the strip of a side that the computer plays, addressed to the player
/// opposite: a sentence saying that the computer throws or plays or, if it is not the computer's
/// turn, only the computer's name.
[[nodiscard]] QString computerStripText(const Match &match, Side side);
/// Returns the widest possible StripTexts::turn in `font`, for a layout that remains the same
/// between turns.
[[nodiscard]] QString widestTurnText(const Match &match, const QFont &font);

/// Returns the player who must throw or play. While a player can claim numbers that were passed
/// over (Stage::Claiming), returns the next thrower, so as not to reveal that there is something to
/// claim. Returns nullopt during the opening throw, which both players make, and after the end of
/// the game.
[[nodiscard]] std::optional<Side> activePlayer(const Match &match);
/// Returns the player who took the last voluntary action and may therefore undo it. Ignores actions
/// of the computer, and forced plays that the program makes. Returns nullopt if there has been no
/// voluntary action since the opening throw.
[[nodiscard]] std::optional<Side> lastActor(const Match &match);

} // namespace doublets
