// SPDX-License-Identifier: MIT
#include "display/window/screen_contents.h"

namespace doublets {

namespace {

using Page = ScreenContents::Page;
using Screen = DisplayFlow::Screen;
using Strip = ScreenContents::Strip;

Page pageOf(Screen screen)
{
    switch (screen) {
    case Screen::Language:
    case Screen::Start:
    case Screen::Tradition:
    case Screen::Game:
    case Screen::Players:
        return Page::Choice;
    case Screen::End:
        return Page::Result;
    case Screen::Compare:
        return Page::Comparison;
    default:
        return Page::None;
    }
}

Strip stripOf(const DisplayFlow &flow, bool isFaceToFace)
{
    switch (flow.screen()) {
    case Screen::Attract:
        return Strip::Invitation;
    case Screen::FirstSteps:
    case Screen::Resetting:
        return Strip::Play;
    case Screen::Play:
    case Screen::End:
        return isFaceToFace ? Strip::None : Strip::Play; // the players have their own strips
    case Screen::Closed:
        // Outside the opening hours, no text is shown.
        return flow.isClosedByStaff() ? Strip::ClosedNotice : Strip::None;
    default:
        return Strip::None;
    }
}

} // namespace

ScreenContents screenContents(const DisplayFlow &flow, const DisplayConfig &config)
{
    const Screen screen = flow.screen();
    const bool isClosed = screen == Screen::Closed;
    const bool isBlack = isClosed && config.closedScreen == DisplayConfig::ClosedScreen::Black;
    const bool isOpposite = config.playerPlacement == DisplayConfig::PlayerPlacement::FaceToFace;
    const bool isDuplicated = isOpposite && !flow.isAgainstComputer();
    const Strip strip = stripOf(flow, isOpposite);
    return {
        .page = pageOf(screen),
        .strip = strip,
        .isBoardVisible = !isBlack,
        .hasGameButtons = screen == Screen::Play && !isOpposite,
        .hasCaption = !isOpposite || (screen != Screen::Play && screen != Screen::End),
        .hasBar = flow.hasVisitor(),
        .hasStartOver = screen == Screen::FirstSteps || screen == Screen::Play,
        .areSheetsDuplicated = isDuplicated,
        .isFaceToFace = isOpposite,
        .isBoardFullScreen = isClosed && strip == Strip::None,
        .isBackgroundBlack = isBlack && strip == Strip::None,
    };
}

} // namespace doublets
