// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

#include <optional>
#include <vector>

namespace doublets {

/// The outcome of correcting the dice of one throw in a game.
///
/// Later throws keep their dice and those of their plays that are still legal. Where a play is no
/// longer legal and the rules leave no choice, the forced plays replace it. The corrected game ends
/// with the first throw in which a player must make a new choice, or before the first throw that
/// can no longer be made; the remaining throws are discarded.
struct Correction
{
    /// The way in which the corrected game ends.
    enum class Outcome : std::uint8_t {
        Completed,      ///< no throw is discarded
        ChoiceRequired, ///< a player must choose again in throw `lastThrow`
        ThrowerChanged, ///< the throw after `lastThrow` would now be the other player's
        LeadChanged,    ///< an opening throw would have to be added or removed
        GameOver,       ///< the game ends with throw `lastThrow`; later throws are discarded
    };

    std::size_t index = 0; ///< index of the corrected throw in the old and new histories
    std::vector<HistoryEntry> history; ///< history of the corrected game
    Outcome outcome = Outcome::Completed;
    // Throws are numbered from 1; 0 stands for the opening throws.
    int throwNumber = 0; ///< the corrected throw
    int lastThrow = 0;   ///< the last throw kept
    // Numbers of throws after the corrected one, including opening throws. A later throw in which a
    // player must choose again is included in none of these numbers.
    int replayedUnchanged = 0;   ///< replayed with the same plays
    int replayedDifferently = 0; ///< replayed with other, forced plays
    int discarded = 0;           ///< no longer part of the game
    /// Faces of the discarded throws, to be suggested when the throws are entered again; empty
    /// unless `outcome` is ChoiceRequired.
    std::vector<std::uint8_t> suggestedFaces;
};

/// Replays `history` with `faces` as the dice of the throw at `index`; for an opening throw,
/// `faces` are White's die and Black's. Returns nullopt if there is no throw at `index`, or if
/// `faces` has the wrong number of dice or a face outside 1 to 6. If `history` breaks off in the
/// middle of a throw, the corrected game may do so too. Precondition: `history` is a legal game
/// under `rules`.
[[nodiscard]] std::optional<Correction>
correctThrowInHistory(const Rules &rules, const std::vector<HistoryEntry> &history,
                      std::size_t index, const Numbers &faces);

} // namespace doublets
