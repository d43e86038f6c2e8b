// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds_history.h"

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// How the dice and the choices of both sides changed White's chance of winning (0 to 1). The
/// chance at the start of the game plus sum() is the chance at the end.
struct ChanceContributions
{
    double lead = 0;              ///< change by the throw for the lead
    std::array<double, 2> dice{}; ///< changes by the throws, by indexOf(Side) of the thrower
    /// Changes by the choices of plays, by indexOf(Side) of the player.
    std::array<double, 2> choices{};

    /// Returns the luck of `side`, in its own favour.
    [[nodiscard]] double luckOf(Side side) const
    {
        return side == Side::White ? dice[0] : -dice[1];
    }
    /// Returns the gain from the choices of `side`, in its own favour.
    [[nodiscard]] double choiceGainOf(Side side) const
    {
        return side == Side::White ? choices[0] : -choices[1];
    }
    [[nodiscard]] double sum() const { return lead + dice[0] + dice[1] + choices[0] + choices[1]; }
};

/// Returns the side that throws or plays action `index`; nullopt for the throw for the lead.
[[nodiscard]] std::optional<Side> actorOf(const Rules &rules, const Position &start,
                                          const std::vector<HistoryEntry> &history,
                                          std::size_t index);

/// Sums up the changes by the first `count` actions; `after` contains the change by each action.
/// Returns nullopt if the odds after one of them are unknown.
[[nodiscard]] std::optional<ChanceContributions>
chanceContributions(const Rules &rules, const Position &start,
                    const std::vector<HistoryEntry> &history,
                    const std::vector<std::optional<OddsChange>> &after, std::size_t count);

/// Why a player won, as far as the dice and the choices tell. Under perfect play the dice raise the
/// winner's chance by half, so only larger changes count as luck.
enum class WinCause : std::uint8_t {
    AgainstDice,   ///< the dice favoured the loser
    EvenDice,      ///< the dice favoured neither player
    GreatLuck,     ///< the dice made up for much worse choices
    LateLuck,      ///< the dice turned a game that was almost lost
    DiceAlone,     ///< neither player made a choice that cost much
    BetterChoices, ///< the dice helped, and the winner chose better
    KindDice,      ///< the dice favoured the winner
};

/// Returns why `winner` won; `changes` contains the change by each action of the game. Returns
/// nullopt if one of them is unknown, or if it cannot be told apart from the error of an estimate.
[[nodiscard]] std::optional<WinCause>
winCause(Side winner, const std::vector<std::optional<OddsChange>> &changes, OddsMethod method);

} // namespace doublets
