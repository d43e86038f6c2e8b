// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds_history.h"

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// The contributions of the dice and of both players' choices to White's score (Odds::score()).
/// Each is a sum of changes over the game, and may therefore lie outside −1 to 1. The score at the
/// start of the game plus sum() is the score after the actions.
struct ChanceContributions
{
    double lead = 0; ///< contribution of the opening throws
    /// Contributions of the throws, indexed by indexOf(Side) of the thrower.
    std::array<double, 2> dice{};
    /// Contributions of the moves, indexed by indexOf(Side) of the player.
    std::array<double, 2> choices{};
    /// Contributions of numbers that were not claimed (see Claim), indexed by indexOf(Side) of the
    /// player who could have claimed them.
    std::array<double, 2> claims{};

    /// Returns the luck of `side` with its throws, positive if it helped `side`. Excludes the
    /// opening throws.
    [[nodiscard]] double luckOf(Side side) const
    {
        return side == Side::White ? dice[0] : -dice[1];
    }
    /// Returns the gain of `side` from its moves, negative if they reduced its score.
    [[nodiscard]] double choiceGainOf(Side side) const
    {
        return side == Side::White ? choices[0] : -choices[1];
    }
    /// Returns the gain of `side` from numbers that it did not claim, at most 0.
    [[nodiscard]] double claimGainOf(Side side) const
    {
        return side == Side::White ? claims[0] : -claims[1];
    }
    [[nodiscard]] double sum() const
    {
        return lead + dice[0] + dice[1] + choices[0] + choices[1] + claims[0] + claims[1];
    }
};

/// Returns the player of the throw or play at `index` in `history`. Returns nullopt for an opening
/// throw. `start` is the position before the first action. Precondition: `index` is less than the
/// length of `history`.
[[nodiscard]] std::optional<Side> actorOf(const Rules &rules, const Position &start,
                                          const std::vector<HistoryEntry> &history,
                                          std::size_t index);

/// Returns the sums of the changes by the first `count` actions. `changes` must contain the change
/// by each action of `history`. Returns nullopt if one of the first `count` changes is unknown.
/// Precondition: `count` is at most the length of `history`.
[[nodiscard]] std::optional<ChanceContributions>
chanceContributions(const Rules &rules, const Position &start,
                    const std::vector<HistoryEntry> &history,
                    const std::vector<std::optional<OddsChange>> &changes, std::size_t count);

/// The cause of a win, judged by the influence of the dice and the choices. Even under perfect
/// play, the dice raise the winner's score from about 0.5 to 1, so GreatLuck and LateLuck require
/// a larger change.
enum class WinCause : std::uint8_t {
    AgainstDice,   ///< the dice favoured the loser
    EvenDice,      ///< the dice favoured neither player
    GreatLuck,     ///< the dice outweighed much worse choices
    LateLuck,      ///< the dice turned a game that was almost lost
    DiceAlone,     ///< neither player made a costly choice
    BetterChoices, ///< the dice helped, and the winner chose better
    KindDice,      ///< the dice favoured the winner
};

/// Returns the cause of the win of `winner`. `changes` must contain the change by each action of
/// the game. Returns nullopt if one of the changes is unknown, or if the odds are estimated from
/// random play and their error might explain the luck.
[[nodiscard]] std::optional<WinCause>
winCause(Side winner, const std::vector<std::optional<OddsChange>> &changes, OddsMethod method);

} // namespace doublets
