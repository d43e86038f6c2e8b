// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/computer_fixture.h"

#include "panels/actions/actions.h"
#include "panels/dialogs/settings_dialog.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestWindowComputer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thinksInTheRace();
    void offersNobodyItsMen();
    void offersNobodyItsThrow();
    void claimsWhatPassesToIt();
    void leavesAPersonTimeToClaim();
    void leavesTimeToReadALostThrow();
    void waitsLongerForSlowReaders();
    void waitsUntilItIsAsked();
    void offersToContinueInsteadOfThrowing();
    void asksForAsLongAsPeopleWant();
    void waitsForRealDice();
    void takesBackToThePersonsLastDecision();
    void waitsWhileThePastIsLookedAt();
    void waitsForDialogs();
    void waitsForTheMotion();
    void isHurriedOn();
    void playsOnAfterARestart();
    void changesSeatsAmidAGame();
    void offersASeatAndPlaysOn();
    void continuesAfterUndo();
    void lendsASeat();
    void lendsASeatInANewGameAfterTheEnd();
    void beginsAgainByItself();
    void beginsNoMatchByItself();
    void isNamed();
};

void TestWindowComputer::thinksInTheRace()
{
    ComputerFixture f(u"alfonso-race"_s);
    f.session.setSeat(Side::White, PlayerSetting::Best);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    const auto bestPlays = [&] {
        return std::count_if(f.game().history().begin(), f.game().history().end(),
                             [](const HistoryEntry &t) {
                                 const auto *play = std::get_if<Play>(&t.action);
                                 return play != nullptr && play->by == Side::White;
                             });
    };
    QTRY_VERIFY_WITH_TIMEOUT(bestPlays() > 4, OddsTimeout);
    f.session.newGameWithSameRules(); // while the computer is thinking; the result is discarded
    QTRY_VERIFY_WITH_TIMEOUT(bestPlays() > 0, OddsTimeout);
}

void TestWindowComputer::offersNobodyItsMen()
{
    ComputerFixture f;
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Person);
    f.match.computer().stop();
    while (!(f.game().position().stage == Stage::Playing &&
             f.game().position().player == Side::White)) {
        f.step();
    }
    QVERIFY(f.isComputersTurn());
    QVERIFY(f.window->board().input().legalPlays().empty());
    QVERIFY(f.window->board().boardScene().marks().marks().playable.empty());
    QVERIFY(!f.action("actionPlayForced").isEnabled());
    const std::size_t before = f.game().history().size();
    Q_EMIT f.window->board().playRequested(f.game().legalPlays()[0]);
    QCOMPARE(f.game().history().size(), before);
    f.session.setSeat(Side::White, PlayerSetting::Person);
    QVERIFY(!f.window->board().boardScene().marks().marks().playable.empty());
}

void TestWindowComputer::offersNobodyItsThrow()
{
    ComputerFixture f;
    f.clock.stop();
    f.settings.blackName.set(u"Leo"_s);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    while (!(f.isComputersTurn() && f.game().canThrow())) {
        f.step();
    }
    const auto *button = f.find<QToolButton>("throwButton");
    QVERIFY(!f.action("actionThrow").isEnabled());
    QVERIFY(!button->isEnabled());
    QCOMPARE(button->toolTip(), u"It is the careless computer’s turn."_s);
    const std::size_t before = f.game().history().size();
    QTest::keyClick(&f.window->board(), Qt::Key_Space); // hurries the computer
    QVERIFY(f.game().history().size() > before);
    // A stopped computer can be resumed.
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.match.undo();
    QVERIFY(f.isComputersTurn());
    QVERIFY(button->isEnabled());
}

void TestWindowComputer::claimsWhatPassesToIt()
{
    ComputerFixture f(u"charpentier"_s, DiceOrigin::Seeded, {{u"claim"_s, u"claimed"_s}});
    f.session.setSeat(Side::Black, PlayerSetting::Best);
    int claims = 0;
    connect(&f.game(), &Game::actionPerformed, &f.game(), [&](const HistoryEntry &entry) {
        const auto *play = std::get_if<Play>(&entry.action);
        claims += play != nullptr && play->by == Side::Black && entry.after.thrower == Side::White;
        for (const Event &event : entry.events) {
            const auto *lost = std::get_if<NumberLost>(&event);
            if (lost != nullptr && lost->opponentReason == UnplayableReason::NotClaimed) {
                QCOMPARE(lost->thrower, Side::Black); // only human players miss claims
            }
        }
    });
    f.personPlaysToTheEnd();
    QVERIFY2(claims > 0, "the game of this seed has no claims");
}

void TestWindowComputer::leavesAPersonTimeToClaim()
{
    ComputerFixture f(u"charpentier"_s, DiceOrigin::Seeded, {{u"claim"_s, u"claimed"_s}});
    f.clock.stop();
    f.match.computer().stop();
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    // White may claim a number of Black's doublet, and Black is due to throw again.
    const auto mayClaimDoublet = [&] {
        const Position &p = f.game().position();
        return p.stage == Stage::Claiming && p.player == Side::White && p.dice.areAllEqual();
    };
    f.session.newGame({u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, DiceOrigin::Seeded, u"2"_s});
    f.match.computer().stop();
    while (!f.game().position().isOver() && !mayClaimDoublet()) {
        f.step();
    }
    QVERIFY(mayClaimDoublet());
    const std::size_t before = f.game().history().size();
    f.match.computer().resume();
    f.clock.advance(std::chrono::milliseconds(4900)); // longer than any other pause
    QCOMPARE(f.game().history().size(), before);
    // A screen reader may speak for longer than that.
    f.match.computer().setClaimTimeUnlimited(true);
    QCOMPARE(f.match.continuePrompt(), u"Press Space to continue."_s);
    f.clock.advance(std::chrono::minutes(1));
    QCOMPARE(f.game().history().size(), before);
    Q_EMIT f.window->board().playRequested(f.game().legalPlays()[0]);
    QCOMPARE(f.game().history().size(), before + 1);
}

/// A throw that neither player can use is read before the computer throws.
void TestWindowComputer::leavesTimeToReadALostThrow()
{
    ComputerFixture f(u"willughby"_s);
    f.clock.stop();
    f.match.computer().stop();
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    const auto hasLostThrow = [&] {
        const Game &game = f.game();
        return !game.history().empty() && game.position().stage == Stage::ToThrow &&
               game.position().thrower == Side::Black &&
               std::holds_alternative<Throw>(game.history().back().action);
    };
    while (!f.game().position().isOver() && !hasLostThrow()) {
        f.step();
    }
    QVERIFY(hasLostThrow());
    const std::size_t before = f.game().history().size();
    f.match.computer().resume();
    f.clock.advance(std::chrono::milliseconds(2400));
    QCOMPARE(f.game().history().size(), before);
    f.clock.advance(std::chrono::milliseconds(200));
    QVERIFY(f.game().history().size() > before);
}

void TestWindowComputer::waitsLongerForSlowReaders()
{
    ComputerFixture f;
    f.clock.stop();
    f.settings.readingTime.set(ReadingTime::Long);
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    while (!f.isComputersTurn()) {
        f.step();
    }
    const std::size_t before = f.game().history().size();
    f.clock.advance(std::chrono::seconds(2)); // more than twice the usual pause before a throw
    QCOMPARE(f.game().history().size(), before);
    f.clock.advance(std::chrono::seconds(9));
    QVERIFY(f.game().history().size() > before);
}

void TestWindowComputer::waitsUntilItIsAsked()
{
    ComputerFixture f;
    f.clock.stop();
    f.settings.readingTime.set(ReadingTime::Unlimited);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    int asked = 0;
    while (!f.game().position().isOver()) {
        if (!f.isComputersTurn()) {
            f.actAsPerson();
            continue;
        }
        const std::size_t before = f.game().history().size();
        f.clock.advance(std::chrono::hours(1));
        QCOMPARE(f.game().history().size(), before);
        QVERIFY(f.caption().endsWith(u"Press Space to continue."_s));
        QVERIFY(f.action("actionThrow").isEnabled());
        QTest::keyClick(&f.window->board(), Qt::Key_Space);
        QVERIFY(f.game().history().size() > before);
        ++asked;
    }
    QVERIFY(asked > 5);

    // Changing the setting takes effect without a key press.
    f.session.newGameWithSameRules();
    while (!f.isComputersTurn()) {
        f.step();
    }
    const std::size_t before = f.game().history().size();
    f.settings.readingTime.set(ReadingTime::Normal);
    f.clock.advance(std::chrono::seconds(3));
    QVERIFY(f.game().history().size() > before);
}

/// While the computer waits, *Throw* would seem to throw the dice of the user.
void TestWindowComputer::offersToContinueInsteadOfThrowing()
{
    ComputerFixture f;
    f.clock.stop();
    f.settings.readingTime.set(ReadingTime::Unlimited);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    auto *button = f.find<QToolButton>("throwButton");
    const QAction &action = f.action("actionThrow");
    while (f.isComputersTurn()) {
        button->click();
    }
    QCoreApplication::processEvents();
    QCOMPARE(button->text(), u"Throw"_s);
    QCOMPARE(plainActionText(action), u"Throw"_s);
    const QRect place = f.find<QToolButton>("undoButton")->geometry();
    while (!f.isComputersTurn()) {
        f.actAsPerson();
    }
    QCoreApplication::processEvents();
    QCOMPARE(button->text(), u"Continue"_s);
    QCOMPARE(button->toolTip(), u"Let the computer continue"_s);
    QCOMPARE(plainActionText(action), u"Continue"_s);
    QCOMPARE(f.find<QToolButton>("undoButton")->geometry(), place);
    const std::size_t before = f.game().history().size();
    button->click();
    QVERIFY(f.game().history().size() > before);
}

void TestWindowComputer::asksForAsLongAsPeopleWant()
{
    ComputerFixture f;
    f.clock.stop();
    f.settings.readingTime.set(ReadingTime::Unlimited);
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    const auto *question = f.find<QWidget>("takeOverPanel");
    QVERIFY(question->isVisible());
    f.clock.advance(std::chrono::hours(1));
    QVERIFY(question->isVisible());
}

void TestWindowComputer::waitsForRealDice()
{
    ComputerFixture f(u"cotton"_s, DiceOrigin::Entered);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    auto *entry = f.find<QWidget>("diceEntry");
    auto *typed = f.find<QLineEdit>("diceTyped");
    const auto type = [&](const QString &dice) {
        QTRY_VERIFY(entry->isVisible());
        typed->clear();
        QTest::keyClicks(typed, dice);
        QTest::keyClick(typed, Qt::Key_Return);
    };
    type(u"16"_s);
    // Announces whose dice are asked for.
    QVERIFY(typed->accessibleName().contains(u"The careless computer’s dice"_s));
    type(u"36"_s);
    QTRY_VERIFY(f.game().position().thrower == Side::White);
    QVERIFY(f.game().history().size() >= 4); // the computer has played both numbers
    QVERIFY(entry->isVisible());
}

void TestWindowComputer::takesBackToThePersonsLastDecision()
{
    ComputerFixture f(u"alfonso"_s);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    for (int i = 0; i < 14; ++i) {
        QTRY_VERIFY(f.isPersonsTurn());
        const Position decision = f.game().position();
        const std::size_t actions = f.game().history().size();
        f.actAsPerson();
        QTRY_VERIFY(f.isPersonsTurn());
        const Position after = f.game().position();
        const auto made = f.game().history().size();
        f.action("actionUndo").trigger();
        QVERIFY(f.game().position() == decision);
        QCOMPARE(f.game().history().size(), actions);
        QCoreApplication::processEvents();
        QCOMPARE(f.game().history().size(), actions); // the computer does not play again
        f.action("actionRedo").trigger();
        QVERIFY(f.game().position() == after);
        QCOMPARE(f.game().history().size(), made);
    }
}

void TestWindowComputer::waitsWhileThePastIsLookedAt()
{
    ComputerFixture f;
    f.computersPlayUntil([&] { return f.game().throwCount() > 3; });
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    QVERIFY(f.window->board().isShowingPast());
    const std::size_t before = f.game().history().size();
    f.clock.advance(std::chrono::seconds(20));
    QCOMPARE(f.game().history().size(), before);
    QVERIFY(f.window->board().isShowingPast());
    QTest::keyClick(list, Qt::Key_Return);
    f.computersPlayUntil([&] { return f.game().history().size() > before; });
}

void TestWindowComputer::waitsForDialogs()
{
    ComputerFixture f;
    QDialog modal(f.window.get());
    modal.setModal(true);
    modal.show();
    f.clock.stop();
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.clock.advance(std::chrono::seconds(20));
    QVERIFY(f.game().history().empty());
    modal.close();
    f.computersPlayUntil([&] { return !f.game().history().empty(); });

    f.action("actionPlayers").trigger();
    const std::size_t before = f.game().history().size();
    f.clock.advance(std::chrono::seconds(20));
    QCOMPARE(f.game().history().size(), before);
    f.find<SettingsDialog>("settingsDialog")->close();
    f.computersPlayUntil([&] { return f.game().history().size() > before; });
}

void TestWindowComputer::waitsForTheMotion()
{
    ComputerFixture f;
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.settings.motionSpeed.set(MotionSpeed::Normal);
    bool overtaken = false;
    connect(&f.game(), &Game::diceThrown, &f.game(),
            [&] { overtaken = overtaken || f.window->board().isMoving(); });
    QTRY_VERIFY_WITH_TIMEOUT(f.game().throwCount() > 1, OddsTimeout);
    QVERIFY(!overtaken);
}

void TestWindowComputer::isHurriedOn()
{
    ComputerFixture f;
    f.clock.stop();
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    while (!f.isComputersTurn()) {
        f.actAsPerson();
    }
    const std::size_t before = f.game().history().size();
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    QVERIFY(f.game().history().size() > before);
}

void TestWindowComputer::playsOnAfterARestart()
{
    ComputerFixture f;
    f.session.setSeat(Side::Black, PlayerSetting::Best);
    f.settings.blackComputerName.set(u"Turk"_s);
    for (int i = 0; i < 6; ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(f.isPersonsTurn(), OddsTimeout);
        f.actAsPerson();
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.isPersonsTurn(), OddsTimeout);
    const std::size_t actions = f.game().history().size();
    f.window->close();
    QVERIFY(!f.session.finishSaving());
    Session again(allRuleSets(), f.settings, f.folder.filePath(u"data"_s));
    again.start();
    QCOMPARE(again.game().history().size(), actions);
    QCOMPARE(again.seats(), (Seats{{PlayerSetting::Person, PlayerSetting::Best}}));
    QCOMPARE(again.playerNames().black, u"Turk"_s);
    // The save takes precedence over the settings.
    f.settings.blackPlayer.set(PlayerSetting::Careless);
    QVERIFY(!again.finishSaving());
    Session third(allRuleSets(), f.settings, f.folder.filePath(u"data"_s));
    third.start();
    // Saved by `again`, which follows the settings.
    QCOMPARE(third.seats().playerOf(Side::Black), PlayerSetting::Careless);
}

void TestWindowComputer::changesSeatsAmidAGame()
{
    ComputerFixture f;
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    for (int i = 0; i < 4; ++i) {
        QTRY_VERIFY(f.isPersonsTurn());
        f.actAsPerson();
    }
    f.session.setSeat(Side::Black, PlayerSetting::Best);
    QCOMPARE(f.session.playerNames().black, u"Computer"_s);
    QTRY_VERIFY_WITH_TIMEOUT(f.isPersonsTurn(), OddsTimeout);
    f.session.setSeat(Side::Black, PlayerSetting::Person);
    while (!f.game().position().isOver()) {
        QVERIFY(f.isPersonsTurn());
        f.actAsPerson();
    }
    QCOMPARE(f.session.record().black.kind, PlayerKind::Human);
}

void TestWindowComputer::offersASeatAndPlaysOn()
{
    ComputerFixture f;
    auto *panel = f.find<QWidget>("takeOverPanel");
    f.computersPlayUntil([&] { return f.game().throwCount() > 1; });
    QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton);
    QVERIFY(panel->isVisible());
    QVERIFY(panel->hasFocus());
    const std::size_t before = f.game().history().size();
    f.clock.advance(std::chrono::seconds(20));
    QCOMPARE(f.game().history().size(), before);
    QTest::keyClick(panel, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    f.computersPlayUntil([&] { return f.game().history().size() > before; });
    QTest::keyClick(&f.window->board(), Qt::Key_A);
    QVERIFY(panel->isVisible());
    QTest::mouseClick(f.find<QPushButton>("takeOverPlayOn"), Qt::LeftButton);
    f.computersPlayUntil([&] { return f.game().position().isOver(); });
}

/// After undo, two computers wait; *Throw* lets them continue, also where men must be played.
void TestWindowComputer::continuesAfterUndo()
{
    ComputerFixture f;
    f.computersPlayUntil([&] { return f.game().throwCount() > 2; });
    do {
        f.match.undo();
    } while (f.game().position().stage != Stage::Playing);
    const std::size_t before = f.game().history().size();
    f.clock.advance(std::chrono::seconds(20));
    QCOMPARE(f.game().history().size(), before);
    QVERIFY(f.caption().endsWith(u"Press Space to continue."_s));
    QVERIFY(f.action("actionThrow").isEnabled());
    f.action("actionThrow").trigger();
    f.computersPlayUntil([&] { return f.game().history().size() > before + 2; });
}

void TestWindowComputer::lendsASeat()
{
    ComputerFixture f;
    f.computersPlayUntil([&] { return f.game().throwCount() > 1; });
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    QTest::mouseClick(f.find<QPushButton>("takeOverBlack"), Qt::LeftButton);
    QCOMPARE(f.session.seats(), (Seats{{PlayerSetting::Careless, PlayerSetting::Person}}));
    QVERIFY(f.session.isSeatLent());
    // The seat was changed for this game only.
    QCOMPARE(f.settings.blackPlayer.value(), PlayerSetting::Careless);
    f.clock.resume(0);
    f.personPlaysToTheEnd();
    f.session.newGameWithSameRules();
    QVERIFY(f.session.seats().isComputerAlone());
    QVERIFY(!f.session.isSeatLent());
}

void TestWindowComputer::lendsASeatInANewGameAfterTheEnd()
{
    ComputerFixture f;
    f.computersPlayUntil([&] { return f.game().position().isOver(); });
    const Game *finished = &f.game();
    f.clock.advance(std::chrono::seconds(3)); // see startsNoGameByAClickMeantToThrow()
    QTest::keyClick(f.window.get(), Qt::Key_Escape);
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    QVERIFY(f.find<QWidget>("takeOverPanel")->isVisible());
    QVERIFY(!f.find<QPushButton>("takeOverNew")->isVisible());
    QTest::mouseClick(f.find<QPushButton>("takeOverWhite"), Qt::LeftButton);
    QVERIFY(&f.game() != finished);
    QVERIFY(!f.game().position().isOver());
    QCOMPARE(f.session.seats(), (Seats{{PlayerSetting::Person, PlayerSetting::Careless}}));
}

void TestWindowComputer::beginsAgainByItself()
{
    ComputerFixture f;
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    QTRY_VERIFY(f.game().position().isOver());
    const Game *first = &f.game();
    f.clock.advance(std::chrono::seconds(20));
    QCOMPARE(&f.game(), first);
    f.settings.autoStartNextGame.set(true);
    QTRY_VERIFY(&f.game() != first);
    f.settings.autoStartNextGame.set(false);
    QTRY_VERIFY(f.game().position().isOver());
}

void TestWindowComputer::beginsNoMatchByItself()
{
    ComputerFixture f;
    f.settings.autoStartNextGame.set(true);
    f.settings.matchLength.set(MatchLength::BestOfThree);
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    const auto isDecided = [&f] {
        const auto standing = f.session.matchStanding();
        return f.game().position().isOver() && standing && standing->isDecided();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isDecided(), 30'000);
    const Game *last = &f.game();
    f.clock.advance(std::chrono::minutes(1));
    QCoreApplication::processEvents();
    QCOMPARE(&f.game(), last);
}

void TestWindowComputer::isNamed()
{
    ComputerFixture f;
    f.settings.blackName.set(u"Ben"_s);
    QCOMPARE(f.session.playerNames().black, u"Ben"_s);
    f.session.setSeat(Side::Black, PlayerSetting::Best);
    QCOMPARE(f.session.playerNames().black, u"Computer"_s); // Ben has left his seat
    QCOMPARE(f.session.record().black,
             (RecordedPlayer{u"Best play"_s, PlayerKind::Computer, u"best"_s}));
    f.session.setSeat(Side::White, PlayerSetting::Best);
    // Players with the same name are called by their colours.
    QCOMPARE(f.session.playerNames().white, u"White"_s);
    QCOMPARE(f.session.playerNames().black, u"Black"_s);
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    QCOMPARE(f.session.playerNames().white, u"Careless computer"_s);
    QCOMPARE(f.session.playerNames().black, u"Computer"_s);
    f.session.setSeat(Side::White, PlayerSetting::Person);
    f.settings.blackComputerName.set(u"Turk"_s);
    QCOMPARE(f.session.playerNames().black, u"Turk"_s);
    f.session.setSeat(Side::Black, PlayerSetting::Person);
    QCOMPARE(f.session.playerNames().black, u"Ben"_s);
}

QTEST_MAIN(TestWindowComputer)
#include "tst_window_computer.moc"
