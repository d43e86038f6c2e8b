// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <vector>

namespace doublets {

/// Men of one point whom a hint would have played.
struct HintMark
{
    Side side{};
    int point = 0; ///< 1 to 24 on its track
    PlayKind kind{};
    int count = 1;

    bool operator==(const HintMark &) const = default;
};

/// The men that these plays move, those of one point together.
[[nodiscard]] std::vector<HintMark> hintMarks(const std::vector<Play> &plays);

} // namespace doublets
