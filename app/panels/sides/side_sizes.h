// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace doublets {

/// The sizes of the parts of a player's strip, in logical pixels. A shell that knows its screen
/// converts them from millimetres.
struct SideSizes
{
    int press = 44;   ///< minimum width and height of a button
    int letters = 17; ///< text size of buttons, captions and pages
    int least = 0;    ///< minimum text size where room is short; 0 for the desktop's default

    /// Returns the minimum text size: `least`, or 70 % of `letters` and at least 12 pixels if it is
    /// 0. Never larger than `letters`.
    [[nodiscard]] int minimumTextSize() const
    {
        constexpr int MinOnDesktops = 12;
        return std::min(letters, least > 0 ? least : std::max(MinOnDesktops, letters * 7 / 10));
    }
    bool operator==(const SideSizes &) const = default;
};

} // namespace doublets
