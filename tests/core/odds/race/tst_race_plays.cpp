// SPDX-License-Identifier: MIT
#include "core/odds/race/race_plays.h"
#include "core/odds/race/race_rollout.h"
#include "core/odds/throws.h"
#include "race_games.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace doublets;
using testing::RandomRace;

namespace {

/// A position after a player's plays: both players' men, and the numbers that pass.
struct End
{
    RaceBoard board;
    std::vector<int> passed;

    bool operator==(const End &) const = default;
};

bool isBefore(const End &a, const End &b)
{
    const auto key = [](const End &end) {
        return std::tuple(end.board.player.single, end.board.player.full, end.board.player.piled,
                          end.board.opponent.single, end.board.opponent.full,
                          end.board.opponent.piled, end.passed);
    };
    return key(a) < key(b);
}

std::vector<int> sorted(const Numbers &numbers)
{
    std::vector<int> all(numbers.begin(), numbers.end());
    std::ranges::sort(all);
    return all;
}

/// Adds every end that the referee allows `player` to reach.
void addEnds(const Rules &rules, const Position &position, Side player, std::vector<End> &ends)
{
    if (position.stage == Stage::Playing && position.player == player) {
        for (const Play &play : referee::legalPlays(rules, position)) {
            Position next = position;
            referee::play(rules, next, play);
            addEnds(rules, next, player, ends);
        }
        return;
    }
    const bool passes = position.stage == Stage::Playing;
    const End end{raceBoardOf(position, player),
                  passes ? sorted(position.remainingNumbers) : std::vector<int>()};
    if (std::ranges::find(ends, end) == ends.end()) {
        ends.push_back(end);
    }
}

/// Returns whether numbers left over by `thrower` are played by the opponent.
bool passes(RacePlays &plays, const RaceBoard &board, const Numbers &unplayed)
{
    if (unplayed.empty() || board.player.isEmpty() || board.opponent.isEmpty() ||
        (board.player.isRacing() && !board.player.areInLastTable())) {
        return false;
    }
    return plays.find(board.swapped(), unplayed)[0].from != 0;
}

std::vector<End> endsOfOptions(const RaceBoard &board, const Throw &dice)
{
    static RacePlays plays;
    static RacePlays replies;
    std::vector<End> ends;
    for (const RacePlays::Option &option : plays.find(board, dice)) {
        const RaceBoard after = plays.after(option);
        const Numbers unplayed = plays.unplayed(option);
        const End end{after,
                      passes(replies, after, unplayed) ? sorted(unplayed) : std::vector<int>()};
        if (std::ranges::find(ends, end) == ends.end()) {
            ends.push_back(end);
        }
    }
    return ends;
}

/// A network with arbitrary weights, which plays badly but legally.
std::unique_ptr<const RaceNetwork> arbitraryNetwork()
{
    RaceNetwork::Weights weights;
    Generator generator(74);
    const auto small = [&generator] {
        return static_cast<std::int16_t>(static_cast<int>(generator.next() % 201) - 100);
    };
    for (auto &column : weights.features) {
        std::ranges::generate(column, small);
    }
    for (auto &row : weights.outputs) {
        std::ranges::generate(row, small);
    }
    return std::make_unique<const RaceNetwork>(weights);
}

} // namespace

/// The plays of RacePlays and RaceSearch are those of the referee.
class TestRacePlays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheRefereesPlays();
    void reachesThePositionsItFinds();
    void rollsOutWithoutBias();

private:
    const std::shared_ptr<const RaceEndings> m_endings = RaceEndings::solve();
};

void TestRacePlays::findsTheRefereesPlays()
{
    const Rules rules = testing::raceRules();
    QVERIFY(supportsRaceBoard(rules));
    RandomRace game(rules, 1283);
    std::size_t most = 0;
    int passed = 0;
    for (int i = 0; i < 1500; ++i, game.playThrow()) {
        Position position = game.position();
        const Throw dice = game.rollThrow();
        const Side thrower = position.thrower;
        auto found = endsOfOptions(raceBoardOf(position, thrower), dice);
        referee::throwDice(rules, position, dice);
        std::vector<End> expected;
        if (position.stage != Stage::Playing || position.player == thrower) {
            addEnds(rules, position, thrower, expected);
        } else { // all numbers pass at once
            expected.push_back({raceBoardOf(position, thrower), sorted(position.remainingNumbers)});
        }
        std::ranges::sort(found, isBefore);
        std::ranges::sort(expected, isBefore);
        QVERIFY2(found == expected, qPrintable(QStringLiteral("throw %1: %2 ends instead of %3")
                                                   .arg(i)
                                                   .arg(found.size())
                                                   .arg(expected.size())));
        most = std::max(most, found.size());
        passed += std::ranges::any_of(found, [](const End &end) { return !end.passed.empty(); });
    }
    QVERIFY(most > 150); // throws with many options were among them
    QVERIFY(passed > 200);
}

void TestRacePlays::reachesThePositionsItFinds()
{
    const Rules rules = testing::raceRules();
    const auto network = arbitraryNetwork();
    const auto search = std::make_unique<RaceSearch>(*network, *m_endings);
    RandomRace game(rules, 74);
    int draws = 0;
    for (int i = 0; i < 3000; ++i, game.playThrow()) {
        Position position = game.position();
        const Throw dice = game.rollThrow();
        const RaceSearch::Choice choice =
            search->bestChoice(raceBoardOf(position, position.thrower), dice);
        referee::throwDice(rules, position, dice);
        while (position.stage == Stage::Playing) {
            const bool passed = position.player != position.thrower;
            const RaceSearch::Choice next = search->bestChoice(
                raceBoardOf(position, position.player), position.remainingNumbers,
                passed ? RaceSearch::NumberOrigin::Passed : RaceSearch::NumberOrigin::OwnThrow);
            const PlayList plays = referee::legalPlays(rules, position);
            const auto *play = std::ranges::find_if(plays, [&](const Play &each) {
                return each.from == next.from && each.number == next.number;
            });
            QVERIFY2(play != plays.end(), qPrintable(QStringLiteral("throw %1").arg(i)));
            referee::play(rules, position, *play);
        }
        const Side nextThrower =
            position.isOver() ? opponentOf(game.position().thrower) : position.thrower;
        QCOMPARE(raceBoardOf(position, nextThrower), choice.after.board);
        QCOMPARE(position.isOver(), choice.after.isOver);
        if (position.stage == Stage::Won) {
            QCOMPARE(choice.after.value.equity() > 0, position.winner() == nextThrower);
        }
        draws += position.stage == Stage::Drawn ? 1 : 0;
    }
    QVERIFY(draws < 100);
}

/// An untrained network makes large errors, which subtracting the luck must not increase.
void TestRacePlays::rollsOutWithoutBias()
{
    const auto network = arbitraryNetwork();
    const auto search = std::make_unique<RaceSearch>(*network, *m_endings);
    const Rules rules = testing::raceRules();
    // Two throws from here, all men of both players are in their last tables.
    const RaceBoard board =
        raceBoardOf(testing::racingPosition(rules, {19, 20, 23}, {18, 21, 24}), Side::White);
    double expected = 0;
    for (const WeightedThrow &each : allThrows(rules.dice)) {
        const RaceSearch::AfterThrow after = search->bestChoice(board, each.dice).after;
        const RaceValue value = after.isOver ? after.value : search->valueAhead(after.board);
        expected += each.chance * value.loss / RaceValue::One;
    }
    const auto found = RaceRollout(*search).estimate(board, 0.02, {});
    QVERIFY(found);
    QVERIFY(found->margin > 0);
    QVERIFY(std::abs(search->valueAhead(board).win / double(RaceValue::One) - expected) >
            5 * found->margin);
    QVERIFY(std::abs(found->win - expected) < 1.5 * found->margin);
}

QTEST_GUILESS_MAIN(TestRacePlays)
#include "tst_race_plays.moc"
