// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"
#include "match/settings/played_by.h"

namespace doublets {

/// How a record writes a player down: a person by the name given, which may be empty, a computer
/// that nobody named by how it plays, in English.
[[nodiscard]] RecordedPlayer recordedAs(PlayedBy by, const QString &name);
/// Who that is. A computer of unknown level plays carelessly.
[[nodiscard]] PlayedBy seatIn(const RecordedPlayer &player);
/// The name that somebody gave; empty for one that says only how a side is played.
[[nodiscard]] QString nameIn(const RecordedPlayer &player);

} // namespace doublets
