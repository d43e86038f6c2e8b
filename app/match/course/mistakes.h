// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds_history.h"

#include <optional>
#include <vector>

namespace doublets {

class CourseOfPlay;

/// A player's choices within a row of the course of play that reduce the player's score
/// (Odds::score()) by at least MinLoss in total.
struct Mistake
{
    static constexpr double MinLoss = 0.02; ///< two percentage points

    Side by{};
    double loss = 0;  ///< reduction of the player's score, from MinLoss to 1
    double score = 0; ///< the player's score after the last of these choices

    bool operator==(const Mistake &) const = default;
};

/// Returns the mistake in each row of `course`. The element is the larger mistake if both players
/// made one, and nullopt if there is none or the odds are unknown. `changes` contains the effects
/// of the actions of `game`; effects that are nullopt or missing at the end are unknown.
[[nodiscard]] std::vector<std::optional<Mistake>>
findMistakes(const CourseOfPlay &course, const Game &game,
             const std::vector<std::optional<OddsChange>> &changes);

} // namespace doublets
