// SPDX-License-Identifier: MIT
#include "cli_run.h"

#include "core/rules/catalogue.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::Run;
using test::runCli;

namespace {

/// Returns the odds that the program prints for a rule set. Runs it once per rule set.
QJsonObject oddsOf(const QString &ruleSet)
{
    static QHash<QString, QJsonObject> printed;
    auto known = printed.find(ruleSet);
    if (known == printed.end()) {
        const Run run = runCli({u"odds"_s, u"--ruleset"_s, ruleSet, u"--json"_s});
        known = printed.insert(ruleSet, run.json().object());
    }
    return *known;
}

/// Returns the number of combinations of rulings over all rule sets.
std::size_t allGames()
{
    std::size_t games = 0;
    const auto catalogue = Catalogue::builtIn();
    for (const RuleSet &set : catalogue.value().all()) {
        games += set.allRulingCombinations().size();
    }
    return games;
}

} // namespace

/// Tests `doublets-cli odds` and the player who plays by the odds.
class TestCliOdds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsJson();
    void printsReadableText();
    void obeysRulings();
    void saysWhatIsEstimated();
    void saysWhatIsComputedOneSideAtATime();
    void printsEveryGame();
    void refusesBadInput_data();
    void refusesBadInput();
    void playsBest();
    void playsTheRaceBest();
};

void TestCliOdds::printsJson()
{
    const QJsonObject odds = oddsOf(u"willughby"_s);
    QCOMPARE(odds[u"ruleset"].toString(), u"willughby"_s);
    // Verified independently by a million games of best play and by averaging over all throws and
    // plays.
    QVERIFY(std::abs(odds[u"firstThrowerWins"].toDouble() - 0.531994299531689) < 1e-12);
    QVERIFY(std::abs(odds[u"meanThrows"].toDouble() - 21.456858175926) < 1e-9);
    QCOMPARE(odds[u"method"].toString(), u"exact"_s);
    QVERIFY(odds[u"positions"].toInt() > 1000);
    QVERIFY(odds[u"seconds"].toDouble() > 0);
    QCOMPARE(odds[u"rulings"].toObject()[u"unplayable"].toString(), u"lost"_s);
}

void TestCliOdds::printsReadableText()
{
    const Run run = runCli({u"odds"_s, u"--ruleset"_s, u"fiske"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains(u"Ofanfelling (fiske)"));
    QVERIFY(run.out.contains(u"53.1028%"));
    QVERIFY(run.out.contains(u"Exact"));
    QVERIFY(!run.out.contains(u"(s)"));
}

void TestCliOdds::obeysRulings()
{
    // With the ruling that Willughby suspects for du Coeur, the game is Cotton's.
    const QJsonObject passing = runCli({u"odds"_s, u"--ruleset"_s, u"willughby"_s, u"--json"_s,
                                        u"--ruling"_s, u"unplayable=opponent"_s})
                                    .json()
                                    .object();
    const QJsonObject cotton = oddsOf(u"cotton"_s);
    QCOMPARE(passing[u"firstThrowerWins"].toDouble(), cotton[u"firstThrowerWins"].toDouble());
    QVERIFY(passing[u"firstThrowerWins"].toDouble() !=
            oddsOf(u"willughby"_s)[u"firstThrowerWins"].toDouble());
}

void TestCliOdds::saysWhatIsEstimated()
{
    const Run run = runCli({u"odds"_s, u"--ruleset"_s, u"alfonso-race"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains(u"±"));
    QVERIFY(run.out.contains(u"Estimated under good play, from "));
    for (const auto &line :
         {u"Won by the first thrower: "_s, u"Lost by the first thrower: "_s, u"Drawn: "_s,
          u"with 95% confidence. It does not cover mistakes of the neural network"_s}) {
        QVERIFY2(run.out.contains(line), qPrintable(run.out));
    }
    const QJsonObject odds = oddsOf(u"alfonso-race"_s);
    QVERIFY(odds[u"estimated"].toBool());
    QCOMPARE(odds[u"method"].toString(), u"estimated-good-play"_s);
    QVERIFY(odds[u"playOuts"].toInt() >= 16);
    QVERIFY(odds[u"margin"].toDouble() > 0 && odds[u"margin"].toDouble() <= 0.003);
    QCOMPARE(odds[u"positions"].toInt(), 0);
    QVERIFY(std::abs(odds[u"firstThrowerWins"].toDouble() - 0.495) < 0.02);
    QCOMPARE(odds[u"firstThrowerWins"].toDouble() + odds[u"firstThrowerLosses"].toDouble() +
                 odds[u"draws"].toDouble(),
             1.0);
}

void TestCliOdds::saysWhatIsComputedOneSideAtATime()
{
    const QStringList ask{u"odds"_s, u"--ruleset"_s, u"fiske"_s, u"--ruling"_s,
                          u"bearing-off=as-at-backgammon"_s};
    const Run run = runCli(ask);
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains(u"one side at a time"));
    QVERIFY(run.out.contains(u"fewest turns"));
    const QJsonObject odds = runCli(ask + QStringList{u"--json"_s}).json().object();
    QCOMPARE(odds[u"method"].toString(), u"one-sided"_s);
    QVERIFY(!odds.contains(u"estimated"));
    QVERIFY(odds[u"positions"].toInt() > 1000);
    QVERIFY(odds[u"firstThrowerWins"].toDouble() > 0.51);
    QVERIFY(odds[u"firstThrowerWins"].toDouble() < 0.56);
}

void TestCliOdds::printsEveryGame()
{
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("takes ten minutes with sanitizers");
#endif
    const Run run = runCli({u"odds"_s, u"--all"_s, u"--json"_s}, u"en"_s, 280'000);
    QCOMPARE(run.status, 0);
    const QJsonArray all = run.json().array();
    QCOMPARE(static_cast<std::size_t>(all.size()), allGames());
    for (const auto &value : all) {
        const QJsonObject row = value.toObject();
        const bool race = row[u"ruleset"].toString() == u"alfonso-race";
        const bool oneSided = row[u"rulings"][u"bearing-off"].toString() == u"as-at-backgammon";
        QCOMPARE(row[u"method"].toString(), race       ? u"estimated-good-play"_s
                                            : oneSided ? u"one-sided"_s
                                                       : u"exact"_s);
        QVERIFY(row.contains(u"bestOverRandom") && row.contains(u"throwsWithChoice"));
        QCOMPARE(row[u"bestOverRandom"].isNull(), race || oneSided);
        QVERIFY(row[u"rulings"].isObject());
        if (!race) {
            QVERIFY(row[u"firstThrowerWins"].toDouble() > 0.51);
            QVERIFY(row[u"firstThrowerWins"].toDouble() < (oneSided ? 0.56 : 0.54));
        }
        if (!race && !oneSided) {
            QVERIFY(row[u"bestOverRandom"].toDouble() >= 0);
            QVERIFY(row[u"bestOverRandom"].toDouble() < 0.04);
        }
    }
    const QJsonObject willughby = all[0].toObject();
    QCOMPARE(willughby[u"ruleset"].toString(), u"willughby"_s);
    QVERIFY(std::abs(willughby[u"bestOverRandom"].toDouble() - 0.01464) < 1e-5);
    QVERIFY(std::abs(willughby[u"throwsWithChoice"].toDouble() - 0.07131) < 1e-5);
}

void TestCliOdds::refusesBadInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QStringList{} << u"--ruleset"_s;
    QTest::newRow("unknown rule set")
        << QStringList{u"--ruleset"_s, u"chess"_s} << u"unknown rule set “chess”"_s;
    QTest::newRow("unknown ruling")
        << QStringList{u"--ruleset"_s, u"alfonso"_s, u"--ruling"_s, u"surplus=lost"_s}
        << u"surplus"_s;
    QTest::newRow("unknown value")
        << QStringList{u"--ruleset"_s, u"cotton"_s, u"--ruling"_s, u"surplus=eaten"_s}
        << u"eaten"_s;
    QTest::newRow("all of one") << QStringList{u"--all"_s, u"--ruleset"_s, u"cotton"_s}
                                << u"--all"_s;
    QTest::newRow("csv of one") << QStringList{u"--csv"_s, u"--ruleset"_s, u"cotton"_s}
                                << u"--csv"_s;
    QTest::newRow("csv and json") << QStringList{u"--all"_s, u"--csv"_s, u"--json"_s} << u"--csv"_s;
    QTest::newRow("superfluous") << QStringList{u"--ruleset"_s, u"cotton"_s, u"holme"_s}
                                 << u"holme"_s;
}

void TestCliOdds::refusesBadInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const Run run = runCli(QStringList{u"odds"_s} + arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains(says), qPrintable(run.err));
    QCOMPARE(run.err.count(u'\n'), 1);
}

void TestCliOdds::playsBest()
{
    const Run run = runCli({u"simulate"_s, u"--ruleset"_s, u"cotton"_s, u"--games"_s, u"20000"_s,
                            u"--seed"_s, u"1674"_s, u"--white"_s, u"best"_s, u"--json"_s});
    QCOMPARE(run.status, 0);
    const QJsonObject games = run.json().object();
    QCOMPARE(games[u"white"].toString(), u"best"_s);
    // The exact value is 52.2 %; four standard errors of 20,000 games are 1.4 %.
    QVERIFY(std::abs(games[u"whiteWins"].toDouble() / 20'000 - 0.52206) < 0.0142);
}

void TestCliOdds::playsTheRaceBest()
{
    const Run run = runCli({u"simulate"_s, u"--ruleset"_s, u"alfonso-race"_s, u"--games"_s, u"8"_s,
                            u"--seed"_s, u"1"_s, u"--black"_s, u"best"_s, u"--json"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.json()[u"blackWins"].toInt() >= 7);
}

QTEST_GUILESS_MAIN(TestCliOdds)
#include "tst_cli_odds.moc"
