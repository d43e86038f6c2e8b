// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seats.h"

#include <vector>

namespace doublets {

struct Rules;

/// The combinations of players from which the user chooses.
enum class Seating : std::uint8_t {
    TwoPeople,
    WithComputer,  ///< a person and the computer
    ComputerAlone, ///< the computer on both sides
};

/// Returns the combination of players in `seats`.
[[nodiscard]] Seating seatingOf(const Seats &seats);
/// Returns the seats for `seating`: `current` if it already matches; otherwise new seats, in which
/// the computer plays Black against a person. A computer that keeps its seat keeps its level; other
/// computers play at the level Best.
[[nodiscard]] Seats seatsFor(Seating seating, const Seats &current);

/// Returns the computer levels to offer in a game with `rules`, strongest first. Only racing games
/// (see OddsMethod::GoodPlay) have the level Casual: in the other games, Best and Careless hardly
/// differ.
[[nodiscard]] std::vector<PlayerSetting> computerLevels(const Rules &rules);

} // namespace doublets
