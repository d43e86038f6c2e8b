// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <compare>
#include <cstddef>

namespace doublets {

/// A step in the review of a game: an action, or one of the numbers that the action lost, each of
/// which is a separate step after the action. The start of the game is {0, 0}.
struct Step
{
    std::size_t actions = 0; ///< number of actions taken since the start of the game
    int losses = 0;          ///< number of the last action's lost numbers up to this step

    // clang-tidy 14 takes the zero of `<` for a pointer. NOLINTNEXTLINE(modernize-use-nullptr)
    auto operator<=>(const Step &) const = default;
};

/// Returns the number of NumberLost events, each of which is a step after the action.
[[nodiscard]] int lostNumberCount(const Events &events);

} // namespace doublets
