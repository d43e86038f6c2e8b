// SPDX-License-Identifier: MIT
#include "tests/app/match/session/save_folder.h"

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests that finished games can be opened again, with their match and number.
class TestFinishedGames : public QObject, private SaveFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void keepsTheGamesOfAMatch();
    void opensAGame();
    void opensTheLastGameOfAMatch();
    void removesAGameWhoseEndIsUndone();
    void keepsTheLatest();
    void keepsNoLentOrOpenedGame();
};

void TestFinishedGames::keepsTheGamesOfAMatch()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    NewGame first = seeded(u"cotton"_s);
    first.matchLength = MatchLength::BestOfFive;
    session.start(first);
    QVERIFY(!session.hasFinishedGames());
    std::vector<std::vector<Action>> courses;
    for (int i = 0; i < 3; ++i) {
        finish(session.game());
        courses.push_back(courseOf(session.game()));
        session.newGameWithSameRules();
    }
    const auto games = session.finishedGames();
    QCOMPARE(games.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) { // the newest first
        QCOMPARE(games[i].matchNumber, 3 - static_cast<int>(i));
        QCOMPARE(games[i].matchGames, 5);
        QCOMPARE(games[i].ruleSet, u"cotton"_s);
        QVERIFY(courseIn(games[i].path) == courses[2 - i]);
    }
    // They are found by the next start, too.
    QVERIFY(!session.finishSaving());
    QCOMPARE(sitDown()->session.finishedGames().size(), 3U);
}

void TestFinishedGames::opensAGame()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start(seeded(u"cotton"_s));
    finish(session.game());
    const auto course = courseOf(session.game());
    session.newGameWithSameRules();
    playInto(session.game());
    const auto unfinished = courseOf(session.game());
    const int counted = session.tally().total().games();
    const auto game = session.finishedGames().front();
    QCOMPARE(game.matchNumber, 0);
    QVERIFY(!session.openFinishedGame(game.path));
    QVERIFY(courseOf(session.game()) == course);
    QVERIFY(!session.isOwnGame());
    QVERIFY(!session.isRepeatedResult());               // the same result
    QCOMPARE(session.tally().total().games(), counted); // not counted again
    QVERIFY(session.filePath().isEmpty());
    QCOMPARE(session.unfinishedGames().size(), 1U);
    QVERIFY(!session.reopenLastGame());
    QVERIFY(courseOf(session.game()) == unfinished);
    QVERIFY(session.openFinishedGame(data(u"finished/none.doublets"_s)));
    QVERIFY(courseOf(session.game()) == unfinished);
}

void TestFinishedGames::opensTheLastGameOfAMatch()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    NewGame first = seeded(u"cotton"_s);
    first.matchLength = MatchLength::BestOfThree;
    session.start(first);
    finish(session.game());
    QVERIFY(session.hasNextGame());
    while (!session.matchStanding()->isDecided()) {
        session.newGameWithSameRules();
        finish(session.game());
    }
    const auto standing = session.matchStanding();
    const Side winner = session.game().position().winner();
    QCOMPARE(session.finishedGames().front().winner, std::optional(winner));
    session.settings().matchLength.set(MatchLength::SingleGame);
    session.newGameWithSameRules();
    QVERIFY(!session.openFinishedGame(session.finishedGames().front().path));
    QVERIFY(session.matchStanding() == standing);
    const QString copy = data(u"copy.doublets"_s);
    QVERIFY(!session.saveAs(copy));
    session.newGameWithSameRules();
    QVERIFY(!session.open(copy));
    QVERIFY(session.matchStanding() == standing);
    // Without its last play, the game does not count yet.
    MatchStanding before = *standing;
    --before.wins[indexOf(winner)];
    test::editable(session.game()).undo();
    QVERIFY(session.matchStanding() == before);
    // The match has gone on after its first game.
    QVERIFY(!session.openFinishedGame(session.finishedGames().back().path));
    QVERIFY(!session.matchStanding()->isDecided());
    QVERIFY(!session.hasNextGame());
}

void TestFinishedGames::removesAGameWhoseEndIsUndone()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start(seeded(u"holme"_s));
    const QSignalSpy changed(&session, &Session::finishedGamesChanged);
    finish(session.game());
    QCOMPARE(session.finishedGames().size(), 1U);
    test::editable(session.game()).undo();
    QVERIFY(!session.hasFinishedGames());
    test::editable(session.game()).redo();
    QCOMPARE(session.finishedGames().size(), 1U);
    QCOMPARE(changed.size(), 3);
}

void TestFinishedGames::keepsTheLatest()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    for (int i = 0; i < FinishedGames::MaxGames + 2; ++i) {
        session.newGame(seeded(u"cotton"_s, QString::number(i)));
        finish(session.game());
    }
    const auto games = session.finishedGames();
    QCOMPARE(games.size(), std::size_t(FinishedGames::MaxGames));
    QVERIFY(courseIn(games.front().path) == courseOf(session.game()));
}

void TestFinishedGames::keepsNoLentOrOpenedGame()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start(seeded(u"cotton"_s));
    finish(session.game());
    QVERIFY(!session.openFinishedGame(session.finishedGames().front().path));
    test::editable(session.game()).undo();
    test::editable(session.game()).redo();
    QCOMPARE(session.finishedGames().size(), 1U);
}

QTEST_GUILESS_MAIN(TestFinishedGames)
#include "tst_finished_games.moc"
