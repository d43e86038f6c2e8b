// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds_history.h"

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// The contributions of dice and choices to a game, in White's chance of winning (0 to 1). The
/// chance at the start plus sum() is the chance at the end.
struct ChanceMade
{
    double lead = 0;              ///< the throw for the lead
    std::array<double, 2> dice{}; ///< the throws of each side, by indexOf(Side), in White's favour
    /// The choices of each side, by indexOf(Side), in White's favour.
    std::array<double, 2> choices{};

    /// Returns the luck of `side`, in its own favour.
    [[nodiscard]] double diceFor(Side side) const
    {
        return side == Side::White ? dice[0] : -dice[1];
    }
    /// Returns the gain from the choices of `side`, in its own favour.
    [[nodiscard]] double choicesFor(Side side) const
    {
        return side == Side::White ? choices[0] : -choices[1];
    }
    [[nodiscard]] double sum() const { return lead + dice[0] + dice[1] + choices[0] + choices[1]; }
};

/// Returns the side that throws or plays action `index`; nullopt for the throw for the lead.
[[nodiscard]] std::optional<Side> actorOf(const Rules &rules, const Position &start,
                                          const std::vector<HistoryEntry> &history,
                                          std::size_t index);

/// Sums up the first `count` actions. Returns nullopt if the odds after one of them are unknown.
[[nodiscard]] std::optional<ChanceMade>
chanceMade(const Rules &rules, const Position &start, const std::vector<HistoryEntry> &history,
           const std::vector<std::optional<OddsChange>> &after, std::size_t count);

} // namespace doublets
