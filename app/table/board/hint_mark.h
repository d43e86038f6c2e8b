// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

namespace doublets {

/// Men of one point whom a hint would have played.
struct HintMark
{
    Side side{};
    int point = 0; ///< 1 to 24 on his track
    PlayKind kind{};
    int count = 1;

    bool operator==(const HintMark &) const = default;
};

} // namespace doublets
