// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/step.h"

#include <cstdint>

namespace doublets {

/// Which moment of the game is shown, by the board and by all that stands beside it.
struct Moment
{
    enum class Kind : std::uint8_t {
        Present,
        Row, ///< the end of a row of the course of play is looked back at, and all of that row told
        Step, ///< one step is looked back at, and it alone told
    };

    std::size_t actions = 0; ///< of the game, from its start up to this moment
    int row = -1;   ///< of the course of play in which it lies; -1: the present or the start
    int losses = 0; ///< of the last action that are told: see Step
    Kind kind = Kind::Present;

    [[nodiscard]] bool isPast() const { return kind != Kind::Present; }
    [[nodiscard]] Step step() const { return {actions, losses}; }
    bool operator==(const Moment &) const = default;
};

} // namespace doublets
