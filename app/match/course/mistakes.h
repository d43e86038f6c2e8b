// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds_history.h"

#include <optional>
#include <vector>

namespace doublets {

class CourseOfPlay;

/// A player's choices within one row of the course of play that together reduce the player's chance
/// of winning by at least 0.02 (two percentage points).
struct Mistake
{
    Side by{};
    double loss = 0; ///< reduction of the player's chance of winning; 0.02 to 1

    bool operator==(const Mistake &) const = default;
};

/// Returns the mistake in each row of `course`: the larger one if both players made a mistake,
/// nullopt if there is none or if the odds are unknown. `changes` contains the effect of each
/// action of `game`, or nullopt if unknown.
[[nodiscard]] std::vector<std::optional<Mistake>>
findMistakes(const CourseOfPlay &course, const Game &game,
             const std::vector<std::optional<OddsChange>> &changes);

} // namespace doublets
