// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace doublets {

[[nodiscard]] inline bool isPlayOf(Side player, const HistoryEntry &entry)
{
    const auto *play = std::get_if<Play>(&entry.action);
    return play != nullptr && play->by == player;
}

/// Returns the index of the first of the consecutive plays of `player` that end before the action
/// at index `end`. Returns `end` if the action before is no play of `player`.
[[nodiscard]] inline std::size_t firstPlayBefore(const std::vector<HistoryEntry> &history,
                                                 Side player, std::size_t end)
{
    while (end > 0 && isPlayOf(player, history[end - 1])) {
        --end;
    }
    return end;
}

} // namespace doublets
