// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seats.h"

namespace doublets {

/// Who plays, as somebody says it who has come to play.
enum class Seating : std::uint8_t {
    TwoPeople,
    WithComputer, ///< a person and the computer
    Watch,        ///< the computer on both sides
};

[[nodiscard]] Seating seatingOf(const Seats &seats);
/// The seats for that; who sits where it does not matter stays there, and the computer plays as it
/// did, else as well as can be, and Black.
[[nodiscard]] Seats seatsFor(Seating wanted, const Seats &now);

} // namespace doublets
