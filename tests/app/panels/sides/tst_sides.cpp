// SPDX-License-Identifier: MIT
#include "panels/sides/rotation.h"
#include "panels/sides/strip_texts.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "tests/app/panels/sides/sides_fixture.h"

#include <QScrollBar>

using namespace doublets;

namespace {

QImage pictureOf(QWidget &widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Returns a point on a side's background, near its throw button.
QPoint groundOf(const PlayerSide &side)
{
    const QRect button = side.mainButton().geometry();
    return {side.isRotated() ? button.right() + 3 : button.left() - 3, button.center().y()};
}

} // namespace

/// Tests two players face to face on a touchscreen.
class TestSides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void turnsWhatBlackReads();
    void turnsTheBoardForBlack();
    void playsByBothHandsAtOnce_data();
    void playsByBothHandsAtOnce();
    void playsWholeGames_data();
    void playsWholeGames();
    void answersFollowTheGame();
    void pushesAPageAsItsReaderSeesIt_data();
    void pushesAPageAsItsReaderSeesIt();
    void coversNothingThatTheOtherNeeds();
    void throwsForThePlayerOnTurnAlone();
    void waitsForDiceOnTheirWay();
    void answersOnTheSideThatAsked();
    void leavesTheManInTheOthersHand();
    void takesBackWhatOneDid();
    void namesThePlayerWhoseActionIsUndone();
    void leavesARestingHand();
};

void TestSides::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
    fonts::load();
}

void TestSides::turnsWhatBlackReads()
{
    SidesFixture f;
    f.step();
    PlayerSide &black = f.side(Side::Black);
    tap(&black.whyButton());
    SidePage &page = f.page(Side::Black);
    QVERIFY(page.isVisible());
    for (QWidget *each : std::initializer_list<QWidget *>{&black.turnLabel(), &black.newsLabel(),
                                                          &black.mainButton(), &page.textView(),
                                                          &page.closeButton()}) {
        const QImage shown = pictureOf(*each);
        black.setRotated(false);
        page.setRotated(false);
        const QImage upright = pictureOf(*each);
        QVERIFY(shown != upright);
        QCOMPARE(shown, upright.mirrored(true, true));
        black.setRotated(true);
        page.setRotated(true);
    }
    // The layout is rotated, too: the throw button is at each player's right hand.
    const auto middle = [](const QWidget &part) { return part.geometry().center().x(); };
    QVERIFY(middle(black.mainButton()) < middle(black.whyButton()));
    PlayerSide &white = f.side(Side::White);
    QVERIFY(middle(white.mainButton()) > middle(white.whyButton()));
    QCOMPARE(white.mainButton().geometry(), rotated(black.mainButton().geometry(), black.size()));
    QVERIFY(black.geometry().bottom() < f.board->geometry().top());
    QVERIFY(white.geometry().top() > f.board->geometry().bottom());
}

void TestSides::turnsTheBoardForBlack()
{
    SidesFixture f;
    BoardScene &scene = f.board->boardScene();
    QVERIFY(scene.nameItem(Side::Black).isRotated());
    QVERIFY(!scene.nameItem(Side::White).isRotated());
    QCOMPARE(scene.box(Side::Black).state().angle, 180.0);
    QCOMPARE(scene.box(Side::White).state().angle, 0.0);
    for (const Marks::Text &numeral : scene.marks().marks().numerals) {
        const bool above = numeral.centre.y() < BoardLayout().frameRect().center().y();
        QCOMPARE(numeral.reader, above ? Side::Black : Side::White);
    }
    // Only the men of the player on turn are marked.
    f.stepUntil(Stage::Playing);
    const bool below = f.turn() == Side::White;
    QVERIFY(!scene.marks().marks().playable.empty());
    for (const Marks::Man &man : scene.marks().marks().playable) {
        QCOMPARE(man.top.y() > BoardLayout().frameRect().center().y(), below);
    }
    f.sides->setActive(false);
    QVERIFY(!scene.nameItem(Side::Black).isRotated());
    QCOMPARE(scene.box(Side::Black).state().angle, 0.0);
    QCOMPARE(f.board->geometry(), f.sides->rect());
}

void TestSides::playsByBothHandsAtOnce_data()
{
    QTest::addColumn<bool>("readerLiftsFirst");
    QTest::newRow("the reader's finger is lifted first") << true;
    QTest::newRow("the player's finger is lifted first") << false;
}

void TestSides::playsByBothHandsAtOnce()
{
    QFETCH(const bool, readerLiftsFirst);
    SidesFixture f;
    f.stepUntil(Stage::Playing);
    const Side reader = f.other();
    const Play play = f.game().legalPlays()[0];
    const auto before = f.game().history().size();
    SideButton &why = f.side(reader).whyButton();
    const QPoint onWhy = why.rect().center();
    const QPoint onMan = f.pixelOfPoint(play.by, play.from);
    QWidget *board = f.board->viewport();

    auto fingers = touch(f.sides.get());
    fingers.press(1, onWhy, &why).commit();
    fingers.stationary(1).press(2, onMan, board).commit();
    QVERIFY(why.isDown());
    if (readerLiftsFirst) {
        fingers.stationary(2).release(1, onWhy, &why).commit();
        QVERIFY(f.page(reader).isVisible());
        fingers.release(2, onMan, board).commit();
    } else {
        fingers.stationary(1).release(2, onMan, board).commit();
        QCOMPARE(f.game().history().size(), before + 1);
        QVERIFY(!f.page(reader).isVisible());
        fingers.release(1, onWhy, &why).commit();
    }
    QCOMPARE(f.game().history().size(), before + 1);
    QVERIFY(std::holds_alternative<Play>(f.game().history().back().action));
    QVERIFY(f.page(reader).isVisible());
    QVERIFY(!f.page(opponentOf(reader)).isVisible());
    QVERIFY(!why.isDown());
}

void TestSides::playsWholeGames_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::newRow("laying") << u"cotton"_s;
    QTest::newRow("a race") << u"alfonso-race"_s;
}

void TestSides::playsWholeGames()
{
    QFETCH(const QString, ruleSet);
    SidesFixture f(ruleSet);
    for (int i = 0; i < 3000 && !f.game().position().isOver(); ++i) {
        const auto before = f.game().history().size();
        f.step();
        QVERIFY2(f.game().history().size() > before, "a touch had no effect");
    }
    QVERIFY(f.game().position().isOver());
    const Side winner = f.game().position().winner();
    QCOMPARE(f.side(winner).turnLabel().text(), u"You have won"_s);
    QCOMPARE(f.side(opponentOf(winner)).turnLabel().text(),
             u"%1 has won"_s.arg(f.match.playerNames().nameOf(winner)));
    for (const Side each : BothSides) {
        QCOMPARE(f.side(each).mainButton().text(), u"Play again"_s);
        QVERIFY(f.side(each).mainButton().isAvailable());
    }
    tap(&f.side(opponentOf(winner)).mainButton()); // may have been meant to throw
    QVERIFY(f.game().position().isOver());
    f.clock.advance(std::chrono::seconds(3));
    tap(&f.side(opponentOf(winner)).mainButton());
    QVERIFY(f.game().history().empty());
    QCOMPARE(f.side(winner).mainButton().text(), u"Throw both"_s);
}

void TestSides::answersFollowTheGame()
{
    SidesFixture f;
    f.stepUntil(Stage::Playing);
    const Side reader = f.other();
    tap(&f.side(reader).whyButton());
    SidePage &page = f.page(reader);
    const QString read = page.textView().plainText();
    QVERIFY(!read.isEmpty());
    const auto before = f.game().history().size();
    while (f.turn() != reader) {
        f.step();
    }
    QVERIFY(f.game().history().size() > before);
    QVERIFY(!f.match.isPaused());
    QVERIFY(page.isVisible());
    const auto title = [&f] { return f.match.shown().question().title; };
    QVERIFY(!title().isEmpty());
    QTRY_VERIFY(page.textView().plainText().startsWith(title()));
    QVERIFY(page.textView().plainText() != read);
    f.match.undo();
    QTRY_VERIFY(page.textView().plainText().startsWith(title()));
    tap(&page.closeButton());
    QVERIFY(!page.isVisible());
    // Pressing the button again closes the page, as does a new game.
    tap(&f.side(reader).whyButton());
    tap(&f.side(reader).whyButton());
    QVERIFY(!page.isVisible());
    tap(&f.side(reader).whyButton());
    f.session.newGameWithSameRules();
    QVERIFY(!page.isVisible());
}

void TestSides::pushesAPageAsItsReaderSeesIt_data()
{
    QTest::addColumn<Side>("reader");
    QTest::addColumn<int>("towardsBoard");
    QTest::newRow("White") << Side::White << -1;
    QTest::newRow("Black") << Side::Black << 1;
}

void TestSides::pushesAPageAsItsReaderSeesIt()
{
    QFETCH(const Side, reader);
    QFETCH(const int, towardsBoard);
    SidesFixture f(u"cotton"_s, {1024, 768}, {44, 24});
    f.stepUntil(Stage::Playing);
    tap(&f.side(reader).whyButton());
    RotatedTextView &text = f.page(reader).textView();
    QScrollBar &bar = *text.verticalScrollBar();
    QVERIFY(bar.maximum() > 60);
    QCOMPARE(bar.value(), 0);
    // The reader pushes the page away to read on and back to return to its beginning.
    QWidget *view = text.viewport();
    drag(view, view->rect().center(), {0, towardsBoard * 60});
    QTRY_VERIFY(bar.value() > 20);
    const int read = bar.value();
    drag(view, view->rect().center(), {0, -towardsBoard * 60});
    QTRY_VERIFY(bar.value() < read);
    // Keys follow the text, whichever way it is turned.
    text.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&text, Qt::Key_End);
    bar.setValue(0);
    QTest::keyClick(&text, Qt::Key_PageDown);
    QVERIFY(bar.value() > 0);
}

void TestSides::coversNothingThatTheOtherNeeds()
{
    SidesFixture f(u"alfonso-race"_s);
    int low = 0;
    for (int i = 0; i < 3000 && !f.game().position().isOver(); ++i) {
        if (f.stage() == Stage::Playing) {
            const Side reader = f.other();
            f.sides->closePages();
            tap(&f.side(reader).whyButton());
            const QRect page = f.page(reader).geometry();
            low += page.height() < f.board->height() / 3 ? 1 : 0;
            for (const Play &play : f.game().legalPlays()) {
                const QPoint at =
                    f.board->viewport()->mapTo(f.sides.get(), f.pixelOfPoint(play.by, play.from));
                QVERIFY2(!page.contains(at), "a man is covered");
            }
            QVERIFY(f.page(reader).textView().viewport()->height() > 4 * 17);
        }
        f.step();
    }
    QVERIFY(low > 0); // proves that low pages were tested
}

void TestSides::throwsForThePlayerOnTurnAlone()
{
    SidesFixture f;
    f.stepUntil(Stage::ToThrow);
    const Side waits = f.other();
    const auto before = f.game().history().size();
    const QString news = f.side(f.turn()).newsLabel().text();
    QVERIFY(!f.side(waits).mainButton().isAvailable());
    QVERIFY(f.side(f.turn()).mainButton().isAvailable());
    tap(&f.side(waits).mainButton());
    QCOMPARE(f.game().history().size(), before);
    const QString why = u"It is %1’s turn."_s.arg(f.match.playerNames().nameOf(f.turn()));
    QCOMPARE(f.side(waits).newsLabel().text(), why);
    QCOMPARE(f.side(f.turn()).newsLabel().text(), news); // the message was not for this player
    // The other player's box does not throw, either.
    const QPointF box = f.board->boardScene().boardLayout().boxCentre(waits);
    f.side(waits).dismissRemark();
    tap(f.board->viewport(), f.board->viewportTransform().map(box).toPoint());
    QTRY_COMPARE(f.side(waits).newsLabel().text(), why);
    QCOMPARE(f.game().history().size(), before);
    tap(&f.side(f.turn()).mainButton());
    QCOMPARE(f.game().history().size(), before + 1);
    QVERIFY(f.side(waits).newsLabel().text() != why);
}

void TestSides::waitsForDiceOnTheirWay()
{
    SidesFixture f;
    // Finds a throw that ends the turn at once, and undoes it so that the same dice are thrown
    // again.
    Side thrower{};
    for (int i = 0; i < 3000; ++i) {
        const bool throws = f.stage() == Stage::ToThrow;
        thrower = f.turn();
        f.step();
        if (throws && f.stage() == Stage::ToThrow && f.turn() != thrower) {
            break;
        }
    }
    const Side waits = opponentOf(thrower);
    QVERIFY(f.side(waits).mainButton().isAvailable());
    f.match.undo();
    const int thrown = f.game().throwCount();
    f.settings.motionSpeed.set(MotionSpeed::Slow);
    tap(&f.side(thrower).mainButton());
    QVERIFY(f.board->isOutcomeHidden());
    QCOMPARE(f.turn(), waits);
    const QString news = f.side(thrower).newsLabel().text();
    // The other player can neither skip the motion nor learn the result.
    QVERIFY(!f.side(waits).mainButton().isAvailable());
    tap(&f.side(waits).mainButton());
    tap(&f.side(waits).hintButton());
    QVERIFY(f.board->isOutcomeHidden());
    QCOMPARE(f.side(waits).newsLabel().text(), u"The dice are still rolling."_s);
    tap(&f.side(waits).whyButton());
    QVERIFY(f.board->isOutcomeHidden());
    QVERIFY(f.page(waits).isVisible());
    QCOMPARE(f.side(thrower).newsLabel().text(), news);
    tap(&f.side(thrower).mainButton());
    QVERIFY(!f.board->isOutcomeHidden());
    QCOMPARE(f.game().throwCount(), thrown + 1);
    QVERIFY(f.side(waits).mainButton().isAvailable());
}

void TestSides::answersOnTheSideThatAsked()
{
    SidesFixture f;
    f.stepUntil(Stage::Playing);
    const Side waits = f.other();
    const QString news = f.side(f.turn()).newsLabel().text();
    f.tapPoint(waits, 1); // a man of the waiting player
    QTRY_VERIFY(f.side(waits).newsLabel().text() != news);
    QCOMPARE(f.side(f.turn()).newsLabel().text(), news);
    f.side(waits).dismissRemark();
    tap(&f.side(f.turn()).hintButton());
    // A hint needs the odds, which are solved first.
    QTRY_VERIFY_WITH_TIMEOUT(f.side(f.turn()).newsLabel().text() != news, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!f.board->hintMarks().empty(), 60'000);
    QCOMPARE(f.side(waits).newsLabel().text(), news);
}

void TestSides::leavesTheManInTheOthersHand()
{
    SidesFixture f(u"alfonso-race"_s);
    for (int i = 0; i < 3000 && !f.board->input().selectedPoint(); ++i) {
        QVERIFY(!f.game().position().isOver());
        if (f.stage() != Stage::Playing) {
            f.step();
            continue;
        }
        const Play play = f.game().legalPlays()[0];
        f.tapPoint(play.by, play.from); // plays the man if it has only one destination
    }
    const auto held = f.board->input().selectedPoint();
    const Side waits = f.other();
    QCOMPARE(f.side(f.turn()).newsLabel().text(), u"Choose where the man goes."_s);
    int own = 0; // a point with a man of the waiting player
    for (int point = 1; point <= PointsOnTrack; ++point) {
        own = f.game().position().menOf(waits).onPoint(point) > 0 ? point : own;
    }
    const auto before = f.game().history().size();
    f.tapPoint(waits, own);
    tap(&f.side(waits).mainButton());
    tap(&f.side(waits).whyButton());
    QCOMPARE(f.game().history().size(), before);
    QCOMPARE(f.board->input().selectedPoint(), held);
}

void TestSides::takesBackWhatOneDid()
{
    SidesFixture f;
    f.stepUntil(Stage::ToThrow);
    f.step();
    QCOMPARE(f.game().throwCount(), 1);
    const Play *play = nullptr;
    while (play == nullptr) {
        f.step();
        play = std::get_if<Play>(&f.game().history().back().action);
    }
    const Side actor = play->by;
    const auto before = f.game().history().size();
    QVERIFY(f.side(actor).undoButton().isAvailable());
    QVERIFY(!f.side(opponentOf(actor)).undoButton().isAvailable());
    tap(&f.side(opponentOf(actor)).undoButton());
    QCOMPARE(f.game().history().size(), before);
    QVERIFY(f.side(opponentOf(actor))
                .newsLabel()
                .text()
                .startsWith(f.match.playerNames().nameOf(actor)));
    tap(&f.side(actor).undoButton());
    QCOMPARE(f.game().history().size(), before - 1);
    // Both players made the opening throw, so both may undo it.
    while (f.game().history().size() > 1) {
        f.match.undo();
    }
    for (const Side each : BothSides) {
        QVERIFY(f.side(each).undoButton().isAvailable());
    }
}

/// Plays that the table makes are undone with the action before them.
/// A fault in one of 36 steps is found with a probability of at least 0.999.
void TestSides::namesThePlayerWhoseActionIsUndone()
{
#if defined(DOUBLETS_THOROUGH)
    constexpr int Games = 40;
#else
    constexpr int Games = 10;
#endif
    SidesFixture f;
    f.settings.forcedPlays.set(ForcedPlays::Automatic);
    int undone = 0;
    for (int seed = 1; seed <= Games; ++seed) {
        f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, QString::number(seed)});
        while (!f.game().position().isOver()) {
            if (f.stage() == Stage::Playing) {
                f.match.play(f.game().legalPlays()[0]);
            } else {
                f.match.throwDice();
            }
            if (const auto actor = lastActor(f.match)) {
                f.match.undo();
                QCOMPARE(f.turn(), *actor);
                ++undone;
                while (f.game().canRedo()) {
                    f.match.redo();
                }
            }
        }
    }
    QVERIFY(undone >= 250);
}

void TestSides::leavesARestingHand()
{
    SidesFixture f;
    f.stepUntil(Stage::ToThrow);
    PlayerSide &waits = f.side(f.other());
    PlayerSide &plays = f.side(f.turn());
    tap(&waits.whyButton());
    QWidget *page = f.page(f.other()).textView().viewport();
    const auto before = f.game().history().size();
    const QPoint middle = plays.mainButton().rect().center();
    // Hands rest on both strips and on the page.
    auto fingers = touch(f.sides.get());
    fingers.press(7, groundOf(waits), &waits).commit();
    fingers.stationary(7).press(8, groundOf(plays), &plays).commit();
    fingers.stationary(7).stationary(8).press(9, page->rect().center(), page).commit();
    fingers.stationary(7).stationary(8).stationary(9);
    fingers.press(1, middle, &plays.mainButton()).commit();
    QVERIFY(plays.mainButton().isDown());
    fingers.stationary(7).stationary(8).stationary(9);
    fingers.release(1, middle, &plays.mainButton()).commit();
    QCOMPARE(f.game().history().size(), before + 1);
    fingers.release(7, groundOf(waits), &waits);
    fingers.release(8, groundOf(plays), &plays);
    fingers.release(9, page->rect().center(), page).commit();
    QCOMPARE(f.game().history().size(), before + 1);
}

QTEST_MAIN(TestSides)
#include "tst_sides.moc"
