// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Match;

/// The texts about a game that is over.
struct ResultTexts
{
    QString title; ///< "Anne wins", "Anne wins the match 3–1", or "Drawn"
    QString text;  ///< what the loser had left (or why the game is drawn), luck if known,
                   ///< and the standing of the match
    QString textWithMatchResult; ///< `text`, preceded by the result of the match if it is decided
};

/// Returns the texts about the game of `match`, which must be over.
[[nodiscard]] ResultTexts resultTexts(const Match &match);

} // namespace doublets
