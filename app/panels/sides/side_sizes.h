// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace doublets {

/// How large the parts of a player's side are, in logical pixels. A shell that knows its screen
/// works them out from millimetres.
struct SideSizes
{
    int press = 44;   ///< at least as wide and as high is every button
    int letters = 17; ///< of buttons, captions and pages
    int least = 0;    ///< where there is little room letters are smaller, but not than that

    /// Where nobody has said how small letters may be, as small as on a desktop.
    [[nodiscard]] int leastLetters() const
    {
        constexpr int SmallestOnDesktops = 12;
        return std::min(letters,
                        least > 0 ? least : std::max(SmallestOnDesktops, letters * 7 / 10));
    }
    bool operator==(const SideSizes &) const = default;
};

} // namespace doublets
