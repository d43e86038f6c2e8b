// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds_history.h"

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// The changes of White's chance of winning (0 to 1) due to the dice and to both sides' choices.
/// The chance at the start of the game plus sum() is the chance after the actions.
struct ChanceContributions
{
    double lead = 0;              ///< change due to the throw for the lead
    std::array<double, 2> dice{}; ///< changes due to throws, by indexOf(Side) of the thrower
    /// Changes due to the choices of plays and to unclaimed numbers, by indexOf(Side) of the
    /// player.
    std::array<double, 2> choices{};

    /// Returns the luck of `side` with its throws, in its own favour. Excludes the throw for the
    /// lead.
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

/// Returns the side that takes action `index` of `history`, a throw or a play; nullopt for the
/// throw for the lead.
[[nodiscard]] std::optional<Side> actorOf(const Rules &rules, const Position &start,
                                          const std::vector<HistoryEntry> &history,
                                          std::size_t index);

/// Sums up the changes made by the first `count` actions; `changes` contains the change made by
/// each action of `history`. Returns nullopt if one of these changes is unknown.
[[nodiscard]] std::optional<ChanceContributions>
chanceContributions(const Rules &rules, const Position &start,
                    const std::vector<HistoryEntry> &history,
                    const std::vector<std::optional<OddsChange>> &changes, std::size_t count);

/// Why a player won, judged by the dice and the choices. Under perfect play, the dice alone raise
/// the winner's chance from about 0.5 to 1, so GreatLuck and LateLuck require a larger change.
enum class WinCause : std::uint8_t {
    AgainstDice,   ///< the dice favoured the loser
    EvenDice,      ///< the dice favoured neither player
    GreatLuck,     ///< the dice made up for much worse choices
    LateLuck,      ///< the dice turned a game that was almost lost
    DiceAlone,     ///< neither player made a choice that cost much
    BetterChoices, ///< the dice helped, and the winner chose better
    KindDice,      ///< the dice favoured the winner
};

/// Returns why `winner` won; `changes` contains the change made by each action of the game. Returns
/// nullopt if one of these changes is unknown, or if the odds are estimates and the luck might be
/// due to their error.
[[nodiscard]] std::optional<WinCause>
winCause(Side winner, const std::vector<std::optional<OddsChange>> &changes, OddsMethod method);

} // namespace doublets
