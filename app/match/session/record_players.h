// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"
#include "match/settings/player_setting.h"

namespace doublets {

/// Returns the description of a player for a record. If `name` is empty, a computer is named after
/// its level, in English, and a person has no name.
[[nodiscard]] RecordedPlayer createRecordedPlayer(PlayerSetting player, const QString &name);
/// Returns the player setting for a player in a record. Returns Careless for a computer of unknown
/// level.
[[nodiscard]] PlayerSetting playerSettingOf(const RecordedPlayer &player);
/// Returns the name that the user gave to `player`. Returns an empty string if the record has no
/// name, or only the default name of a computer's level.
[[nodiscard]] QString customNameOf(const RecordedPlayer &player);

} // namespace doublets
