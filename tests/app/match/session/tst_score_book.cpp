// SPDX-License-Identifier: MIT
#include "match/session/score_book.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

RecordedPlayer person(const QString &name)
{
    return {name, PlayerKind::Human};
}

const RecordedPlayer &computer()
{
    static const RecordedPlayer best{u"Best play"_s, PlayerKind::Computer, u"best"_s};
    return best;
}

GameResult won(const ScorePair &pair, std::optional<Side> by, const QString &ruleSet = u"cotton"_s)
{
    return {pair, ruleSet, by};
}

GameResult wonInMatch(const ScorePair &pair, std::optional<Side> by,
                      MatchLength length = MatchLength::BestOfThree)
{
    return {pair, u"cotton"_s, by, length};
}

MatchStanding standing(int white, int black, MatchLength length = MatchLength::BestOfThree)
{
    return {length, {white, black}};
}

Tally::Score scoreOf(int white, int black, int draws = 0)
{
    return {{white, black}, draws};
}

} // namespace

class TestScoreBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsEachPairApart();
    void followsPlayersThroughTheirColours();
    void distinguishesUnnamedPlayersByColour();
    void keepsScoresOnDisk();
    void isPrivateToItsOwner();
    void sharesItsFile();
    void takesBack();
    void resetsOnePair();
    void countsAMatch();
    void beginsAMatchAnew();
    void movesABrokenFileAside_data();
    void movesABrokenFileAside();
    void survivesWriteErrors();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"data/scores.json"_s); }
    void write(const QByteArray &bytes) const
    {
        QDir().mkpath(m_folder->filePath(u"data"_s));
        QFile file(path());
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    ScorePair m_pair = scorePair(person(u"Grandma"_s), computer());
};

void TestScoreBook::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestScoreBook::keepsEachPairApart()
{
    ScoreBook book{QString()};
    QVERIFY(!book.add(won(m_pair, Side::Black)));
    QCOMPARE(book.tallyOf(m_pair).total(), scoreOf(0, 1));
    QCOMPARE(book.tallyOf(scorePair(person(u"Grandma"_s), person(u"Leo"_s))).total(),
             scoreOf(0, 0));
    QCOMPARE(book.tallyOf(scorePair(person(u"Leo"_s), computer())).total(), scoreOf(0, 0));
    RecordedPlayer careless = computer();
    careless.level = u"random"_s;
    QCOMPARE(book.tallyOf(scorePair(person(u"Grandma"_s), careless)).total(), scoreOf(0, 0));
    QVERIFY(!book.add(won(m_pair, std::nullopt, u"alfonso-race"_s)));
    QCOMPARE(book.tallyOf(m_pair).total(), scoreOf(0, 1, 1));
    QCOMPARE(book.tallyOf(m_pair).byRuleSet().value(u"cotton"_s), scoreOf(0, 1));
    QCOMPARE(book.tallyOf(m_pair).byRuleSet().value(u"alfonso-race"_s), scoreOf(0, 0, 1));
}

void TestScoreBook::followsPlayersThroughTheirColours()
{
    ScoreBook book{QString()};
    const ScorePair turned = scorePair(computer(), person(u"Grandma"_s));
    QVERIFY(!book.add(won(m_pair, Side::White)));
    QVERIFY(!book.add(won(turned, Side::Black)));
    QCOMPARE(book.tallyOf(m_pair).total(), scoreOf(2, 0));
    QCOMPARE(book.tallyOf(turned).total(), scoreOf(0, 2));
}

/// Two players without names.
void TestScoreBook::distinguishesUnnamedPlayersByColour()
{
    ScoreBook book{QString()};
    const ScorePair twins = scorePair(person({}), person({}));
    QVERIFY(!book.add(won(twins, Side::Black)));
    QCOMPARE(book.tallyOf(twins).total(), scoreOf(0, 1));
}

void TestScoreBook::keepsScoresOnDisk()
{
    {
        ScoreBook book(path());
        QVERIFY(!book.readError());
        QVERIFY(!book.add(won(m_pair, Side::White)));
        QVERIFY(!book.add(won(m_pair, std::nullopt)));
        QVERIFY(!book.add(won(scorePair(person({}), person({})), Side::Black)));
    }
    const ScoreBook next(path());
    QVERIFY(!next.readError());
    QCOMPARE(next.tallyOf(m_pair).total(), scoreOf(1, 0, 1));
    QCOMPARE(next.tallyOf(scorePair(person({}), person({}))).total(), scoreOf(0, 1));
    QCOMPARE(QDir(m_folder->filePath(u"data"_s)).entryList(QDir::Files), {u"scores.json"_s});
}

void TestScoreBook::isPrivateToItsOwner()
{
    ScoreBook book(path());
    QVERIFY(!book.add(won(m_pair, Side::White)));
    QCOMPARE(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
}

/// Two programs use the file at the same time.
void TestScoreBook::sharesItsFile()
{
    ScoreBook one(path());
    ScoreBook other(path());
    QVERIFY(!one.add(won(m_pair, Side::White)));
    QVERIFY(!other.add(won(m_pair, Side::Black)));
    QVERIFY(!one.add(won(m_pair, Side::White)));
    QCOMPARE(one.tallyOf(m_pair).total(), scoreOf(2, 1));
    QCOMPARE(ScoreBook(path()).tallyOf(m_pair).total(), scoreOf(2, 1));
}

void TestScoreBook::takesBack()
{
    ScoreBook book(path());
    QVERIFY(!book.add(won(m_pair, Side::White)));
    QVERIFY(!book.remove(won(m_pair, Side::White)));
    QCOMPARE(book.tallyOf(m_pair).total(), scoreOf(0, 0));
    QVERIFY(book.tallyOf(m_pair).byRuleSet().isEmpty());
    QVERIFY(!book.remove(won(m_pair, Side::White))); // the score was reset in the meantime
    QCOMPARE(book.tallyOf(m_pair).total(), scoreOf(0, 0));
}

void TestScoreBook::resetsOnePair()
{
    ScoreBook book(path());
    const ScorePair others = scorePair(person(u"Anne"_s), person(u"Ben"_s));
    QVERIFY(!book.add(won(m_pair, Side::White)));
    QVERIFY(!book.add(won(others, Side::White)));
    QVERIFY(!book.reset(scorePair(m_pair[1].player, m_pair[0].player)));
    QCOMPARE(book.tallyOf(m_pair).total(), scoreOf(0, 0));
    QCOMPARE(ScoreBook(path()).tallyOf(m_pair).total(), scoreOf(0, 0));
    QCOMPARE(ScoreBook(path()).tallyOf(others).total(), scoreOf(1, 0));
}

void TestScoreBook::countsAMatch()
{
    const ScorePair turned = scorePair(m_pair[1].player, m_pair[0].player);
    {
        ScoreBook book(path());
        QVERIFY(!book.add(wonInMatch(m_pair, std::nullopt))); // a draw counts for neither
        QVERIFY(!book.matchOf(m_pair, u"cotton"_s));
        QVERIFY(!book.add(won(m_pair, Side::White))); // a single game
        QVERIFY(!book.matchOf(m_pair, u"cotton"_s));
        QVERIFY(!book.add(wonInMatch(m_pair, Side::White)));
        QVERIFY(!book.add(wonInMatch(turned, Side::White)));
        QVERIFY(!book.add(won(m_pair, Side::White, u"fiske"_s)));
    }
    ScoreBook book(path()); // after a restart
    QVERIFY(!book.readError());
    QCOMPARE(book.matchOf(m_pair, u"cotton"_s), standing(1, 1));
    QVERIFY(!book.matchOf(m_pair, u"fiske"_s));
    QVERIFY(!book.add(wonInMatch(turned, Side::White)));
    QCOMPARE(book.matchOf(m_pair, u"cotton"_s), standing(1, 2));
    QCOMPARE(book.matchOf(turned, u"cotton"_s), standing(2, 1));
    QVERIFY(book.matchOf(m_pair, u"cotton"_s)->isDecided());
    QVERIFY(!book.remove(wonInMatch(turned, Side::White)));
    QCOMPARE(book.matchOf(m_pair, u"cotton"_s), standing(1, 1));
    QVERIFY(!book.matchOf(m_pair, u"cotton"_s)->isDecided());
    QCOMPARE(book.tallyOf(m_pair).byRuleSet().value(u"cotton"_s), scoreOf(2, 1, 1));
    QVERIFY(!book.reset(m_pair));
    QVERIFY(!book.matchOf(m_pair, u"cotton"_s));
}

void TestScoreBook::beginsAMatchAnew()
{
    ScoreBook book(path());
    QVERIFY(!book.add(wonInMatch(m_pair, Side::White)));
    QVERIFY(!book.add(wonInMatch(m_pair, Side::White)));
    QVERIFY(book.matchOf(m_pair, u"cotton"_s)->isDecided());
    QVERIFY(!book.add(wonInMatch(m_pair, Side::Black)));
    QCOMPARE(book.matchOf(m_pair, u"cotton"_s), standing(0, 1));
    QVERIFY(!book.add(wonInMatch(m_pair, Side::White, MatchLength::BestOfSeven)));
    QCOMPARE(book.matchOf(m_pair, u"cotton"_s), standing(1, 0, MatchLength::BestOfSeven));
    QVERIFY(!book.remove(wonInMatch(m_pair, Side::White))); // of a match that has been replaced
    QCOMPARE(book.matchOf(m_pair, u"cotton"_s), standing(1, 0, MatchLength::BestOfSeven));
    QVERIFY(!book.remove(wonInMatch(m_pair, Side::White, MatchLength::BestOfSeven)));
    QVERIFY(!book.matchOf(m_pair, u"cotton"_s));
}

void TestScoreBook::movesABrokenFileAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no JSON") << QByteArray("{\"format\": ");
    QTest::newRow("binary") << QByteArray("\xff\x00\xfe", 3);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("newer") << QByteArray(
        R"({"format": "doublets-scores", "version": 2, "scores": []})");
    QTest::newRow("negative") << QByteArray(
        R"({"format": "doublets-scores", "version": 1, "scores": [{"players": [)"
        R"({"name": "", "kind": "human"}, {"name": "", "kind": "computer"}],)"
        R"( "ruleset": "cotton", "wins": [-1, 0], "draws": 0}]})");
    const QByteArray matchFile(
        R"({"format": "doublets-scores", "version": 1, "scores": [{"players": [)"
        R"({"name": "", "kind": "human"}, {"name": "", "kind": "computer"}],)"
        R"( "ruleset": "cotton", "wins": [1, 0], "draws": 0, "match": %1}]})");
    for (const char *match :
         {R"({"games": 9, "wins": [1, 0]})", R"({"games": 4, "wins": [1, 0]})",
          R"({"games": 1, "wins": [1, 0]})", R"({"games": 3, "wins": [3, 0]})"}) {
        QTest::addRow("impossible match %s", match) << QByteArray(matchFile).replace("%1", match);
    }
    QTest::newRow("one player") << QByteArray(
        R"({"format": "doublets-scores", "version": 1, "scores": [{"players": [)"
        R"({"name": "", "kind": "human"}], "ruleset": "cotton", "wins": [1, 0], "draws": 0}]})");
}

void TestScoreBook::movesABrokenFileAside()
{
    QFETCH(const QByteArray, bytes);
    write(bytes);
    ScoreBook book(path());
    QVERIFY(book.readError());
    QCOMPARE(book.readError()->file, path());
    QFile untouched(path());
    QVERIFY(untouched.open(QFile::ReadOnly));
    QCOMPARE(untouched.readAll(), bytes);
    QVERIFY(!book.add(won(m_pair, Side::White)));
    QVERIFY(!book.add(won(m_pair, Side::White)));
    QFile kept(path() + u".kept"_s);
    QVERIFY(kept.open(QFile::ReadOnly));
    QCOMPARE(kept.readAll(), bytes);
    QVERIFY(!QFile::exists(path() + u".kept-2"_s));
    QCOMPARE(ScoreBook(path()).tallyOf(m_pair).total(), scoreOf(2, 0));
}

void TestScoreBook::survivesWriteErrors()
{
    QDir().mkpath(path()); // a folder in place of the file
    ScoreBook book(path());
    QVERIFY(book.add(won(m_pair, Side::White)));
    QVERIFY(book.add(won(m_pair, Side::White)));
    QCOMPARE(book.tallyOf(m_pair).total(), scoreOf(2, 0));
    QVERIFY(QFileInfo(path()).isDir());
    QDir().rmdir(path());
    QVERIFY(!book.add(won(m_pair, Side::Black)));
    QCOMPARE(ScoreBook(path()).tallyOf(m_pair).total(), scoreOf(2, 1));
}

QTEST_GUILESS_MAIN(TestScoreBook)

#include "tst_score_book.moc"
