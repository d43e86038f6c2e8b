// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "display/flow/display_flow.h"

namespace doublets {

/// The parts of the display window that are visible on a screen of the flow (DisplayFlow::Screen).
struct ScreenContents
{
    /// A page or sheet over the board.
    enum class Page : std::uint8_t { None, Choice, Result, Comparison };
    /// The strip below the board.
    enum class Strip : std::uint8_t {
        None,
        Invitation,   ///< AttractStrip, in the attract mode (see AttractMode)
        ClosedNotice, ///< AttractStrip, while the staff have closed the display
        Play,         ///< PlayStrip
    };

    Page page = Page::None;
    Strip strip = Strip::None;
    bool isBoardVisible = true;
    bool hasGameButtons = false; ///< whether the play strip has buttons to throw, undo and explain
    bool hasCaption = true;      ///< whether the play strip has a caption
    bool hasBar = false;         ///< whether the visitor's bar is shown
    bool hasStartOver = false;   ///< whether the visitor's bar has a button to start over
    /// Whether sheets are duplicated for two players face to face.
    bool areSheetsDuplicated = false;
    /// Whether the bar and the invitation are duplicated for visitors on both sides of the screen.
    bool isFaceToFace = false;
    bool isBoardFullScreen = false; ///< whether the board covers the space for a strip
    bool isBackgroundBlack = false;

    bool operator==(const ScreenContents &) const = default;
};

/// Returns the contents of the flow's current screen. `config` is the configuration of the flow.
[[nodiscard]] ScreenContents screenContents(const DisplayFlow &flow, const DisplayConfig &config);

} // namespace doublets
