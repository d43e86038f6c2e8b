// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds_course.h"

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// What changed the chances over a whole game, in White's chance of winning (0 to 1): the chance at
/// the start and all of these make the chance at the end.
struct ChanceMade
{
    double lead = 0;                 ///< by the throw for the lead
    std::array<double, 2> dice{};    ///< by the throws of each side (indexOf), in White's favour
    std::array<double, 2> choices{}; ///< by the choices of each side, in White's favour

    /// In favour of that side.
    [[nodiscard]] double diceFor(Side side) const
    {
        return side == Side::White ? dice[0] : -dice[1];
    }
    [[nodiscard]] double choicesFor(Side side) const
    {
        return side == Side::White ? choices[0] : -choices[1];
    }
    [[nodiscard]] double sum() const { return lead + dice[0] + dice[1] + choices[0] + choices[1]; }
};

/// Who throws, or plays, action `index`; nobody alone throws for the lead.
[[nodiscard]] std::optional<Side> actorOf(const Rules &rules, const Position &start,
                                          const std::vector<HistoryEntry> &history,
                                          std::size_t index);

/// Sums up the first `count` actions. Nothing where one of them is not known.
[[nodiscard]] std::optional<ChanceMade>
chanceMade(const Rules &rules, const Position &start, const std::vector<HistoryEntry> &history,
           const std::vector<std::optional<OddsAfter>> &after, std::size_t count);

} // namespace doublets
