// SPDX-License-Identifier: MIT
#include "match/course/step_player.h"
#include "tests/app/match/course/stepped_game.h"

#include "language/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace doublets;
using namespace std::chrono_literals;

namespace {

using Kind = Change::Kind;
using test::SteppedGame;
using Done = void (*)(Match &);

int lossesOf(const std::vector<HistoryEntry> &history)
{
    int losses = 0;
    for (const HistoryEntry &entry : history) {
        losses += lostNumberCount(entry.events);
    }
    return losses;
}

} // namespace

class TestSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goesThroughEveryAction_data();
    void goesThroughEveryAction();
    void tellsEachLossByItself();
    void givesNoHintOfAClaim();
    void goesOnFromARow();
    void tellsOnceItHasBeenSeen();
    void stepsWhereThePolicyAllowsIt();
    void playsToThePresent();
    void waitsForTheTable();
    void playsAtItsPace_data();
    void playsAtItsPace();
    void readsNotes();
    void pausesForWhatIsDone_data();
    void pausesForWhatIsDone();
};

void TestSteps::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
}

void TestSteps::goesThroughEveryAction_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const RuleSet &set : test::catalogue().all()) {
        QTest::newRow(qPrintable(set.id)) << set.id;
    }
}

void TestSteps::goesThroughEveryAction()
{
    QFETCH(const QString, ruleSet);
    SteppedGame f(ruleSet, 10'000);
    QVERIFY(f.match.game().position().isOver());
    f.match.shown().stepToStart();
    QCOMPARE(f.match.shown().step(), (Step{}));
    QVERIFY(f.match.shown().isPast());
    QCOMPARE(f.match.shown().moment().row, -1);
    QVERIFY(!f.match.can(Command::StepBack));
    QVERIFY(!f.match.can(Command::Explain));

    std::vector<Step> seen;
    while (f.match.shown().isPast()) {
        const Step step = f.match.shown().step();
        QVERIFY(seen.empty() || seen.back() < step);
        seen.push_back(step);
        QVERIFY(!f.match.shown().caption().isEmpty());
        QCOMPARE(f.match.oddsWatch().actionCount(), step.actions);
        f.match.shown().stepForward();
    }
    // Each action and each loss is a step, in order, and the last step is the present.
    QCOMPARE(f.steppedEntries.size(), f.history().size());
    for (std::size_t i = 0; i < f.steppedEntries.size(); ++i) {
        QVERIFY(f.steppedEntries[i].after == f.history()[i].after);
    }
    QCOMPARE(seen.size(), f.history().size() + static_cast<std::size_t>(lossesOf(f.history())));
    QVERIFY(!f.match.can(Command::StepForward));

    for (; !seen.empty(); seen.pop_back()) {
        f.match.shown().stepBack();
        QCOMPARE(f.match.shown().step(), seen.back());
    }
    f.match.shown().stepBack(); // has no effect at the start
    QCOMPARE(f.match.shown().step(), (Step{}));
}

void TestSteps::tellsEachLossByItself()
{
    // Three numbers that neither player can use: a step each.
    SteppedGame f(u"cotton"_s, 10'000);
    const auto loses = [&f](std::size_t i) { return lostNumberCount(f.history()[i].events) > 1; };
    std::size_t at = 0;
    while (at < f.history().size() && !loses(at)) {
        ++at;
    }
    QVERIFY(at < f.history().size());
    f.match.shown().stepToStart();
    while (f.match.shown().step() != Step{at + 1, 0}) {
        f.match.shown().stepForward();
    }
    const QString thrown = f.match.shown().caption();
    QVERIFY(!thrown.contains(u"Nobody"_s));
    const auto position = f.match.course().positionAt(f.match.shown().step());
    QStringList captions;
    for (int loss = 1; loss <= lostNumberCount(f.history()[at].events); ++loss) {
        f.changeKinds.clear();
        f.match.shown().stepForward();
        QVERIFY(!f.changeKinds.contains(Kind::Stepped)); // no man moves
        QCOMPARE(f.match.shown().step(), (Step{at + 1, loss}));
        QVERIFY2(f.match.shown().caption().contains(u"Neither player can use"_s),
                 qPrintable(f.match.shown().caption()));
        QVERIFY(!captions.contains(f.match.shown().caption()) || loss > 1);
        QVERIFY(std::holds_alternative<NumberLost>(f.match.shown().question().events.front()));
        QVERIFY(f.match.course().positionAt(f.match.shown().step()) == position);
        captions << f.match.shown().caption();
    }
}

void TestSteps::givesNoHintOfAClaim()
{
    // A number that may still be claimed is neither announced nor counted as a step.
    const auto game =
        test::game(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, {6, 2, 6, 1, 4, 3, 5, 1, 5, 4});
    CourseOfPlay course;
    course.setGame(game.get());
    for (int i = 0; i < 4; ++i) {
        game->throwDice();
        game->playForced();
    }
    QCOMPARE(game->position().stage, Stage::Claiming);
    course.setActionCount(game->history().size());
    for (std::optional<Step> step = course.lastStep(); step && course.rowOf(*step) == 3;
         step = course.stepBefore(*step)) {
        for (const Event &event : course.eventsAt(*step)) {
            QVERIFY(!std::holds_alternative<NumberPassed>(event));
        }
        QCOMPARE(step->losses, 0);
    }
}

void TestSteps::goesOnFromARow()
{
    SteppedGame f;
    f.match.shown().lookBackAt(2);
    QCOMPARE(f.match.shown().moment().kind, Moment::Kind::Row);
    const std::size_t end = f.match.course().actionCountAt(2);
    QCOMPARE(f.match.shown().moment().actions, end);
    f.match.shown().stepForward();
    QCOMPARE(f.match.shown().step(), (Step{end + 1, 0}));
    QCOMPARE(f.match.shown().moment().row, 3);
    QCOMPARE(f.match.shown().moment().kind, Moment::Kind::Step);
    f.match.shown().lookBackAt(2);
    f.match.shown().stepBack();
    QVERIFY(f.match.shown().step() < (Step{end, 0}));
    QCOMPARE(f.match.shown().moment().row, 2);
}

void TestSteps::tellsOnceItHasBeenSeen()
{
    SteppedGame f;
    f.match.shown().stepToStart();
    f.changeKinds.clear();
    f.tableState = Match::TableState::OutcomeHidden;
    f.match.shown().stepForward();
    QCOMPARE(f.changeKinds, (QList{Kind::Stepped, Kind::CommandsChanged}));
    f.match.setTableState(Match::TableState::AtRest);
    QCOMPARE(f.changeKinds,
             (QList{Kind::Stepped, Kind::CommandsChanged, Kind::CommandsChanged, Kind::Revealed}));
    f.changeKinds.clear();
    f.tableState = Match::TableState::AtRest;
    f.match.shown().stepBack(); // stepping back has no motion
    QCOMPARE(f.changeKinds, (QList{Kind::CommandsChanged, Kind::Revealed}));
}

void TestSteps::stepsWhereThePolicyAllowsIt()
{
    Policy policy;
    policy.withheldCommands = {Command::LookBack};
    test::MatchFixture f(policy);
    f.session.start({u"cotton"_s, {}, DiceOrigin::Seeded, u"1674"_s});
    for (const Command command : {Command::StepBack, Command::StepForward, Command::PlaySteps}) {
        QVERIFY(!f.match.can(command));
    }
    f.match.throwDice();
    f.match.shown().stepBack();
    f.match.stepPlayer().play();
    QVERIFY(!f.match.shown().isPast());
    QVERIFY(!f.match.stepPlayer().isPlaying());
}

void TestSteps::playsToThePresent()
{
    SteppedGame f(u"cotton"_s, 6);
    QSignalSpy playing(&f.player(), &StepPlayer::playingChanged);
    f.player().play();
    QCOMPARE(f.match.shown().step(), (Step{})); // playing from the present begins at the start
    int steps = 0;
    while (f.match.shown().isPast()) {
        const Step before = f.match.shown().step();
        f.clock.advance(pauseAfterStep(StepPace::Normal) - 1ms);
        QCOMPARE(f.match.shown().step(), before);
        f.clock.advance(1ms);
        QVERIFY(f.match.shown().step() > before || !f.match.shown().isPast());
        ++steps;
    }
    QVERIFY(steps >= 6);
    QVERIFY(!f.player().isPlaying());
    QCOMPARE(playing.size(), 2);
    f.clock.advance(60s);
    QVERIFY(!f.match.shown().isPast());
}

void TestSteps::waitsForTheTable()
{
    SteppedGame f;
    f.player().play();
    f.tableState = Match::TableState::OutcomeHidden;
    f.clock.advance(2s);
    QCOMPARE(f.match.shown().step(), (Step{1, 0}));
    f.clock.advance(60s);
    QCOMPARE(f.match.shown().step(), (Step{1, 0}));
    f.match.setTableState(Match::TableState::AtRest);
    f.clock.advance(2s);
    QVERIFY(f.match.shown().step() > (Step{1, 0}));
}

void TestSteps::playsAtItsPace_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<StepPace>("pace");
    QTest::addColumn<int>("milliseconds");
    QTest::newRow("slower") << -1 << StepPace::Slow << 4000;
    QTest::newRow("as it is") << 0 << StepPace::Normal << 2000;
    QTest::newRow("faster") << 1 << StepPace::Fast << 600;
    QTest::newRow("no faster than that") << 5 << StepPace::Fast << 600;
}

void TestSteps::playsAtItsPace()
{
    QFETCH(const int, by);
    QFETCH(const StepPace, pace);
    QFETCH(const int, milliseconds);
    SteppedGame f;
    f.player().play();
    f.player().changePace(by);
    QCOMPARE(f.settings.stepPace.value(), pace);
    f.clock.advance(std::chrono::milliseconds(milliseconds - 1));
    QCOMPARE(f.match.shown().step(), (Step{}));
    f.clock.advance(1ms);
    QCOMPARE(f.match.shown().step(), (Step{1, 0}));
}

void TestSteps::readsNotes()
{
    SteppedGame f;
    f.match.shown().stepToStart();
    f.match.shown().setNote(QString(100, u'a'));
    f.match.shown().returnToPresent();
    f.player().play();
    f.clock.advance(2s + 100 * 60ms - 1ms);
    QCOMPARE(f.match.shown().step(), (Step{}));
    f.clock.advance(1ms);
    QCOMPARE(f.match.shown().step(), (Step{1, 0}));
}

void TestSteps::pausesForWhatIsDone_data()
{
    QTest::addColumn<Done>("done");
    QTest::newRow("pause") << +[](Match &match) { match.stepPlayer().pause(); };
    QTest::newRow("present") << +[](Match &match) { match.shown().returnToPresent(); };
    QTest::newRow("undo") << +[](Match &match) { match.undo(); };
    QTest::newRow("another game") << +[](Match &match) { match.rematch(); };
}

void TestSteps::pausesForWhatIsDone()
{
    QFETCH(const Done, done);
    SteppedGame f;
    f.player().play();
    QVERIFY(f.player().isPlaying());
    done(f.match);
    QVERIFY(!f.player().isPlaying());
    const Step step = f.match.shown().step();
    f.clock.advance(60s);
    QCOMPARE(f.match.shown().step(), step);
}

QTEST_GUILESS_MAIN(TestSteps)
#include "tst_steps.moc"
