// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <compare>
#include <cstddef>

namespace doublets {

/// A step in the review of a game: an action, or the loss of one of its numbers, which follows the
/// action as a separate step. The start of the game is the step {0, 0}.
struct Step
{
    std::size_t actions = 0; ///< number of actions taken since the start of the game
    int losses = 0; ///< n for the nth number lost by the last action, 0 for the action itself

    // clang-tidy 14 mistakes the zero to which `<` compares for a null pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    auto operator<=>(const Step &) const = default;
};

/// Returns the number of NumberLost events in `events`.
[[nodiscard]] int lostNumberCount(const Events &events);

} // namespace doublets
