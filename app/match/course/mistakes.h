// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds_history.h"

#include <optional>
#include <vector>

namespace doublets {

class CourseOfPlay;

/// A choice that cost its player a notable part of the chance of winning.
struct Mistake
{
    Side by{};
    double loss = 0; ///< from 0 to 1

    bool operator==(const Mistake &) const = default;
};

/// Returns the mistake in each row of `course`; nullopt if there is none or if the odds are
/// unknown. `changes`: the effect of each action of `game`.
[[nodiscard]] std::vector<std::optional<Mistake>>
findMistakes(const CourseOfPlay &course, const Game &game,
             const std::vector<std::optional<OddsChange>> &changes);

} // namespace doublets
