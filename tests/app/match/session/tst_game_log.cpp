// SPDX-License-Identifier: MIT
#include "match/session/game_log.h"

#include "tests/app/match/session/session_fixture.h"
#include "tests/core/files/full_disk.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace doublets;

namespace {

LoggedGame logged(const QString &id, std::optional<Side> winner = Side::White)
{
    const ScorePair players =
        scorePair({u"Anne"_s, PlayerKind::Human}, {u"Best"_s, PlayerKind::Computer, u"best"_s});
    return {{players, u"cotton"_s, winner},
            QDateTime({2026, 5, 4}, {20, 30}, Qt::UTC),
            id,
            {{{12, 3, 2.0}, {11, 1, 1.75}}},
            winner ? std::optional(0.375) : std::nullopt};
}

QByteArray bytesIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void append(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestGameLog : public QObject
{
    Q_OBJECT

public:
    explicit TestGameLog(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void keepsGames();
    void keepsLuckAboveOne();
    void replacesAndRemoves();
    void skipsDamagedLines_data();
    void skipsDamagedLines();
    void survivesAFullDisk();
    void dropsTheOldest();
    void setsAnUnreadableFileAside();
    void countsEachGameOnce();
    void countsAGameOpenedFromACopyOnce();
    void countsAFinishedGameTakenUpAgainOnce();
    void leavesOutGamesWithOtherPlayers();
    void leavesOutResumedGamesWithOtherPlayers();
    void leavesOutLentBoardsAndComputers();
    void addsTheLuckOfTheLatestGame();
    void logsNoErasedGameAgain();

private:
    test::FullDisk &m_disk;
    const Catalogue m_catalogue = Catalogue::builtIn().value();
};

void TestGameLog::keepsGames()
{
    const QTemporaryDir folder;
    GameLog log(folder.filePath(u"data/games.jsonl"_s));
    QVERIFY(log.read().games.empty());
    QVERIFY(!log.add(logged(u"a"_s)));
    QVERIFY(!log.add(logged(u"b"_s, std::nullopt)));
    const GameLog::Contents read = GameLog(folder.filePath(u"data/games.jsonl"_s)).read();
    QVERIFY(!read.error && read.damagedLineCount == 0);
    QVERIFY(read.games == (std::vector{logged(u"a"_s), logged(u"b"_s, std::nullopt)}));
    QCOMPARE(read.games[0].throws(), 23);
    QVERIFY(!log.clear());
    QVERIFY(log.read().games.empty());
    QVERIFY(!log.clear()); // nothing left
}

void TestGameLog::keepsLuckAboveOne()
{
    const QTemporaryDir folder;
    GameLog log(folder.filePath(u"games.jsonl"_s));
    LoggedGame lucky = logged(u"a"_s);
    lucky.luck = 1.625; // won in spite of mistakes
    QVERIFY(!log.add(lucky));
    QVERIFY(log.read().games == std::vector{lucky});
}

void TestGameLog::replacesAndRemoves()
{
    const QTemporaryDir folder;
    GameLog log(folder.filePath(u"games.jsonl"_s));
    for (const QString &id : {u"a"_s, u"b"_s, u"a"_s}) {
        QVERIFY(!log.add(logged(id, Side::Black)));
    }
    QCOMPARE(log.read().games.size(), 2U);
    QCOMPARE(log.read().games.back().id, u"a"_s);
    QVERIFY(!log.remove(u"b"_s));
    QCOMPARE(log.read().games.size(), 1U);
}

void TestGameLog::skipsDamagedLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no JSON") << QByteArray("half a li");
    QTest::newRow("no object") << QByteArray("[1]");
    QTest::newRow("keys missing") << QByteArray(R"({"id":"x"})");
    const QByteArray whole =
        R"({"id":"x","ended":"2026-05-04T20:30:00Z","ruleset":"cotton","players":[{"name":"A","kind":"human"},{"name":"B","kind":"human"}],"throws":[5,5],"doublets":[1,1],"expected":[0.8,0.8]})";
    QTest::newRow("no date") << QByteArray(whole).replace("2026-05-04T20:30:00Z", "yesterday");
    QTest::newRow("more doublets than throws")
        << QByteArray(whole).replace("\"doublets\":[1,1]", "\"doublets\":[6,1]");
    QTest::newRow("negative expectation") << QByteArray(whole).replace("[0.8,0.8]", "[-1,0.8]");
    QTest::newRow("impossible luck")
        << QByteArray(whole).replace("{\"id\"", "{\"luck\":11.5,\"id\"");
    QTest::newRow("unknown kind") << QByteArray(whole).replace("human", "cat");
    QTest::newRow("unknown winner")
        << QByteArray(whole).replace("{\"id\"", "{\"winner\":\"x\",\"id\"");
}

void TestGameLog::skipsDamagedLines()
{
    QFETCH(const QByteArray, line);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games.jsonl"_s);
    GameLog log(path);
    QVERIFY(!log.add(logged(u"a"_s)));
    append(path, line + '\n');
    QVERIFY(!log.add(logged(u"b"_s)));
    const GameLog::Contents read = log.read();
    QCOMPARE(read.games.size(), 2U);
    QCOMPARE(read.damagedLineCount, 1);
    QVERIFY(bytesIn(path).contains(line)); // kept, so that it can be repaired
}

void TestGameLog::survivesAFullDisk()
{
    m_disk.clear();
    const QString path = m_disk.file(u"games.jsonl"_s);
    GameLog log(path);
    QVERIFY(!log.add(logged(u"a"_s)));
    m_disk.leave(0);
    const auto error = log.add(logged(u"b"_s));
    QVERIFY(error && error->code == ErrorCode::CannotWrite);
    QVERIFY(log.read().games == std::vector{logged(u"a"_s)});
    m_disk.clear();
}

void TestGameLog::dropsTheOldest()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games.jsonl"_s);
    GameLog log(path);
    QVERIFY(!log.add(logged(u"x"_s)));
    const QByteArray line = bytesIn(path);
    QByteArray many;
    for (int i = 0; i < GameLog::MaxGames; ++i) {
        many += QByteArray(line).replace("\"x\"", '"' + QByteArray::number(i) + '"');
    }
    QFile::remove(path);
    append(path, many);
    QCOMPARE(log.read().games.size(), static_cast<std::size_t>(GameLog::MaxGames));
    QVERIFY(!log.add(logged(u"new"_s)));
    const GameLog::Contents read = log.read();
    QCOMPARE(read.games.size(), static_cast<std::size_t>(GameLog::MaxGames));
    QCOMPARE(read.games.front().id, u"1"_s);
    QCOMPARE(read.games.back().id, u"new"_s);
}

void TestGameLog::setsAnUnreadableFileAside()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games.jsonl"_s);
    append(path, QByteArray(GameLog::MaxBytes + 1, 'x'));
    GameLog log(path);
    QVERIFY(log.read().error.has_value());
    QVERIFY(!log.add(logged(u"a"_s)));
    QCOMPARE(log.read().games.size(), 1U);
    QCOMPARE(QFileInfo(path + u".kept"_s).size(), GameLog::MaxBytes + 1);
}

/// A game that ends, is undone and ends again is in the log once, with its later end.
void TestGameLog::countsEachGameOnce()
{
    const QTemporaryDir folder;
    Sitting sitting(m_catalogue, folder.path());
    sitting.session.start(seeded(u"cotton"_s));
    finish(sitting.session.game());
    QCOMPARE(sitting.session.loggedGames().games.size(), 1U);
    const LoggedGame first = sitting.session.loggedGames().games.front();
    QCOMPARE(first.game.ruleSet, u"cotton"_s);
    QVERIFY(first.throws() > 4);
    Game &game = test::editable(sitting.session.game());
    QVERIFY(game.undo());
    QVERIFY(sitting.session.loggedGames().games.empty());
    QVERIFY(game.redo());
    QCOMPARE(sitting.session.loggedGames().games.size(), 1U);
    QCOMPARE(sitting.session.loggedGames().games.front().throws(), first.throws());
    sitting.session.newGame(seeded(u"willughby"_s));
    finish(sitting.session.game());
    QCOMPARE(sitting.session.loggedGames().games.size(), 2U);
}

void TestGameLog::countsAGameOpenedFromACopyOnce()
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"copy.doublets"_s);
    Sitting sitting(m_catalogue, folder.path());
    Session &session = sitting.session;
    session.start(seeded(u"cotton"_s));
    step(session.game());
    step(session.game());
    QVERIFY(!session.saveAs(copy));
    session.lendBoard(std::make_unique<Game>(session.game().ruleSet(), session.game().rulings(),
                                             std::make_unique<SeededDice>(1)));
    session.returnBoard(); // the same game
    finish(session.game());
    QVERIFY(!session.isRepeatedResult());
    QCOMPARE(session.loggedGames().games.size(), 1U);
    const LoggedGame first = session.loggedGames().games.front();
    QCOMPARE(session.tally().total().games(), 1);
    QVERIFY(!session.open(copy));
    QVERIFY(!session.isOwnGame());
    QVERIFY(!session.isRepeatedResult()); // not over
    finish(session.game());
    QVERIFY(session.isRepeatedResult());
    QVERIFY(session.loggedGames().games == std::vector{first});
    QCOMPARE(session.tally().total().games(), 1);
    QCOMPARE(session.finishedGames().size(), 1U);
    // Another game is another game, even with the same dice.
    session.newGame(seeded(u"cotton"_s));
    finish(session.game());
    QCOMPARE(session.loggedGames().games.size(), 2U);
}

/// A game that the computer played in part for a person belongs to neither.
void TestGameLog::leavesOutGamesWithOtherPlayers()
{
    const QTemporaryDir folder;
    Sitting sitting(m_catalogue, folder.path());
    Session &session = sitting.session;
    session.start(seeded(u"cotton"_s));
    session.setSeat(Side::Black, PlayerSetting::Casual); // before the first throw
    finish(session.game());
    QCOMPARE(session.loggedGames().games.size(), 1U);
    session.newGame(seeded(u"cotton"_s));
    while (session.game().throwCount() < 2) {
        step(session.game());
    }
    session.setSeat(Side::White, PlayerSetting::Best);
    session.setSeat(Side::White, PlayerSetting::Person);
    session.lendBoard(std::make_unique<Game>(session.game().ruleSet(), session.game().rulings(),
                                             std::make_unique<SeededDice>(1)));
    session.returnBoard();
    finish(session.game());
    QCOMPARE(session.loggedGames().games.size(), 1U);
    session.newGame(seeded(u"cotton"_s));
    finish(session.game());
    QCOMPARE(session.loggedGames().games.size(), 2U);
}

void TestGameLog::leavesOutResumedGamesWithOtherPlayers()
{
    const QTemporaryDir folder;
    {
        Sitting sitting(m_catalogue, folder.path());
        Session &session = sitting.session;
        session.start(seeded(u"cotton"_s));
        while (session.game().throwCount() < 2) {
            step(session.game());
        }
        session.setSeat(Side::White, PlayerSetting::Best);
        session.setSeat(Side::White, PlayerSetting::Person);
        QVERIFY(!session.finishSaving());
    }
    Sitting sitting(m_catalogue, folder.path());
    sitting.session.start();
    QVERIFY(sitting.session.game().throwCount() >= 2);
    finish(sitting.session.game());
    QVERIFY(sitting.session.loggedGames().games.empty());
    sitting.session.newGame(seeded(u"cotton"_s));
    finish(sitting.session.game());
    QCOMPARE(sitting.session.loggedGames().games.size(), 1U);
}

/// The end of a finished game is undone, and the program restarted.
void TestGameLog::countsAFinishedGameTakenUpAgainOnce()
{
    const QTemporaryDir folder;
    {
        Sitting sitting(m_catalogue, folder.path());
        sitting.session.start(seeded(u"cotton"_s));
        finish(sitting.session.game());
        QVERIFY(!sitting.session.openFinishedGame(sitting.session.finishedGames().front().path));
        QVERIFY(test::editable(sitting.session.game()).undo());
        QVERIFY(!sitting.session.finishSaving());
    }
    Sitting sitting(m_catalogue, folder.path());
    sitting.session.start();
    QVERIFY(!sitting.session.game().position().isOver());
    finish(sitting.session.game());
    QCOMPARE(sitting.session.loggedGames().games.size(), 1U);
    QCOMPARE(sitting.session.tally().total().games(), 1);
}

void TestGameLog::leavesOutLentBoardsAndComputers()
{
    const QTemporaryDir folder;
    Sitting sitting(m_catalogue, folder.path());
    sitting.session.start(seeded(u"cotton"_s));
    const RuleSet &rules = *m_catalogue.find(u"cotton"_s);
    sitting.session.lendBoard(std::make_unique<Game>(rules, rules.completedRulings({}).value(),
                                                     std::make_unique<SeededDice>(1)));
    finish(sitting.session.game());
    sitting.session.returnBoard();
    QVERIFY(sitting.session.loggedGames().games.empty());
    sitting.session.setSeat(Side::White, PlayerSetting::Best);
    sitting.session.setSeat(Side::Black, PlayerSetting::Careless);
    finish(sitting.session.game());
    QVERIFY(sitting.session.loggedGames().games.empty());
    sitting.session.setSeat(Side::Black, PlayerSetting::Person);
    sitting.session.newGame(seeded(u"cotton"_s));
    finish(sitting.session.game());
    QCOMPARE(sitting.session.loggedGames().games.size(), 1U);
}

void TestGameLog::addsTheLuckOfTheLatestGame()
{
    const QTemporaryDir folder;
    Sitting sitting(m_catalogue, folder.path());
    sitting.session.start(seeded(u"cotton"_s));
    sitting.session.setLoggedLuck(0.25); // no game has ended
    QVERIFY(sitting.session.loggedGames().games.empty());
    finish(sitting.session.game());
    QVERIFY(!sitting.session.loggedGames().games.front().luck);
    sitting.session.setLoggedLuck(0.25);
    QCOMPARE(sitting.session.loggedGames().games.size(), 1U);
    QCOMPARE(sitting.session.loggedGames().games.front().luck.value_or(0), 0.25);
    sitting.session.newGame(seeded(u"cotton"_s));
    sitting.session.setSeat(Side::White, PlayerSetting::Best);
    sitting.session.setSeat(Side::Black, PlayerSetting::Careless);
    finish(sitting.session.game());
    sitting.session.setLoggedLuck(0.5); // a game of computers alone is not in the log
    QCOMPARE(sitting.session.loggedGames().games.size(), 1U);
    QCOMPARE(sitting.session.loggedGames().games.front().luck.value_or(0), 0.25);
}

void TestGameLog::logsNoErasedGameAgain()
{
    const QTemporaryDir folder;
    Sitting sitting(m_catalogue, folder.path());
    sitting.session.start(seeded(u"cotton"_s));
    finish(sitting.session.game());
    QVERIFY(!sitting.session.clearLoggedGames());
    sitting.session.setLoggedLuck(0.25);
    QVERIFY(sitting.session.loggedGames().games.empty());
}

int main(int argc, char *argv[])
{
    test::FullDisk disk; // must be created before any thread
    const QCoreApplication application(argc, argv);
    TestGameLog tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_game_log.moc"
