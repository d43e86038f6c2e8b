// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Whether a game that uses one half of the board shows only that half, larger.
enum class CloserView {
    Automatic, ///< in windows less than `MaxCloserHeight` high
    On,
    Off,
};

constexpr int MaxCloserHeight = 900; ///< in logical pixels

} // namespace doublets
