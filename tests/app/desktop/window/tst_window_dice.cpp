// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/fingers.h"
#include "tests/app/desktop/window/window_fixture.h"

#include "core/game/correction.h"
#include "core/record/record.h"
#include "core/record/record_reader.h"
#include "panels/dice/correction_dialog.h"
#include "panels/pages/why_page.h"
#include "panels/theme/theme.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace doublets;

namespace {

constexpr int OddsTimeout = 30'000; // ms

struct RealDice : WindowFixture
{
    explicit RealDice(DiceOrigin dice = DiceOrigin::Entered)
        : WindowFixture(allRuleSets(), u"willughby"_s, dice, {}, Lighting::HighContrast)
    {
        clock.stop();
    }
    void type(const QString &keys) const { QTest::keyClicks(&typed(), keys); }
    [[nodiscard]] QLineEdit &typed() const { return *find<QLineEdit>("diceTyped"); }
    void enter(const QString &dice) const
    {
        game().playForced();
        type(dice);
        QTest::keyClick(&typed(), Qt::Key_Return);
    }
    /// Returns the dialog that corrects a throw, or null if none is open.
    [[nodiscard]] CorrectionDialog *dialog() const
    {
        return window->findChild<CorrectionDialog *>();
    }
    [[nodiscard]] QLabel &outcome() const { return *find<QLabel>("correctionOutcome"); }
    [[nodiscard]] Throw thrown(int row) { return match.course().diceAt(row); }
};

} // namespace

/// Tests entering real dice and correcting mistakes.
class TestWindowDice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void entersDiceByTwoTouches();
    void throwsTheDiceThatWereTyped();
    void showsLargeDice_data();
    void showsLargeDice();
    void takesDiceAtOnceWhereWished();
    void correctsAThrowByKeys();
    void leavesCommandsToTheWindow();
    void keepsTheDigitsAfterAPressOnTheBoard();
    void keepsTheDigitsAfterAPanel();
    void returnsToTheBoardAfterACorrection();
    void correctsAThrowByMouse();
    void closesWhenTheGameIsCorrectedElsewhere();
    void saysWhatIsTakenBack();
    void keepsAllElseRight();
    void neverCorrectsDiceOfTheComputer();
    void leavesTheEndOfTheGameToTheCaption();
};

void TestWindowDice::leavesTheEndOfTheGameToTheCaption()
{
    RealDice f;
    const auto *question = f.find<CaptionLabel>("diceQuestion");
    QVERIFY(!question->text().isEmpty());
    for (int i = 0; !f.game().position().isOver(); ++i) {
        if (f.game().needsEnteredDice()) {
            const auto number = static_cast<std::uint8_t>(i % 6 + 1);
            f.game().enterDice(f.game().position().stage == Stage::Opening
                                   ? Numbers{6, 1}
                                   : Numbers{number, number});
        } else {
            f.game().play(f.game().legalPlays()[0]);
        }
    }
    QVERIFY(f.match.isTableAtRest());
    QCOMPARE(question->text(), QString());
}

void TestWindowDice::entersDiceByTwoTouches()
{
    RealDice f;
    auto *three = f.find<QToolButton>("diceFace3");
    auto *five = f.find<QToolButton>("diceFace5");
    auto fingers = touch(f.window.get());
    fingers.press(1, three->rect().center(), three).press(2, five->rect().center(), five).commit();
    fingers.release(1, three->rect().center(), three)
        .release(2, five->rect().center(), five)
        .commit();
    QCOMPARE(f.typed().text().size(), 2);
    QVERIFY(f.typed().text().contains(u'3') && f.typed().text().contains(u'5'));
    tap(f.find<QToolButton>("diceBack"));
    QCOMPARE(f.typed().text().size(), 1); // corrected before it is submitted
    tap(f.find<QToolButton>("diceFace1"));
    tap(f.find<QToolButton>("diceDone"));
    QCOMPARE(f.game().history().size(), std::size_t(1));
}

/// Players press *Throw* or the dice box rather than *Done*.
void TestWindowDice::throwsTheDiceThatWereTyped()
{
    RealDice f;
    f.type(u"3"_s);
    f.action("actionThrow").trigger();
    QCOMPARE(f.game().history().size(), std::size_t(0)); // asks for the other die
    f.type(u"1"_s);
    f.action("actionThrow").trigger();
    QCOMPARE(f.game().history().size(), std::size_t(1));
}

void TestWindowDice::showsLargeDice_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("least");
    QTest::newRow("1080p") << QSize(1920, 1080) << 64;
    QTest::newRow("1280 x 800") << QSize(1280, 800) << 44;
    QTest::newRow("640 x 480") << QSize(640, 480) << 26;
}

void TestWindowDice::showsLargeDice()
{
    QFETCH(const QSize, window);
    QFETCH(const int, least);
    RealDice f;
    f.window->resize(window);
    f.type(u"35"_s);
    for (int face = 1; face <= 6; ++face) {
        const auto *button = f.find<QToolButton>(qPrintable(u"diceFace%1"_s.arg(face)));
        QVERIFY(button->iconSize().width() >= least);
        QVERIFY(button->size().boundedTo(button->iconSize()) == button->iconSize()); // not cut off
    }
    const auto *shown = f.find<QLabel>("diceShown");
    QVERIFY(shown->pixmap().height() >= least);
    QVERIFY(shown->width() >= shown->pixmap().width());
    QCOMPARE(f.window->size(), window);
}

void TestWindowDice::takesDiceAtOnceWhereWished()
{
    using namespace std::chrono_literals;
    RealDice f;
    f.type(u"62"_s);
    f.clock.advance(5s);
    QVERIFY(f.game().history().empty()); // disabled by default
    f.typed().clear();
    f.action("actionDiceAtOnce").trigger();
    QVERIFY(f.settings.autoConfirmDice.value());

    f.type(u"63"_s);
    f.clock.advance(1s);
    QTest::keyClick(&f.typed(), Qt::Key_Backspace); // mistyped
    f.clock.advance(5s);
    QVERIFY(f.game().history().empty());
    f.type(u"2"_s);
    f.clock.advance(2s);
    QCOMPARE(f.thrown(0), Throw({6, 2}));
    f.action("actionUndo").trigger();
    QCOMPARE(f.typed().text(), u"62"_s); // restored for confirmation, but not submitted
    f.clock.advance(5s);
    QVERIFY(f.game().history().empty());
}

void TestWindowDice::correctsAThrowByKeys()
{
    RealDice f;
    for (const QString &dice : {u"62"_s, u"62"_s, u"51"_s, u"63"_s}) {
        f.enter(dice);
    }
    f.game().playForced();
    const auto before = f.game().history().size();
    f.action("actionCourse").trigger();
    f.match.shown().lookBackAt(2);
    QTest::keyClick(f.window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(f.dialog());
    auto *field = f.dialog()->findChild<QLineEdit *>(u"diceTyped"_s);
    QTRY_VERIFY(field->hasFocus());
    QCOMPARE(field->text(), u"51"_s); // as entered
    QVERIFY(!f.find<QPushButton>("correctionAccept")->isEnabled());
    QTest::keyClicks(field, u"41"_s); // replaces the selected text
    QVERIFY(f.outcome().text().contains(u"stay the same"_s));
    QCOMPARE(f.thrown(2), Throw({5, 1})); // not applied yet
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!f.dialog());
    QCOMPARE(f.thrown(2), Throw({4, 1}));
    QCOMPARE(f.game().history().size(), before);
    QVERIFY(f.find<CaptionLabel>("caption")->accessibleName().contains(u"Corrected"_s));

    QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier); // a single undo step
    QCOMPARE(f.thrown(2), Throw({5, 1}));
    QCOMPARE(f.game().history().size(), before);
    QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(f.thrown(2), Throw({4, 1}));
}

/// Line edits use many keys with Ctrl.
void TestWindowDice::leavesCommandsToTheWindow()
{
    RealDice f;
    f.enter(u"62"_s);
    f.enter(u"62"_s);
    f.game().playForced();
    f.type(u"5"_s);
    QVERIFY(f.typed().hasFocus());
    QTest::keyClick(&f.typed(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(f.dialog());
    QCOMPARE(f.typed().text(), u"5"_s);
}

/// After a wrong claim, for example, the dice still have to be typed.
void TestWindowDice::keepsTheDigitsAfterAPressOnTheBoard()
{
    RealDice f;
    f.enter(u"62"_s);
    QVERIFY(f.typed().hasFocus());
    BoardView &board = f.window->board();
    const QPointF man = board.boardScene().boardLayout().manCentre(Side::Black, 3, 0);
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {},
                      board.viewportTransform().map(man).toPoint());
    QVERIFY(board.hasFocus());
    QVERIFY(f.game().needsEnteredDice()); // nothing can be played
    QTRY_VERIFY(f.typed().hasFocus());
}

void TestWindowDice::keepsTheDigitsAfterAPanel()
{
    RealDice f;
    f.enter(u"62"_s);
    f.action("actionWhy").trigger();
    f.window->findChild<WhyPage *>()->setFocus();
    QVERIFY(!f.typed().hasFocus());
    f.action("actionWhy").trigger();
    QTRY_VERIFY(f.typed().hasFocus());
}

void TestWindowDice::returnsToTheBoardAfterACorrection()
{
    RealDice f;
    f.enter(u"62"_s); // for the lead
    f.enter(u"62"_s);
    f.game().playForced();
    QVERIFY(f.match.can(Command::EnterDice));
    f.action("actionCorrectThrow").trigger();
    const auto *dice = f.dialog()->findChild<QLabel *>(u"diceShown"_s);
    f.dialog()->resize(f.dialog()->minimumSizeHint()); // as on a small screen
    QVERIFY(dice->width() >= dice->pixmap().width());
    auto *field = f.dialog()->findChild<QLineEdit *>(u"diceTyped"_s);
    QTest::keyClicks(field, u"44"_s); // whose moves must be chosen
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!f.dialog());
    QVERIFY(!f.match.can(Command::EnterDice));
    QCOMPARE(f.window->focusWidget(), &f.window->board());
}

void TestWindowDice::correctsAThrowByMouse()
{
    RealDice f;
    f.enter(u"62"_s);
    f.enter(u"62"_s);
    f.action("actionCourse").trigger();
    QTest::mouseClick(f.find<QToolButton>("courseCorrect"), Qt::LeftButton); // the latest throw
    QVERIFY(f.dialog());
    const auto press = [&](const char *name) {
        QTest::mouseClick(f.dialog()->findChild<QWidget *>(QString::fromLatin1(name)),
                          Qt::LeftButton);
    };
    press("diceFace5");
    press("diceFace5");
    press("correctionAccept");
    QTRY_VERIFY(!f.dialog());
    QCOMPARE(f.thrown(1), Throw({5, 5}));

    QTest::mouseClick(f.find<QToolButton>("courseCorrect"), Qt::LeftButton);
    press("diceFace1");
    press("correctionCancel");
    QTRY_VERIFY(!f.dialog());
    QCOMPARE(f.thrown(1), Throw({5, 5}));
}

void TestWindowDice::closesWhenTheGameIsCorrectedElsewhere()
{
    RealDice f;
    for (const QString &dice : {u"62"_s, u"62"_s, u"51"_s}) {
        f.enter(dice);
    }
    f.action("actionCorrectThrow").trigger(); // the latest throw
    const QPointer<CorrectionDialog> dialog = f.dialog();
    QVERIFY(dialog && dialog->isVisible());
    f.match.correctThrow(0, {2, 6}); // takes back the throws after it
    QCOMPARE(f.game().history().size(), std::size_t(1));
    QVERIFY(!dialog || !dialog->isVisible());
    if (dialog) { // may still receive events: its throw no longer exists
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(dialog, &language);
    }
    QTRY_VERIFY(!f.dialog());
}

void TestWindowDice::saysWhatIsTakenBack()
{
    RealDice f;
    for (const QString &dice : {u"62"_s, u"62"_s, u"51"_s}) {
        f.enter(dice);
    }
    f.match.shown().lookBackAt(0);
    f.action("actionCorrectThrow").trigger();
    QVERIFY(f.dialog());
    auto *field = f.dialog()->findChild<QLineEdit *>(u"diceTyped"_s);
    QTest::keyClicks(field, u"7"_s);
    QVERIFY(f.outcome().text().contains(u'7')); // not the face of a die
    QTest::keyClicks(field, u"26"_s);           // now the other player wins the lead
    QVERIFY(f.outcome().text().contains(u"turn"_s));
    QVERIFY(f.outcome().text().contains(u"2 throws after that are undone"_s));
    QVERIFY(QAccessible::queryAccessibleInterface(&f.outcome())
                ->text(QAccessible::Name)
                .contains(u"undone"_s));
    QTest::keyClick(f.dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!f.dialog());
    QCOMPARE(f.match.course().rowCount(), 3);
}

void TestWindowDice::keepsAllElseRight()
{
    RealDice f;
    for (const QString &dice : {u"62"_s, u"62"_s, u"51"_s, u"33"_s}) {
        f.enter(dice);
    }
    f.game().playForced();
    f.action("actionOddsPanel").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(f.match.oddsWatch().isComplete(), OddsTimeout);
    const auto before = f.match.oddsWatch().oddsAt(2);
    QVERIFY(f.session.setNote({1, 0}, u"The lead."_s));
    QVERIFY(f.session.setNote({2, 0}, u"Why?"_s));
    f.match.correctThrow(1, {1, 1});
    QVERIFY(!f.match.oddsWatch().oddsAt(2)); // invalidated by the correction
    QTRY_VERIFY_WITH_TIMEOUT(f.match.oddsWatch().isComplete(), OddsTimeout);
    QVERIFY(f.match.oddsWatch().oddsAt(2)->white != before->white);
    QCOMPARE(f.match.course().rowCount(), f.game().throwCount() + 1);
    QVERIFY(!f.session.finishSaving());
    const auto kept = readRecord(SaveSlot::savePath(f.folder.filePath(u"data"_s), SaveSlot::First));
    QVERIFY(kept);
    QVERIFY(kept.value() == f.session.record());
    QVERIFY((kept.value().throws[0].dice == Throw{1, 1}));
    QVERIFY(!f.session.notes().isEmpty()); // the note on the unchanged lead is kept
    QVERIFY(f.session.notes().noteOn({2, 0}).isEmpty());
    f.match.undo();
    QCOMPARE(f.session.notes().noteOn({2, 0}), u"Why?"_s);
    f.match.redo();
    QVERIFY(f.session.notes().noteOn({2, 0}).isEmpty());
    const DiceTally fell(f.game().history());
    QVERIFY(fell.total().faces.count(1) >= 2);
    f.session.newGameWithSameRules(); // the tally counts the dice that really fell
    QVERIFY(f.session.dice().earlierTally() == fell);
}

void TestWindowDice::neverCorrectsDiceOfTheComputer()
{
    RealDice f(DiceOrigin::Seeded);
    f.game().throwDice();
    f.action("actionCourse").trigger();
    const QAction &action = f.action("actionCorrectThrow");
    QVERIFY(!action.isEnabled());
    QVERIFY(action.toolTip().contains(u"cannot be corrected"_s));
    QVERIFY(!f.find<QToolButton>("courseCorrect")->isVisible());
    f.match.correctThrow(0, {6, 1});
    QVERIFY(!f.game().canUndoCorrection());
}

QTEST_MAIN(TestWindowDice)
#include "tst_window_dice.moc"
