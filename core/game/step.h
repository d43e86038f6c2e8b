// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <compare>
#include <cstddef>

namespace doublets {

/// A step of a game, as one goes through it: an action, or after it one of the numbers that it
/// lost. The start, before anything was done, is the step {0, 0}.
struct Step
{
    std::size_t actions = 0; ///< of the game, from its start up to this step
    int losses = 0;          ///< of the last action: so many numbers that nobody plays were told

    // clang-tidy 14 takes the zero of `<` for a pointer. NOLINTNEXTLINE(modernize-use-nullptr)
    auto operator<=>(const Step &) const = default;
};

/// How many steps follow an action that lost numbers: one for each NumberLost.
[[nodiscard]] int lossesIn(const Events &ofAction);

} // namespace doublets
