// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace doublets {

/// The sizes of the parts of a player's strip, in logical pixels.
struct SideSizes
{
    int minimumButtonSize = 44; ///< minimum width and height of a button
    int textSize = 17;          ///< of buttons, captions and pages
    int minimumTextSize = 0;    ///< used where space is short; 0: see effectiveMinimumTextSize()

    /// Returns the minimum text size: `minimumTextSize` or, if that is 0, 70% of `textSize` but at
    /// least 12 pixels. Never larger than `textSize`.
    [[nodiscard]] int effectiveMinimumTextSize() const
    {
        constexpr int SmallestDerived = 12;
        return std::min(textSize, minimumTextSize > 0
                                      ? minimumTextSize
                                      : std::max(SmallestDerived, textSize * 7 / 10));
    }
    bool operator==(const SideSizes &) const = default;
};

} // namespace doublets
