// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace doublets {

/// The sizes of the parts of a player's strip and page, in logical pixels.
struct SideSizes
{
    int minimumButtonSize = 44; ///< minimum width and height of a button
    int textSize = 17;          ///< font size of buttons, captions and pages
    /// The font size to which texts may be reduced to fit. If 0, the size is derived from
    /// `textSize`; see effectiveMinimumTextSize().
    int minimumTextSize = 0;

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
