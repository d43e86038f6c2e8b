// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <optional>

namespace doublets {

/// Whether the dice of a record are those that its seed gives, where it says that they were seeded.
/// They fall in the order of the game: for the lead, White's first; then throw by throw; what was
/// undone fell as well and stands in the dice ahead. Such a game can be played on all the same.
/// Errors: WrongDice, BadSeed.
[[nodiscard]] std::optional<RecordError> compareSeed(const Record &record);

} // namespace doublets
