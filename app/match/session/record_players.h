// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"
#include "match/settings/played_by.h"

namespace doublets {

/// Returns how a record describes a player: a person by `name`, which may be empty; a computer
/// without a name by its level, in English.
[[nodiscard]] RecordedPlayer recordedAs(PlayedBy by, const QString &name);
/// Returns who plays the seat of `player`. A computer of unknown level is Careless.
[[nodiscard]] PlayedBy seatIn(const RecordedPlayer &player);
/// Returns the name given to `player`; empty if the record's name only describes the level.
[[nodiscard]] QString nameIn(const RecordedPlayer &player);

} // namespace doublets
