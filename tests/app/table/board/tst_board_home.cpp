// SPDX-License-Identifier: MIT
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/items/man_item.h"
#include "table/board/items/man_slot.h"
#include "tests/app/table/board/board_fixture.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace doublets;
using namespace Qt::StringLiterals;

namespace {

/// A game by Fiske's rules with bearing off as at backgammon.
struct HomeFixture : BoardFixture
{
    HomeFixture()
        : BoardFixture("fiske", randomDice(1905, 600), {{u"bearing-off"_s, u"as-at-backgammon"_s}})
    {
        view.show();
        view.setFocus();
    }

    [[nodiscard]] int placeOf(int point)
    {
        return view.boardScene().boardLayout().physicalPoint(Side::White, point);
    }
    [[nodiscard]] std::vector<Play> playsFrom(int point)
    {
        return view.input().playsFrom(placeOf(point));
    }

    /// Plays until `isThere()` accepts White's legal plays in the bearing-off phase.
    template<typename Condition> void playUntil(const Condition &isThere)
    {
        for (int i = 0; i < 500 && !game.position().isOver(); ++i) {
            if (game.canThrow()) {
                game.throwDice();
                continue;
            }
            const Position &now = game.position();
            if (now.player == Side::White && now.menOf(Side::White).phase == Phase::Home &&
                isThere(game.legalPlays())) {
                return;
            }
            game.play(game.legalPlays()[0]);
        }
        QFAIL("the dice lead to no such position");
    }

    /// Plays until two numbers could move the same man to different points.
    void playUntilAChoice()
    {
        playUntil([](const PlayList &plays) {
            return std::count_if(plays.begin(), plays.end(), [&](const Play &play) {
                       return play.kind == PlayKind::Move && play.from == plays[0].from;
                   }) > 1;
        });
    }
};

} // namespace

/// Tests men that move within their own quarter before they are borne off.
class TestBoardHome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsInPilesOfThree();
    void movesOneManAtATime();
    void choosesWhereTo();
    void marksMenThatComeOff();
    void playsAtOnceWhereThereIsOnePlay();
    void walksByKeysToWhereAManCanGo();
    void bearsOffByKeys();
    void offersEveryPlayToAScreenReader();
    void saysWhyAManMustWait();
};

void TestBoardHome::standsInPilesOfThree()
{
    Men men;
    men.phase = Phase::Home;
    men.counts[1] = 12;
    const std::vector<ManSlot> places = slotsOn(men, 2);
    QCOMPARE(places.size(), 12U);
    for (std::size_t i = 0; i < places.size(); ++i) {
        QVERIFY(places[i].row <= 2);
        QVERIFY(places[i].level <= 3);
        QCOMPARE(std::count(places.begin(), places.end(), places[i]), 1);
        // No man floats, and the men are taken from the top of the piles.
        const bool stands =
            places[i].level == 0 ||
            std::any_of(places.begin(), places.begin() + static_cast<int>(i),
                        [&](const ManSlot &below) {
                            return below.row == places[i].row && below.level == places[i].level - 1;
                        });
        QVERIFY(stands);
        QVERIFY(i == 0 || isPlayedAfter(places[i - 1], places[i]));
    }
    // Men stacked up stay where they are when their player begins to bear off.
    for (int level = 0; level < 3; ++level) {
        QCOMPARE(places[static_cast<std::size_t>(level)].row, 0);
        QCOMPARE(places[static_cast<std::size_t>(level)].level, level);
    }
    men.counts[1] = 4;
    QCOMPARE(nextSlotOn(men, 2), places[4]);
}

/// Only the played man moves, until the end of the game.
void TestBoardHome::movesOneManAtATime()
{
    HomeFixture f;
    int moves = 0;
    for (int i = 0; i < 500 && !f.game.position().isOver(); ++i) {
        if (f.game.canThrow()) {
            f.game.throwDice();
            continue;
        }
        const Play play = f.game.legalPlays()[0];
        std::vector<ManState> before = f.view.boardScene().statesOf(play.by);
        f.game.play(play);
        for (const ManState &state : f.view.boardScene().statesOf(play.by)) {
            const auto same = std::find(before.begin(), before.end(), state);
            if (same != before.end()) {
                before.erase(same);
            }
        }
        QCOMPARE(before.size(), 1U);
        moves += play.kind == PlayKind::Move ? 1 : 0;
    }
    QVERIFY(f.game.position().isOver());
    QVERIFY(moves > 10);
    while (f.game.canUndo()) { // the same in reverse
        QVERIFY(f.game.undo());
    }
    QCOMPARE(f.view.boardScene().statesOf(Side::White).size(), 12U);
}

void TestBoardHome::choosesWhereTo()
{
    HomeFixture f;
    f.playUntilAChoice();
    const Play play = f.game.legalPlays()[0];
    QSignalSpy played(&f.view, &BoardView::playRequested);
    clickPoint(f.view, Side::White, play.from);
    QCOMPARE(played.size(), 0);
    const Marks &marks = f.view.boardScene().marks().marks();
    QVERIFY(marks.selected.has_value());
    QCOMPARE(marks.targets.size(), f.playsFrom(play.from).size());
    clickPoint(f.view, Side::White, play.to);
    QCOMPARE(played.size(), 1);
    QCOMPARE(played[0][0].value<Play>(), play);
}

/// The chevron of a man that comes off points to the rail, that of another man to its target.
void TestBoardHome::marksMenThatComeOff()
{
    HomeFixture f;
    f.playUntil([&](const PlayList &plays) {
        return std::ranges::any_of(plays, [&](const Play &play) {
            return play.kind == PlayKind::BearOff && f.playsFrom(play.from).size() > 1;
        });
    });
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    for (const Marks::Man &man : f.view.boardScene().marks().marks().playable) {
        bool isBorneOff = false;
        for (const Play &play : f.game.legalPlays()) {
            const ManItem *played = f.view.boardScene().firstPlayedMan(play.by, play.from);
            const bool isSame = BoardScene::upperFaceCentre(*played) == man.top;
            isBorneOff = isBorneOff || (isSame && play.kind == PlayKind::BearOff);
        }
        const qreal out = -layout.pointAreaOf(Side::White, 1).inward;
        QCOMPARE(man.direction.y(), isBorneOff ? out : 0);
    }
}

void TestBoardHome::playsAtOnceWhereThereIsOnePlay()
{
    HomeFixture f;
    f.playUntil([&](const PlayList &plays) { return f.playsFrom(plays[0].from).size() == 1; });
    const Play play = f.game.legalPlays()[0];
    QSignalSpy played(&f.view, &BoardView::playRequested);
    clickPoint(f.view, Side::White, play.from);
    QCOMPARE(played.size(), 1);
    QCOMPARE(played[0][0].value<Play>(), play);
}

void TestBoardHome::walksByKeysToWhereAManCanGo()
{
    HomeFixture f;
    f.playUntilAChoice();
    const Play play = f.game.legalPlays()[0];
    const int from = f.placeOf(play.from);
    f.view.input().setFocusedPoint(from);
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.view.input().selectedPoint(), std::optional(from));
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Left}) {
        for (int i = 0; i < 8; ++i) {
            const auto at = f.view.input().focusedPoint();
            QVERIFY(f.view.input().focusedTray() || *at == from ||
                    f.view.input().findPlay(from, *at));
            QTest::keyClick(&f.view, key);
        }
    }
    f.view.input().setFocusedPoint(f.placeOf(play.to));
    const auto before = f.game.history().size();
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.game.history().size(), before + 1);
    QCOMPARE(std::get<Play>(f.game.history().back().action), play);
}

void TestBoardHome::bearsOffByKeys()
{
    HomeFixture f;
    // Finds a man that one number bears off and another one moves.
    Play off{};
    f.playUntil([&](const PlayList &plays) {
        for (const Play &play : plays) {
            if (play.kind == PlayKind::BearOff && f.playsFrom(play.from).size() > 1) {
                off = play;
                return true;
            }
        }
        return false;
    });
    f.view.input().setFocusedPoint(f.placeOf(off.from));
    QTest::keyClick(&f.view, Qt::Key_Return);
    for (int i = 0; i < 8 && !f.view.input().focusedTray(); ++i) {
        QTest::keyClick(&f.view, Qt::Key_Right); // the tray follows the first point
    }
    QCOMPARE(f.view.input().focusedTray(), std::optional(Side::White));
    const int before = f.game.position().menOf(Side::White).borneOff;
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.game.position().menOf(Side::White).borneOff, before + 1);
}

void TestBoardHome::offersEveryPlayToAScreenReader()
{
    HomeFixture f;
    f.playUntilAChoice();
    const Play play = f.game.legalPlays()[0];
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&f.view);
    QVERIFY(board);
    const QString wanted = u"Play %1: to point %2"_s.arg(play.number).arg(play.to);
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleActionInterface *actions = board->child(i)->actionInterface();
        if (actions != nullptr && actions->actionNames().contains(wanted)) {
            actions->doAction(wanted);
            QCOMPARE(std::get<Play>(f.game.history().back().action).to, play.to);
            return;
        }
    }
    QFAIL("no man offers this play");
}

void TestBoardHome::saysWhyAManMustWait()
{
    HomeFixture f;
    int waiting = 0;
    f.playUntil([&](const PlayList &) {
        for (int point = 1; point <= PointsInTable; ++point) {
            const bool held = f.game.position().menOf(Side::White).onPoint(point) > 0;
            if (held && f.playsFrom(point).empty()) {
                waiting = point;
                return true;
            }
        }
        return false;
    });
    QSignalSpy refused(&f.view.input(), &BoardInput::playRefused);
    clickPoint(f.view, Side::White, waiting);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][1].toInt(), waiting);
}

QTEST_MAIN(TestBoardHome)
#include "tst_board_home.moc"
