// SPDX-License-Identifier: MIT
#include "match/commentary/luck_remark.h"
#include "match/commentary/result_text.h"
#include "tests/app/desktop/window/window_fixture.h"

#include "match/course/course_of_play.h"
#include "match/odds/odds_watch.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "text/caption.h"

#include <QAccessible>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestWindowPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void throwsBySpaceAndByButton();
    void aHeldKeyThrowsOnce();
    void saysWhatTheGameSays();
    void playsForcedNumbersOnOneKey();
    void letsTheTableMoveForcedMen();
    void undoesAndRedoesToBothEnds();
    void undoesForcedMenWithWhatForcedThem();
    void saysWhyAManMayNotBePlayed();
    void revealsNothingBeforeTheDiceAreAtRest();
    void playsForcedNumbersWhileDiceFall();
    void throwsOnceByADoubleClickOnTheButton();
    void saysWhoseBoxIsToBeEmptied();
    void asksWhereAManShallGo();
    void saysWhyDiceAreNotEntered();
    void keepsTheScoreOfAPair();
    void leavesTheMenusTheirPlace();
    void tellsTheEnd();
    void resultDoesNotCoverTheLosersMen();
    void startsARematchFromTheEnd();
    void offersOtherRulesAtTheEnd();
    void tellsTheLuck();
    void playsAMatch();
    void aPressBesideTheResultUncoversTheBoard();
    void returnsToTheResultAfterLookingBack();
    void startsNoGameByAClickMeantToThrow();
    void showsTheResultAgain();
    void saysThatUndoKeepsTheDice();
    void saysBesideTheManWhyItIsRefused();
    void coversNoNumberWithTheReason();
    void turnsTheReasonTowardsItsReader();
    void keepsMarkedPlacesClearOfTheReason();
};

void TestWindowPlay::throwsBySpaceAndByButton()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.window->board().hasFocus());
    QTest::keyClick(&f.window->board(), Qt::Key_Space); // for the lead
    QCOMPARE(f.game().history().size(), std::size_t(1));
    while (f.game().position().stage == Stage::Opening) {
        QTest::keyClick(&f.window->board(), Qt::Key_Space);
    }
    const std::size_t before = f.game().history().size();
    QTest::mouseClick(f.find<QToolButton>("throwButton"), Qt::LeftButton);
    QCOMPARE(f.game().history().size(), before + 1);
    QVERIFY(std::holds_alternative<Throw>(f.game().history().back().action));
}

void TestWindowPlay::aHeldKeyThrowsOnce()
{
    WindowFixture f(allRuleSets());
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, u" "_s, true);
    QCoreApplication::sendEvent(&f.window->board(), &held);
    QVERIFY(f.game().history().empty());
}

void TestWindowPlay::saysWhatTheGameSays()
{
    WindowFixture f(allRuleSets());
    const QStringList captions{
        u"Each player throws one die, both at once: press Space, or click either box."_s,
        u"Black throws 4 (“quater”), White throws 3 (“trey”). Black begins."_s,
        u"Black throws 3 and 2 (“trey-deuce”). Now Black plays 3 and 2."_s,
        u"Black lays a man down on point 2 (“deuce”). Now Black plays 3 (“trey”)."_s,
        u"Black lays down men on points 3 and 2. Now White throws."_s,
        u"White throws 4 and 1 (“quater-ace”). Now White plays 4 and 1."_s};
    for (const QString &caption : captions) {
        QCOMPARE(f.caption(), caption);
        QCOMPARE(f.find<CaptionLabel>("caption")->accessibleName(), caption);
        f.step();
    }
    // The players' names are used everywhere.
    QVERIFY(f.settings.whiteName.set(u"Zoe"_s));
    QVERIFY(f.settings.blackName.set(u"Zeno"_s));
    for (int i = 0; i < 30; ++i) {
        QVERIFY(f.caption().contains(u"Ze"_s) || f.caption().contains(u"Zo"_s));
        QVERIFY(!f.caption().contains(u"White"_s) && !f.caption().contains(u"Black"_s));
        QCOMPARE(f.caption(), captionText(f.game(), f.session.playerNames()));
        f.step();
    }
}

void TestWindowPlay::playsForcedNumbersOnOneKey()
{
    WindowFixture f(allRuleSets());
    QAction &forced = f.action("actionPlayForced");
    int played = 0;
    while (!f.game().position().isOver()) {
        QCOMPARE(forced.isEnabled(), f.game().isNextPlayForced());
        if (forced.isEnabled()) {
            const std::size_t before = f.game().history().size();
            QTest::keyClick(&f.window->board(), Qt::Key_F);
            QVERIFY(f.game().history().size() > before);
            QVERIFY(!f.game().isNextPlayForced());
            ++played;
        } else {
            f.step();
        }
    }
    QVERIFY(played > 0);
}

void TestWindowPlay::letsTheTableMoveForcedMen()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.settings.forcedPlays.set(ForcedPlays::Automatic));
    for (int i = 0; i < 60 && !f.game().position().isOver(); ++i) {
        f.step();
        QTRY_VERIFY(!f.game().isNextPlayForced());
    }
}

void TestWindowPlay::undoesAndRedoesToBothEnds()
{
    WindowFixture f(allRuleSets(), u"alfonso"_s);
    f.finish();
    const Position end = f.game().position();
    const std::size_t actions = f.game().history().size();
    QAction &undo = f.action("actionUndo");
    QAction &redo = f.action("actionRedo");
    QVERIFY(!redo.isEnabled());
    for (std::size_t i = 0; i < actions && undo.isEnabled(); ++i) {
        QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier);
    }
    QVERIFY(f.game().history().empty());
    QVERIFY(f.game().position() == f.game().startPosition());
    QVERIFY(!f.find<QWidget>("winnerPanel")->isVisible());
    for (std::size_t i = 0; i < actions && redo.isEnabled(); ++i) {
        QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }
    QCOMPARE(f.game().history().size(), actions);
    QVERIFY(f.game().position() == end);
    QVERIFY(f.find<QWidget>("winnerPanel")->isVisible());
}

void TestWindowPlay::undoesForcedMenWithWhatForcedThem()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.settings.forcedPlays.set(ForcedPlays::Automatic));
    // Steps until a forced play has been played automatically.
    do {
        f.step();
        QCoreApplication::processEvents();
    } while (!std::holds_alternative<Play>(f.game().history().back().action));
    f.action("actionUndo").trigger();
    QCoreApplication::processEvents();
    QVERIFY(!f.game().isNextPlayForced());
    const std::size_t undone = f.game().undoneEntries().size();
    QVERIFY(undone > 1);
    f.action("actionRedo").trigger();
    QVERIFY(f.game().undoneEntries().empty());
}

void TestWindowPlay::saysWhyAManMayNotBePlayed()
{
    WindowFixture f(allRuleSets());
    auto *caption = f.find<CaptionLabel>("caption");
    const QString before = caption->accessibleName();
    Q_EMIT f.window->board().playRefused(Side::White, 1);
    QCOMPARE(caption->accessibleName(), u"First, each player throws one die."_s);
    QCOMPARE(caption->text(), before);      // the text of the caption itself is unchanged
    f.clock.advance(std::chrono::hours(1)); // the message stays for slow readers
    QCOMPARE(caption->accessibleName(), u"First, each player throws one die."_s);
    QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(caption->accessibleName(), caption->text());
    Q_EMIT f.window->board().dropRefused({}, {});
    QCOMPARE(caption->accessibleName(), u"A man can be dropped only on a marked place."_s);
    Q_EMIT f.window->board().playRefused(Side::White, 1);
    f.step();
    QCOMPARE(caption->accessibleName(), caption->text());
}

namespace {

/// Plays until a throw is due that has at least one legal play.
void playToAThrow(const WindowFixture &f)
{
    while (!f.game().position().isOver()) {
        f.step();
        const Position &position = f.game().position();
        if (position.stage == Stage::Playing && f.game().undo()) {
            return; // the same dice will be thrown again
        }
    }
}

} // namespace

void TestWindowPlay::revealsNothingBeforeTheDiceAreAtRest()
{
    WindowFixture f(allRuleSets());
    f.action("actionCourse").trigger();
    f.action("actionOddsPanel").trigger();
    playToAThrow(f);
    const CourseOfPlay *course = &f.match.course();
    const OddsWatch *odds = &f.match.oddsWatch();
    const auto told = [&] {
        QStringList all{f.caption()};
        all << QString::number(course->rowCount()) << QString::number(odds->actionCount());
        for (const char *name : {"actionPlayForced", "actionThrow", "actionHint", "actionWhy"}) {
            all << QString::number(f.action(name).isEnabled());
        }
        all << course->index(course->rowCount() - 1).data(CourseOfPlay::DetailRole).toString();
        return all;
    };
    const QStringList before = told();
    QVERIFY(f.settings.motionSpeed.set(MotionSpeed::Slow));
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    QVERIFY(f.window->board().isOutcomeHidden());
    QCoreApplication::processEvents();
    QCOMPARE(told(), before);
    f.window->board().skipMotion();
    const QStringList after = told();
    QVERIFY(after[0] != before[0]);
    QVERIFY(after[1].toInt() == before[1].toInt() + 1);
    QVERIFY(after[2].toInt() == before[2].toInt() + 1);
    QVERIFY(!f.action("actionThrow").isEnabled());
    // Undone throws are removed.
    QVERIFY(f.game().undo());
    QCOMPARE(course->rowCount(), before[1].toInt());
}

void TestWindowPlay::playsForcedNumbersWhileDiceFall()
{
    WindowFixture f(allRuleSets(), u"moulidars"_s); // a game without choices
    playToAThrow(f);
    QVERIFY(f.settings.motionSpeed.set(MotionSpeed::Slow));
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    QVERIFY(f.window->board().isOutcomeHidden());
    const std::size_t thrown = f.game().history().size();
    QTest::keyClick(&f.window->board(), Qt::Key_F);
    QVERIFY(f.game().history().size() > thrown);
}

void TestWindowPlay::throwsOnceByADoubleClickOnTheButton()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.settings.motionSpeed.set(MotionSpeed::Slow));
    auto *button = f.find<QToolButton>("throwButton");
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(f.game().history().size(), std::size_t(1));
    QVERIFY(!f.window->board().isMoving());
}

void TestWindowPlay::saysWhoseBoxIsToBeEmptied()
{
    WindowFixture f(allRuleSets());
    playToAThrow(f);
    const auto *caption = f.find<CaptionLabel>("caption");
    const Side next = referee::nextThrower(f.game().rules(), f.game().position());
    BoardInput &input = f.window->board().input();
    const std::size_t before = f.game().history().size();
    input.press({BoardPlace::Kind::Box, 0, opponentOf(next)});
    QCOMPARE(f.game().history().size(), before);
    QVERIFY(caption->accessibleName().contains(f.session.playerNames().nameOf(next)));
    QVERIFY(caption->accessibleName() != caption->text());
    input.press({BoardPlace::Kind::Box, 0, next});
    QCOMPARE(f.game().history().size(), before + 1);
    input.press({BoardPlace::Kind::Box, 0, next});
    QCOMPARE(f.game().history().size(), before + 1);
    QVERIFY(caption->accessibleName() != caption->text());
}

void TestWindowPlay::asksWhereAManShallGo()
{
    WindowFixture f(allRuleSets(), u"alfonso-race"_s);
    const auto several = [&f] {
        const PlayList plays = f.game().legalPlays();
        return std::count_if(plays.begin(), plays.end(),
                             [&](const Play &play) { return play.from == plays[0].from; }) > 1;
    };
    while (!several()) {
        f.step();
        QVERIFY(!f.game().position().isOver());
    }
    const auto *caption = f.find<CaptionLabel>("caption");
    const Play play = f.game().legalPlays()[0];
    BoardView &board = f.window->board();
    const BoardLayout &layout = board.boardScene().boardLayout();
    board.setFocus();
    board.input().setFocusedPoint(layout.physicalPoint(play.by, play.from));
    QTest::keyClick(&board, Qt::Key_Return);
    QVERIFY(caption->accessibleName().contains(u"Choose where the man goes"_s));
    QTest::keyClick(&board, Qt::Key_Escape);
    QCOMPARE(caption->accessibleName(), caption->text());
}

void TestWindowPlay::saysWhyDiceAreNotEntered()
{
    WindowFixture f(allRuleSets());
    QAction &enter = f.action("actionEnterDice");
    const auto says = [&](const QString &what) {
        return enter.statusTip().contains(what) && enter.toolTip().contains(what);
    };
    QVERIFY(!enter.isEnabled());
    QVERIFY(says(u"The computer throws the dice"_s));
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(f.window.get(), &language);
    QVERIFY(says(u"The computer throws the dice"_s)); // unchanged by retranslation
    f.session.newGame({u"cotton"_s, {}, DiceOrigin::Entered, {}});
    QVERIFY(enter.isEnabled());
    QVERIFY(says(u"numbers of real dice"_s));
    QVERIFY(f.game().enterDice({6, 1}));
    QVERIFY(f.game().enterDice({6, 1}));
    QVERIFY(!enter.isEnabled());
    QVERIFY(says(u"First play the numbers you threw"_s));
    f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"1"_s});
    f.finish();
    QVERIFY(says(u"The game is over"_s));
}

/// The score is shown only for its own pair of players, and follows them when they swap colours.
void TestWindowPlay::keepsTheScoreOfAPair()
{
    WindowFixture f(allRuleSets());
    f.settings.whiteName.set(u"Grandma"_s);
    f.settings.blackPlayer.set(PlayerSetting::Careless);
    const auto *tally = f.find<QLabel>("tally");
    const auto boardAt = [&f] {
        return QRect(f.window->board().mapTo(f.window.get(), QPoint()), f.window->board().size());
    };
    const QRect board = boardAt();
    QVERIFY(!f.action("actionResetScore").isEnabled());
    f.finish();
    QVERIFY(tally->isVisible());
    QVERIFY(tally->text().startsWith(u"Games won: Grandma "_s));
    QCOMPARE(boardAt(), board);
    const QString score = tally->text();
    QVERIFY2(tally->toolTip().contains(u"All finished games between these players:"),
             qPrintable(tally->toolTip()));
    QVERIFY(tally->accessibleDescription().contains(u"All finished games"));

    f.settings.blackPlayer.set(PlayerSetting::Person);
    f.settings.blackName.set(u"Leo"_s);
    QVERIFY2(!tally->isVisible(), qPrintable(tally->text())); // Leo has never played
    f.settings.blackPlayer.set(PlayerSetting::Careless);
    QCOMPARE(tally->text(), score);

    f.action("actionResetScore").trigger(); // the user cancels
    QCOMPARE(u"Games won: "_s + f.dialogs.scoreToReset, score);
    QCOMPARE(tally->text(), score);
    f.dialogs.resetsScore = true;
    f.action("actionResetScore").trigger();
    QVERIFY(!tally->isVisible());
    QVERIFY(!f.action("actionResetScore").isEnabled());
    QCOMPARE(boardAt(), board);
}

void TestWindowPlay::leavesTheMenusTheirPlace()
{
    WindowFixture f(allRuleSets());
    const QString white = u"Maximiliana Theodora Wilhelmina Eugenia"_s;
    f.settings.whiteName.set(white);
    f.settings.blackName.set(u"Leo"_s);
    f.finish();
    const auto *tally = f.find<QLabel>("tally");
    QVERIFY2(tally->text().contains(white), qPrintable(tally->text()));
    f.settings.blackName.set(u"Bartholomew Christopherson-Featherstoneh"_s);
    f.session.newGameWithSameRules();
    f.finish();
    f.window->resize(640, 480);
    QCoreApplication::processEvents();
    const QMenuBar *bar = f.window->menuBar();
    for (QAction *menu : bar->actions()) {
        const QRect place = bar->actionGeometry(menu);
        QVERIFY2(!place.isEmpty() && place.right() <= tally->x(), qPrintable(menu->text()));
    }
    QCOMPARE(tally->text().count(u'…'), 2);
    QVERIFY(tally->sizeHint().width() <= tally->width());
    QVERIFY(tally->accessibleName().contains(white));
    QVERIFY(tally->toolTip().contains(white));
    f.window->resize(1280, 800);
    QCoreApplication::processEvents();
    QVERIFY2(tally->text().contains(white), qPrintable(tally->text()));
}

void TestWindowPlay::tellsTheEnd()
{
    WindowFixture f(allRuleSets());
    auto *panel = f.find<QWidget>("winnerPanel");
    QVERIFY(!panel->isVisible());
    f.finish();
    QVERIFY(panel->isVisible());
    const QString winner = f.session.playerNames().nameOf(f.game().position().winner());
    QVERIFY(f.find<QLabel>("winnerTitle")->text().contains(winner));
    auto *tally = f.find<QLabel>("tally");
    QVERIFY(tally->isVisible());
    QVERIFY(tally->text().contains(u'1'));
    // The tally lies at the end of the menu bar, and is a child of the window for screen readers.
    QCOMPARE(tally->geometry().right(), f.window->rect().right());
    QVERIFY(QAccessible::queryAccessibleInterface(f.window.get())
                ->indexOfChild(QAccessible::queryAccessibleInterface(tally)) >= 0);
    f.window->resize(900, 700);
    QCOMPARE(tally->geometry().right(), f.window->rect().right());
    f.action("actionFullScreen").trigger(); // there is no menu bar
    QVERIFY(!tally->isVisible());
    f.action("actionFullScreen").trigger();
    QVERIFY(tally->isVisible());
    QVERIFY(f.find<QPushButton>("winnerRematch")->hasFocus());
    QVERIFY(f.find<QTextEdit>("winnerText")->toPlainText().startsWith(resultTexts(f.match).text));
    // The panel can be dismissed.
    QTest::keyClick(f.find<QPushButton>("winnerRematch"), Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    QVERIFY(f.window->board().hasFocus());
    QTest::keyClick(&f.window->board(), Qt::Key_Space); // pressed once more than needed
    QVERIFY2(f.caption().contains(winner), qPrintable(f.caption()));
    f.action("actionUndo").trigger();
    QVERIFY(!panel->isVisible());
}

void TestWindowPlay::resultDoesNotCoverTheLosersMen()
{
    WindowFixture f(allRuleSets());
    f.window->resize(1280, 800);
    const auto *panel = f.find<QWidget>("winnerPanel");
    for (int seed = 1; seed <= 8; ++seed) {
        f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, QString::number(seed)});
        f.finish();
        QVERIFY(panel->isVisible());
        for (const QRect &each : f.window->board().resultOverlayConstraints(true).reserved) {
            QVERIFY2(!panel->geometry().intersects(each), qPrintable(QString::number(seed)));
        }
    }
}

void TestWindowPlay::startsARematchFromTheEnd()
{
    WindowFixture f(allRuleSets(), u"holme"_s);
    f.finish();
    const Game *before = &f.game();
    f.clock.stop();
    f.find<QPushButton>("winnerRematch")->click();
    QVERIFY(&f.game() != before);
    QCOMPARE(f.game().ruleSet().id, u"holme"_s);
    QVERIFY(f.game().history().empty());
    QVERIFY(!f.find<QWidget>("winnerPanel")->isVisible());
    QVERIFY(f.window->board().hasFocus());
    QCOMPARE(f.window->board().game(), &f.game());
}

void TestWindowPlay::offersOtherRulesAtTheEnd()
{
    WindowFixture f(allRuleSets());
    f.finish();
    f.find<QPushButton>("winnerCompare")->click();
    QVERIFY(f.window->findChild<QDialog *>(u"comparisonDialog"_s) != nullptr);
}

void TestWindowPlay::tellsTheLuck()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.match.oddsWatch().isWatched());
    f.finish();
    const auto *panel = f.find<QWidget>("winnerPanel");
    QTRY_VERIFY(!luckRemark(f.match).isEmpty());
    QTRY_VERIFY(panel->accessibleDescription().contains(luckRemark(f.match)));
    f.settings.guessFirst.set(true); // covers it
    QVERIFY(luckRemark(f.match).isEmpty());
    f.settings.guessFirst.set(false);
    f.action("actionUndo").trigger();
    QVERIFY(!f.match.oddsWatch().isWatched());
    QVERIFY(luckRemark(f.match).isEmpty());
}

void TestWindowPlay::playsAMatch()
{
    WindowFixture f(allRuleSets(), u"alfonso"_s);
    f.settings.whiteName.set(u"Grandma"_s);
    f.settings.blackName.set(u"Leo"_s);
    auto *tally = f.find<QLabel>("tally");
    QVERIFY(!tally->isVisible());
    f.settings.matchLength.set(MatchLength::BestOfThree);
    QCOMPARE(tally->text(), u"Best of 3: Grandma 0 – 0 Leo"_s);
    auto *again = f.find<QPushButton>("winnerRematch");
    f.finish();
    const QString first = f.match.playerNames().nameOf(f.game().position().winner());
    QCOMPARE(again->text(), u"&Next game"_s);
    const auto *result = f.find<QTextEdit>("winnerText");
    const auto text = [result] { return result->toPlainText().remove(QChar(0x2060)); };
    QVERIFY(text().endsWith(u"%1 leads 1–0 in a best-of-three match."_s.arg(first)));
    QVERIFY(tally->text().startsWith(u"Best of 3: "_s));
    QVERIFY(tally->accessibleDescription().contains(u"win 2 game"_s));
    while (!f.match.matchStanding()->isDecided()) {
        again->click();
        f.finish();
        if (f.match.matchStanding()->wins == std::array{1, 1}) {
            QVERIFY(text().endsWith(u"The score is 1–1 in a best-of-three match."_s));
        }
    }
    const Side winner = f.game().position().winner();
    QCOMPARE(f.find<QLabel>("winnerTitle")->text().remove(QChar(0x2060)),
             u"%1 wins the match 2–%2"_s.arg(f.match.playerNames().nameOf(winner))
                 .arg(f.match.matchStanding()->winsOf(opponentOf(winner))));
    QCOMPARE(again->text(), u"Pla&y again"_s);
    f.action("actionUndo").trigger();
    QVERIFY(!f.match.matchStanding()->isDecided());
    f.settings.matchLength.set(MatchLength::SingleGame);
    QVERIFY(!tally->text().startsWith(u"Best of 3: "_s));
}

void TestWindowPlay::aPressBesideTheResultUncoversTheBoard()
{
    WindowFixture f(allRuleSets());
    f.finish();
    const auto *panel = f.find<QWidget>("winnerPanel");
    QVERIFY(panel->isVisible());
    f.clock.advance(std::chrono::seconds(3)); // see startsNoGameByAClickMeantToThrow()
    QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton, {}, QPoint(2, 2));
    QVERIFY(!panel->isVisible());
    QVERIFY(f.window->board().hasFocus());
    QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton, {}, QPoint(2, 2));
    QVERIFY(panel->isVisible()); // another press returns it
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
        QTest::keyClick(f.window.get(), Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
        QTest::keyClick(&f.window->board(), key);
        QVERIFY(panel->isVisible());
    }
}

/// At the end of the game, *Result* takes the place of *Throw* and *Forced moves*.
void TestWindowPlay::startsNoGameByAClickMeantToThrow()
{
    WindowFixture f(allRuleSets());
    f.clock.stop();
    f.finish();
    auto *main = f.find<QToolButton>("throwButton");
    QCOMPARE(main->text(), u"Result"_s);
    const auto *panel = f.find<QWidget>("winnerPanel");
    for (int i = 0; i < 3; ++i) { // a user who keeps pressing may not have seen the result yet
        QTest::mouseClick(main, Qt::LeftButton);
        QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton, {}, QPoint(2, 2));
        QVERIFY(f.game().position().isOver());
        QVERIFY(panel->isVisible());
        f.clock.advance(std::chrono::seconds(2));
    }
    f.clock.advance(std::chrono::seconds(1));
    QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton, {}, QPoint(2, 2));
    QVERIFY(!panel->isVisible());
    f.clock.advance(std::chrono::minutes(1));
    QTest::mouseClick(main, Qt::LeftButton);
    QVERIFY(f.game().position().isOver());
    QVERIFY(panel->isVisible());
}

void TestWindowPlay::showsTheResultAgain()
{
    WindowFixture f(allRuleSets());
    QAction &result = f.action("actionResult");
    f.step();
    QVERIFY(!result.isEnabled());
    f.finish();
    QVERIFY(result.isEnabled());
    const auto *panel = f.find<QWidget>("winnerPanel");
    QTest::keyClick(f.window.get(), Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    QTest::keyClick(f.window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(panel->isVisible());
    // While the game is reviewed, too.
    f.find<QPushButton>("winnerReview")->click();
    f.match.shown().stepToStart();
    QVERIFY(!panel->isVisible());
    result.trigger();
    QVERIFY(panel->isVisible());
    QVERIFY(!f.match.shown().isPast());
    f.action("actionUndo").trigger();
    QVERIFY(!panel->isVisible());
    QVERIFY(!result.isEnabled());
}

void TestWindowPlay::saysThatUndoKeepsTheDice()
{
    const QString keeps = u"The dice stay as they fell."_s;
    WindowFixture thrown(allRuleSets());
    thrown.step();
    QVERIFY(thrown.action("actionUndo").toolTip().contains(keeps));
    WindowFixture entered(allRuleSets(), u"cotton"_s, DiceOrigin::Entered);
    QVERIFY(!entered.action("actionUndo").toolTip().contains(keeps)); // must be entered again
}

void TestWindowPlay::returnsToTheResultAfterLookingBack()
{
    WindowFixture f(allRuleSets());
    f.finish();
    const auto *panel = f.find<QWidget>("winnerPanel");
    auto *main = f.find<QToolButton>("throwButton");
    f.find<QPushButton>("winnerReview")->click();
    QVERIFY(!panel->isVisible());
    QVERIFY(main->isEnabled());
    QCOMPARE(main->text(), u"Result"_s);
    QVERIFY(!main->toolTip().isEmpty());
    f.settings.language.set(u"ru"_s); // retranslation does not end the review
    QTRY_VERIFY(main->text() != u"Result"_s);
    QVERIFY(!panel->isVisible());
    f.settings.language.set(u"en"_s);
    QTRY_COMPARE(main->text(), u"Result"_s);
    f.settings.whiteName.set(u"Zoe"_s);
    QVERIFY(!panel->isVisible());
    f.match.shown().stepToStart();
    f.match.shown().returnToPresent();
    QVERIFY(panel->isVisible());
    f.find<QPushButton>("winnerReview")->click();
    f.action("actionUndo").trigger();
    QCOMPARE(main->text(), u"Throw"_s);
    f.action("actionRedo").trigger();
    QVERIFY(panel->isVisible());
    f.find<QPushButton>("winnerReview")->click();
    f.action("actionCourse").trigger(); // closes the course of play
    QVERIFY(panel->isVisible());
    // A result that the user has closed returns only on request.
    f.clock.advance(std::chrono::seconds(3)); // see startsNoGameByAClickMeantToThrow()
    QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton, {}, QPoint(2, 2));
    f.action("actionCourse").trigger();
    f.action("actionCourse").trigger();
    QVERIFY(!panel->isVisible());
    main->click();
    QVERIFY(panel->isVisible());
    f.find<QPushButton>("winnerRematch")->click();
    QCOMPARE(main->text(), u"Throw"_s);
}

void TestWindowPlay::saysBesideTheManWhyItIsRefused()
{
    WindowFixture f(allRuleSets());
    while (f.game().position().stage != Stage::Playing) {
        f.step();
    }
    // Long names leave little room.
    f.settings.whiteName.set(QString(Settings::MaxNameLength, u'W'));
    f.settings.blackName.set(QString(Settings::MaxNameLength, u'M'));
    BoardView &board = f.window->board();
    BoardScene &scene = board.boardScene();
    const auto *plaque = f.find<QLabel>("refusalPlaque");
    for (const Side side : BothSides) {
        for (const int point : {1, 3, 6}) {
            const QPointF man = BoardScene::upperFaceCentre(*scene.firstPlayedMan(side, point));
            const int physical = scene.boardLayout().physicalPoint(side, point);
            if (!board.input().playsFrom(physical).empty()) {
                continue;
            }
            const QPoint at = board.viewportTransform().map(man).toPoint();
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, at);
            QVERIFY(plaque->isVisible());
            QVERIFY(!plaque->text().isEmpty());
            const QRect where = plaque->geometry();
            QVERIFY(board.rect().contains(where));
            QVERIFY(!where.contains(at));
            for (const Side named : BothSides) {
                const QRectF plate = scene.nameItem(named).rect();
                QVERIFY(!board.viewportTransform().mapRect(plate).intersects(where));
            }
            QVERIFY(where.adjusted(-90, -90, 90, 90).contains(at)); // close to the man
            for (const DieItem *die : scene.dice()) {
                QVERIFY(
                    !where.contains(board.viewportTransform().map(die->state().centre).toPoint()));
            }
            QTest::keyClick(&board, Qt::Key_Right);
            QVERIFY(!plaque->isVisible());
        }
    }
}

void TestWindowPlay::coversNoNumberWithTheReason()
{
    WindowFixture f(allRuleSets());
    f.window->resize(640, 480);
    QCoreApplication::processEvents();
    BoardView &board = f.window->board();
    BoardScene &scene = board.boardScene();
    const auto *plaque = f.find<QLabel>("refusalPlaque");
    int refusals = 0;
    for (const Side side : BothSides) {
        for (int point = 1; point <= PointsInTable; ++point) {
            const QPointF man = BoardScene::upperFaceCentre(*scene.firstPlayedMan(side, point));
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {},
                              board.viewportTransform().map(man).toPoint());
            if (!plaque->isVisible()) {
                continue;
            }
            ++refusals;
            const auto &numerals = scene.marks().marks().numerals;
            QVERIFY(!numerals.empty());
            for (const Marks::Text &each : numerals) {
                const QRectF disc = scene.marks().numeralShape(each).boundingRect();
                QVERIFY2(!board.viewportTransform().mapRect(disc).toRect().intersects(
                             plaque->geometry()),
                         qPrintable(each.text));
            }
        }
    }
    QVERIFY(refusals > 6);
}

void TestWindowPlay::turnsTheReasonTowardsItsReader()
{
    WindowFixture f(allRuleSets());
    BoardView &board = f.window->board();
    auto *plaque = f.find<QLabel>("refusalPlaque");
    for (const Side side : BothSides) {
        std::array<QImage, 2> pictures;
        for (const bool isFaceToFace : {false, true}) {
            board.setFaceToFace(isFaceToFace);
            Q_EMIT board.playRefused(side, 3);
            QVERIFY(plaque->isVisible());
            pictures[isFaceToFace ? 1 : 0] = plaque->grab().toImage();
        }
        const int angle = side == Side::Black ? 180 : 0;
        QCOMPARE(pictures[1], pictures[0].transformed(QTransform().rotate(angle)));
    }
}

void TestWindowPlay::keepsMarkedPlacesClearOfTheReason()
{
    WindowFixture f(allRuleSets());
    BoardView &board = f.window->board();
    const QRectF man = squareAround(board.boardScene().boardLayout().manCentre(Side::White, 2, 0),
                                    BoardLayout::ManDiameter);
    const auto *plaque = f.find<QLabel>("refusalPlaque");
    std::vector<QRectF> targets;
    for (int i = 0; i < 3; ++i) {
        Q_EMIT board.dropRefused(man, targets);
        QVERIFY(plaque->isVisible());
        const QRect where = plaque->geometry();
        for (const QRectF &each : targets) {
            QVERIFY(!board.viewportTransform().mapRect(each).intersects(where));
        }
        const QRectF covered =
            board.viewportTransform().inverted().mapRect(QRectF(plaque->geometry()));
        targets.push_back(squareAround(covered.center(), BoardLayout::ManDiameter / 2));
    }
}

QTEST_MAIN(TestWindowPlay)
#include "tst_window_play.moc"
