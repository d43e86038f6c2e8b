// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <vector>

namespace doublets {

/// A mark for the men that a hint suggests playing from one point, or setting up on it, all by the
/// same kind of play.
struct HintMark
{
    Side side{};
    int point = 0; ///< 1 to 24 on the player's track
    PlayKind kind{};
    int count = 1; ///< number of men

    bool operator==(const HintMark &) const = default;
};

/// Returns the marks for `plays`, grouped by side, point and kind, in the order of first
/// occurrence.
[[nodiscard]] std::vector<HintMark> hintMarks(const std::vector<Play> &plays);

} // namespace doublets
