// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/step.h"

#include <cstdint>

namespace doublets {

/// A moment of a game that the board and the panels show.
struct Moment
{
    enum class Kind : std::uint8_t {
        Present,
        Row,  ///< the end of a row of the course of play; texts describe the whole row
        Step, ///< a single step; texts describe only this step
    };

    std::size_t actions = 0; ///< number of actions from the start of the game up to this moment
    int row = -1;            ///< row in the course of play; −1 in the present or at the start
    int losses = 0;          ///< as Step::losses; 0 in the present
    Kind kind = Kind::Present;

    /// Returns whether this is an earlier moment than the present.
    [[nodiscard]] bool isPast() const { return kind != Kind::Present; }
    /// Returns the shown step. In the present, this is the last action, without its lost numbers.
    [[nodiscard]] Step step() const { return {actions, losses}; }
    bool operator==(const Moment &) const = default;
};

} // namespace doublets
