// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Whether a game that uses one half of the board shows only that half, larger.
enum class CloserView {
    Automatic, ///< On in windows less than CloserHeightLimit high, otherwise Off
    On,
    Off,
};

constexpr int CloserHeightLimit = 900; ///< in logical pixels

} // namespace doublets
