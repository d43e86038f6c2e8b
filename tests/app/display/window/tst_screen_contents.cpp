// SPDX-License-Identifier: MIT
#include "display/window/display_layout.h"
#include "display/window/screen_contents.h"

#include "tests/app/display/flow/flow_fixture.h"

#include <QTest>

using namespace doublets;
using Page = ScreenContents::Page;
using Screen = DisplayFlow::Screen;
using Strip = ScreenContents::Strip;

/// Tests what the display window shows and where, without a window.
class TestScreenContents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void besideEachOther_data();
    void besideEachOther();
    void faceToFace_data();
    void faceToFace();
    void closed_data();
    void closed();
    void layout_data();
    void layout();
    void driftsWithinTheMargin();
    void usesTheLowerPart();
};

void TestScreenContents::besideEachOther_data()
{
    QTest::addColumn<Screen>("screen");
    QTest::addColumn<ScreenContents>("contents");
    const ScreenContents choice{.page = Page::Choice, .hasBar = true};
    QTest::newRow("attract") << Screen::Attract << ScreenContents{.strip = Strip::Invitation};
    QTest::newRow("language") << Screen::Language << choice;
    QTest::newRow("start") << Screen::Start << choice;
    QTest::newRow("table") << Screen::Tradition << choice;
    QTest::newRow("game") << Screen::Game << choice;
    QTest::newRow("players") << Screen::Players << choice;
    QTest::newRow("first steps") << Screen::FirstSteps
                                 << ScreenContents{
                                        .strip = Strip::Play, .hasBar = true, .hasStartOver = true};
    QTest::newRow("play") << Screen::Play
                          << ScreenContents{.strip = Strip::Play,
                                            .hasGameButtons = true,
                                            .hasBar = true,
                                            .hasStartOver = true};
    QTest::newRow("end") << Screen::End
                         << ScreenContents{
                                .page = Page::Result, .strip = Strip::Play, .hasBar = true};
    QTest::newRow("comparison") << Screen::Compare
                                << ScreenContents{.page = Page::Comparison, .hasBar = true};
    QTest::newRow("resetting") << Screen::Resetting << ScreenContents{.strip = Strip::Play};
}

void TestScreenContents::besideEachOther()
{
    QFETCH(const Screen, screen);
    Flow display;
    display.begin();
    if (screen != Screen::Attract) {
        display.reach(screen);
    }
    QCOMPARE(display.screen(), screen);
    QTEST(screenContents(*display.flow, display.config), "contents");
}

void TestScreenContents::faceToFace_data()
{
    QTest::addColumn<bool>("alone");
    QTest::addColumn<ScreenContents>("play");
    QTest::addColumn<ScreenContents>("end");
    const ScreenContents play{
        .hasCaption = false, .hasBar = true, .hasStartOver = true, .isFaceToFace = true};
    const ScreenContents end{
        .page = Page::Result, .hasCaption = false, .hasBar = true, .isFaceToFace = true};
    const auto duplicated = [](ScreenContents contents) {
        contents.areSheetsDuplicated = true;
        return contents;
    };
    QTest::newRow("two players") << false << duplicated(play) << duplicated(end);
    QTest::newRow("one player") << true << play << end;
}

void TestScreenContents::faceToFace()
{
    QFETCH(const bool, alone);
    Flow display;
    display.config.playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace;
    display.begin();
    display.reach(Screen::Players);
    display.flow->choosePlayers(alone);
    display.flow->beginPlay();
    QTEST(screenContents(*display.flow, display.config), "play");
    display.flow->endGame();
    QTEST(screenContents(*display.flow, display.config), "end");
}

void TestScreenContents::closed_data()
{
    QTest::addColumn<DisplayConfig::ClosedScreen>("closed");
    QTest::addColumn<bool>("byStaff");
    QTest::addColumn<ScreenContents>("contents");
    QTest::newRow("black") << DisplayConfig::ClosedScreen::Black << false
                           << ScreenContents{.isBoardVisible = false,
                                             .isBoardFullScreen = true,
                                             .isBackgroundBlack = true};
    QTest::newRow("candles") << DisplayConfig::ClosedScreen::Candles << false
                             << ScreenContents{.isBoardFullScreen = true};
    QTest::newRow("black, by the staff")
        << DisplayConfig::ClosedScreen::Black << true
        << ScreenContents{.strip = Strip::ClosedNotice, .isBoardVisible = false};
    QTest::newRow("candles, by the staff") << DisplayConfig::ClosedScreen::Candles << true
                                           << ScreenContents{.strip = Strip::ClosedNotice};
}

void TestScreenContents::closed()
{
    QFETCH(const bool, byStaff);
    QFETCH(const DisplayConfig::ClosedScreen, closed);
    Flow display;
    display.config.closedScreen = closed;
    if (!byStaff) {
        display.config.openingHours = WeekSpans{}; // never open
    }
    display.begin();
    display.flow->setClosedByStaff(byStaff);
    QCOMPARE(display.screen(), Screen::Closed);
    QTEST(screenContents(*display.flow, display.config), "contents");
}

void TestScreenContents::layout_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QRect>("explanation");
    QTest::newRow("landscape") << QSize(1000, 720) << QRect(150, 0, 680, 600);
    QTest::newRow("portrait") << QSize(600, 1012) << QRect(0, 312, 588, 588);
}

void TestScreenContents::layout()
{
    QFETCH(const QSize, window);
    const DisplayLayout layout(window);
    constexpr int StripHeight = 100;
    const QRect board = layout.boardRect(StripHeight);
    const QRect strip = layout.stripRect(StripHeight);
    QCOMPARE(strip.height(), StripHeight);
    QCOMPARE(board.bottom() + 1, strip.top());
    QCOMPARE(board.united(strip), layout.pageRect());
    QCOMPARE(layout.pageRect().size(), layout.contentRect(0).size());
    QTEST(layout.explanationRect(StripHeight, 20), "explanation");
}

void TestScreenContents::driftsWithinTheMargin()
{
    const QSize window(1280, 800);
    const DisplayLayout layout(window);
    QRect covered;
    for (int step = 0; step < 200; ++step) {
        const QRect content = layout.contentRect(step);
        QVERIFY(QRect(QPoint(), window).contains(content));
        QVERIFY((content.topLeft() - layout.contentRect(step + 1).topLeft()).manhattanLength() <=
                2);
        covered |= content;
    }
    QCOMPARE(covered, QRect(QPoint(), window));
}

void TestScreenContents::usesTheLowerPart()
{
    const QSize window(1080, 1920);
    const DisplayLayout layout(window, 60);
    QRect covered;
    for (int step = 0; step < 200; ++step) {
        covered |= layout.contentRect(step);
    }
    QCOMPARE(covered, QRect(0, 768, 1080, 1152));
    QCOMPARE(layout.pageRect().size(), layout.contentRect(0).size());
}

QTEST_GUILESS_MAIN(TestScreenContents)

#include "tst_screen_contents.moc"
