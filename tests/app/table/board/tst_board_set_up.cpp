// SPDX-License-Identifier: MIT
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/items/marks_item.h"
#include "table/board/move_preview.h"
#include "tests/app/table/board/board_fixture.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QTest>

#include <algorithm>

using namespace doublets;
using namespace Qt::StringLiterals;

namespace {

/// A game of dames rabattues in which the men must be set up again.
struct SetUpFixture : BoardFixture
{
    SetUpFixture()
        : BoardFixture("methodique", randomDice(1792, 900),
                       {{u"further-stage"_s, u"set-up-again"_s}})
    {
        view.show();
        view.setFocus();
    }

    [[nodiscard]] int placeOf(int point)
    {
        return view.boardScene().boardLayout().physicalPoint(Side::White, point);
    }
    [[nodiscard]] const Men &white() const { return game.position().menOf(Side::White); }
    [[nodiscard]] QPointF lastInTray()
    {
        return view.boardScene().boardLayout().borneOffManCentre(Side::White, white().borneOff - 1);
    }

    void step()
    {
        if (game.canThrow()) {
            game.throwDice();
        } else {
            game.play(game.legalPlays()[0]);
        }
    }

    /// Plays until White must set up a man on an empty point and has two plays.
    void playUntilThere()
    {
        while (!game.position().isOver()) {
            const PlayList plays = game.legalPlays();
            if (plays.size() == 2 && plays[0].kind == PlayKind::SetUp &&
                plays[0].by == Side::White && white().onPoint(plays[0].from) == 0) {
                return;
            }
            step();
        }
        QFAIL("the dice lead to no such position");
    }
};

} // namespace

/// Tests men that are set up again from the tray once all have been borne off.
class TestBoardSetUp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesOneManAtATime();
    void setsUpOnThePressedPoint();
    void selectsAManInTheTray();
    void setsUpAManDraggedFromTheTray();
    void marksWhereMenAreMissing();
    void setsUpByKeys();
    void offersPlaysToAScreenReader();
};

/// Only the played man moves, until the end of the game and back.
void TestBoardSetUp::movesOneManAtATime()
{
    SetUpFixture f;
    int setUp = 0;
    const auto movesOne = [&f](Side side, const auto &move) {
        std::vector<ManState> before = f.view.boardScene().statesOf(side);
        move();
        for (const ManState &state : f.view.boardScene().statesOf(side)) {
            const auto same = std::find(before.begin(), before.end(), state);
            if (same != before.end()) {
                before.erase(same);
            }
        }
        return before.size() == 1;
    };
    while (!f.game.position().isOver()) {
        if (f.game.canThrow()) {
            f.game.throwDice();
            continue;
        }
        const Play play = f.game.legalPlays()[0];
        QVERIFY(movesOne(play.by, [&] { f.game.play(play); }));
        setUp += play.kind == PlayKind::SetUp ? 1 : 0;
    }
    QVERIFY(setUp >= 15);
    QCOMPARE(f.game.position().menOf(f.game.position().winner()).onBoard(), 15);
    while (f.game.canUndo()) {
        const Action last = f.game.history().back().action;
        const auto *play = std::get_if<Play>(&last);
        QVERIFY(movesOne(play != nullptr ? play->by : Side::White, [&] { f.game.undo(); }) ||
                play == nullptr);
    }
}

void TestBoardSetUp::setsUpOnThePressedPoint()
{
    SetUpFixture f;
    f.playUntilThere();
    const Play play = f.game.legalPlays()[1];
    clickPoint(f.view, Side::White, play.from);
    QCOMPARE(std::get<Play>(f.game.history().back().action), play);
}

void TestBoardSetUp::selectsAManInTheTray()
{
    SetUpFixture f;
    f.playUntilThere();
    const Play play = f.game.legalPlays()[1];
    const auto marks = [&f] { return f.view.boardScene().marks().marks(); };
    click(f.view, f.lastInTray());
    QCOMPARE(f.view.input().selectedTray(), std::optional(Side::White));
    QVERIFY(marks().selected);
    QCOMPARE(marks().targets.size(), 2);
    QVERIFY(marks().playable.empty());
    click(f.view, f.lastInTray());
    QVERIFY(!f.view.input().hasSelection());
    QCOMPARE(marks().playable.size(), 2);
    click(f.view, f.lastInTray());
    clickPoint(f.view, Side::White, play.from);
    QCOMPARE(std::get<Play>(f.game.history().back().action), play);
    QVERIFY(!f.view.input().hasSelection());
}

void TestBoardSetUp::setsUpAManDraggedFromTheTray()
{
    SetUpFixture f;
    f.playUntilThere();
    const Play play = f.game.legalPlays()[1];
    const auto before = f.game.history().size();
    click(f.view, f.lastInTray()); // two points are possible
    QCOMPARE(f.game.history().size(), before);
    const QPoint from = pixelOf(f.view, f.lastInTray());
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    const QPoint to = pixelOf(f.view, layout.pointAreaOf(Side::White, play.from).rect().center());
    QTest::mousePress(f.view.viewport(), Qt::LeftButton, {}, from);
    for (const double t : {0.3, 0.7, 1.0}) {
        const QPoint at = from + (to - from) * t;
        QMouseEvent move(QEvent::MouseMove, at, f.view.viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.view.viewport(), &move);
    }
    QCOMPARE(f.view.boardScene().marks().marks().targets.size(), 2);
    QTest::mouseRelease(f.view.viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(f.game.history().size(), before + 1);
    QCOMPARE(std::get<Play>(f.game.history().back().action), play);
}

void TestBoardSetUp::marksWhereMenAreMissing()
{
    SetUpFixture f;
    f.playUntilThere();
    const Marks &marks = f.view.boardScene().marks().marks();
    QCOMPARE(marks.playable.size(), 2);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    for (const Play &play : f.game.legalPlays()) {
        const QRectF area = layout.pointAreaOf(Side::White, play.from).rect();
        QVERIFY(std::ranges::any_of(marks.playable,
                                    [&area](const auto &mark) { return area.contains(mark.top); }));
        const auto moves = plannedMoves(layout, f.game.position(), {play});
        QCOMPARE(moves.size(), 1);
        QCOMPARE(moves.front().from.centre, f.lastInTray());
        QVERIFY(area.contains(moves.front().to.centre));
    }
}

void TestBoardSetUp::setsUpByKeys()
{
    SetUpFixture f;
    f.playUntilThere();
    const Play play = f.game.legalPlays()[1];
    f.view.input().setFocusedPoint(f.placeOf(play.from));
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(std::get<Play>(f.game.history().back().action), play);
}

void TestBoardSetUp::offersPlaysToAScreenReader()
{
    SetUpFixture f;
    f.playUntilThere();
    const PlayList plays = f.game.legalPlays();
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&f.view);
    QVERIFY(board);
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleInterface *child = board->child(i);
        if (child->text(QAccessible::Name).endsWith(u"; can be played")) {
            QAccessibleActionInterface *actions = child->actionInterface();
            QVERIFY(actions);
            actions->doAction(QAccessibleActionInterface::pressAction());
            const auto *made = std::get_if<Play>(&f.game.history().back().action);
            QVERIFY(made != nullptr && (*made == plays[0] || *made == plays[1]));
            return;
        }
    }
    QFAIL("no point offers a play");
}

QTEST_MAIN(TestBoardSetUp)
#include "tst_board_set_up.moc"
