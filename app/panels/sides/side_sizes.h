// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// How large the parts of a player's side are, in logical pixels. A shell that knows its screen
/// works them out from millimetres.
struct SideSizes
{
    int press = 44;   ///< at least as wide and as high is every button
    int letters = 17; ///< of buttons, captions and pages; buttons in a narrow row have smaller ones

    bool operator==(const SideSizes &) const = default;
};

} // namespace doublets
