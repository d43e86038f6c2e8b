// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Match;

/// The texts about the result of a game.
struct ResultTexts
{
    QString title; ///< "Anne wins", "You have won!", "Anne wins the match 3–1" or "A draw"
    /// Sentences about the men that the loser had left (or the reason for the draw), the luck if
    /// known, the standing of the match if it is not decided yet, and a remark if the result does
    /// not count because the game had ended before.
    QString text;
    QString textWithMatchResult; ///< `text`, preceded by the result of the match if the match is
                                 ///< decided
};

/// Returns the texts about the game of `match`. Precondition: the game is over.
[[nodiscard]] ResultTexts resultTexts(const Match &match);

} // namespace doublets
