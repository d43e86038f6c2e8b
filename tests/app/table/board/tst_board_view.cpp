// SPDX-License-Identifier: MIT
#include "table/board/board_scene.h"
#include "tests/app/table/board/board_fixture.h"

#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests the contents of the board.
class TestBoardView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksNumbersLostAndPassed();
    void marksWhatMayBePlayed();
    void marksTheLastMenAgain();
    void countsTheMenOfADoublet();
    void paintsNearerDiceInFront();
    void knowsWhereDiceAreVisible();
    void showsThePastAndReturns();
    void leavesTheBoardByTab();
    void fitsEveryWindow_data();
    void fitsEveryWindow();
    void speaksAnotherLanguageAtOnce();
};

void TestBoardView::marksNumbersLostAndPassed()
{
    std::deque<std::uint8_t> dice{6, 1};
    for (int i = 0; i < 600; ++i) {
        dice.push_back(static_cast<std::uint8_t>(i * i % 7 % 6 + 1));
        dice.push_back(static_cast<std::uint8_t>((i * 5 + i / 6) % 6 + 1));
    }
    BoardFixture f("cotton", dice);
    const auto unplayed = [&f] { return f.view.boardScene().marks().marks().unplayed; };
    bool passed = false;
    bool lost = false;
    for (int i = 0; i < 400 && !f.game.position().isOver(); ++i) {
        if (f.game.canThrow()) {
            f.game.throwDice();
        } else {
            f.game.play(f.game.legalPlays()[0]);
        }
        const BoardState &shown = f.view.boardScene().state();
        QCOMPARE(unplayed().size(),
                 static_cast<std::size_t>(shown.lost.size() + shown.passed.size()));
        for (const Marks::Die &die : unplayed()) {
            lost = lost || die.arrowDirection == 0;
            // Towards the other player.
            const qreal towards = shown.thrower == Side::White ? -1 : 1;
            passed = passed || die.arrowDirection == towards;
            QVERIFY(die.arrowDirection == 0 || die.arrowDirection == towards);
        }
    }
    QVERIFY(passed);
    QVERIFY(lost);
}

void TestBoardView::marksWhatMayBePlayed()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    const MarksItem &marks = f.view.boardScene().marks();
    QVERIFY(marks.marks().playable.empty());
    QCOMPARE(marks.marks().throwPrompts.size(), 2U); // both players make the opening throw
    for (const Marks::ThrowPrompt &prompt : marks.marks().throwPrompts) {
        QCOMPARE(prompt.label, u"Throw both"_s);
    }
    f.game.throwDice();
    QCOMPARE(marks.marks().turn, std::optional(Side::White));
    QCOMPARE(marks.marks().throwPrompts.size(), 1U);
    QCOMPARE(marks.marks().throwPrompts[0].box,
             f.view.boardScene().boardLayout().boxRect(Side::White));
    QCOMPARE(marks.marks().throwPrompts[0].label, u"Throw"_s);
    f.game.throwDice();
    QCOMPARE(marks.marks().playable.size(), 2U);
    QVERIFY(marks.marks().throwPrompts.empty());
    f.game.play(f.game.legalPlays()[0]);
    QCOMPARE(marks.marks().playable.size(), 1U);
    QCOMPARE(marks.marks().lastMoved.size(), 1U);
    QVERIFY(f.view.boardScene().dice()[0]->isDimmed());
    QVERIFY(!f.view.boardScene().dice()[1]->isDimmed());
    f.game.undo();
    QCOMPARE(marks.marks().lastMoved.size(), 0U); // the man that was taken back has none
    f.game.undo();
    QCOMPARE(marks.marks().lastMoved.size(), 0U); // the undone throw, which had no last play
    f.game.redo();
    f.game.redo();
    QVERIFY(marks.marks().numerals.empty());
    f.view.setNumeralsShown(true);
    QCOMPARE(marks.marks().numerals.size(), 12U);
}

void TestBoardView::marksTheLastMenAgain()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.game.throwDice();
    f.game.throwDice();
    const auto marked = [&f] { return f.view.boardScene().marks().marks().lastMoved; };
    f.game.play(f.game.legalPlays()[0]);
    f.game.play(f.game.legalPlays()[0]);
    const auto expected = marked();
    QCOMPARE(expected.size(), 2U);
    f.game.undo();
    f.game.redo();
    QCOMPARE(marked(), expected);
    f.game.undo();
    f.game.undo();
    f.game.undo();
    for (int i = 0; i < 3; ++i) {
        f.game.redo();
    }
    QCOMPARE(marked(), expected);
    f.view.showStep(1);
    QVERIFY(marked().empty());
    f.view.showPresent();
    QCOMPARE(marked(), expected);
    f.view.setTradition(u"iceland"_s);
    QCOMPARE(marked(), expected);
}

void TestBoardView::countsTheMenOfADoublet()
{
    BoardFixture f("cotton", {6, 1, 4, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    QCOMPARE(f.game.position().doubletMen, 8);
    QCOMPARE(f.view.boardScene().marks().marks().playable.size(), 6U);
    const auto plates = [&f] { return f.view.boardScene().marks().marks().plates; };
    QCOMPARE(plates().size(), 1U);
    QVERIFY(plates()[0].text.contains(u'8'));
    clickPoint(f.view, Side::White, 6);
    QVERIFY(plates()[0].text.contains(u'7'));
    QVERIFY(!f.view.boardScene().dice()[0]->isDimmed());
}

void TestBoardView::paintsNearerDiceInFront()
{
    BoardFixture f("alfonso", {6, 1, 5, 4, 3, 2, 6, 6, 1});
    f.view.show();
    f.game.throwDice();
    for (int i = 0; i < 2; ++i) {
        f.game.throwDice();
        const auto dice = f.view.boardScene().dice();
        QVERIFY(dice.size() >= 2);
        for (const DieItem *one : dice) {
            for (const DieItem *other : dice) {
                QVERIFY((one->y() < other->y()) == (one->zValue() < other->zValue()));
            }
        }
        while (!f.game.position().remainingNumbers.empty() && !f.game.legalPlays().empty()) {
            f.game.play(f.game.legalPlays()[0]);
        }
    }
}

void TestBoardView::knowsWhereDiceAreVisible()
{
    constexpr int Scale = 2;
    BoardFixture f("alfonso", {6, 1, 5, 4, 3});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    BoardScene &scene = f.view.boardScene();
    for (const DieItem *die : scene.dice()) {
        const DieState &state = die->state();
        const Picture picture =
            scene.sprites().artwork()->die(state.orientation, state.height, false, Scale);
        QRect painted;
        for (int y = 0; y < picture.image.height(); ++y) {
            for (int x = 0; x < picture.image.width(); ++x) {
                if (qAlpha(picture.image.pixel(x, y)) > 128) {
                    painted |= QRect(x, y, 1, 1);
                }
            }
        }
        QVERIFY(!painted.isEmpty());
        const QRectF seen(QPointF(painted.topLeft()) / Scale - picture.anchor + state.centre,
                          QSizeF(painted.size()) / Scale);
        const std::unique_ptr<char[]> text(QTest::toString(die->visibleRect()));
        QVERIFY2(die->visibleRect().contains(seen), text.get());
        constexpr qreal Round = 9; // the corners are rounded
        QVERIFY2(seen.contains(die->visibleRect().adjusted(Round, Round, -Round, -Round)),
                 text.get());
    }
}

void TestBoardView::showsThePastAndReturns()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    const auto faces = [&f] {
        QList<int> shown;
        for (const DieItem *die : f.view.boardScene().dice()) {
            shown << die->face();
        }
        return shown;
    };
    f.game.throwDice();
    const QList<int> lead = faces(); // each player's die lies on the player's own side
    QCOMPARE(lead.size(), 2);
    const Position afterLead = f.game.position();
    f.game.throwDice();
    QVERIFY(faces() != lead);
    f.view.showPast(afterLead, Throw{6, 1});
    QCOMPARE(f.view.boardScene().state().thrower, afterLead.thrower);
    f.view.showPast(f.game.startPosition(), Throw{6, 1});
    QVERIFY(f.view.isShowingPast());
    QCOMPARE(faces(), lead);
    QVERIFY(f.view.boardScene().marks().marks().playable.empty());
    QSignalSpy back(&f.view, &BoardView::returnToPresentRequested);
    clickPoint(f.view, Side::White, 5);
    QCOMPARE(back.size(), 1);
    QCOMPARE(f.game.position().remainingNumbers.size(), 2);
    f.view.showPresent();
    QCOMPARE(f.view.boardScene().dice()[0]->face(), 5);
    QCOMPARE(f.view.boardScene().marks().marks().playable.size(), 2U);
}

void TestBoardView::leavesTheBoardByTab()
{
    QWidget window;
    QWidget after(&window);
    after.setFocusPolicy(Qt::StrongFocus);
    BoardView view(&window);
    QWidget::setTabOrder(&view, &after);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Tab);
    QVERIFY(after.hasFocus());
}

void TestBoardView::fitsEveryWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("640x480") << QSize(640, 480);
    QTest::newRow("1280x800") << QSize(1280, 800);
    QTest::newRow("tall") << QSize(500, 900);
    QTest::newRow("4K") << QSize(3840, 2160);
}

void TestBoardView::fitsEveryWindow()
{
    QFETCH(QSize, size);
    BoardView view;
    view.resize(size);
    view.show();
    const QRectF seen =
        view.viewportTransform().inverted().mapRect(QRectF(view.viewport()->rect()));
    const QRectF must = BoardLayout().essentialRect();
    const qreal pixel = 1 / view.transform().m11();
    QVERIFY(seen.adjusted(-pixel, -pixel, pixel, pixel).contains(must));
    QVERIFY(seen.width() < must.width() + 2 * pixel || seen.height() < must.height() + 2 * pixel);
}

namespace {

/// Translates the board's texts into a language of its own.
class Parrot : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override
    {
        return QLatin1String(context).startsWith(QLatin1String("Board"))
                   ? u"<"_s + QString::fromUtf8(source) + u">"_s
                   : QString();
    }
};

} // namespace

void TestBoardView::speaksAnotherLanguageAtOnce()
{
    BoardFixture f("cotton", {6, 1, 4, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    Parrot parrot;
    QVERIFY(!f.view.boardScene().marks().marks().plates[0].text.startsWith(u'<'));
    QCoreApplication::installTranslator(&parrot);
    QTRY_VERIFY(f.view.boardScene().marks().marks().plates[0].text.startsWith(u'<'));
    QCoreApplication::removeTranslator(&parrot);
    QTRY_VERIFY(!f.view.boardScene().marks().marks().plates[0].text.startsWith(u'<'));
}

QTEST_MAIN(TestBoardView)
#include "tst_board_view.moc"
