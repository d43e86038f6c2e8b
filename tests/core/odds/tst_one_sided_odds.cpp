// SPDX-License-Identifier: MIT
#include "core/game/referee.h"
#include "core/odds/choices.h"
#include "core/odds/one_sided_odds.h"
#include "core/players/simulation.h"
#include "tests/core/game/invariants/plain_reading.h"
#include "tests/core/game/positions.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numeric>

using namespace doublets;
using namespace doublets::testing;

namespace {

Rules rulesOf(const char *other = "")
{
    return testing::rulesOf("fiske", std::string("bearing-off=as-at-backgammon ") + other);
}

const OneSidedOdds &oddsOf(const Rules &rules)
{
    static std::vector<std::shared_ptr<const OneSidedOdds>> known;
    for (const auto &odds : known) {
        if (odds->rules() == rules) {
            return *odds;
        }
    }
    known.push_back(OneSidedOdds::solve(rules));
    return *known.back();
}

Position toThrow(const Rules &rules, const char *white, const char *black)
{
    return positionFrom(rules, white, black, Side::White);
}

/// Computes the same figures independently: by the plain reading of the rules, throw by throw, and
/// by playing both players' turns against each other.
class PlainCount
{
public:
    explicit PlainCount(const Rules &rules)
        : m_rules(rules)
        , m_idle(referee::initialPosition(rules).menOf(Side::Black))
    {
    }

    /// Returns the number of turns after the current one that White's men need by the best play.
    double expectedTurns(const Men &men)
    {
        const auto known = m_turns.find(men.counts);
        if (known != m_turns.end()) {
            return known->second;
        }
        double sum = 0;
        forThrows([&](const Throw &dice, double chance) {
            sum += chance * fewest(thrown(men, dice), dice[0] == dice[1] ? 0 : 1);
        });
        m_turns[men.counts] = sum;
        return sum;
    }

private:
    template<typename Visit> static void forThrows(const Visit &visit)
    {
        for (std::uint8_t first = 1; first <= 6; ++first) {
            for (std::uint8_t second = 1; second <= 6; ++second) {
                visit(Throw{first, second}, 1.0 / 36);
            }
        }
    }

    [[nodiscard]] Position thrown(const Men &men, const Throw &dice) const
    {
        Position position;
        position.menOf(Side::White) = men;
        position.menOf(Side::Black) = m_idle;
        position.stage = Stage::Playing;
        const bool one = dice[0] == dice[1] && m_rules.doubletNumbers == DoubletNumbers::One;
        position.remainingNumbers = one ? Numbers{dice[0]} : dice;
        return position;
    }

    double fewest(const Position &position, double turn)
    {
        if (position.menOf(Side::White).onBoard() == 0) {
            return 0;
        }
        double least = -1;
        for (const Play &play : plain::legalPlays(m_rules, position)) {
            const plain::Played after = plain::afterPlay(m_rules, position, play);
            const double turns = fewest(after.position, turn);
            least = least < 0 ? turns : std::min(least, turns);
        }
        return least < 0 ? turn + expectedTurns(position.menOf(Side::White)) : least;
    }

    const Rules &m_rules;
    Men m_idle;
    std::map<std::array<std::uint8_t, PointsOnTrack>, double> m_turns;
};

} // namespace

/// Tests the odds of Fiske's game with men borne off as at backgammon, one side at a time.
class TestOneSidedOdds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsHowManyTurnsOneManTakes_data();
    void knowsHowManyTurnsOneManTakes();
    void needsTheFewestTurns_data();
    void needsTheFewestTurns();
    void knowsWhoIsFirst_data();
    void knowsWhoIsFirst();
    void agreesWithGames_data();
    void agreesWithGames();
    void goesOnByItsOwnPlay();
    void isTheMeanOfWhatCanBeThrown();
    void canBeStopped();
};

/// Computed by hand. A man on the 4 stays on the board only after 2-1 and 1-2. After 1-1 it stands
/// on the 2 and its player throws again, and every throw bears a man off from the 2.
void TestOneSidedOdds::knowsHowManyTurnsOneManTakes_data()
{
    QTest::addColumn<QString>("men");
    QTest::addColumn<double>("turns");
    QTest::newRow("on the ace") << "home only 1" << 0.0;
    QTest::newRow("on the deuce") << "home only 2" << 0.0;
    QTest::newRow("on the trey") << "home only 3" << 0.0;
    QTest::newRow("on the quater") << "home only 4" << 2.0 / 36;
    QTest::newRow("two on the ace") << "home only 1 1" << 0.0;
}

void TestOneSidedOdds::knowsHowManyTurnsOneManTakes()
{
    QFETCH(QString, men);
    QFETCH(double, turns);
    const Rules rules = rulesOf();
    const double found = oddsOf(rules).expectedTurns(menFrom(rules, men.toStdString()));
    QVERIFY2(std::abs(found - turns) < 1e-14, qPrintable(QString::number(found, 'g', 17)));
}

void TestOneSidedOdds::needsTheFewestTurns_data()
{
    QTest::addColumn<QString>("men");
    QTest::addColumn<QString>("ruling");
    for (const char *ruling : {"doublet-men=both", "doublet-men=one"}) {
        for (const char *men : {"home only 6", "home only 6 6", "home only 5 3 1",
                                "home only 6 5 4", "home 1 0 2 0 1 0", "home 0 3 0 1 0 1"}) {
            QTest::addRow("%s %s", men, ruling) << men << ruling;
        }
    }
}

void TestOneSidedOdds::needsTheFewestTurns()
{
    QFETCH(QString, men);
    QFETCH(QString, ruling);
    const Rules rules = rulesOf(ruling.toUtf8().constData());
    const Men those = menFrom(rules, men.toStdString());
    PlainCount plain(rules);
    const double found = oddsOf(rules).expectedTurns(those);
    const double counted = plain.expectedTurns(those);
    QVERIFY2(std::abs(found - counted) < 1e-12,
             qPrintable(QStringLiteral("%1 %2").arg(found).arg(counted)));
    QVERIFY(found > 0);
}

/// White throws. One turn of each player decides, since the opponent has just one turn to answer.
void TestOneSidedOdds::knowsWhoIsFirst_data()
{
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("black");
    QTest::addColumn<double>("wins");
    QTest::newRow("the thrower surely") << "home only 1"
                                        << "home only 1" << 1.0;
    QTest::newRow("unless it stays") << "home only 4"
                                     << "home only 1" << 34.0 / 36;
    // White stays, Black stays, then White, on the ace, deuce or trey, surely bears off.
    QTest::newRow("both may stay") << "home only 4"
                                   << "home only 4" << 34.0 / 36 + 2.0 / 36 * 2.0 / 36;
}

void TestOneSidedOdds::knowsWhoIsFirst()
{
    QFETCH(QString, white);
    QFETCH(QString, black);
    QFETCH(double, wins);
    const Rules rules = rulesOf();
    const Odds odds = oddsOf(rules).oddsOf(
        toThrow(rules, white.toUtf8().constData(), black.toUtf8().constData()));
    QVERIFY2(std::abs(odds.white - wins) < 1e-14, qPrintable(QString::number(odds.white, 'g', 17)));
    QCOMPARE(odds.black, 1 - odds.white);
    QCOMPARE(odds.margin, 0.0);
}

void TestOneSidedOdds::agreesWithGames_data()
{
    QTest::addColumn<QString>("rulings");
    for (const char *rulings :
         {"doublet-men=both crossing=allowed", "doublet-men=one crossing=allowed",
          "doublet-men=both crossing=barred"}) {
        QTest::newRow(rulings) << rulings;
    }
}

void TestOneSidedOdds::agreesWithGames()
{
    QFETCH(QString, rulings);
    constexpr std::uint64_t Games = 100'000;
    const Rules rules = rulesOf(rulings.toUtf8().constData());
    const auto odds = OneSidedOdds::solve(rules);
    Position first = referee::initialPosition(rules);
    first.stage = Stage::ToThrow;
    const Odds expected = odds->oddsOf(first);
    SimulationOptions options;
    options.rules = rules;
    options.games = Games;
    options.seed = 1905;
    options.white = bestPlayerFactory(odds);
    options.black = bestPlayerFactory(odds);
    const SimulationResult result = simulate(options);
    const double share = static_cast<double>(result.firstThrowerWins) / Games;
    const double error = std::sqrt(expected.white * expected.black / Games);
    QVERIFY2(std::abs(share - expected.white) < 4 * error,
             qPrintable(QStringLiteral("%1 of games, %2").arg(share).arg(expected.white)));
    // The standard deviation of a game's throws is about 15.
    QVERIFY2(
        std::abs(result.meanThrows() - expected.throws) < 4 * 15 / std::sqrt(double(Games)),
        qPrintable(QStringLiteral("%1 throws, %2").arg(result.meanThrows()).arg(expected.throws)));
}

/// The odds must assume the play of the best player.
void TestOneSidedOdds::goesOnByItsOwnPlay()
{
    const Rules rules = rulesOf();
    const OneSidedOdds &odds = oddsOf(rules);
    Position position = toThrow(rules, "home only 6 6 5 4 4 2", "home only 6 5 3 3 1");
    referee::throwDice(rules, position, {4, 1});
    const Odds before = odds.oddsOf(position);
    const PlayList plays = referee::legalPlays(rules, position);
    QVERIFY(plays.size() > 2);
    Position next = position;
    referee::play(rules, next, plays[odds.bestPlay(position, plays)]);
    QCOMPARE(odds.oddsOf(next), before);
    // No choice is better than the odds say, and some are worse.
    const auto choices = doublets::choices(odds, position);
    QVERIFY(choices.size() > 2);
    QVERIFY(choices.back().odds.white < before.white - 0.001);
}

void TestOneSidedOdds::isTheMeanOfWhatCanBeThrown()
{
    const Rules rules = rulesOf();
    const OneSidedOdds &odds = oddsOf(rules);
    for (const char *white :
         {"home only 6 6 2", "down only 3 5", "re-stack only 1 4", "down all"}) {
        const Position position = toThrow(rules, white, "home all");
        double mean = 0;
        double throws = 1;
        for (std::uint8_t first = 1; first <= 6; ++first) {
            for (std::uint8_t second = 1; second <= 6; ++second) {
                Position next = position;
                referee::throwDice(rules, next, {first, second});
                mean += odds.oddsOf(next).white / 36;
                throws += odds.oddsOf(next).throws / 36;
            }
        }
        QVERIFY2(std::abs(mean - odds.oddsOf(position).white) < 1e-13, white);
        QVERIFY2(std::abs(throws - odds.oddsOf(position).throws) < 1e-9, white);
    }
}

void TestOneSidedOdds::canBeStopped()
{
    double last = 0;
    int reports = 0;
    const Rules rules = rulesOf();
    QVERIFY(OneSidedOdds::solve(rules, [&](double share) {
        ++reports;
        const bool grows = share >= last && share <= 1;
        last = share;
        return grows;
    }));
    QVERIFY(reports > 10);
    QVERIFY(last > 0.5);
    QVERIFY(!OneSidedOdds::solve(rules, [](double) { return false; }));
}

QTEST_APPLESS_MAIN(TestOneSidedOdds)
#include "tst_one_sided_odds.moc"
