// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"
#include "match/settings/player_setting.h"

namespace doublets {

/// Returns the description of a player in a record. A computer without a `name` is named after its
/// level, in English; the name of a person may be empty.
[[nodiscard]] RecordedPlayer createRecordedPlayer(PlayerSetting player, const QString &name);
/// Returns the kind of player that `player` describes. A computer of unknown level is Careless.
[[nodiscard]] PlayerSetting playerSettingOf(const RecordedPlayer &player);
/// Returns the name given to `player`; empty if the record's name only describes the level.
[[nodiscard]] QString givenNameOf(const RecordedPlayer &player);

} // namespace doublets
