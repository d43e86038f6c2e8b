// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <optional>

namespace doublets {

/// Compares the dice of a record with those of its seed, in the order of the game: the opening
/// throws, White's die first; then the other throws; then the future faces, which include those of
/// undone throws. Returns the first difference, or nullopt if there is none or if the dice are not
/// seeded. A game with other dice is nevertheless playable. Errors: WrongDice, InvalidSeed.
[[nodiscard]] std::optional<RecordError> checkSeededDice(const Record &record);

} // namespace doublets
