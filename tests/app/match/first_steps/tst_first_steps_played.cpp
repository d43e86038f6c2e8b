// SPDX-License-Identifier: MIT
#include "match/first_steps/first_step_text.h"
#include "tests/app/match/first_steps/first_steps_fixture.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;
using namespace std::chrono_literals;

/// Tests First steps without a screen.
class TestFirstStepsPlayed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAMomentForEachStep_data() { addRuleSets(); }
    void findsAMomentForEachStep();
    void isWalkedByDoing_data() { addRuleSets(); }
    void isWalkedByDoing();
    void isWalkedByNext_data() { addRuleSets(); }
    void isWalkedByNext();
    void showsEachResultToAHastyUser();
    void showsWhatTheRulesSay_data();
    void showsWhatTheRulesSay();
    void isMadeForAnyRules_data();
    void isMadeForAnyRules();
    void beginsAnyStepAnew();
    void undoesNothingBeforeAStep_data();
    void undoesNothingBeforeAStep();
    void resumesWhereTheUserLeft();
    void goesOnWhenSomebodyThrows();
    void tellsOnlyWhatWasSeen();
    void cannotBeSaved();
    void waitsWhileThePastIsShown();
    void returnsTheGameAsItWas();
    void makesWayForAnotherGame();
    void countsNothing();
    void takesChosenPlayersToTheGameThatWaits();
};

void TestFirstStepsPlayed::findsAMomentForEachStep()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const Rulings, rulings);
    const RuleSet &set = *test::catalogue().find(ruleSet);
    const auto steps = findFirstSteps(set.rules(rulings));
    QCOMPARE(steps.size(), 6U);
    const bool hasLateDoublet = steps[3].kind == FirstStep::Kind::BearOff;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t kind = hasLateDoublet && i == 3 ? 4 : hasLateDoublet && i == 4 ? 3 : i;
        QCOMPARE(static_cast<std::size_t>(steps[i].kind), kind);
        const auto game = steps[i].createGame(set, rulings);
        QCOMPARE(game->history().size(), steps[i].actions.size()); // all actions are legal
        QVERIFY(steps[i].isReachedIn(*game));
    }
}

void TestFirstStepsPlayed::isWalkedByDoing()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const Rulings, rulings);
    FirstStepsFixture f(ruleSet, rulings);
    QSignalSpy ended(&f.firstSteps, &FirstSteps::stepGameReplaced);
    f.firstSteps.begin();
    for (int step = 0; step < 6; ++step) {
        QVERIFY(f.firstSteps.isRunning());
        QCOMPARE(f.firstSteps.currentStep(), step);
        f.clock.advance(LongPause); // waits for the user
        QCOMPARE(f.firstSteps.currentStep(), step);
        for (int acts = 0; f.firstSteps.state() != FirstStep::State::Done; ++acts) {
            QVERIFY(acts < 12);
            // A listener cannot see which men glow.
            QVERIFY2(!f.firstSteps.spokenText().contains(u"glowing"_s),
                     qPrintable(f.firstSteps.spokenText()));
            f.act();
        }
        QCOMPARE(f.firstSteps.currentStep(), step); // leaves time to see the result
        f.clock.advance(LongPause);
        QCOMPARE(f.firstSteps.currentStep(), step); // the result stays until the user moves on
        if (step < 5) {
            f.firstSteps.next();
        }
    }
    QVERIFY(f.firstSteps.isRunning());
    QCOMPARE(f.game().position().stage, Stage::Won);
    QCOMPARE(f.game().position().winner(), Side::White);
    QSignalSpy requested(&f.firstSteps, &FirstSteps::gameRequested);
    f.match.throwDice(); // as Space does
    QCOMPARE(ended.size(), 1);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].toString(), ruleSet);
    static const QRegularExpression space(u"\\s+"_s);
    for (const QString &text : std::as_const(f.shownTexts)) {
        const auto words = text.split(space, Qt::SkipEmptyParts);
        QVERIFY2(!text.isEmpty() && words.size() <= MaxStepWords, qPrintable(text));
        QVERIFY2(!text.contains(u'%'), qPrintable(text));
    }
}

void TestFirstStepsPlayed::isWalkedByNext()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const Rulings, rulings);
    FirstStepsFixture f(ruleSet, rulings);
    f.firstSteps.begin();
    for (int step = 0; step < 6; ++step) {
        QCOMPARE(f.firstSteps.currentStep(), step);
        f.firstSteps.next();
        f.clock.advance(LongPause);
        f.firstSteps.next();
    }
    QVERIFY(!f.firstSteps.isRunning());
}

/// Two presses of *Next* in quick succession show the result of each step.
void TestFirstStepsPlayed::showsEachResultToAHastyUser()
{
    FirstStepsFixture f(u"cotton"_s);
    f.firstSteps.begin();
    for (int step = 0; step < 6; ++step) {
        QCOMPARE(f.firstSteps.currentStep(), step);
        f.firstSteps.next();
        f.firstSteps.next();
        QCOMPARE(f.firstSteps.currentStep(), step);
        QCOMPARE(f.firstSteps.state(), FirstStep::State::Done);
        QCOMPARE(f.shownTexts.last(), f.firstSteps.text());
        f.firstSteps.next();
        f.match.throwDice();
        QCOMPARE(f.firstSteps.currentStep(), step);
        f.clock.advance(ShortPause);
        f.firstSteps.next();
    }
    QVERIFY(!f.firstSteps.isRunning());
}

void TestFirstStepsPlayed::showsWhatTheRulesSay_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const QString &id : test::catalogue().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestFirstStepsPlayed::showsWhatTheRulesSay()
{
    QFETCH(const QString, ruleSet);
    const RuleSet &set = *test::catalogue().find(ruleSet);
    const Rules rules = set.defaultRules;
    const auto steps = findFirstSteps(rules);
    using Kind = FirstStep::Kind;
    const auto stepOf = [&steps](Kind kind) {
        return *std::ranges::find(steps, kind, &FirstStep::kind);
    };
    const auto playedOut = [&](const FirstStep &step) {
        auto game = step.createGame(set, set.defaultRulings());
        while (step.state(*game) != FirstStep::State::Done) {
            if (game->position().stage == Stage::Playing) {
                game->play(game->legalPlays()[0]);
            } else {
                game->throwDice();
            }
        }
        return game;
    };
    const auto has = [](const Game &game, auto is) {
        for (const HistoryEntry &entry : game.history()) {
            for (const Event &event : entry.events) {
                if (is(event)) {
                    return true;
                }
            }
        }
        return false;
    };
    const auto unusable = playedOut(stepOf(Kind::UnusableNumber));
    QVERIFY(!stepOf(Kind::UnusableNumber).unusable.empty());
    QVERIFY(has(*unusable, [&](const Event &event) {
        const auto *passed = std::get_if<NumberPassed>(&event);
        const auto *lost = std::get_if<NumberLost>(&event);
        return rules.unplayable == Unplayable::Lost
                   ? lost && lost->number == stepOf(Kind::UnusableNumber).unusable[0]
                   : passed && passed->number == stepOf(Kind::UnusableNumber).unusable[0];
    }));
    const Throw doublet = stepOf(Kind::DoubletThrown).dice;
    QVERIFY(doublet[0] == doublet[1] || doublet[1] == doublet[doublet.size() - 1]);
    QCOMPARE(grantsAnotherThrow(rules, doublet), rules.doublet == Doublet::ThrowsAgain);
    // No man leaves the board before that is explained.
    for (const FirstStep &step : steps) {
        if (step.kind == Kind::BearOff) {
            break;
        }
        QVERIFY2(playedOut(step)->position().menOf(Side::White).borneOff == 0,
                 qPrintable(QString::number(static_cast<int>(step.kind))));
    }
    const auto offBefore =
        stepOf(Kind::BearOff).createGame(set, set.defaultRulings())->position().menOf(Side::White);
    const auto bearingOff = stepOf(Kind::BearOff).createGame(set, set.defaultRulings());
    QCOMPARE(firstStepText(stepOf(Kind::BearOff), *bearingOff, StepReader::Player)
                 .contains(u"off already"_s),
             offBefore.borneOff > 0);
    const auto offAfter = playedOut(stepOf(Kind::BearOff))->position().menOf(Side::White);
    QVERIFY(offAfter.borneOff > offBefore.borneOff);
    QVERIFY(playedOut(stepOf(Kind::Win))->position().isOver());
    const FirstStep race = stepOf(Kind::DoubletThrown); // in the race, men are hit there
    const auto raced = playedOut(race);
    QCOMPARE(firstStepText(race, *raced, StepReader::Player).startsWith(u"A hit man "_s),
             ruleSet == u"alfonso-race"_s);
}

void TestFirstStepsPlayed::isMadeForAnyRules_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<Doublet>("doublet");
    QTest::addColumn<Unplayable>("unplayable");
    for (const Doublet doublet :
         {Doublet::Plain, Doublet::Total, Doublet::ThrowsAgain, Doublet::WholePoint}) {
        for (const Unplayable unplayable : {Unplayable::Lost, Unplayable::Opponent}) {
            for (const int dice : {2, 3}) {
                if (dice == 2 || doublet != Doublet::Total) { // Total is defined for two dice only
                    QTest::addRow("%d %d %d", static_cast<int>(doublet),
                                  static_cast<int>(unplayable), dice)
                        << dice << doublet << unplayable;
                }
            }
        }
    }
}

void TestFirstStepsPlayed::isMadeForAnyRules()
{
    QFETCH(const int, dice);
    QFETCH(const Doublet, doublet);
    QFETCH(const Unplayable, unplayable);
    Rules rules = test::catalogue().find(u"moulidars"_s)->defaultRules; // rules of no known game
    rules.men = {3, 2, 3, 2, 3, 2};
    rules.dice = static_cast<std::uint8_t>(dice);
    rules.doublet = doublet;
    rules.unplayable = unplayable;
    const auto steps = findFirstSteps(rules);
    QCOMPARE(steps.size(), 6U);
    for (const FirstStep &step : steps) {
        Position position = referee::initialPosition(rules);
        for (const Action &action : step.actions) {
            const auto taken = referee::applyAction(rules, position, action);
            QVERIFY(taken.ok());
            position = taken.value().position;
        }
        QCOMPARE(position.thrower, Side::White);
    }
}

void TestFirstStepsPlayed::beginsAnyStepAnew()
{
    FirstStepsFixture f(u"cotton"_s);
    f.firstSteps.begin();
    for (const int step : {4, 1, 5, 0, 3, 3}) {
        f.firstSteps.goTo(step);
        QCOMPARE(f.firstSteps.currentStep(), step);
        QCOMPARE(f.firstSteps.state(),
                 step == 1 ? FirstStep::State::ToPlay : FirstStep::State::ToThrow);
        f.act();
    }
    f.firstSteps.goTo(6);
    f.firstSteps.goTo(-1);
    QCOMPARE(f.firstSteps.currentStep(), 3);
}

void TestFirstStepsPlayed::undoesNothingBeforeAStep_data()
{
    QTest::addColumn<ForcedPlays>("forcedPlays");
    QTest::newRow("manual") << ForcedPlays::Manual;
    QTest::newRow("automatic") << ForcedPlays::Automatic;
}

/// Actions before a step cannot be undone, because its text does not describe them.
void TestFirstStepsPlayed::undoesNothingBeforeAStep()
{
    QFETCH(const ForcedPlays, forcedPlays);
    FirstStepsFixture f(u"cotton"_s);
    f.settings.forcedPlays.set(forcedPlays);
    f.firstSteps.begin();
    for (int step = 0; step < 6; ++step) {
        // Automatic forced plays follow the first throw, and belong to the second step.
        while (step == 1 && f.match.can(Command::Undo)) {
            f.match.undo();
        }
        const auto start = f.game().history().size();
        QVERIFY(step != 1 || start == 2); // the opening throw and the first throw
        QVERIFY(!f.match.can(Command::Undo));
        const QString task = f.firstSteps.text();
        f.act();
        QVERIFY(f.match.can(Command::Undo));
        for (int i = 0; i < 3; ++i) {
            f.match.undo();
            QCOMPARE(f.game().history().size(), start);
            QCOMPARE(f.firstSteps.text(), task);
            QVERIFY(!f.match.can(Command::Undo));
        }
        while (f.firstSteps.state() != FirstStep::State::Done) {
            f.act();
        }
        f.clock.advance(ShortPause);
        f.firstSteps.next(); // the second step goes on in the game of the first
    }
    QVERIFY(!f.firstSteps.isRunning());
    f.act();
    QVERIFY(f.match.can(Command::Undo)); // the limit has gone with the steps
}

void TestFirstStepsPlayed::resumesWhereTheUserLeft()
{
    FirstStepsFixture f(u"cotton"_s);
    const auto leaveAndReturn = [&f] {
        f.firstSteps.end();
        f.firstSteps.begin();
        return f.firstSteps.currentStep();
    };
    f.firstSteps.begin();
    f.firstSteps.goTo(2);
    f.act();
    QCOMPARE(leaveAndReturn(), 2);
    QCOMPARE(f.firstSteps.state(), FirstStep::State::ToThrow); // from the beginning of the step
    while (f.firstSteps.state() != FirstStep::State::Done) {
        f.act();
    }
    QCOMPARE(leaveAndReturn(), 3);
    f.firstSteps.begin(); // chosen again while it is running
    QCOMPARE(f.firstSteps.currentStep(), 0);
    f.firstSteps.goTo(5);
    QVERIFY(!f.settings.hasExperience.value());
    while (f.firstSteps.state() != FirstStep::State::Done) {
        f.act();
    }
    QVERIFY(f.settings.hasExperience.value());
    QCOMPARE(leaveAndReturn(), 0);
    f.firstSteps.goTo(4);
    f.firstSteps.end();
    f.firstSteps.begin(*test::catalogue().find(u"fiske"_s));
    QCOMPARE(f.firstSteps.currentStep(), 0);
}

/// A throw, like Space, moves on from a step that is done.
void TestFirstStepsPlayed::goesOnWhenSomebodyThrows()
{
    FirstStepsFixture f(u"cotton"_s);
    f.firstSteps.begin();
    f.firstSteps.goTo(4);
    while (f.firstSteps.state() != FirstStep::State::Done) {
        f.act();
    }
    f.clock.advance(ShortPause);
    QCOMPARE(f.firstSteps.currentStep(), 4);
    f.match.throwDice();
    f.clock.advance(1ms);
    QCOMPARE(f.firstSteps.currentStep(), 5);
    QCOMPARE(f.firstSteps.state(), FirstStep::State::ToThrow);
}

/// A step starts in the middle of a game, whose earlier events are not mentioned.
void TestFirstStepsPlayed::tellsOnlyWhatWasSeen()
{
    FirstStepsFixture f(u"cotton"_s);
    f.firstSteps.begin();
    f.firstSteps.goTo(4);
    QCOMPARE(f.match.shown().caption(), u"Now White throws."_s);
    f.act();
    QVERIFY2(f.match.shown().caption().startsWith(u"White throws "_s),
             qPrintable(f.match.shown().caption()));
    f.act();
    QVERIFY(!f.match.shown().isCaptionRuleOurChoice()); // no marks while the game is being learnt
}

void TestFirstStepsPlayed::cannotBeSaved()
{
    FirstStepsFixture f(u"cotton"_s);
    QVERIFY(f.match.can(Command::Save));
    f.firstSteps.begin();
    QVERIFY(!f.match.can(Command::Save));
    f.firstSteps.end();
    QVERIFY(f.match.can(Command::Save));
}

void TestFirstStepsPlayed::waitsWhileThePastIsShown()
{
    FirstStepsFixture f(u"cotton"_s);
    f.firstSteps.setDemonstration(true); // only a demonstration goes on by itself
    f.firstSteps.begin();
    f.firstSteps.next();
    f.match.shown().lookBackAt(0);
    f.clock.advance(LongPause);
    QCOMPARE(f.firstSteps.currentStep(), 0);
    f.match.shown().returnToPresent();
    f.match.setPaused(true); // as while a dialog is open
    f.clock.advance(LongPause);
    QCOMPARE(f.firstSteps.currentStep(), 0);
    f.match.setPaused(false);
    f.clock.advance(LongPause);
    QCOMPARE(f.firstSteps.currentStep(), 1);
}

void TestFirstStepsPlayed::returnsTheGameAsItWas()
{
    const QTemporaryDir folder;
    FirstStepsFixture f(u"fiske"_s, {}, folder.path());
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    for (int i = 0; i < 6; ++i) {
        f.act();
    }
    f.match.undo();
    QVERIFY(!f.session.finishSaving());
    const auto bytes = [&folder] {
        QFile file(folder.filePath(u"unfinished.doublets"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray before = bytes();
    const Game *own = &f.game();
    const Record record = f.session.record();
    const QString caption = f.match.shown().caption();
    f.firstSteps.begin();
    QVERIFY(own != &f.game());
    QVERIFY(f.session.isBoardLent());
    QVERIFY(!f.session.seats().isComputer(Side::Black));
    f.firstSteps.next();
    f.clock.advance(LongPause);
    QVERIFY(!f.session.finishSaving());
    QCOMPARE(bytes(), before); // the save still contains the user's own game
    f.firstSteps.end();
    QVERIFY(!f.firstSteps.isRunning());
    QCOMPARE(&f.game(), own);
    QVERIFY(f.session.record() == record);
    QCOMPARE(f.match.shown().caption(), caption);
    QVERIFY(f.session.seats().isComputer(Side::Black));
    QVERIFY(!f.session.finishSaving());
    QCOMPARE(bytes(), before);
    QVERIFY(!f.session.hasUnfinishedGames());
    // The game can be continued.
    const auto actions = f.game().history().size();
    f.match.redo();
    QVERIFY(f.game().history().size() > actions);
}

void TestFirstStepsPlayed::makesWayForAnotherGame()
{
    const QTemporaryDir folder;
    FirstStepsFixture f(u"cotton"_s, {}, folder.path());
    f.act();
    const Record record = f.session.record();
    QSignalSpy ended(&f.firstSteps, &FirstSteps::stepGameReplaced);
    f.firstSteps.begin();
    f.firstSteps.next();
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"3"_s});
    QVERIFY(!f.firstSteps.isRunning());
    QVERIFY(!f.session.isBoardLent());
    QCOMPARE(ended.size(), 1);
    f.clock.advance(LongPause);
    QCOMPARE(f.game().ruleSet().id, u"fiske"_s);
    QVERIFY(f.game().history().empty());
    // The user's own game is among the left games, as usual.
    QVERIFY(!f.session.reopenLastGame());
    QVERIFY(f.session.record() == record);
}

void TestFirstStepsPlayed::countsNothing()
{
    FirstStepsFixture f(u"cotton"_s);
    f.act();
    const auto dice = f.session.dice().earlierTally();
    f.firstSteps.begin();
    f.firstSteps.goTo(5);
    f.firstSteps.next();
    f.clock.advance(LongPause);
    QVERIFY(f.game().position().isOver());
    QCOMPARE(f.session.tally().total().games(), 0);
    f.firstSteps.end();
    QCOMPARE(f.session.tally().total().games(), 0);
    QVERIFY(f.session.dice().earlierTally() == dice);
    QCOMPARE(f.session.dice().earlierGameCount(), 0);
}

void TestFirstStepsPlayed::takesChosenPlayersToTheGameThatWaits()
{
    FirstStepsFixture f(u"cotton"_s);
    f.firstSteps.begin();
    f.session.setSeat(Side::Black, PlayerSetting::Best);
    f.settings.whiteName.set(u"Anne"_s);
    QVERIFY(!f.session.seats().isComputer(Side::Black));
    f.firstSteps.end();
    QVERIFY(f.session.seats().isComputer(Side::Black));
    QVERIFY(!f.session.seats().isComputer(Side::White));
    QCOMPARE(f.match.playerNames().white, u"Anne"_s);
}

QTEST_GUILESS_MAIN(TestFirstStepsPlayed)
#include "tst_first_steps_played.moc"
