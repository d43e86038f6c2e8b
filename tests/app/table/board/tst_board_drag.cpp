// SPDX-License-Identifier: MIT
#include "core/players/player.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/items/marks_item.h"
#include "table/board/move_preview.h"
#include "tests/app/table/board/board_fixture.h"

#include <QMouseEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace doublets;

namespace {

/// White has thrown 5-4 and has a man to play on each of these points.
struct DragFixture : BoardFixture
{
    DragFixture()
        : BoardFixture("cotton", {6, 1, 5, 4, 2, 3})
    {
        view.show();
        game.throwDice();
        game.throwDice();
    }

    [[nodiscard]] QPointF manOn(int point)
    {
        return view.boardScene().boardLayout().manCentre(Side::White, point, 0);
    }
    [[nodiscard]] int downOn(int point) const
    {
        return game.position().menOf(Side::White).downOn(point);
    }
    [[nodiscard]] const Marks &marks() { return view.boardScene().marks().marks(); }
    void send(QEvent::Type type, const QPointF &scene, Qt::MouseButtons buttons)
    {
        const QPoint at = pixelOf(view, scene);
        const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, view.viewport()->mapToGlobal(at), button, buttons, {});
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void dragTo(const QPointF &from, const QPointF &to)
    {
        send(QEvent::MouseButtonPress, from, Qt::LeftButton);
        for (const qreal t : {0.2, 0.6, 1.0}) {
            send(QEvent::MouseMove, from + t * (to - from), Qt::LeftButton);
        }
    }
    void drop(const QPointF &where) { send(QEvent::MouseButtonRelease, where, {}); }
};

const QPointF Forward(0, -170); ///< from a pile to its point
const QPointF Away(-500, -300); ///< to the unused half

} // namespace

/// Tests dragging men, and the moves shown on the board before they are made.
class TestBoardDrag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAManDroppedOnItsTarget();
    void movesAManFromWhereItWasDropped();
    void returnsAManDroppedElsewhere();
    void returnsTheManOnEsc();
    void dragsWithAFinger();
    void leavesOtherMenWhereTheyAre();
    void showsWhereAHoveredManGoes();
    void showsWhereTheFocusedManGoes();
    void plansMovesAsTheyAreMade_data();
    void plansMovesAsTheyAreMade();
    void leavesMenThatWouldBeHitVisible();
    void showsAHintAndAPreview();
    void showsAHintBeforeTheManPointedAt();
};

void TestBoardDrag::playsAManDroppedOnItsTarget()
{
    DragFixture f;
    const QPointF to = f.manOn(5) + Forward;
    f.dragTo(f.manOn(5), to);
    QCOMPARE(f.downOn(5), 0);
    const ManItem *man = f.view.boardScene().topOfPile(Side::White, 5);
    QVERIFY(man->isHeld());
    QVERIFY(QLineF(BoardScene::upperFaceCentre(*man), to).length() < 4); // under the pointer
    QCOMPARE(f.marks().targets.size(), 1U);
    QVERIFY(f.marks().dropTarget.has_value());
    QCOMPARE(f.view.shownMoves().size(), 1U);
    f.drop(to);
    QCOMPARE(f.downOn(5), 1);
    QVERIFY(!f.view.boardScene().firstPlayedMan(Side::White, 5)->isHeld());
    QVERIFY(f.marks().targets.empty());
}

void TestBoardDrag::movesAManFromWhereItWasDropped()
{
    DragFixture f;
    f.view.setSpeed(MotionSpeed::Normal);
    const QPointF to = f.manOn(5) + Forward;
    f.dragTo(f.manOn(5), to);
    const ManItem *man = f.view.boardScene().topOfPile(Side::White, 5);
    f.drop(to);
    QCOMPARE(f.downOn(5), 1);
    const double distance = QLineF(BoardScene::upperFaceCentre(*man), to).length();
    QVERIFY2(distance < QLineF({}, Forward).length() / 2, qPrintable(QString::number(distance)));
    QTRY_VERIFY(!man->isHeld());
}

void TestBoardDrag::returnsAManDroppedElsewhere()
{
    for (const MotionSpeed speed : {MotionSpeed::Off, MotionSpeed::Normal}) {
        DragFixture f;
        f.view.setSpeed(speed);
        ManItem *man = f.view.boardScene().topOfPile(Side::White, 5);
        const ManState before = man->state();
        const auto playable = f.marks().playable;
        QVERIFY(!playable.empty());
        f.dragTo(f.manOn(5), f.manOn(5) + Away);
        QVERIFY(!f.marks().dropTarget.has_value());
        const QSignalSpy refused(&f.view, &BoardView::dropRefused);
        f.drop(f.manOn(5) + Away);
        QTRY_VERIFY(!man->isHeld());
        QCOMPARE(refused.size(), 1); // the reason is shown
        const auto targets = refused[0][1].value<std::vector<QRectF>>();
        QCOMPARE(targets.size(), 1);
        const BoardLayout &layout = f.view.boardScene().boardLayout();
        QVERIFY(layout.pointAreaOf(Side::White, 5).rect().contains(targets[0].center()));
        QVERIFY(man->state() == before);
        QCOMPARE(f.downOn(5), 0);
        QCOMPARE(f.marks().playable.size(), playable.size());
        f.dragTo(f.manOn(5), f.manOn(5) + Forward); // can be dragged again
        f.drop(f.manOn(5) + Forward);
        QTRY_COMPARE(f.downOn(5), 1);
        QCOMPARE(refused.size(), 1);
    }
}

void TestBoardDrag::returnsTheManOnEsc()
{
    DragFixture f;
    f.dragTo(f.manOn(5), f.manOn(5) + Forward);
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QVERIFY(!f.view.boardScene().topOfPile(Side::White, 5)->isHeld());
    f.drop(f.manOn(5) + Forward);
    QCOMPARE(f.downOn(5), 0);
}

void TestBoardDrag::dragsWithAFinger()
{
    static QPointingDevice *screen = QTest::createTouchDevice();
    DragFixture f;
    QWidget *at = f.view.viewport();
    auto fingers = QTest::touchEvent(at, screen, false);
    const QPoint from = pixelOf(f.view, f.manOn(5));
    for (const QPointF &way : {Away, Forward}) {
        const QPoint to = pixelOf(f.view, f.manOn(5) + way);
        fingers.press(1, from, at).commit();
        fingers.move(1, (from + to) / 2, at).commit();
        QVERIFY(f.view.boardScene().topOfPile(Side::White, 5)->isHeld());
        fingers.move(1, to, at).commit();
        fingers.release(1, to, at).commit();
        QCOMPARE(f.downOn(5), way == Forward ? 1 : 0);
    }
}

void TestBoardDrag::leavesOtherMenWhereTheyAre()
{
    DragFixture f;
    BoardScene &scene = f.view.boardScene();
    const Position before = f.game.position();
    f.dragTo(f.manOn(3), f.manOn(5) + Forward); // where another man could be dropped
    for (int point = 1; point <= 6; ++point) {
        QVERIFY(std::ranges::none_of(scene.menOn(Side::White, point), &ManItem::isHeld));
    }
    QVERIFY(f.marks().targets.empty());
    f.drop(f.manOn(5) + Forward);
    QVERIFY(f.game.position() == before);
}

void TestBoardDrag::showsWhereAHoveredManGoes()
{
    DragFixture f;
    const auto hovered = [&f] {
        return std::ranges::count(f.marks().playable, true, &Marks::Man::isHovered);
    };
    QVERIFY(f.view.shownMoves().empty());
    f.send(QEvent::MouseMove, f.manOn(5), {});
    QCOMPARE(hovered(), 1);
    QCOMPARE(f.view.shownMoves().size(), 1U);
    QCOMPARE(f.view.viewport()->cursor().shape(), Qt::PointingHandCursor);
    f.send(QEvent::MouseMove, f.manOn(3), {});
    QCOMPARE(hovered(), 0);
    QVERIFY(f.view.shownMoves().empty());
    QCOMPARE(f.view.viewport()->cursor().shape(), Qt::ArrowCursor);
    f.send(QEvent::MouseMove, f.manOn(4), {});
    QCOMPARE(hovered(), 1);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&f.view, &leave);
    QCOMPARE(hovered(), 0);
    QVERIFY(f.view.shownMoves().empty());
}

void TestBoardDrag::showsWhereTheFocusedManGoes()
{
    DragFixture f;
    f.view.activateWindow();
    f.view.setFocus();
    QTRY_VERIFY(f.view.hasFocus());
    QTest::keyClick(&f.view, Qt::Key_5);
    QCOMPARE(f.view.shownMoves().size(), 1U);
    QTest::keyClick(&f.view, Qt::Key_3);
    QVERIFY(f.view.shownMoves().empty());
}

void TestBoardDrag::plansMovesAsTheyAreMade_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    for (const char *id : {"cotton", "willughby", "charpentier", "alfonso-race", "fiske"}) {
        QTest::newRow(id) << QByteArray(id);
    }
}

void TestBoardDrag::plansMovesAsTheyAreMade()
{
    QFETCH(const QByteArray, ruleSet);
    std::mt19937 bits(1674);
    BoardFixture f(ruleSet.constData(), randomDice(1674, 600));
    BoardScene &scene = f.view.boardScene();
    int compared = 0;
    for (int i = 0; i < 500 && !f.game.position().isOver(); ++i) {
        const PlayList plays = f.game.legalPlays();
        if (plays.empty() || f.game.position().stage != Stage::Playing) {
            f.game.throwDice();
            continue;
        }
        const Play play = plays[static_cast<int>(bits() % static_cast<unsigned>(plays.size()))];
        const auto moves = plannedMoves(scene.boardLayout(), scene.state().position, {play});
        QCOMPARE(moves.size(), 1U);
        const Phase before = f.game.position().menOf(play.by).phase;
        f.game.play(play);
        if (f.game.position().menOf(play.by).phase == before && !play.hit) {
            const ManItem *moved = scene.lastMovedMen().back();
            QCOMPARE(moved->state().centre, moves.front().to.centre);
            QCOMPARE(moved->state().height, moves.front().to.height);
            ++compared;
        }
    }
    QVERIFY(compared > 20);
}

void TestBoardDrag::leavesMenThatWouldBeHitVisible()
{
    std::mt19937 bits(1283);
    BoardFixture f("alfonso-race", randomDice(1283, 900));
    const BoardScene &scene = f.view.boardScene();
    int hits = 0;
    for (int i = 0; i < 700 && !f.game.position().isOver(); ++i) {
        const PlayList plays = f.game.legalPlays();
        if (plays.empty() || f.game.position().stage != Stage::Playing) {
            f.game.throwDice();
            continue;
        }
        for (const Play &play : plays) {
            const auto moves = plannedMoves(scene.boardLayout(), scene.state().position, {play});
            hits += play.hit ? 1 : 0;
            for (const ManState &man : scene.statesOf(opponentOf(play.by))) {
                QVERIFY(man.centre != moves.front().to.centre);
            }
        }
        f.game.play(plays[static_cast<int>(bits() % static_cast<unsigned>(plays.size()))]);
    }
    QVERIFY(hits > 5);
}

void TestBoardDrag::showsAHintAndAPreview()
{
    DragFixture f;
    const std::vector<Play> plays = f.view.input().legalPlays();
    QCOMPARE(plays.size(), 2U);
    const auto &marks = f.view.boardScene().marks().marks();
    f.view.setHint(plays);
    QCOMPARE(f.view.shownMoves().size(), 2U);
    QCOMPARE(marks.hints.size(), 2U);
    f.view.setPreview({plays[1]});
    QCOMPARE(f.view.shownMoves().size(), 1U);
    QVERIFY(marks.hints.empty()); // would contradict the preview
    f.view.setPreview({});
    QCOMPARE(f.view.shownMoves().size(), 2U);
    QCOMPARE(marks.hints.size(), 2U);
    f.game.play(plays[0]);
    QVERIFY(f.view.shownMoves().empty());
}

/// After a click, the pointer still rests on a man, which has arrows of its own.
void TestBoardDrag::showsAHintBeforeTheManPointedAt()
{
    DragFixture f;
    const std::vector<Play> plays = f.view.input().legalPlays();
    const auto point = [&f](const Play &play) {
        QTest::mouseMove(
            f.view.viewport(),
            pixelOf(f.view, f.view.boardScene().boardLayout().manCentre(play.by, play.from, 0)));
    };
    point(plays[0]);
    QTRY_COMPARE(f.view.shownMoves().size(), 1U);
    f.view.setHint(plays);
    QCOMPARE(f.view.shownMoves().size(), 2U);
    point(plays[1]);
    QTRY_COMPARE(f.view.shownMoves().size(), 1U);
}

QTEST_MAIN(TestBoardDrag)
#include "tst_board_drag.moc"
