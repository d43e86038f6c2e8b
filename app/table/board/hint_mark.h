// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <vector>

namespace doublets {

/// The men on one point that a hint suggests playing in the same way, or setting up on the point.
struct HintMark
{
    Side side{};
    int point = 0; ///< 1 to 24 on the player's track
    PlayKind kind{};
    int count = 1; ///< number of men

    bool operator==(const HintMark &) const = default;
};

/// Returns the men that `plays` play, with one element for each side, point and kind, in the order
/// of first occurrence.
[[nodiscard]] std::vector<HintMark> hintMarks(const std::vector<Play> &plays);

} // namespace doublets
