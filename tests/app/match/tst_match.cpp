// SPDX-License-Identifier: MIT
#include "tests/app/match/editable_game.h"
#include "tests/app/match/match_fixture.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A match in memory that records the order of its announcements.
struct ToldFixture : test::MatchFixture
{
    explicit ToldFixture(const QString &ruleSet = u"cotton"_s, const Policy &policy = {})
        : MatchFixture(policy)
    {
        QObject::connect(&match, &Match::changed, &match,
                         [this](const Change &change) { told << change.kind; });
        applyTableStateAfterActions();
        session.start({ruleSet, {}, DiceOrigin::Seeded, u"1674"_s});
        told.clear();
    }
    /// Throws and plays until a human player has men to play.
    void reachPlay()
    {
        while (match.game().position().stage != Stage::Playing) {
            match.throwDice();
        }
        told.clear();
    }

    QList<Change::Kind> told;
};

using Kind = Change::Kind;

} // namespace

class TestMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsInAFixedOrder();
    void tellsNothingBeforeTheDiceLie();
    void allowsWhatFollowsAsSoonAsTheDiceLie();
    void takesBackAtOnce();
    void takesBackTheCourseOfPlayFirst();
    void announcesAGameOnceAllHaveIt();
    void hasOddsOfAllActionsOfTheCourse();
    void showsOneMoment();
    void returnsToThePresentForWhatIsDone();
    void hurriesDiceOnTheirWay();
    void withholdsWhatThePolicySays();
    void takesLentSeatsBack();
    void waitsWhilePaused();
    void asksAboutOneThrowWhileDiceRoll();
    void forgetsTheQuestionOfTheGameBefore();
};

void TestMatch::tellsInAFixedOrder()
{
    ToldFixture f;
    f.match.throwDice();
    QCOMPARE(f.told, (QList{Kind::Played, Kind::CommandsChanged, Kind::Revealed}));
    f.told.clear();
    f.match.undo();
    QCOMPARE(f.told, (QList{Kind::Undone, Kind::CommandsChanged, Kind::Revealed}));
    f.told.clear();
    f.match.redo();
    QCOMPARE(f.told, (QList{Kind::Redone, Kind::CommandsChanged, Kind::Revealed}));
    f.told.clear();
    f.session.newGameWithSameRules();
    // The previous game is left while it is still on the board.
    QCOMPARE(f.told.mid(f.told.indexOf(Kind::NewGame), 3),
             (QList{Kind::NewGame, Kind::CommandsChanged, Kind::Revealed}));
}

void TestMatch::tellsNothingBeforeTheDiceLie()
{
    ToldFixture f;
    const QString before = f.match.shown().caption();
    f.tableState = Match::TableState::OutcomeHidden;
    const bool forced = f.match.can(Command::PlayForced);
    f.match.throwDice();
    QCOMPARE(f.told, (QList{Kind::Played, Kind::CommandsChanged}));
    QVERIFY(!f.match.isTableAtRest());
    QCOMPARE(f.match.course().rowCount(), 0);
    QCOMPARE(f.match.shown().moment(), Moment{});
    QCOMPARE(f.match.oddsWatch().actionCount(), std::size_t(0));
    QCOMPARE(f.match.can(Command::PlayForced), forced);
    QVERIFY(f.match.can(Command::Undo)); // reveals only that an action was made
    f.told.clear();
    f.match.setTableState(Match::TableState::AtRest);
    QCOMPARE(f.told, (QList{Kind::CommandsChanged, Kind::Revealed}));
    QCOMPARE(f.match.course().rowCount(), 1);
    QCOMPARE(f.match.shown().moment().actions, std::size_t(1));
    QVERIFY(f.match.shown().caption() != before);
}

void TestMatch::allowsWhatFollowsAsSoonAsTheDiceLie()
{
    ToldFixture f;
    f.reachPlay();
    f.session.newGameWithSameRules();
    while (f.match.game().position().stage == Stage::Opening) {
        f.match.throwDice();
    }
    f.tableState = Match::TableState::OutcomeHidden;
    f.match.throwDice();
    QCOMPARE(f.match.game().position().stage, Stage::Playing);
    QVERIFY(!f.match.can(Command::Hint));
    f.match.setTableState(Match::TableState::Moving); // men are still moving
    QVERIFY(f.match.can(Command::Hint));
    QVERIFY(!f.match.isTableAtRest());
}

void TestMatch::takesBackAtOnce()
{
    ToldFixture f;
    f.match.throwDice();
    f.tableState = Match::TableState::OutcomeHidden;
    f.match.undo();
    QCOMPARE(f.match.course().rowCount(), 0);
    QCOMPARE(f.match.shown().moment().actions, std::size_t(0));
}

void TestMatch::takesBackTheCourseOfPlayFirst()
{
    ToldFixture f;
    f.reachPlay();
    const CourseOfPlay &course = f.match.course();
    int changes = 0;
    bool agrees = true;
    connect(&f.match.guessFirst(), &GuessFirst::changed, this, [&] {
        ++changes;
        const int rows = course.rowCount();
        agrees = agrees &&
                 (rows == 0 || course.actionCountAt(rows - 1) <= f.match.game().history().size());
    });
    f.match.undo();
    QCOMPARE(changes, 1);
    QVERIFY(agrees);
}

void TestMatch::announcesAGameOnceAllHaveIt()
{
    ToldFixture f;
    f.reachPlay();
    const CourseOfPlay &course = f.match.course();
    QVERIFY(course.rowCount() > 0);
    int signalsSeen = 0;
    int disagreements = 0;
    const auto compare = [&] {
        ++signalsSeen;
        const Game &game = f.match.game();
        const int rows = course.rowCount();
        const bool agrees = f.match.oddsWatch().game() == &game &&
                            f.match.shown().moment().actions <= game.history().size() &&
                            (rows == 0 || course.actionCountAt(rows - 1) <= game.history().size());
        disagreements += agrees ? 0 : 1;
    };
    connect(&course, &CourseOfPlay::dataChanged, this, compare);
    connect(&course, &CourseOfPlay::modelReset, this, compare);
    connect(&f.match.oddsWatch(), &OddsWatch::changed, this, compare);
    connect(&f.match.guessFirst(), &GuessFirst::changed, this, compare);
    connect(&f.match, &Match::changed, this, compare);
    f.session.newGameWithSameRules();
    QVERIFY(signalsSeen > 0);
    QCOMPARE(disagreements, 0);
}

void TestMatch::hasOddsOfAllActionsOfTheCourse()
{
    ToldFixture f;
    const CourseOfPlay &course = f.match.course();
    int inserted = 0;
    int missing = 0;
    connect(&course, &CourseOfPlay::rowsInserted, this, [&] {
        ++inserted;
        const bool isKnown =
            f.match.oddsWatch().changes().size() >= course.actionCountAt(course.rowCount() - 1);
        missing += isKnown ? 0 : 1;
    });
    f.reachPlay();
    QVERIFY(inserted > 0);
    QCOMPARE(missing, 0);
}

void TestMatch::showsOneMoment()
{
    ToldFixture f;
    for (int i = 0; i < 30; ++i) {
        f.match.throwDice();
        test::editable(f.match.game()).playForced();
        if (f.match.game().position().stage == Stage::Playing) {
            f.match.play(f.match.game().legalPlays()[0]);
        }
    }
    const QAbstractItemModelTester tester(&f.match.course());
    f.told.clear();
    f.match.shown().lookBackAt(2);
    QCOMPARE(f.told, (QList{Kind::CommandsChanged, Kind::Revealed}));
    QCOMPARE(f.match.shown().moment().actions, f.match.course().actionCountAt(2));
    QCOMPARE(f.match.shown().moment().row, 2);
    QCOMPARE(f.match.shown().moment().kind, Moment::Kind::Row);
    QCOMPARE(f.match.oddsWatch().actionCount(), f.match.shown().moment().actions);
    QVERIFY(!f.match.oddsWatch().isPresentShown());
    QVERIFY(f.match.can(Command::ReturnToPresent));
    QVERIFY(f.match.shown().caption().startsWith(u"Looking back"_s));
    QCOMPARE(f.match.shown().question().title,
             f.match.course().index(2).data(CourseOfPlay::ThrowRole).toString());
    f.match.shown().returnToPresent();
    QCOMPARE(f.match.shown().moment().actions, f.match.game().history().size());
    QVERIFY(!f.match.can(Command::ReturnToPresent));
    f.match.shown().lookBackAt(10'000); // no such row
    QVERIFY(!f.match.shown().isPast());
}

void TestMatch::returnsToThePresentForWhatIsDone()
{
    ToldFixture f;
    f.reachPlay();
    f.match.shown().lookBackAt(0);
    const std::size_t actions = f.match.game().history().size();
    f.match.undo();
    QVERIFY(!f.match.shown().isPast());
    QCOMPARE(f.match.game().history().size(), actions - 1);
}

void TestMatch::hurriesDiceOnTheirWay()
{
    ToldFixture f;
    connect(&f.match, &Match::skipMotionRequested, this,
            [&f] { f.match.setTableState(Match::TableState::AtRest); });
    f.tableState = Match::TableState::OutcomeHidden;
    f.match.throwDice();
    QCOMPARE(f.match.game().history().size(), std::size_t(1));
    f.match.throwDice(); // only skips the motion
    QCOMPARE(f.match.game().history().size(), std::size_t(1));
    QVERIFY(f.match.isTableAtRest());
    f.match.throwDice();
    QCOMPARE(f.match.game().history().size(), std::size_t(2));
}

void TestMatch::withholdsWhatThePolicySays()
{
    Policy policy;
    policy.withheldCommands = {Command::Hint, Command::TakeSeat};
    policy.ruleSets = {u"fiske"_s, u"cotton"_s};
    ToldFixture f(u"cotton"_s, policy);
    f.reachPlay();
    QVERIFY(!f.match.can(Command::Hint));
    QVERIFY(f.match.can(Command::Undo));
    const auto offered = policy.ruleSetsIn(f.session.catalogue());
    QCOMPARE(offered.size(), std::size_t(2));
    QCOMPARE(offered.front()->id, u"fiske"_s);
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.match.takeSeat(Side::White);
    QVERIFY(f.session.seats().isComputerAlone());
}

void TestMatch::takesLentSeatsBack()
{
    using namespace std::chrono_literals;
    ToldFixture f;
    f.match.setPaused(true);
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.match.restartIdleTimer();
    f.match.takeSeat(Side::White);
    QVERIFY(f.session.isSeatLent());
    f.clock.advance(2min);
    f.match.restartIdleTimer(); // the player is still present
    f.clock.advance(2min);
    QVERIFY(f.session.isSeatLent());
    f.clock.advance(61s);
    QVERIFY(!f.session.isSeatLent());
}

void TestMatch::waitsWhilePaused()
{
    using namespace std::chrono_literals;
    ToldFixture f;
    f.match.setPaused(true);
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.clock.advance(1min);
    QVERIFY(f.match.game().history().empty());
    f.match.setPaused(false);
    f.clock.advance(3s);
    QVERIFY(!f.match.game().history().empty());
    f.match.shown().lookBackAt(0);
    const std::size_t actions = f.match.game().history().size();
    f.clock.advance(1min);
    QCOMPARE(f.match.game().history().size(), actions);
    f.match.shown().returnToPresent();
    f.clock.advance(3s);
    QVERIFY(f.match.game().history().size() > actions);
}

/// While dice roll, title and events both belong to the throw before.
void TestMatch::asksAboutOneThrowWhileDiceRoll()
{
    ToldFixture f;
    f.reachPlay();
    while (f.match.game().position().stage == Stage::Playing) {
        f.match.play(f.match.game().legalPlays()[0]);
    }
    const ShownMoment::Question before = f.match.shown().question();
    f.tableState = Match::TableState::OutcomeHidden;
    f.match.throwDice();
    QCOMPARE(f.match.game().position().stage, Stage::Playing);
    QCOMPARE(f.match.shown().question(), before);
    f.match.setTableState(Match::TableState::AtRest);
    QVERIFY(!(f.match.shown().question() == before));
}

void TestMatch::forgetsTheQuestionOfTheGameBefore()
{
    ToldFixture f;
    f.reachPlay();
    QVERIFY(!f.match.shown().question().events.empty());
    bool isNew = false;
    bool toldOfOld = false;
    connect(&f.match, &Match::changed, this, [&](const Change &change) {
        isNew = isNew || change.kind == Kind::NewGame;
        toldOfOld = toldOfOld || (isNew && !f.match.shown().question().events.empty());
    });
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"7"_s});
    QCOMPARE(f.match.shown().question(), ShownMoment::Question());
    QVERIFY(isNew && !toldOfOld);
}

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
