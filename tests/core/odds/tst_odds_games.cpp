// SPDX-License-Identifier: MIT
#include "odds_games.h"

#include "core/dice/dice.h"
#include "core/odds/exact_odds.h"
#include "core/odds/skill.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <thread>

using namespace doublets;
using namespace doublets::testing;

namespace {

/// The tolerance for means, in standard errors.
constexpr double Tolerance = 3;
/// A fault of 0.3 percentage points must be detected with a probability of 0.999, and must
/// therefore exceed the tolerance by 3.09 standard errors.
constexpr double MaxError = 0.003 / (Tolerance + 3.09);

/// The minimum number of pairs of games. More are played until the error is small enough.
#if defined(DOUBLETS_THOROUGH)
constexpr int MinPairs = 500'000;
#else
constexpr int MinPairs = 10'000;
#endif

/// The mean of independent samples, and its standard error.
class Mean
{
public:
    void add(double sample)
    {
        ++m_count;
        m_sum += sample;
        m_squares += sample * sample;
    }
    [[nodiscard]] double count() const { return m_count; }
    [[nodiscard]] double value() const { return m_sum / m_count; }
    [[nodiscard]] double error() const
    {
        return std::sqrt((m_squares / m_count - value() * value()) / (m_count - 1));
    }

private:
    double m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

struct Played
{
    Rules rules;
    Odds odds;
    Skill skill;
    Mean wins;             ///< share of games won by the first thrower, with best play by both
    Mean throws;           ///< throws in a game, with best play by both
    Mean bestWins;         ///< share of games won by the best player against a random one
    double meanThrows = 0; ///< expected throws in these games
    Mean bestThrows;       ///< throws in these games
};

/// A game with separate dice for each side, so that another game can swap them.
class PairedGame
{
public:
    PairedGame(const Rules &rules, Side lead, std::uint64_t whiteSeed, std::uint64_t blackSeed)
        : m_rules(rules)
        , m_position(referee::initialPosition(rules))
        , m_dice{SeededDice(whiteSeed), SeededDice(blackSeed)}
    {
        m_position.stage = Stage::ToThrow;
        m_position.thrower = lead;
        m_position.player = lead;
    }

    void playToEnd(Player &white, Player &black)
    {
        while (!m_position.isOver()) {
            const bool plays =
                m_position.stage == Stage::Playing || m_position.stage == Stage::Claiming;
            if (!plays || !playMan(m_position.player == Side::White ? white : black)) {
                throwDice();
            }
        }
    }

    [[nodiscard]] double wins(Side side) const { return m_position.winner() == side ? 1 : 0; }
    [[nodiscard]] int throws() const { return m_throws; }

private:
    void throwDice()
    {
        ++m_throws;
        Throw thrown;
        for (int i = 0; i < m_rules.dice; ++i) {
            thrown.add(m_dice[m_position.thrower == Side::White ? 0 : 1].roll());
        }
        if (m_position.stage != Stage::ToThrow ||
            !referee::playForcedThrow(m_rules, m_position, thrown)) {
            referee::throwDice(m_rules, m_position, thrown);
        }
    }

    /// Returns false if the player leaves its numbers unclaimed.
    bool playMan(Player &player)
    {
        const PlayList plays = referee::legalPlays(m_rules, m_position);
        const int chosen = player.choose(m_rules, m_position, plays);
        if (chosen == Player::LeaveUnclaimed) {
            return false;
        }
        referee::play(m_rules, m_position, plays[chosen]);
        return true;
    }

    const Rules &m_rules;
    Position m_position;
    std::array<SeededDice, 2> m_dice;
    int m_throws = 0;
};

bool isEnough(const Mean &mean)
{
    return mean.count() >= MinPairs && (mean.error() <= MaxError || FewerMen);
}

/// Plays every game twice, the second time with the dice swapped between the sides. Luck cancels
/// out within a pair, so that one pair is worth several independent games.
void playPairs(const std::shared_ptr<const ExactOdds> &odds, Played &played)
{
    BestPlayer best(odds);
    RandomPlayer random(1715);
    SplitMix seeds(1674);
    while (!isEnough(played.wins)) {
        const std::uint64_t a = seeds.next();
        const std::uint64_t b = seeds.next();
        PairedGame once(played.rules, Side::White, a, b);
        PairedGame again(played.rules, Side::White, b, a);
        once.playToEnd(best, best);
        again.playToEnd(best, best);
        played.wins.add((once.wins(Side::White) + again.wins(Side::White)) / 2);
        played.throws.add((once.throws() + again.throws()) / 2.0);
    }
    while (!isEnough(played.bestWins)) {
        const std::uint64_t a = seeds.next();
        const std::uint64_t b = seeds.next();
        PairedGame ahead(played.rules, Side::White, a, b);
        PairedGame behind(played.rules, Side::Black, b, a);
        ahead.playToEnd(best, random);
        behind.playToEnd(best, random);
        played.bestWins.add((ahead.wins(Side::White) + behind.wins(Side::White)) / 2);
        played.bestThrows.add((ahead.throws() + behind.throws()) / 2.0);
    }
}

Played playedOut(const RuledGame &game)
{
    Played played;
    played.rules = game.rules;
    const auto odds = ExactOdds::solve(game.rules);
    Position first = referee::initialPosition(game.rules);
    first.stage = Stage::ToThrow;
    played.odds = odds->oddsOf(first);
    played.skill = *skillOf(*odds);
    played.meanThrows = *throwsOfBestAgainstRandom(*odds);
    playPairs(odds, played);
    return played;
}

bool agrees(const Mean &mean, double expected)
{
    return std::abs(mean.value() - expected) <= Tolerance * mean.error();
}

QByteArray text(const Mean &mean, double expected)
{
    return u"%1 ± %2, expected %3"_s.arg(mean.value()).arg(mean.error()).arg(expected).toUtf8();
}

} // namespace

/// Tests exact odds against games actually played by the best player.
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

    QStringList m_names; ///< of the games in m_played
    std::vector<Played> m_played;
};

void TestOddsGames::initTestCase()
{
    const std::vector<RuledGame> games = gamesWithExactOdds();
    QVERIFY(games.size() >= 18);
    for (const RuledGame &game : games) {
        m_names << game.name;
    }
    m_played.resize(games.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < games.size(); i = next++) {
            m_played[i] = playedOut(games[i]);
        }
    };
    std::thread other(work);
    work();
    other.join();
}

void TestOddsGames::addRows()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < m_names.size(); ++i) {
        QTest::newRow(qPrintable(m_names[i])) << i;
    }
}

void TestOddsGames::agreesWithGames()
{
    QFETCH(int, row);
    const Played &played = m_played[static_cast<std::size_t>(row)];
    QVERIFY2(agrees(played.wins, played.odds.white), text(played.wins, played.odds.white));
    QVERIFY2(agrees(played.throws, played.odds.throws), text(played.throws, played.odds.throws));
}

void TestOddsGames::edgeAgreesWithGames()
{
    QFETCH(int, row);
    const Played &played = m_played[static_cast<std::size_t>(row)];
    const double expected = 0.5 + played.skill.bestPlayAdvantage;
    QVERIFY2(agrees(played.bestWins, expected), text(played.bestWins, expected));
    QVERIFY2(agrees(played.bestThrows, played.meanThrows),
             text(played.bestThrows, played.meanThrows));
}

void TestOddsGames::bestNeverLosesToRandom()
{
    QFETCH(int, row);
    const Skill &skill = m_played[static_cast<std::size_t>(row)].skill;
    QVERIFY(skill.minimumEdge > -1e-12);
    QVERIFY(skill.bestPlayAdvantage >= 0);
    QVERIFY(skill.throwsWithChoice >= 0 && skill.throwsWithChoice < 1);
    // Only the men of a doublet and claims leave a choice.
    const Rules &rules = m_played[static_cast<std::size_t>(row)].rules;
    QCOMPARE(skill.bestPlayAdvantage > 0,
             rules.doublet == Doublet::Total || rules.claim == Claim::Required);
}

QTEST_GUILESS_MAIN(TestOddsGames)
#include "tst_odds_games.moc"
