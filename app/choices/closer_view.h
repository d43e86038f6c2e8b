// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// The mode of the closer view, which shows only the half in play, enlarged. Available only for
/// games that use one half of the board.
enum class CloserView {
    Automatic, ///< On if the window is less than CloserHeightLimit high, otherwise Off
    On,
    Off,
};

/// The window height below which CloserView::Automatic acts as On, in logical pixels.
constexpr int CloserHeightLimit = 900;

} // namespace doublets
