// SPDX-License-Identifier: MIT
#include "odds_games.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/odds/choices.h"
#include "core/odds/estimated_odds.h"
#include "core/odds/exact_odds.h"
#include "core/odds/odds.h"
#include "core/odds/odds_history.h"
#include "core/procedures/procedure.h"
#include "tests/core/game/positions.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::testing;

namespace {

constexpr double Exactly = 1e-12;

/// Returns a game between random players, in which every other claim is left.
std::unique_ptr<Game> playedGame(const RuleSet &ruleSet, const Rulings &rulings, std::uint64_t seed)
{
    auto game = std::make_unique<Game>(ruleSet, ruleSet.completedRulings(rulings).value(),
                                       std::make_unique<SeededDice>(seed));
    RandomPlayer player(seed);
    for (int step = 0; !game->position().isOver(); ++step) {
        const PlayList plays = game->legalPlays();
        const bool declines = game->position().stage == Stage::Claiming && step % 2 == 0;
        if (plays.empty() || declines) {
            game->throwDice();
        } else {
            game->play(plays[player.choose(game->rules(), game->position(), plays)]);
        }
    }
    return game;
}

} // namespace

/// Tests the effect of chance and choice on a game, and the list of choices.
class TestOddsCourse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void luckAndChoiceSumToTheResult_data();
    void luckAndChoiceSumToTheResult();
    void bestPlayLeavesOnlyLuck();
    void stopsWhenAsked();
    void ranksChoices();
    void countsChoicesOnce();
    void hasNoChoicesBetweenThrows();
    void estimatesWithinTheirMargin();
    void estimatesTheRace();
    void estimatesForcedPlaysAtNothing();

private:
    std::vector<RuleSet> m_ruleSets;
};

void TestOddsCourse::initTestCase()
{
    m_ruleSets = Catalogue::builtIn().value().all();
}

void TestOddsCourse::luckAndChoiceSumToTheResult_data()
{
    QTest::addColumn<int>("ruleSet");
    QTest::addColumn<Rulings>("rulings");
    for (std::size_t i = 0; i < m_ruleSets.size(); ++i) {
        QTest::newRow(qPrintable(m_ruleSets[i].id)) << static_cast<int>(i) << Rulings();
        if (m_ruleSets[i].id == u"charpentier") {
            QTest::newRow("charpentier, claimed")
                << static_cast<int>(i) << Rulings{{u"claim"_s, u"claimed"_s}};
        }
    }
}

void TestOddsCourse::luckAndChoiceSumToTheResult()
{
    QFETCH(int, ruleSet);
    QFETCH(Rulings, rulings);
    const RuleSet &set = m_ruleSets[static_cast<std::size_t>(ruleSet)];
    const Rules rules = set.rules(rulings);
    const std::shared_ptr<const OddsSource> odds =
        !hasComputedOdds(rules) ? std::make_shared<EstimatedOdds>(rules, 20) : makeOdds(rules);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto game = playedGame(set, rulings, seed);
        const auto course = oddsHistory(*odds, game->startPosition(), game->history());
        QVERIFY(course);
        QCOMPARE(course->after.size(), game->history().size());
        if (rules.procedure->canBeDrawn) {
            continue; // each player's own chance is measured, and the two need not add up
        }
        double white = course->start.white;
        for (const OddsChange &after : course->after) {
            white += after.luck + after.choice;
            QVERIFY(std::abs(white - after.odds.white) < Exactly);
        }
        const bool won =
            game->position().stage == Stage::Won && game->position().winner() == Side::White;
        QVERIFY(std::abs(white - (won ? 1.0 : 0.0)) < Exactly);
    }
}

void TestOddsCourse::bestPlayLeavesOnlyLuck()
{
    const RuleSet &cotton = *std::find_if(m_ruleSets.begin(), m_ruleSets.end(),
                                          [](const RuleSet &set) { return set.id == u"cotton"; });
    const auto odds = makeOdds(cotton.defaultRules);
    Game game(cotton, cotton.defaultRulings(), std::make_unique<SeededDice>(7));
    BestPlayer player(odds);
    while (!game.position().isOver()) {
        const PlayList plays = game.legalPlays();
        if (plays.empty()) {
            game.throwDice();
        } else {
            game.play(plays[player.choose(game.rules(), game.position(), plays)]);
        }
    }
    double lucky = 0;
    const auto course = oddsHistory(*odds, game.startPosition(), game.history());
    for (const OddsChange &after : course->after) {
        QVERIFY(std::abs(after.choice) < Exactly);
        lucky += std::abs(after.luck);
    }
    QVERIFY(lucky > 0.5);
    // Random play of the same game must lose something.
    double lost = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto careless = playedGame(cotton, {}, seed);
        const auto all = oddsHistory(*odds, careless->startPosition(), careless->history());
        for (const OddsChange &after : all->after) {
            lost += std::abs(after.choice);
        }
    }
    QVERIFY(lost > 0.01);
}

void TestOddsCourse::stopsWhenAsked()
{
    const RuleSet &set = m_ruleSets.front();
    const auto game = playedGame(set, {}, 3);
    const auto odds = makeOdds(set.defaultRules);
    int asked = 0;
    const auto course = oddsHistory(*odds, game->startPosition(), game->history(),
                                    [&](double) { return ++asked < 4; });
    QVERIFY(!course);
    QCOMPARE(asked, 4);
}

void TestOddsCourse::ranksChoices()
{
    const Rules rules = rulesOf("cotton");
    const auto odds = ExactOdds::solve(rules);
    int doublets = 0;
    forPositions(rules, 30, [&](const Position &position) {
        if (position.doubletMen == 0) {
            return;
        }
        const std::vector<Choice> all = choices(*odds, position);
        QVERIFY(!all.empty());
        const Side player = position.player;
        QVERIFY(std::abs(all.front().odds.winProbability(player) -
                         odds->oddsOf(position).winProbability(player)) < Exactly);
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY(i == 0 || all[i].odds.winProbability(player) <
                                  all[i - 1].odds.winProbability(player) + Exactly);
            Position played = position;
            for (const Play &play : all[i].plays) {
                QVERIFY(referee::legalPlays(rules, played).contains(play));
                referee::play(rules, played, play);
            }
            QCOMPARE(played, all[i].after);
        }
        ++doublets;
    });
    QVERIFY(doublets > 50);
}

void TestOddsCourse::countsChoicesOnce()
{
    const Rules rules = rulesOf("cotton");
    const auto odds = ExactOdds::solve(rules);
    Position position = referee::initialPosition(rules);
    position.stage = Stage::ToThrow;
    referee::throwDice(rules, position, {2, 2});
    // Four men, at most one from each of three points and at most two from each of three: the
    // coefficient of x^4 in (1 + x)^3 (1 + x + x^2)^3.
    QCOMPARE(choices(*odds, position).size(), std::size_t(48));
    position = referee::initialPosition(rules);
    position.stage = Stage::ToThrow;
    referee::throwDice(rules, position, {6, 2});
    QCOMPARE(choices(*odds, position).size(), std::size_t(1));
}

void TestOddsCourse::hasNoChoicesBetweenThrows()
{
    const Rules rules = rulesOf("willughby");
    const EstimatedOdds odds(rules, 1);
    QVERIFY(choices(odds, referee::initialPosition(rules)).empty());
}

void TestOddsCourse::estimatesWithinTheirMargin()
{
    // In a game without choices, random play is best play, so the estimate must match exact odds.
    const Rules rules = rulesOf("alfonso");
    const auto exact = ExactOdds::solve(rules);
    const EstimatedOdds estimated(rules, 4000);
    QCOMPARE(estimated.method(), OddsMethod::RandomPlay);
    QCOMPARE(estimated.playouts(), 4000);
    int seen = 0;
    forPositions(rules, 1, [&](const Position &position) {
        const Odds guess = estimated.oddsOf(position);
        const Odds truth = exact->oddsOf(position);
        if (guess.margin == 0) { // the last man is about to be borne off
            QCOMPARE(guess.white, truth.white);
            return;
        }
        QVERIFY(std::abs(guess.white - truth.white) < 2.1 * guess.margin); // four standard errors
        QVERIFY(std::abs(guess.throws - truth.throws) < 0.5);
        QCOMPARE(estimated.oddsOf(position), guess);
        ++seen;
    });
    QVERIFY(seen > 20);
}

void TestOddsCourse::estimatesTheRace()
{
    const Rules rules = rulesOf("alfonso-race");
    const EstimatedOdds few(rules, 400);
    const Odds opening = few.oddsOf(referee::initialPosition(rules));
    QVERIFY(opening.white > 0.3 && opening.black > 0.3);
    QVERIFY(opening.white + opening.black < 1); // some games are drawn
    QVERIFY(opening.margin > 0.03 && opening.margin < 0.06);
    QVERIFY(!few.estimate(referee::initialPosition(rules), [](double) { return false; }));
}

/// A play without a choice gains or loses nothing, not even through the error of an estimate.
void TestOddsCourse::estimatesForcedPlaysAtNothing()
{
    const Rules rules = rulesOf("alfonso-race");
    const EstimatedOdds few(rules, 50);
    int forced = 0;
    forPositions(rules, 1, [&](const Position &position) {
        if (!referee::isForced(rules, position)) {
            return;
        }
        Position after = position;
        referee::play(rules, after, referee::legalPlays(rules, position)[0]);
        QCOMPARE(few.oddsOf(after).white, few.oddsOf(position).white);
        ++forced;
    });
    QVERIFY(forced > 5);
}

QTEST_GUILESS_MAIN(TestOddsCourse)
#include "tst_odds_course.moc"
