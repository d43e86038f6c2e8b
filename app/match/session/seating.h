// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seats.h"

namespace doublets {

/// The kinds of players that a new visitor chooses from.
enum class Seating : std::uint8_t {
    TwoPeople,
    WithComputer, ///< a person and the computer
    Watch,        ///< the computer on both sides
};

/// Returns the kind of players that `seats` describes.
[[nodiscard]] Seating seatingOf(const Seats &seats);
/// Returns seats of the kind `seating`. Players who fit stay in their seats. A new computer player
/// plays its best; against a person it gets Black.
[[nodiscard]] Seats seatsFor(Seating seating, const Seats &current);

} // namespace doublets
