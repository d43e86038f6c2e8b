// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seats.h"

namespace doublets {

/// The combinations of players from which the user chooses.
enum class Seating : std::uint8_t {
    TwoPeople,
    WithComputer,  ///< a person and the computer
    ComputerAlone, ///< the computer on both sides
};

/// Returns the combination of players in `seats`.
[[nodiscard]] Seating seatingOf(const Seats &seats);
/// Returns seats of the kind `seating`. Returns `current` if it is of this kind. Against a person,
/// the computer plays Black. Computers that keep their seats keep their levels; others have the
/// level Best.
[[nodiscard]] Seats seatsFor(Seating seating, const Seats &current);

} // namespace doublets
