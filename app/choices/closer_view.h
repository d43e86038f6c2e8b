// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// Whether a game that uses one half of the board shows only that half, larger.
enum class CloserView {
    Automatic, ///< On in windows lower than CloserHeightLimit, otherwise Off
    On,
    Off,
};

/// Height of the window below which Automatic means On, in logical pixels.
constexpr int CloserHeightLimit = 900;

} // namespace doublets
