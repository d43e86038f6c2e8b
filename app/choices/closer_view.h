// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Whether a game that uses one half of the board shows only that half, larger.
enum class CloserView {
    Automatic, ///< in windows less than `CloserHeightLimit` high
    On,
    Off,
};

constexpr int CloserHeightLimit = 900; ///< in logical pixels

} // namespace doublets
