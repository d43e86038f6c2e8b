// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seats.h"

namespace doublets {

/// The combinations of players from which a user chooses.
enum class Seating : std::uint8_t {
    TwoPeople,
    WithComputer,  ///< a person and the computer
    ComputerAlone, ///< the computer on both sides
};

/// Returns the combination of players in `seats`.
[[nodiscard]] Seating seatingOf(const Seats &seats);
/// Returns `current` if it is of the kind `seating`; otherwise, new seats of that kind, in which
/// the computer plays Black against a person. Computer players that keep their seats keep their
/// levels; new ones play their best.
[[nodiscard]] Seats seatsFor(Seating seating, const Seats &current);

} // namespace doublets
