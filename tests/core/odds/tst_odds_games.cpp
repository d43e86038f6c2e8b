// SPDX-License-Identifier: MIT
#include "odds_games.h"

#include "core/odds/skill.h"
#include "core/players/simulation.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

using namespace doublets;
using namespace doublets::testing;

namespace {

constexpr std::uint64_t Games = FewerMen ? 20'000 : 1'000'000;
constexpr std::uint64_t SkillGames = Games / 5;
constexpr int Batches = 100;

struct Played
{
    Rules rules;
    Odds odds;
    Skill skill;
    double wins = 0;        ///< share of the first thrower, best play by both
    double throws = 0;      ///< mean
    double throwsError = 0; ///< standard error of that mean
    double bestWins = 0;    ///< share of the best player against a random one
};

double standardError(double share, std::uint64_t games)
{
    return std::sqrt(share * (1 - share) / static_cast<double>(games));
}

/// Best play by both, in batches, so that the spread of the batches gives the error of the mean.
void playBest(const Rules &rules, const std::shared_ptr<const ExactOdds> &odds, Played &played)
{
    double sum = 0;
    double squares = 0;
    std::uint64_t wins = 0;
    for (int batch = 0; batch < Batches; ++batch) {
        SimulationOptions options;
        options.rules = rules;
        options.games = Games / Batches;
        options.seed = static_cast<std::uint64_t>(1674 + batch);
        options.white = bestPlayers(odds);
        options.black = bestPlayers(odds);
        const SimulationResult result = simulate(options);
        wins += result.firstThrowerWins;
        sum += result.meanThrows();
        squares += result.meanThrows() * result.meanThrows();
    }
    played.wins = static_cast<double>(wins) / static_cast<double>(Games);
    played.throws = sum / Batches;
    const double variance = squares / Batches - played.throws * played.throws;
    played.throwsError = std::sqrt(variance / (Batches - 1));
}

void playRandom(const Rules &rules, const std::shared_ptr<const ExactOdds> &odds, Played &played)
{
    SimulationOptions options;
    options.rules = rules;
    options.games = SkillGames;
    options.seed = 1715;
    options.white = bestPlayers(odds);
    played.bestWins =
        static_cast<double>(simulate(options).whiteWins) / static_cast<double>(SkillGames);
}

Played playedOut(const RuledGame &game)
{
    Played played;
    played.rules = game.rules;
    const auto odds = ExactOdds::solve(game.rules);
    Position first = referee::start(game.rules);
    first.stage = Stage::ToThrow;
    played.odds = odds->of(first);
    played.skill = *skillOf(*odds);
    playBest(game.rules, odds, played);
    playRandom(game.rules, odds, played);
    return played;
}

} // namespace

/// Exact odds against games that the best player really plays.
class TestOddsGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void agreesWithGames_data() { addRows(); }
    void agreesWithGames();
    void edgeAgreesWithGames_data() { addRows(); }
    void edgeAgreesWithGames();
    void bestNeverLosesToRandom_data() { addRows(); }
    void bestNeverLosesToRandom();

private:
    void addRows();

    std::vector<Played> m_played; ///< games with different rules
    /// Each game's name, and where it stands among those played.
    std::vector<std::pair<QString, std::size_t>> m_rows;
};

void TestOddsGames::initTestCase()
{
    const std::vector<RuledGame> games = eachRuling();
    QVERIFY(games.size() >= 20);
    std::vector<RuledGame> different; // equal rules are played once
    for (const RuledGame &game : games) {
        const auto same = std::find_if(different.begin(), different.end(), [&](const auto &other) {
            return other.rules == game.rules;
        });
        m_rows.push_back({game.name, static_cast<std::size_t>(same - different.begin())});
        if (same == different.end()) {
            different.push_back(game);
        }
    }
    m_played.resize(different.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < different.size(); i = next++) {
            m_played[i] = playedOut(different[i]);
        }
    };
    std::thread other(work);
    work();
    other.join();
}

void TestOddsGames::addRows()
{
    QTest::addColumn<int>("row");
    for (const auto &[name, played] : m_rows) {
        QTest::newRow(qPrintable(name)) << static_cast<int>(played);
    }
}

void TestOddsGames::agreesWithGames()
{
    QFETCH(int, row);
    const Played &played = m_played[static_cast<std::size_t>(row)];
    const double error = standardError(played.odds.white, Games);
    QVERIFY2(std::abs(played.wins - played.odds.white) < 4 * error,
             qPrintable(QString::number((played.wins - played.odds.white) / error)));
    QVERIFY2(
        std::abs(played.throws - played.odds.throws) < 4 * played.throwsError,
        qPrintable(QString::number((played.throws - played.odds.throws) / played.throwsError)));
}

void TestOddsGames::edgeAgreesWithGames()
{
    QFETCH(int, row);
    const Played &played = m_played[static_cast<std::size_t>(row)];
    const double expected = 0.5 + played.skill.bestOverRandom;
    const double error = standardError(expected, SkillGames);
    QVERIFY2(std::abs(played.bestWins - expected) < 4 * error,
             qPrintable(QString::number((played.bestWins - expected) / error)));
}

void TestOddsGames::bestNeverLosesToRandom()
{
    QFETCH(int, row);
    const Skill &skill = m_played[static_cast<std::size_t>(row)].skill;
    QVERIFY(skill.leastEdge > -1e-12);
    QVERIFY(skill.bestOverRandom >= 0);
    QVERIFY(skill.throwsWithChoice >= 0 && skill.throwsWithChoice < 1);
    // There is something to choose only among the men of a doublet, and in whether to claim.
    const Rules &rules = m_played[static_cast<std::size_t>(row)].rules;
    QCOMPARE(skill.bestOverRandom > 0,
             rules.doublet == Doublet::Total || rules.claim == Claim::Claimed);
}

QTEST_GUILESS_MAIN(TestOddsGames)
#include "tst_odds_games.moc"
