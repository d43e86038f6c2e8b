// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace doublets {

/// Which moment of the game is shown, by the board and by all that stands beside it.
struct Moment
{
    std::size_t actions = 0; ///< of the game, from its start up to this moment
    int row = -1;            ///< of the course of play, looked back at; -1: the present

    [[nodiscard]] bool isPast() const { return row >= 0; }
    bool operator==(const Moment &) const = default;
};

} // namespace doublets
