// SPDX-License-Identifier: MIT
#include "table/board/accessible/board_names.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "tests/app/table/board/board_fixture.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests men with several possible destinations in the race.
class TestBoardRace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesAmongSeveralMovesInTheRace();
    void walksByKeysWhereSomethingCanBeDone();
    void asksWhereToInTheRace();
    void marksAManBeforePlayingIt();
    void numbersOwnTablesUntilSomebodyRaces();
    void numbersTheBoardForTheLastActor();
    void countsHitMenInWords();
    void answersAPressOnHitMen();
    void framesTheFocusedTray();
};

void TestBoardRace::choosesAmongSeveralMovesInTheRace()
{
    // Six throws lay all men down; then White races.
    BoardFixture f("alfonso-race", {6, 1, 1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6, 5, 4, 3, 2, 1, 6});
    f.view.show();
    while (f.game.position().menOf(Side::White).phase != Phase::Race ||
           f.game.position().player != Side::White || f.game.canThrow()) {
        if (f.game.canThrow()) {
            QVERIFY(f.game.throwDice());
        } else {
            QVERIFY(f.game.play(f.game.legalPlays()[0]));
        }
    }
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    std::optional<Play> move;
    for (const Play &play : f.game.legalPlays()) {
        const auto from = f.view.input().playsFrom(layout.physicalPoint(play.by, play.from));
        if (from.size() > 1) {
            move = from.back();
        }
    }
    QVERIFY(move);
    QSignalSpy played(&f.view, &BoardView::playRequested);
    clickPoint(f.view, Side::White, move->from);
    QCOMPARE(played.size(), 0);
    QVERIFY(f.view.boardScene().marks().marks().selected.has_value());
    QVERIFY(f.view.boardScene().marks().marks().targets.size() > 1);
    f.view.setFocus();
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QVERIFY(!f.view.input().selectedPoint());
    clickPoint(f.view, Side::White, move->from);
    clickPoint(f.view, Side::White, move->to);
    QCOMPARE(played.size(), 1);
    QCOMPARE(played[0][0].value<Play>(), *move);
    QCOMPARE(f.game.position().menOf(Side::White).onPoint(move->to), 1);
}

namespace {

/// Plays until one of White's men has several destinations.
void raceOn(BoardFixture &f)
{
    for (int i = 0; i < 300 && !f.game.position().isOver(); ++i) {
        if (f.game.canThrow()) {
            f.game.throwDice();
            continue;
        }
        const PlayList plays = f.game.legalPlays();
        const bool two = std::count_if(plays.begin(), plays.end(), [&](const Play &play) {
                             return play.kind == PlayKind::Move && play.from == plays[0].from;
                         }) > 1;
        if (two && f.game.position().player == Side::White) {
            return;
        }
        f.game.play(plays[0]);
    }
    QFAIL("the dice lead to no such position");
}

} // namespace

void TestBoardRace::walksByKeysWhereSomethingCanBeDone()
{
    BoardFixture f("alfonso-race", randomDice(1283, 600));
    f.view.show();
    f.view.setFocus();
    raceOn(f);
    const auto walk = [&f](auto isRight) {
        int steps = 0;
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
            for (int i = 0; i < 30; ++i, ++steps) {
                QTest::keyClick(&f.view, key);
                QVERIFY(f.view.input().focusedPoint().has_value());
                QVERIFY(isRight(*f.view.input().focusedPoint()));
            }
        }
    };
    walk([&f](int index) { return !f.view.input().playsFrom(index).empty(); });
    // With a man selected, the focus visits its destinations and the man.
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    const int from = layout.physicalPoint(Side::White, f.game.legalPlays()[0].from);
    f.view.input().setFocusedPoint(from);
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.view.input().selectedPoint(), std::optional(from));
    walk([&](int index) {
        return index == from || f.view.input().findPlay(from, index).has_value();
    });
}

void TestBoardRace::asksWhereToInTheRace()
{
    BoardFixture f("alfonso-race", randomDice(1283, 600));
    f.view.show();
    f.view.setFocus();
    raceOn(f);
    QSignalSpy changes(&f.view, &BoardView::awaitingTargetChanged);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    f.view.input().setFocusedPoint(layout.physicalPoint(Side::White, f.game.legalPlays()[0].from));
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0][0].toBool(), true);
    // The focus is on a destination, so pressing again moves the man there.
    const auto to = f.view.input().focusedPoint();
    QVERIFY(to && f.view.input().findPlay(*f.view.input().selectedPoint(), *to));
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[1][0].toBool(), false);
}

/// A press of Space never plays a man that is not marked.
void TestBoardRace::marksAManBeforePlayingIt()
{
    BoardFixture f("alfonso-race", randomDice(1283, 600));
    f.view.show();
    f.view.setFocus();
    raceOn(f);
    QVERIFY(f.game.legalPlays().size() > 1);
    const Position before = f.game.position();
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(f.game.position(), before);
    QVERIFY(!f.view.input().selectedPoint());
    const auto marked = f.view.input().focusedPoint();
    QVERIFY(marked && !f.view.input().playsFrom(*marked).empty());
    QTest::keyClick(&f.view, Qt::Key_Space);
    QVERIFY(f.game.position() != before || f.view.input().selectedPoint() == marked);
}

/// The numerals on the board match the caption and the accessible names.
void TestBoardRace::numbersOwnTablesUntilSomebodyRaces()
{
    BoardFixture f("alfonso-race", randomDice(1283, 600));
    f.view.setNumeralsShown(true);
    f.view.show();
    const auto shown = [&f] {
        QStringList texts;
        for (const Marks::Text &numeral : f.view.boardScene().marks().marks().numerals) {
            texts << numeral.text;
        }
        std::sort(texts.begin(), texts.end());
        return texts;
    };
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    const auto said = [&](Side side, int point) {
        return boardnames::point(f.view, layout.physicalPoint(side, point));
    };
    QStringList twice;
    for (const char *number : {"1", "2", "3", "4", "5", "6"}) {
        twice << QString::fromLatin1(number) << QString::fromLatin1(number);
    }
    const auto races = [&f](Side side) {
        return f.game.position().menOf(side).phase == Phase::Race;
    };
    int turns = 0;
    for (; !races(Side::White) && !races(Side::Black); ++turns) {
        QCOMPARE(shown(), twice);
        for (const Side side : BothSides) {
            QVERIFY2(said(side, 2).contains(QStringLiteral(": point 2: ")),
                     qPrintable(said(side, 2)));
        }
        QVERIFY(f.game.canThrow() ? f.game.throwDice() : f.game.play(f.game.legalPlays()[0]));
    }
    QVERIFY(turns > 4);
    QCOMPARE(shown().size(), 24);
}

namespace {

/// Returns the side whose numbers the accessible names of the points use.
std::optional<Side> numberedSide(BoardView &view)
{
    const BoardLayout &layout = view.boardScene().boardLayout();
    for (const Side side : BothSides) {
        const QString name = boardnames::point(view, layout.physicalPoint(side, 19));
        if (name.contains(QStringLiteral(": point 19: "))) {
            return side;
        }
    }
    return std::nullopt;
}

} // namespace

/// A text about a play names points by the player's numbers, which stay on the board until the next
/// throw.
void TestBoardRace::numbersTheBoardForTheLastActor()
{
    BoardFixture f("alfonso-race", randomDice(1283, 600));
    f.view.setNumeralsShown(true);
    f.view.show();
    raceOn(f);
    for (int turns = 0; turns < 12 && !f.game.position().isOver(); ++turns) {
        Side actor = f.game.position().player;
        while (!f.game.canThrow()) {
            actor = f.game.position().player; // a number may pass
            QCOMPARE(numberedSide(f.view), std::optional(actor));
            QVERIFY(f.game.play(f.game.legalPlays()[0]));
        }
        QCOMPARE(numberedSide(f.view), std::optional(actor));
        f.view.showStep(f.game.history().size());
        QCOMPARE(numberedSide(f.view), std::optional(actor));
        f.view.showPresent();
        while (f.game.canThrow()) {
            QVERIFY(f.game.throwDice());
        }
    }
}

void TestBoardRace::countsHitMenInWords()
{
    BoardFixture f("alfonso-race", randomDice(1283, 600));
    f.view.show();
    const auto hitMen = [&f] { return f.game.position().menOf(Side::Black).removed; };
    while (hitMen() == 0) {
        QVERIFY(f.game.canThrow() ? f.game.throwDice() : f.game.play(f.game.legalPlays()[0]));
    }
    const auto &plates = f.view.boardScene().marks().marks().plates;
    const auto plate = std::ranges::find_if(
        plates, [](const Marks::Text &each) { return each.text.contains(u"hit"_s); });
    QVERIFY(plate != plates.end());
    QCOMPARE(plate->text, u"%1\nhit"_s.arg(hitMen()));
    QVERIFY(plate->area.contains(f.view.boardScene().marks().plateRect(*plate)));
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    for (const QPointF &place : {layout.trayRect(Side::Black).center(), plate->centre}) {
        const QPoint at = f.view.viewportTransform().map(place).toPoint();
        QHelpEvent help(QEvent::ToolTip, at, f.view.viewport()->mapToGlobal(at));
        QToolTip::hideText();
        QApplication::sendEvent(f.view.viewport(), &help);
        QVERIFY2(QToolTip::text().contains(u"hit and out of the game"_s),
                 qPrintable(QToolTip::text()));
    }
}

void TestBoardRace::answersAPressOnHitMen()
{
    BoardFixture f("alfonso-race", randomDice(1283, 600));
    f.view.show();
    const auto hitMen = [&f] { return f.game.position().menOf(Side::Black).removed; };
    while (hitMen() == 0) {
        QVERIFY(f.game.canThrow() ? f.game.throwDice() : f.game.play(f.game.legalPlays()[0]));
    }
    const QPointF man =
        f.view.boardScene().boardLayout().removedManCentre(Side::Black, hitMen() - 1);
    const QSignalSpy refused(&f.view, &BoardView::trayRefused);
    click(f.view, man);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Side>(), Side::Black);
    QVERIFY(refused[0][1].toRectF().contains(man));
    QVERIFY(f.view.boardScene().marks().marks().refused);
    f.view.setLocked(true);
    click(f.view, man);
    QCOMPARE(refused.size(), 1);
}

void TestBoardRace::framesTheFocusedTray()
{
    BoardFixture f("alfonso-race", randomDice(1283, 600));
    f.view.show();
    f.view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&f.view));
    f.view.setFocus();
    const auto isBearingOff = [](const Play &play) { return play.kind == PlayKind::BearOff; };
    // A man that can be either moved or borne off is selected before the choice.
    std::optional<Play> bearingOff;
    while (!bearingOff) {
        QVERIFY(!f.game.position().isOver());
        if (f.game.canThrow()) {
            QVERIFY(f.game.throwDice());
            continue;
        }
        const auto plays = f.game.legalPlays();
        const auto found = std::ranges::find_if(plays, [&](const Play &play) {
            return isBearingOff(play) && std::ranges::any_of(plays, [&play](const Play &other) {
                       return other.from == play.from && other.kind == PlayKind::Move;
                   });
        });
        if (found != plays.end()) {
            bearingOff = *found;
        } else {
            QVERIFY(f.game.play(plays[0]));
        }
    }
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    const QRectF tray = layout.trayRect(bearingOff->by);
    click(f.view, f.view.boardScene().firstPlayedMan(bearingOff->by, bearingOff->from)->pos());
    const auto frame = [&f] { return f.view.boardScene().marks().marks().focus; };
    for (int presses = 0; presses < 24 && frame() != tray; ++presses) {
        QTest::keyClick(&f.view, presses % 2 == 0 ? Qt::Key_Right : Qt::Key_Down);
        QVERIFY(frame()); // the focus is always visible
    }
    QCOMPARE(frame(), std::optional(tray));
}

QTEST_MAIN(TestBoardRace)
#include "tst_board_race.moc"
