// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace doublets {

/// Returns whether the action of `entry` is a play of `player`.
[[nodiscard]] inline bool isPlayOf(Side player, const HistoryEntry &entry)
{
    const auto *play = std::get_if<Play>(&entry.action);
    return play != nullptr && play->by == player;
}

/// Returns the index of the first of the consecutive plays of `player` that immediately precede the
/// index `end`. Returns `end` if the action before `end` is not a play of `player`, or if `end` is
/// 0. Precondition: `end` is at most the length of `history`.
[[nodiscard]] inline std::size_t firstPlayBefore(const std::vector<HistoryEntry> &history,
                                                 Side player, std::size_t end)
{
    while (end > 0 && isPlayOf(player, history[end - 1])) {
        --end;
    }
    return end;
}

} // namespace doublets
