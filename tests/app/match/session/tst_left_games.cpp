// SPDX-License-Identifier: MIT
#include "tests/app/match/session/save_folder.h"

#include <QDirIterator>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests which unfinished games are kept when the user leaves them, and that none is lost.
class TestLeftGames : public QObject, private SaveFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void keepsTheLastTen();
    void saysWhatItKeeps();
    void aThrowForTheLeadReplacesNoGame();
    void throwsForTheLeadGoFirst();
    void keepsNothingWhereNothingWasThrown();
    void keepsAnEntirelyUndoneGame();
    void anEarlierStateGivesWay();
    void reopensAnyUnfinishedGame();
    void losesNoGameAtAnyMoment_data();
    void losesNoGameAtAnyMoment();
    void isNotInTwoPlacesAfterACrash();
    void staysWhereTheGameCannotBeKept();
    void losesAGameOnlyIfConfirmed();
    void keepsUnreadableFiles();
    void doesNotReadASuspectGameThatStays();
    void doesNotReopenASuspectGame();

private:
    /// Returns true if the game is on the disk, as the unfinished or as a left game.
    [[nodiscard]] bool isOnDisk(const std::vector<Action> &course) const;
};

bool TestLeftGames::isOnDisk(const std::vector<Action> &course) const
{
    QDirIterator files(data({}), {u"*.doublets"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        if (courseIn(files.next()) == course) {
            return true;
        }
    }
    return false;
}

void TestLeftGames::keepsTheLastTen()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    std::vector<std::vector<Action>> courses;
    for (int i = 0; i < UnfinishedGames::MaxGames + 2; ++i) {
        session.newGame(seeded(u"cotton"_s, QString::number(i)));
        playInto(session.game());
        courses.push_back(courseOf(session.game()));
    }
    session.newGame(seeded(u"fiske"_s));
    const auto games = session.unfinishedGames();
    QCOMPARE(games.size(), std::size_t(UnfinishedGames::MaxGames));
    for (std::size_t i = 0; i < games.size(); ++i) {
        QVERIFY(courseIn(games[i].path) == courses[courses.size() - 1 - i]); // newest first
    }
}

void TestLeftGames::saysWhatItKeeps()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    QVERIFY(sitting->settings.whiteName.set(u"Anne"_s));
    QVERIFY(sitting->settings.blackPlayer.set(PlayerSetting::Best));
    session.newGame(seeded(u"holme"_s));
    playInto(session.game(), 12);
    const auto throws = session.record().throws.size();
    const PlayerNames names = session.playerNames();
    const QSignalSpy changed(&session, &Session::unfinishedGamesChanged);
    session.newGame(seeded(u"fiske"_s));
    QCOMPARE(changed.size(), 1);
    const auto games = session.unfinishedGames();
    QCOMPARE(games.size(), std::size_t(1));
    QCOMPARE(games[0].ruleSet, u"holme"_s);
    QCOMPARE(games[0].throws, static_cast<int>(throws));
    QCOMPARE(session.playerNames(games[0]), names);
    QVERIFY(std::abs(games[0].setAsideAt.secsTo(QDateTime::currentDateTime())) < 60);
    QCOMPARE(games[0].setAsideAt.timeSpec(), Qt::LocalTime);
    QVERIFY(!games[0].isSuspect);
}

void TestLeftGames::aThrowForTheLeadReplacesNoGame()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    session.newGame(seeded(u"alfonso-race"_s));
    playInto(session.game(), 40);
    const auto forty = courseOf(session.game());
    for (int i = 0; i < 2 * UnfinishedGames::MaxGames; ++i) {
        session.newGame(seeded(u"cotton"_s, QString::number(i)));
        step(session.game());
    }
    session.newGame(seeded(u"cotton"_s));
    QVERIFY(session.unfinishedGames().size() <= UnfinishedGames::MaxGames);
    QVERIFY(isOnDisk(forty));
}

void TestLeftGames::throwsForTheLeadGoFirst()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    std::vector<std::vector<Action>> courses;
    for (int i = 0; i < UnfinishedGames::MaxGames; ++i) {
        session.newGame(seeded(u"holme"_s, QString::number(i)));
        playInto(session.game());
        courses.push_back(courseOf(session.game()));
        session.newGame(seeded(u"cotton"_s, QString::number(i)));
        step(session.game());
    }
    session.newGame(seeded(u"cotton"_s));
    QCOMPARE(session.unfinishedGames().size(), std::size_t(UnfinishedGames::MaxGames));
    for (const auto &course : courses) {
        QVERIFY(isOnDisk(course));
    }
}

void TestLeftGames::keepsNothingWhereNothingWasThrown()
{
    const auto sitting = sitDown();
    sitting->session.start();
    sitting->session.newGameWithSameRules();
    sitting->session.newGameWithSameRules();
    QVERIFY(sitting->session.unfinishedGames().empty());
    QVERIFY(!sitting->session.canReopenLastGame());
}

void TestLeftGames::keepsAnEntirelyUndoneGame()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    session.newGame(seeded(u"holme"_s));
    playInto(session.game());
    const auto course = courseOf(session.game());
    while (test::editable(session.game()).undo()) {
    }
    session.newGameWithSameRules();
    QVERIFY(!session.reopenLastGame());
    while (test::editable(session.game()).redo()) {
    }
    QVERIFY(courseOf(session.game()) == course);
}

void TestLeftGames::anEarlierStateGivesWay()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    session.newGame(seeded(u"holme"_s));
    playInto(session.game());
    const QString path = m_folder->filePath(u"saved.doublets"_s);
    QVERIFY(!session.saveAs(path));
    // Opening a game repeatedly leaves a single entry.
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!session.open(path));
        playInto(session.game(), i);
    }
    session.newGame(seeded(u"fiske"_s));
    QCOMPARE(session.unfinishedGames().size(), std::size_t(1));
    // The same dice played differently are another game.
    QVERIFY(!session.open(path));
    do {
        QVERIFY(test::editable(session.game()).undo());
    } while (session.game().position().stage != Stage::Playing ||
             session.game().legalPlays().size() < 2);
    QVERIFY(test::editable(session.game()).play(session.game().legalPlays()[1]));
    session.newGame(seeded(u"fiske"_s));
    QCOMPARE(session.unfinishedGames().size(), std::size_t(2));
}

void TestLeftGames::reopensAnyUnfinishedGame()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    for (const QString &id : {u"holme"_s, u"fiske"_s, u"alfonso"_s, u"cotton"_s}) {
        session.newGame(seeded(id));
        playInto(session.game());
    }
    const auto games = session.unfinishedGames();
    QCOMPARE(games.size(), std::size_t(3));
    const auto course = courseIn(games[2].path);
    QVERIFY(!session.reopen(games[2].path));
    QCOMPARE(session.game().ruleSet().id, u"holme"_s);
    QVERIFY(courseOf(session.game()) == course);
    QStringList ids;
    for (const UnfinishedGame &game : session.unfinishedGames()) {
        ids << game.ruleSet;
    }
    QCOMPARE(ids, (QStringList{u"cotton"_s, u"alfonso"_s, u"fiske"_s}));
    // A reopened game is saved like any other and survives a crash.
    step(session.game());
    QVERIFY(!session.finishSaving());
    const auto next = sitDown();
    next->session.start();
    compare(next->session.game(), session.game());

    const auto error = session.reopen(data(u"left/20260101-000000-000-1.doublets"_s));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotOpen);
    QCOMPARE(session.game().ruleSet().id, u"holme"_s);
}

void TestLeftGames::losesNoGameAtAnyMoment_data()
{
    QTest::addColumn<int>("left"); // number of left games
    QTest::newRow("one") << 1;
    QTest::newRow("as many as there is room for") << UnfinishedGames::MaxGames;
}

void TestLeftGames::losesNoGameAtAnyMoment()
{
    QFETCH(const int, left);
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    for (int i = 0; i <= left; ++i) {
        session.newGame(seeded(u"holme"_s, QString::number(i)));
        playInto(session.game());
    }
    const auto games = session.unfinishedGames();
    QCOMPARE(games.size(), std::size_t(left));
    const auto onBoard = courseOf(session.game());
    const auto oldest = courseIn(games.back().path);
    // In between, the reopened game is on the board but has not been saved.
    int looks = 0;
    connect(&session, &Session::gameChanged, this, [&] {
        ++looks;
        QVERIFY(isOnDisk(onBoard));
        QVERIFY(isOnDisk(oldest));
    });
    QVERIFY(!session.reopen(games.back().path));
    QCOMPARE(looks, 1);
    QVERIFY(isOnDisk(onBoard));
    QVERIFY(isOnDisk(oldest));
    QCOMPARE(session.unfinishedGames().size(), std::size_t(left));
}

void TestLeftGames::isNotInTwoPlacesAfterACrash()
{
    {
        const auto sitting = sitDown();
        sitting->session.start();
        sitting->session.newGame(seeded(u"holme"_s));
        playInto(sitting->session.game());
        QVERIFY(!sitting->session.finishSaving());
        // Simulates a crash after a game was left and before the next one was saved.
        put(data(u"left/20260101-000000-000-1.doublets"_s),
            bytesOf(data(u"unfinished.doublets"_s)));
    }
    const auto next = sitDown();
    next->session.start();
    QCOMPARE(next->session.game().ruleSet().id, u"holme"_s);
    QVERIFY(!next->session.canReopenLastGame());
}

void TestLeftGames::staysWhereTheGameCannotBeKept()
{
    const QString saved = m_folder->filePath(u"saved.doublets"_s);
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    session.newGame(seeded(u"fiske"_s));
    QVERIFY(!session.saveAs(saved));
    put(data(u"left"_s), "a file where the folder should be");
    session.newGame(seeded(u"holme"_s)); // nothing has been thrown, so nothing needs to be kept
    QCOMPARE(session.game().ruleSet().id, u"holme"_s);
    playInto(session.game());
    const auto course = courseOf(session.game());
    const QSignalSpy changed(&session, &Session::gameChanged);

    session.newGame(seeded(u"cotton"_s));
    QCOMPARE(sitting->notices.size(), 1);
    QCOMPARE(sitting->notices[0][0].value<Error>().code, ErrorCode::CannotWrite);
    session.newGameWithSameRules();
    QCOMPARE(sitting->notices.size(), 2); // reported on every attempt
    QVERIFY(!session.open(saved));
    QCOMPARE(sitting->notices.size(), 3);
    QCOMPARE(changed.size(), 0);
    QVERIFY(courseOf(session.game()) == course);
    QCOMPARE(sitting->settings.ruleSet.value(), u"holme"_s);
}

void TestLeftGames::losesAGameOnlyIfConfirmed()
{
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    session.newGame(seeded(u"holme"_s));
    playInto(session.game());
    put(data(u"left"_s), "a file where the folder should be");
    bool answer = false;
    int asked = 0;
    session.setLossConfirmation([&](const Error &error) {
        ++asked;
        return error.code == ErrorCode::CannotWrite && answer;
    });
    session.newGame(seeded(u"cotton"_s));
    QCOMPARE(session.game().ruleSet().id, u"holme"_s);
    answer = true;
    session.newGame(seeded(u"cotton"_s));
    QCOMPARE(session.game().ruleSet().id, u"cotton"_s);
    QCOMPARE(asked, 2);
    QVERIFY(sitting->notices.isEmpty()); // the question has already reported the error
}

void TestLeftGames::keepsUnreadableFiles()
{
    const QByteArray newer = "{ \"format\": \"doublets-game\", \"version\": 99 }";
    const QStringList strange{u"left/20260101-000000-000-1.doublets"_s,
                              u"left/29990101-000000-000-1.doublets"_s, u"left/my own.doublets"_s,
                              u"left/notes.txt"_s};
    for (const QString &name : strange) {
        put(data(name), newer);
    }
    const auto sitting = sitDown();
    Session &session = sitting->session;
    session.start();
    for (int i = 0; i < UnfinishedGames::MaxGames + 2; ++i) {
        session.newGame(seeded(u"cotton"_s, QString::number(i)));
        playInto(session.game());
    }
    QCOMPARE(session.unfinishedGames().size(), std::size_t(UnfinishedGames::MaxGames));
    const auto last = courseIn(session.unfinishedGames().front().path);
    QVERIFY(!session.reopenLastGame()); // returns to the newest readable game
    QVERIFY(courseOf(session.game()) == last);
    for (const QString &name : strange) {
        QCOMPARE(bytesOf(data(name)), newer);
    }
}

/// A game with which the last start failed is not read again, even where it cannot be moved.
void TestLeftGames::doesNotReadASuspectGameThatStays()
{
    {
        const auto sitting = sitDown();
        sitting->session.start();
        playInto(sitting->session.game());
        QVERIFY(!sitting->session.finishSaving());
    }
    const QByteArray bytes = bytesOf(data(u"unfinished.doublets"_s));
    QVERIFY(!bytes.isEmpty());
    put(data(u"left"_s), "a file where the folder should be");
    const auto next = sitDown();
    QCOMPARE(next->session.setPreviousGameAside(), PreviousGame::MoveFailed);
    next->session.start();
    QVERIFY(next->session.game().history().empty());
    QVERIFY(!next->session.finishSaving());
    QCOMPARE(bytesOf(data(u"unfinished.doublets.kept"_s)), bytes);
}

void TestLeftGames::doesNotReopenASuspectGame()
{
    std::vector<Action> course;
    QString left;
    {
        const auto sitting = sitDown();
        sitting->session.start();
        QVERIFY(test::editable(sitting->session.game()).throwDice()); // becomes a left game
        for (const QString &id : {u"fiske"_s, u"holme"_s}) {
            sitting->session.newGame(seeded(id));
            playInto(sitting->session.game());
        }
        course = courseOf(sitting->session.game());
        left = QFileInfo(sitting->session.unfinishedGames().front().path).fileName();
    }
    const QByteArray bytes = bytesOf(data(u"unfinished.doublets"_s));
    // The time of a file lags behind the clock, by which left games are named.
    const QDateTime leaving =
        QDateTime::fromString(left.left(19) + u'Z', u"yyyyMMdd-HHmmss-zzzt"_s);
    QVERIFY(leaving.isValid());
    QFile kept(data(u"unfinished.doublets"_s));
    QVERIFY(kept.open(QIODevice::ReadWrite));
    QVERIFY(kept.setFileTime(leaving.addMSecs(-4), QFileDevice::FileModificationTime));
    kept.close();
    const auto next = sitDown();
    Session &session = next->session;
    QCOMPARE(session.setPreviousGameAside(), PreviousGame::Unfinished);
    session.start();
    QVERIFY(session.game().history().empty());
    const UnfinishedGame aside = session.unfinishedGames().front();
    QVERIFY(aside.isSuspect);
    QCOMPARE(bytesOf(aside.path), bytes);
    // A suspect game is returned to only by explicit choice.
    QVERIFY(!session.reopenLastGame());
    QCOMPARE(session.game().ruleSet().id, u"fiske"_s);
    QVERIFY(!session.reopen(aside.path));
    QVERIFY(courseOf(session.game()) == course);
    // Once opened successfully, the game is no longer suspect.
    session.newGame(seeded(u"cotton"_s));
    QVERIFY(!session.unfinishedGames().front().isSuspect);
    QVERIFY(courseIn(session.unfinishedGames().front().path) == course);
}

QTEST_GUILESS_MAIN(TestLeftGames)
#include "tst_left_games.moc"
