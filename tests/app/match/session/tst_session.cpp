// SPDX-License-Identifier: MIT
#include "tests/app/match/session/session_fixture.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void startsWithCottonTheFirstTime();
    void startsWithTheRuleSetUsedLast();
    void startsWithTheGameAskedFor();
    void losesNothingWhenKilled_data();
    void losesNothingWhenKilled();
    void throwsOnTheSameAfterAResume();
    void doesNotResumeWhatIsFinished();
    void keepsABrokenUnfinishedGameAside_data();
    void keepsABrokenUnfinishedGameAside();
    void playsOnWhereNothingCanBeKept();
    void goesBackToTheGameLeft();
    void opensAndSaves();
    void refusesBrokenFiles();
    void openingAFinishedGameKeepsTheUnfinishedOne();
    void remembersRecentFiles();
    void countsEachEndOnce();
    void keepsTheMatchOfAGameThatIsLeft();
    void playsAMatch();
    void keepsTheScoreOfAPair();
    void tellsOfBrokenScores();
    void namesThePlayers();
    void keepsThePlayersOfAnOpenedGame();

private:
    [[nodiscard]] std::unique_ptr<Sitting> sitDown() const
    {
        return std::make_unique<Sitting>(*m_catalogue, m_folder->path());
    }
    [[nodiscard]] QString unfinished() const
    {
        return m_folder->filePath(u"data/unfinished.doublets"_s);
    }

    std::unique_ptr<Catalogue> m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSession::initTestCase()
{
    auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue.ok());
    m_catalogue = std::make_unique<Catalogue>(std::move(catalogue).value());
}

void TestSession::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestSession::startsWithCottonTheFirstTime()
{
    const auto sitting = sitDown();
    sitting->session.start();
    QCOMPARE(sitting->session.game().ruleSet().id, u"cotton"_s);
    QVERIFY(sitting->session.game().history().empty());
    QVERIFY(sitting->notices.isEmpty());
}

void TestSession::startsWithTheRuleSetUsedLast()
{
    {
        const auto sitting = sitDown();
        sitting->session.start();
        sitting->session.newGame(seeded(u"fiske"_s));
        finish(sitting->session.game());
    }
    const auto sitting = sitDown();
    sitting->session.start();
    QCOMPARE(sitting->session.game().ruleSet().id, u"fiske"_s);
    QVERIFY(sitting->session.game().history().empty());
}

void TestSession::startsWithTheGameAskedFor()
{
    {
        const auto sitting = sitDown();
        const QSignalSpy changed(&sitting->session, &Session::gameChanged);
        sitting->session.start(seeded(u"fiske"_s));
        // No other game was on the board or on the disk in between.
        QCOMPARE(changed.size(), 1);
        QCOMPARE(sitting->session.game().ruleSet().id, u"fiske"_s);
        QCOMPARE(sitting->session.game().dice().seed(), u"1674"_s);
        QVERIFY(!sitting->session.canReopenLastGame());
        step(sitting->session.game());
    }
    // The unfinished game can be returned to.
    const auto next = sitDown();
    next->session.start(seeded(u"holme"_s));
    QCOMPARE(next->session.game().ruleSet().id, u"holme"_s);
    QVERIFY(!next->session.reopenLastGame());
    QCOMPARE(next->session.game().ruleSet().id, u"fiske"_s);
}

void TestSession::losesNothingWhenKilled_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const QString &id : m_catalogue->ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestSession::losesNothingWhenKilled()
{
    // Plays forty actions, some of them undone and redone, and reads the save after each, as the
    // next start of the program would.
    QFETCH(const QString, ruleSet);
    const auto sitting = sitDown();
    sitting->session.start();
    sitting->session.newGame(seeded(ruleSet));
    Game &game = test::editable(sitting->session.game());
    for (int i = 0; i < 40 && !game.position().isOver(); ++i) {
        if (i % 7 == 5) {
            QVERIFY(game.undo());
            QVERIFY(game.undo());
        } else if (i % 7 == 6) {
            QVERIFY(game.redo());
        } else {
            step(game);
        }
        QVERIFY(!sitting->session.finishSaving());
        const auto next = sitDown();
        next->session.start();
        compare(next->session.game(), game);
        QVERIFY(next->notices.isEmpty());
    }
}

void TestSession::throwsOnTheSameAfterAResume()
{
    const auto sitting = sitDown();
    sitting->session.start();
    sitting->session.newGame(seeded(u"cotton"_s));
    for (int i = 0; i < 10; ++i) {
        step(sitting->session.game());
    }
    test::editable(sitting->session.game()).undo();
    QVERIFY(!sitting->session.finishSaving());
    const auto next = sitDown();
    next->session.start();
    for (int i = 0; i < 20; ++i) {
        step(sitting->session.game());
        step(next->session.game());
    }
    QVERIFY(next->session.game().position() == sitting->session.game().position());
}

void TestSession::doesNotResumeWhatIsFinished()
{
    const auto sitting = sitDown();
    sitting->session.start();
    step(sitting->session.game());
    QVERIFY(!sitting->session.finishSaving());
    QVERIFY(QFile::exists(unfinished()));
    finish(sitting->session.game());
    QVERIFY(!sitting->session.finishSaving());
    QVERIFY(!QFile::exists(unfinished()));
    // Undoing the last action makes the game unfinished again.
    test::editable(sitting->session.game()).undo();
    QVERIFY(!sitting->session.finishSaving());
    const auto next = sitDown();
    next->session.start();
    compare(next->session.game(), sitting->session.game());
}

void TestSession::keepsABrokenUnfinishedGameAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\0\1\2\xff", 4);
    QTest::newRow("truncated") << QByteArray("{ \"format\": \"doublets-game\", \"version\": 1,");
    QTest::newRow("newer") << QByteArray("{ \"format\": \"doublets-game\", \"version\": 99 }");
    QTest::newRow("huge") << QByteArray(MaxRecordSize + 1, ' ');
}

void TestSession::keepsABrokenUnfinishedGameAside()
{
    QFETCH(const QByteArray, bytes);
    put(unfinished(), bytes);
    const auto sitting = sitDown();
    sitting->session.start();
    QCOMPARE(sitting->notices.size(), 1);
    QCOMPARE(sitting->notices[0][0].value<Error>().file, unfinished());
    QVERIFY(sitting->session.game().history().empty());
    QVERIFY(test::editable(sitting->session.game()).throwDice());
    QVERIFY(!sitting->session.finishSaving());
    QCOMPARE(bytesOf(unfinished() + u".kept"_s), bytes);
    const auto next = sitDown();
    next->session.start();
    compare(next->session.game(), sitting->session.game());
}

void TestSession::playsOnWhereNothingCanBeKept()
{
    put(m_folder->filePath(u"data"_s), "a file where the folder should be");
    const auto sitting = sitDown();
    sitting->session.start();
    QTRY_COMPARE(sitting->notices.size(), 1);
    finish(sitting->session.game());
    QVERIFY(sitting->session.game().position().isOver());
    QCOMPARE(sitting->notices[0][0].value<Error>().code, ErrorCode::CannotWrite);
    sitting->session.newGameWithSameRules();
    step(sitting->session.game());
    QVERIFY(sitting->session.finishSaving());
    QCoreApplication::processEvents();
    QCOMPARE(sitting->notices.size(), 1);
}

void TestSession::goesBackToTheGameLeft()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    // Nothing has been thrown, so there is nothing to return to.
    QVERIFY(!session.canReopenLastGame());
    session.newGame(seeded(u"holme"_s));
    for (int i = 0; i < 6; ++i) {
        step(session.game());
    }
    const Position left = session.game().position();
    session.newGame(seeded(u"alfonso"_s));
    step(session.game());
    const Position other = session.game().position();
    QVERIFY(session.canReopenLastGame());
    QVERIFY(!session.reopenLastGame());
    QCOMPARE(session.game().ruleSet().id, u"holme"_s);
    QVERIFY(session.game().position() == left);
    QVERIFY(!session.reopenLastGame());
    QCOMPARE(session.game().ruleSet().id, u"alfonso"_s);
    QVERIFY(session.game().position() == other);
}

void TestSession::opensAndSaves()
{
    const QString path = m_folder->filePath(u"a game & more.doublets"_s);
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    session.newGame(seeded(u"moulidars"_s));
    for (int i = 0; i < 9; ++i) {
        step(session.game());
    }
    const Position saved = session.game().position();
    QVERIFY(!session.saveAs(path));
    QCOMPARE(session.filePath(), path);
    session.newGame(seeded(u"cotton"_s));
    QVERIFY(session.filePath().isEmpty());
    const QSignalSpy changed(&session, &Session::gameChanged);
    QVERIFY(!session.open(path));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(session.filePath(), path);
    QVERIFY(session.game().position() == saved);
    QVERIFY(!session.finishSaving());
    // The opened game is now the unfinished one.
    const auto next = sitDown();
    next->session.start();
    QVERIFY(next->session.game().position() == saved);

    const auto error = session.saveAs(m_folder->filePath(u"nowhere/x.doublets"_s));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotWrite);
    QCOMPARE(session.filePath(), path);
}

void TestSession::refusesBrokenFiles()
{
    const QString path = m_folder->filePath(u"broken.doublets"_s);
    put(path, "{ \"format\": \"doublets-game\", ");
    const auto sitting = sitDown();
    sitting->session.start();
    step(sitting->session.game());
    const Position before = sitting->session.game().position();
    const QSignalSpy changed(&sitting->session, &Session::gameChanged);
    for (const QString &bad : {path, m_folder->filePath(u"missing"_s), m_folder->path()}) {
        const auto error = sitting->session.open(bad);
        QVERIFY(error);
        QCOMPARE(error->file, bad);
    }
    QCOMPARE(changed.size(), 0);
    QVERIFY(sitting->session.game().position() == before);
    QVERIFY(sitting->settings.recentFiles.value().isEmpty());
}

void TestSession::openingAFinishedGameKeepsTheUnfinishedOne()
{
    const QString path = m_folder->filePath(u"finished.doublets"_s);
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    finish(session.game());
    QVERIFY(!session.saveAs(path));
    const int games = session.tally().total().games();
    session.newGame(seeded(u"willughby"_s));
    step(session.game());
    const Position before = session.game().position();
    QVERIFY(!session.open(path));
    QCOMPARE(session.tally().total().games(), games); // only opened, not played
    QVERIFY(!session.finishSaving());
    const auto next = sitDown();
    next->session.start();
    QVERIFY(next->session.game().position() == before);
}

void TestSession::remembersRecentFiles()
{
    QStringList paths;
    {
        const auto sitting = sitDown();
        sitting->session.start();
        for (int i = 0; i < Settings::MaxRecentFiles + 2; ++i) {
            paths.prepend(m_folder->filePath(u"%1.doublets"_s.arg(i)));
            QVERIFY(!sitting->session.saveAs(paths.first()));
        }
        QCOMPARE(sitting->settings.recentFiles.value(), paths.mid(0, Settings::MaxRecentFiles));
        QVERIFY(!sitting->session.open(paths[2]));
        paths.move(2, 0);
    }
    const auto next = sitDown();
    QCOMPARE(next->settings.recentFiles.value(), paths.mid(0, Settings::MaxRecentFiles));
}

void TestSession::countsEachEndOnce()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    session.newGame(seeded(u"cotton"_s));
    finish(session.game());
    const Side winner = session.game().position().winner();
    Tally::Score wanted;
    ++wanted.wins[indexOf(winner)];
    QCOMPARE(session.tally().total(), wanted);
    test::editable(session.game()).undo();
    QCOMPARE(session.tally().total(), Tally::Score());
    test::editable(session.game()).redo();
    QCOMPARE(session.tally().total(), wanted);

    session.newGame(seeded(u"fiske"_s));
    finish(session.game());
    QCOMPARE(session.tally().total().games(), 2);
    QCOMPARE(session.tally().byRuleSet().value(u"cotton"_s), wanted);
    QCOMPARE(session.tally().byRuleSet().value(u"fiske"_s).games(), 1);

    Tally drawn;
    drawn.add(u"alfonso-race"_s, {{}, 1});
    QCOMPARE(drawn.total().draws, 1);
}

void TestSession::keepsTheMatchOfAGameThatIsLeft()
{
    const std::unique_ptr<Sitting> sitting = sitDown();
    Session &session = sitting->session;
    NewGame ofMatch = seeded(u"cotton"_s);
    ofMatch.matchLength = MatchLength::BestOfThree;
    session.start(ofMatch);
    finish(session.game());
    const auto standing = session.matchStanding();
    QVERIFY(standing && standing->wins != (std::array{0, 0}));
    session.newGameWithSameRules();
    test::editable(session.game()).throwDice();
    NewGame single = seeded(u"cotton"_s);
    single.matchLength = MatchLength::SingleGame;
    session.newGame(single);
    QVERIFY(!session.matchStanding());
    finish(session.game()); // does not count in the match
    QVERIFY(!session.matchStanding());
    QVERIFY(!session.reopenLastGame());
    QCOMPARE(session.matchStanding(), standing);
    session.newGame(single);
    QVERIFY(!session.matchStanding());
}

void TestSession::playsAMatch()
{
    std::unique_ptr<Sitting> sitting = sitDown();
    sitting->session.start(seeded(u"cotton"_s));
    QVERIFY(!sitting->session.matchStanding());
    sitting->settings.matchLength.set(MatchLength::BestOfThree);
    QCOMPARE(sitting->session.matchStanding(), (MatchStanding{MatchLength::BestOfThree, {}}));
    std::array<int, 2> wins{};
    finish(sitting->session.game());
    ++wins[indexOf(sitting->session.game().position().winner())];
    QCOMPARE(sitting->session.matchStanding()->wins, wins);
    test::editable(sitting->session.game()).undo();
    QCOMPARE(sitting->session.matchStanding()->wins, (std::array{0, 0}));
    test::editable(sitting->session.game()).redo();
    QCOMPARE(sitting->session.matchStanding()->wins, wins);

    sitting.reset();
    sitting = sitDown(); // the match continues after a restart
    Session &session = sitting->session;
    session.start(seeded(u"fiske"_s));
    QCOMPARE(session.matchStanding()->wins, (std::array{0, 0})); // by other rules
    session.newGame(seeded(u"cotton"_s));
    QCOMPARE(session.matchStanding()->wins, wins);
    while (!session.matchStanding()->isDecided()) {
        session.newGameWithSameRules();
        finish(session.game());
        test::editable(session.game()).undo();
        QCOMPARE(session.matchStanding()->wins, wins);
        test::editable(session.game()).redo();
        ++wins[indexOf(session.game().position().winner())];
        QCOMPARE(session.matchStanding()->wins, wins);
    }
    QCOMPARE(std::max(wins[0], wins[1]), 2);
    QCOMPARE(session.matchStanding()->leader(), session.game().position().winner());
    session.newGameWithSameRules();
    QCOMPARE(session.matchStanding()->wins, (std::array{0, 0})); // another match
}

/// Players are identified by name, kind and level, whatever their colours, across sessions.
void TestSession::keepsTheScoreOfAPair()
{
    std::unique_ptr<Sitting> sitting = sitDown();
    sitting->settings.whiteName.set(u"Grandma"_s);
    sitting->settings.blackPlayer.set(PlayerSetting::Best);
    sitting->session.start(seeded(u"cotton"_s));
    finish(sitting->session.game());
    const Tally::Score score = sitting->session.tally().total();
    QCOMPARE(score.games(), 1);

    sitting->settings.blackPlayer.set(PlayerSetting::Person);
    sitting->settings.blackName.set(u"Leo"_s);
    QCOMPARE(sitting->session.tally().total().games(), 0);

    sitting->settings.blackPlayer.set(PlayerSetting::Best);
    QCOMPARE(sitting->session.tally().total(), score);
    sitting->settings.whitePlayer.set(PlayerSetting::Best); // with exchanged colours
    sitting->settings.blackPlayer.set(PlayerSetting::Person);
    sitting->settings.blackName.set(u"Grandma"_s);
    QCOMPARE(sitting->session.tally().total().winsOf(Side::White), score.winsOf(Side::Black));
    QCOMPARE(sitting->session.tally().total().winsOf(Side::Black), score.winsOf(Side::White));

    sitting.reset();
    sitting = sitDown();
    sitting->session.start();
    QCOMPARE(sitting->session.tally().total().winsOf(Side::White), score.winsOf(Side::Black));
    const QSignalSpy changed(&sitting->session, &Session::tallyChanged);
    sitting->session.resetTally();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(sitting->session.tally().total(), Tally::Score());
}

/// An unreadable file is reported, and kept beside the new one.
void TestSession::tellsOfBrokenScores()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"data"_s));
    QFile file(m_folder->filePath(u"data/scores.json"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("broken");
    file.close();
    const auto sitting = sitDown();
    sitting->session.start(seeded(u"cotton"_s));
    QCOMPARE(sitting->notices.size(), 1);
    QCOMPARE(sitting->notices[0][0].value<Error>().file, file.fileName());
    finish(sitting->session.game());
    QCOMPARE(sitting->notices.size(), 1);
    QCOMPARE(bytesOf(file.fileName() + u".kept"_s), QByteArray("broken"));
}

void TestSession::namesThePlayers()
{
    const QString path = m_folder->filePath(u"named.doublets"_s);
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    QCOMPARE(session.playerNames(), (PlayerNames{u"White"_s, u"Black"_s}));
    const QSignalSpy changed(&session, &Session::playerNamesChanged);
    QVERIFY(sitting->settings.whiteName.set(u"Anne"_s));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(session.playerNames(), (PlayerNames{u"Anne"_s, u"Black"_s}));
    QVERIFY(!session.saveAs(path));
    QVERIFY(sitting->settings.whiteName.set(u"Zoe"_s));
    QVERIFY(!session.open(path));
    QCOMPARE(session.playerNames().white, u"Anne"_s); // the recorded player
    session.newGameWithSameRules();
    QCOMPARE(session.playerNames().white, u"Anne"_s);
    session.newGame(seeded(u"cotton"_s));
    QCOMPARE(session.playerNames().white, u"Zoe"_s);
}

void TestSession::keepsThePlayersOfAnOpenedGame()
{
    const QString path = m_folder->filePath(u"played.doublets"_s);
    const auto sitting = sitDown();
    Session &session = sitting->session;
    sitting->settings.whiteName.set(u"Anne"_s);
    sitting->settings.blackPlayer.set(PlayerSetting::Best);
    sitting->settings.matchLength.set(MatchLength::BestOfThree);
    session.start(seeded(u"cotton"_s));
    finish(session.game());
    QVERIFY(!session.saveAs(path));
    sitting->settings.whiteName.set(u"Zoe"_s);
    sitting->settings.blackPlayer.set(PlayerSetting::Careless);
    sitting->settings.matchLength.set(MatchLength::SingleGame);
    QVERIFY(!session.open(path));
    session.newGameWithSameRules();
    QCOMPARE(session.playerNames().white, u"Anne"_s);
    QCOMPARE(session.seats().playerOf(Side::Black), PlayerSetting::Best);
    QCOMPARE(sitting->settings.matchLength.value(), MatchLength::BestOfThree);
    session.setSeat(Side::Black, PlayerSetting::Person);
    sitting->settings.matchLength.set(MatchLength::SingleGame);
    session.newGameWithSameRules();
    QCOMPARE(session.seats().playerOf(Side::Black), PlayerSetting::Person);
    QCOMPARE(sitting->settings.matchLength.value(), MatchLength::SingleGame);
    session.newGame(seeded(u"cotton"_s));
    QCOMPARE(session.playerNames().white, u"Zoe"_s);
    // Visitors who took a seat leave it with the end of the game.
    sitting->settings.whitePlayer.set(PlayerSetting::Best);
    sitting->settings.blackPlayer.set(PlayerSetting::Best);
    session.lendSeat(Side::White);
    finish(session.game());
    QVERIFY(!session.saveAs(path));
    QVERIFY(!session.open(path));
    QVERIFY(!session.seats().isComputer(Side::White));
    session.newGameWithSameRules();
    QVERIFY(session.seats().isComputerAlone());
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
