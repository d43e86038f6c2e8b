// SPDX-License-Identifier: MIT
#include "odds_games.h"

#include "core/odds/exact_odds.h"
#include "core/odds/throws.h"
#include "tests/core/game/positions.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::testing;

namespace {

constexpr double Exactly = 1e-12;

/// Returns the odds of a game, solved once for all tests.
const ExactOdds &oddsOf(const Rules &rules)
{
    static std::vector<std::shared_ptr<const ExactOdds>> solved;
    const auto known = std::find_if(solved.begin(), solved.end(),
                                    [&](const auto &odds) { return odds->rules() == rules; });
    return known != solved.end() ? **known : *solved.emplace_back(ExactOdds::solve(rules));
}

bool alike(double a, double b)
{
    return std::abs(a - b) < Exactly;
}

/// The largest differences between odds that should be equal.
struct Difference
{
    double wins = 0;
    double throws = 0;

    void note(const Odds &a, const Odds &b)
    {
        wins = std::max(wins, std::abs(a.white - b.white));
        throws = std::max(throws, std::abs(a.throws - b.throws));
    }
    [[nodiscard]] bool isNone() const { return wins < Exactly && throws < 100 * Exactly; }
    [[nodiscard]] QString text() const { return u"wins %1, throws %2"_s.arg(wins).arg(throws); }
};

} // namespace

class TestExactOdds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void solvesByHand_data();
    void solvesByHand();
    void agreesWithAnIndependentProgram_data();
    void agreesWithAnIndependentProgram();
    void symmetryChangesNothing_data();
    void symmetryChangesNothing();
    void isTheMeanOfAllThrows_data();
    void isTheMeanOfAllThrows();
    void isTheBestOfAllPlays_data();
    void isTheBestOfAllPlays();
    void claimsOnlyIfAdvantageous();
    void seesBothSidesAlike();
    void reportsAndStops();
    void knowsThrows();
};

void TestExactOdds::solvesByHand_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QString>("rulings");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("black");
    QTest::addColumn<double>("wins");
    QTest::addColumn<double>("throws");

    const QString aceMan = u"off 1 0 0 0 0 0"_s;
    const QString deuceMan = u"off 0 1 0 0 0 0"_s;
    // Its number or any doublet bears the man off: 16/36. w = 4/9 + 5/9 (1 - w).
    QTest::newRow("one man each, nothing passes")
        << u"willughby"_s << u""_s << aceMan << deuceMan << 9.0 / 14 << 9.0 / 4;
    // 16/36 wins, 8/36 (deuce without ace) wins for the opponent, 12/36 passes the dice.
    QTest::newRow("one man each, numbers pass")
        << u"cotton"_s << u""_s << aceMan << deuceMan << 7.0 / 12 << 3.0 / 2;
    // The same number serves both players, so it never passes.
    QTest::newRow("one man each on the same point")
        << u"cotton"_s << u""_s << aceMan << aceMan << 9.0 / 14 << 9.0 / 4;
    // A player who bears off cannot use a number that passes only to be laid down.
    QTest::newRow("one man each, the pass is blocked")
        << u"holme"_s << u""_s << aceMan << deuceMan << 9.0 / 14 << 9.0 / 4;
    // 11/36 wins, 9/36 wins for the opponent, 4/36 throws again, 12/36 passes the dice.
    QTest::newRow("one man each, doublets throw again")
        << u"charpentier"_s << u""_s << aceMan << deuceMan << 23.0 / 44 << 9.0 / 5;
    QTest::newRow("one man each to set up, doublets throw again")
        << u"methodique"_s << u"further-stage=set-up-again"_s << u"up only 1"_s << u"up only 2"_s
        << 23.0 / 44 << 9.0 / 5;
    // Without a privilege of doublets: 11/36, 9/36, 16/36.
    QTest::newRow("one man each, doublets are plain")
        << u"moulidars"_s << u""_s << aceMan << deuceMan << 27.0 / 52 << 9.0 / 5;
    // Three dice: 91/216 wins, 61/216 wins for the opponent, 64/216 passes the dice.
    QTest::newRow("one man each, three dice")
        << u"alfonso"_s << u""_s << aceMan << deuceMan << 31.0 / 56 << 27.0 / 19;
    // A doublet bears both off: 6/36. A sice bears one off: 10/36, which leaves one man each.
    QTest::newRow("two men on one point, nothing passes")
        << u"willughby"_s << u""_s << u"off 0 0 0 0 0 2"_s << aceMan << 603.0 / 1568
        << 1413.0 / 448;
    // 11/36 wins; other numbers serve neither player, and the dice pass.
    QTest::newRow("one man each on the same point, doublets are plain")
        << u"moulidars"_s << u""_s << aceMan << aceMan << 36.0 / 61 << 36.0 / 11;
}

void TestExactOdds::solvesByHand()
{
    QFETCH(QString, ruleSet);
    QFETCH(QString, rulings);
    QFETCH(QString, white);
    QFETCH(QString, black);
    QFETCH(double, wins);
    QFETCH(double, throws);
    const Rules rules = ruledGame({}, rulesOf(ruleSet.toStdString(), rulings.toStdString())).rules;
    const Odds odds = oddsOf(rules).oddsOf(
        positionFrom(rules, white.toStdString(), black.toStdString(), Side::White));
    QVERIFY2(alike(odds.white, wins), qPrintable(QString::number(odds.white, 'g', 15)));
    QVERIFY2(alike(odds.black, 1 - wins), qPrintable(QString::number(odds.black, 'g', 15)));
    QVERIFY2(alike(odds.throws, throws), qPrintable(QString::number(odds.throws, 'g', 15)));
}

void TestExactOdds::agreesWithAnIndependentProgram_data()
{
    QTest::addColumn<QString>("furtherStage");
    QTest::addColumn<double>("wins");
    QTest::addColumn<double>("throws");
    QTest::newRow("borne off") << u"none"_s << 0.521394681695 << 26.440510133;
    QTest::newRow("set up again") << u"set-up-again"_s << 0.516496238088 << 43.904346579;
}

/// The figures were computed by a separate program, written from the rules alone.
void TestExactOdds::agreesWithAnIndependentProgram()
{
    QFETCH(QString, furtherStage);
    Rules rules = rulesOf("methodique", "further-stage=" + furtherStage.toStdString());
    rules.men = FewMenByPoint;
    Position first = referee::initialPosition(rules);
    first.stage = Stage::ToThrow;
    const Odds odds = oddsOf(rules).oddsOf(first);
    QFETCH(double, wins);
    QFETCH(double, throws);
    QVERIFY2(std::abs(odds.white - wins) < 1e-11, qPrintable(QString::number(odds.white, 'g', 15)));
    QVERIFY2(std::abs(odds.throws - throws) < 1e-8,
             qPrintable(QString::number(odds.throws, 'g', 15)));
}

void TestExactOdds::symmetryChangesNothing_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::newRow("alfonso") << u"alfonso"_s;
    QTest::newRow("fiske") << u"fiske"_s;
}

void TestExactOdds::symmetryChangesNothing()
{
    QFETCH(QString, ruleSet);
    const Rules rules = ruledGame({}, rulesOf(ruleSet.toStdString())).rules;
    const ExactOdds *reduced = &oddsOf(rules);
    const auto whole = ExactOdds::solve(rules, {}, Symmetry::None);
    QVERIFY(whole->positionCount() > (FewerMen ? 5 : 100) * reduced->positionCount());
    int compared = 0;
    Difference difference;
    forPositions(rules, 2000, [&](const Position &position) {
        difference.note(reduced->oddsOf(position), whole->oddsOf(position));
        ++compared;
    });
    QVERIFY(compared > (FewerMen ? 20'000 : 50'000));
    QVERIFY2(difference.isNone(), qPrintable(difference.text()));
}

void TestExactOdds::isTheMeanOfAllThrows_data()
{
    QTest::addColumn<QString>("name");
    for (const RuledGame &game : gamesWithExactOdds()) {
        QTest::newRow(qPrintable(game.name)) << game.name;
    }
}

namespace {

const ExactOdds &oddsNamed(const QString &name)
{
    static const std::vector<RuledGame> games = gamesWithExactOdds();
    const auto game = std::find_if(games.begin(), games.end(),
                                   [&](const RuledGame &one) { return one.name == name; });
    return oddsOf(game->rules);
}

} // namespace

void TestExactOdds::isTheMeanOfAllThrows()
{
    QFETCH(QString, name);
    const ExactOdds &odds = oddsNamed(name);
    const Rules &rules = odds.rules();
    Difference difference;
    forPositions(rules, 20, [&](const Position &position) {
        if (position.stage != Stage::ToThrow) {
            return;
        }
        Odds mean{0, 0, 1, 0};
        for (const WeightedThrow &each : allThrows(rules.dice)) {
            Position next = position;
            referee::throwDice(rules, next, each.dice);
            const Odds after = odds.oddsOf(next);
            mean.white += each.chance * after.white;
            mean.throws += each.chance * after.throws;
        }
        difference.note(odds.oddsOf(position), mean);
    });
    QVERIFY2(difference.isNone(), qPrintable(difference.text()));
}

void TestExactOdds::isTheBestOfAllPlays_data()
{
    isTheMeanOfAllThrows_data();
}

void TestExactOdds::isTheBestOfAllPlays()
{
    QFETCH(QString, name);
    const ExactOdds &odds = oddsNamed(name);
    const Rules &rules = odds.rules();
    int choices = 0;
    int doublets = 0;
    int wrong = 0;
    forPositions(rules, 50, [&](const Position &position) {
        if (position.stage != Stage::Playing) {
            return;
        }
        const PlayList plays = referee::legalPlays(rules, position);
        const int known = odds.bestPlay(position, plays);
        const int from = known != OddsSource::UnknownPlay ? plays[known].from : 0;
        double best = 0;
        double advised = 0;
        for (const Play &play : plays) {
            Position next = position;
            referee::play(rules, next, play);
            const double wins = odds.oddsOf(next).winProbability(position.player);
            best = std::max(best, wins);
            advised = play.from == from ? wins : advised;
            ++choices;
        }
        doublets += from > 0 ? 1 : 0;
        wrong += alike(odds.oddsOf(position).winProbability(position.player), best) ? 0 : 1;
        wrong += from == 0 || alike(advised, best) ? 0 : 1;
    });
    QVERIFY(choices > 0);
    QCOMPARE(doublets > 0, rules.doublet == Doublet::Total);
    QCOMPARE(wrong, 0);
}

void TestExactOdds::claimsOnlyIfAdvantageous()
{
    const Rules rules = ruledGame({}, rulesOf("charpentier", "claim=claimed")).rules;
    const ExactOdds *odds = &oddsOf(rules);
    int claimed = 0;
    int left = 0;
    int wrong = 0;
    forPositions(rules, 500, [&](const Position &position) {
        if (position.stage != Stage::Claiming) {
            return;
        }
        const double unclaimed =
            odds->oddsOf(positionAfterForfeit(rules, position)).winProbability(position.player);
        double best = 0;
        for (const Play &play : referee::legalPlays(rules, position)) {
            Position next = position;
            referee::play(rules, next, play);
            best = std::max(best, odds->oddsOf(next).winProbability(position.player));
        }
        const double worth = odds->oddsOf(position).winProbability(position.player);
        wrong += alike(worth, std::max(best, unclaimed)) ? 0 : 1;
        ++(best > unclaimed ? claimed : left);
    });
    QCOMPARE(wrong, 0);
    QVERIFY(claimed > 100);
    QVERIFY(left > 0); // a man left in place can keep the player's own numbers from the opponent
}

void TestExactOdds::seesBothSidesAlike()
{
    const Rules rules = ruledGame({}, rulesOf("cotton")).rules;
    const ExactOdds *odds = &oddsOf(rules);
    Difference difference;
    forPositions(rules, 50, [&](const Position &position) {
        Position mirrored = position;
        std::swap(mirrored.men[0], mirrored.men[1]);
        mirrored.thrower = opponentOf(position.thrower);
        mirrored.player = opponentOf(position.player);
        const Odds there = odds->oddsOf(mirrored);
        difference.note(odds->oddsOf(position), {there.black, there.white, there.throws, 0});
    });
    QVERIFY2(difference.isNone(), qPrintable(difference.text()));
    const Odds opening = odds->oddsOf(referee::initialPosition(rules));
    QVERIFY(alike(opening.white, 0.5) && alike(opening.black, 0.5));
}

void TestExactOdds::reportsAndStops()
{
    const Rules rules = rulesOf("cotton");
    double last = -1;
    int reports = 0;
    const auto solved = ExactOdds::solve(rules, [&](double share) {
        const bool onward = share >= last && share <= 1;
        last = share;
        ++reports;
        return onward;
    });
    QVERIFY(solved);
    QVERIFY(reports > 20);
    QVERIFY(last > 0.5);
    int asked = 0;
    QVERIFY(!ExactOdds::solve(rules, [&](double) { return ++asked < 3; }));
    QCOMPARE(asked, 3);
}

void TestExactOdds::knowsThrows()
{
    QCOMPARE(allThrows(2).size(), std::size_t(21));
    QCOMPARE(allThrows(3).size(), std::size_t(56));
    for (const int dice : {2, 3}) {
        double all = 0;
        for (const WeightedThrow &each : allThrows(dice)) {
            all += each.chance;
            const bool alikeDice = each.dice.areAllEqual();
            QVERIFY(!alikeDice || alike(each.chance, dice == 2 ? 1.0 / 36 : 1.0 / 216));
        }
        QVERIFY(alike(all, 1));
    }
    QVERIFY(alike(allThrows(3)[1].chance, 3.0 / 216)); // 2-1-1
}

QTEST_GUILESS_MAIN(TestExactOdds)
#include "tst_exact_odds.moc"
