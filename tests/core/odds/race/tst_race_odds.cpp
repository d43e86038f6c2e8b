// SPDX-License-Identifier: MIT
#include "core/odds/choices.h"
#include "core/odds/odds_history.h"
#include "core/odds/race/race_endings.h"
#include "core/players/simulation.h"
#include "race_games.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace doublets;

namespace {

constexpr double Exactly = 1e-9;

/// Returns a position within a throw of a game played at random, with several ways to play.
Position positionWithChoices(const Rules &rules, std::uint64_t seed)
{
    testing::RandomRace game(rules, seed);
    for (int i = 0; i < 18; ++i) {
        game.playThrow();
    }
    Position position = game.position();
    referee::throwDice(rules, position, Throw{5, 2, 1});
    return position;
}

/// Odds under good play of one position and of all others.
class SteppedOdds final : public OddsSource
{
public:
    SteppedOdds(const Rules &rules, const Position &first, double chance, double otherChance,
                double otherDraw = 0)
        : m_rules(rules)
        , m_first(first)
        , m_chance(chance)
        , m_otherChance(otherChance)
        , m_otherDraw(otherDraw)
    {
    }
    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::GoodPlay; }
    [[nodiscard]] Odds oddsOf(const Position &position) const override
    {
        const bool isFirst = position == m_first;
        const double white = isFirst ? m_chance : m_otherChance;
        return {white, 1 - white - (isFirst ? 0 : m_otherDraw), 3, 0.01};
    }

private:
    Rules m_rules;
    Position m_first;
    double m_chance;
    double m_otherChance;
    double m_otherDraw;
};

bool isBetweenShares(const Odds &odds)
{
    return odds.white >= 0 && odds.black >= 0 && odds.white + odds.black <= 1 + Exactly;
}

} // namespace

/// The best player of the race, and the odds under good play.
class TestRaceOdds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void winsTheSameGamesInEveryThread();
    void winsAtOnceIfItCan();
    void refinesOddsToTheMargin();
    void computesEndingsExactly();
    void treatsBothPlayersAlike();
    void ranksNoChoiceAboveThePosition();
    void knowsThatADrawnGameIsDrawn();
    void countsNoMoveAsAGain();
    void judgesTheMovesOfAThrowTogether();
    void countsADrawAsHalfAWin();
    void addsLuckAndChoicesUpToTheScore();
    void canBeCancelled();

private:
    const Rules m_rules = testing::raceRules();
    const std::shared_ptr<const OddsSource> m_odds = makeOdds(m_rules);
};

void TestRaceOdds::winsTheSameGamesInEveryThread()
{
    SimulationOptions options;
    options.rules = m_rules;
    options.games = 2;
    options.seed = 1283;
    options.white = bestPlayerFactory(m_odds);
    std::vector<GameOutcome> alone(options.games);
    options.outcomes = alone;
    QCOMPARE(simulate(options).whiteWins, options.games);
    std::vector<GameOutcome> together(options.games);
    options.outcomes = together;
    options.jobs = 2;
    (void)simulate(options);
    QCOMPARE(together, alone);
}

void TestRaceOdds::winsAtOnceIfItCan()
{
    Position position = testing::racingPosition(m_rules, {24, 21}, {1, 2, 3});
    referee::throwDice(m_rules, position, Throw{4, 3, 1});
    BestPlayer player(m_odds);
    while (position.stage == Stage::Playing) {
        const PlayList plays = referee::legalPlays(m_rules, position);
        referee::play(m_rules, position, plays[player.choose(m_rules, position, plays)]);
    }
    QCOMPARE(position.stage, Stage::Won);
    QCOMPARE(position.winner(), Side::White);
}

void TestRaceOdds::refinesOddsToTheMargin()
{
    QCOMPARE(m_odds->method(), OddsMethod::GoodPlay);
    const Position position = positionWithChoices(m_rules, 1283);
    const auto refined = m_odds->refinedOdds(position, OddsSource::MarginShown, {});
    QVERIFY(refined);
    QVERIFY(refined->playouts >= 16);
    QVERIFY(refined->odds.margin > 0 && refined->odds.margin <= OddsSource::MarginShown);
    QVERIFY(isBetweenShares(refined->odds));
    QCOMPARE(m_odds->refinedOdds(position, OddsSource::MarginShown, {})->odds, refined->odds);
    const Odds quick = m_odds->oddsOf(position);
    QVERIFY(std::abs(quick.white - refined->odds.white) <
            2 * (quick.margin + refined->odds.margin));
    QVERIFY(std::abs(quick.throws - refined->odds.throws) < 3);
}

void TestRaceOdds::computesEndingsExactly()
{
    const Position position = testing::racingPosition(m_rules, {19, 20, 20}, {22, 23});
    const auto endings = RaceEndings::solve();
    const double wins =
        static_cast<double>(endings->exactValueOf(raceBoardOf(position, Side::White)).win) /
        RaceEndings::One;
    const auto refined = m_odds->refinedOdds(position, OddsSource::MarginShown, {});
    QVERIFY(refined);
    QCOMPARE(refined->playouts, 0);
    QCOMPARE(refined->odds.margin, 0.0);
    QVERIFY(std::abs(refined->odds.white - wins) < 1e-6);
    QCOMPARE(m_odds->oddsOf(position).margin, 0.0);
    QVERIFY(std::abs(m_odds->oddsOf(position).white - wins) < 1e-6);
    QVERIFY(std::abs(refined->odds.drawProbability()) < Exactly);
}

void TestRaceOdds::treatsBothPlayersAlike()
{
    const Odds start = m_odds->oddsOf(referee::initialPosition(m_rules));
    QCOMPARE(start.white, start.black);
    QVERIFY(start.drawProbability() > 0.001 && start.drawProbability() < 0.05);
    const std::vector<int> one{3, 9, 9, 15, 20};
    const std::vector<int> other{4, 4, 11, 17};
    Position mirrored = testing::racingPosition(m_rules, other, one);
    mirrored.thrower = mirrored.player = Side::Black;
    const Odds odds = m_odds->oddsOf(testing::racingPosition(m_rules, one, other));
    QCOMPARE(m_odds->oddsOf(mirrored).black, odds.white);
    QCOMPARE(m_odds->oddsOf(mirrored).white, odds.black);
}

void TestRaceOdds::ranksNoChoiceAboveThePosition()
{
    const Position position = positionWithChoices(m_rules, 74);
    QCOMPARE(position.stage, Stage::Playing);
    const std::vector<Choice> all = choices(*m_odds, position);
    QVERIFY(all.size() > 20);
    const double now = m_odds->oddsOf(position).score(position.player);
    QCOMPARE(all.front().odds.score(position.player), now);
    QVERIFY(std::ranges::all_of(all, [&](const Choice &choice) {
        return isBetweenShares(choice.odds) && choice.odds.score(position.player) <= now;
    }));
    QVERIFY(all.back().odds.score(position.player) < now - 0.02);
}

void TestRaceOdds::knowsThatADrawnGameIsDrawn()
{
    Position drawn = testing::racingPosition(m_rules, {1}, {1});
    drawn.stage = Stage::Drawn;
    QCOMPARE(m_odds->oddsOf(drawn).drawProbability(), 1.0);
    QCOMPARE(m_odds->refinedOdds(drawn, OddsSource::MarginShown, {})->odds.drawProbability(), 1.0);
}

/// An apparent gain by a choice is an error of the estimates and is not shown.
void TestRaceOdds::countsNoMoveAsAGain()
{
    Position before = testing::racingPosition(m_rules, {24, 21}, {1, 2, 3});
    referee::throwDice(m_rules, before, Throw{6, 5, 3});
    HistoryEntry entry{referee::legalPlays(m_rules, before)[0], {}, before};
    referee::play(m_rules, entry.after, std::get<Play>(entry.action));
    for (const double after : {0.3, 0.5}) { // White's chances; 0.4 before
        const auto course = oddsHistory(SteppedOdds(m_rules, before, 0.4, after), before, {entry});
        QVERIFY(course);
        QCOMPARE(course->after.front().choice, std::min(0.0, after - 0.4));
        QCOMPARE(course->after.front().luck, 0.0);
        QCOMPARE(course->after.front().odds.white, std::min(0.4, after));
    }
}

/// The estimates between the moves of a throw differ, although nothing has been decided yet.
void TestRaceOdds::judgesTheMovesOfAThrowTogether()
{
    const Position start = positionWithChoices(m_rules, 74);
    const std::vector<Choice> all = choices(*m_odds, start);
    for (const Choice &choice : {all.front(), all[all.size() / 2], all.back()}) {
        Position position = start;
        std::vector<HistoryEntry> history;
        for (const Play &play : choice.plays) {
            referee::play(m_rules, position, play);
            history.push_back({play, {}, position});
        }
        QVERIFY(history.size() > 1);
        const auto course = oddsHistory(*m_odds, start, history);
        for (std::size_t i = 0; i + 1 < history.size(); ++i) {
            QCOMPARE(course->after[i].odds, course->start);
            QCOMPARE(course->after[i].luck + course->after[i].choice, 0.0);
        }
        const double loss = all.front().odds.score(start.player) - choice.odds.score(start.player);
        const double sign = start.player == Side::White ? 1 : -1;
        QVERIFY(std::abs(course->after.back().choice + sign * loss) < Exactly);
        QCOMPARE(course->after.back().luck, 0.0);
    }
}

/// A throw that blocks both players takes Black from 0.6 to a half.
void TestRaceOdds::countsADrawAsHalfAWin()
{
    Position before = testing::racingPosition(m_rules, {24, 21}, {1, 2, 3});
    before.thrower = before.player = Side::Black;
    HistoryEntry entry{Throw{6, 5, 3}, {}, before};
    referee::throwDice(m_rules, entry.after, Throw{6, 5, 3});
    const auto course = oddsHistory(SteppedOdds(m_rules, before, 0.4, 0, 1), before, {entry});
    QVERIFY(course);
    QCOMPARE(course->after.front().luck, 0.1); // to the advantage of White
}

void TestRaceOdds::addsLuckAndChoicesUpToTheScore()
{
    testing::RandomRace dice(m_rules, 74);
    const Position start = dice.position(); // draws are possible until the men are in play
    Position position = start;
    std::vector<HistoryEntry> history;
    for (int i = 0; i < 4; ++i) {
        const Throw thrown = dice.rollThrow();
        referee::throwDice(m_rules, position, thrown);
        history.push_back({thrown, {}, position});
        while (position.stage == Stage::Playing) {
            const PlayList plays = referee::legalPlays(m_rules, position);
            const Play play = plays[plays.size() - 1];
            referee::play(m_rules, position, play);
            history.push_back({play, {}, position});
        }
    }
    const auto course = oddsHistory(*m_odds, start, history);
    double score = course->start.score(Side::White);
    QVERIFY(course->start.drawProbability() > 0.001);
    for (const OddsChange &change : course->after) {
        score += change.luck + change.choice;
        QVERIFY(std::abs(score - change.odds.score(Side::White)) < Exactly);
    }
}

void TestRaceOdds::canBeCancelled()
{
    QVERIFY(!makeOdds(m_rules, [](double) { return false; }));
    const Position start = referee::initialPosition(m_rules);
    QVERIFY(!m_odds->refinedOdds(start, OddsSource::MarginShown, [](double) { return false; }));
}

QTEST_GUILESS_MAIN(TestRaceOdds)
#include "tst_race_odds.moc"
