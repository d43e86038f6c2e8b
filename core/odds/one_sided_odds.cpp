// SPDX-License-Identifier: MIT
#include "core/odds/one_sided_odds.h"

#include "core/game/referee.h"
#include "core/odds/throws.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace doublets {

namespace {

constexpr std::size_t CoursesBetweenReports = 256;
constexpr double Negligible = 1e-16; ///< total probability of the turns cut off
constexpr std::size_t MaxTurns = 1000;

void addTo(std::vector<double> &sum, const std::vector<double> &values, double share,
           std::size_t later)
{
    sum.resize(std::max(sum.size(), values.size() + later));
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum[i + later] += share * values[i];
    }
}

/// Returns the least expected values that `player` can reach. `expectation` returns those of men
/// between throws.
template<typename Expectation, typename Know>
Expectation leastAhead(const Rules &rules, const Position &position, Side player,
                       const Know &expectation)
{
    if (position.stage == Stage::Won) {
        return {};
    }
    if (position.stage != Stage::Playing) {
        Expectation known = expectation(position.menOf(player));
        known.turns += position.thrower == player ? 0 : 1;
        return known;
    }
    const PlayList plays = referee::legalPlays(rules, position);
    Expectation least;
    for (int i = 0; i < plays.size(); ++i) {
        Position next = position;
        referee::play(rules, next, plays[i]);
        const Expectation each = leastAhead<Expectation>(rules, next, player, expectation);
        if (i == 0 || each.isLessThan(least)) {
            least = each;
        }
    }
    return least;
}

template<typename Expectation, typename Know>
int leastPlay(const Rules &rules, const Position &position, const PlayList &plays,
              const Know &expectation)
{
    int best = 0;
    Expectation least;
    for (int i = 0; i < plays.size(); ++i) {
        Position next = position;
        referee::play(rules, next, plays[i]);
        const Expectation each = leastAhead<Expectation>(rules, next, position.player, expectation);
        if (i == 0 || each.isLessThan(least)) {
            best = i;
            least = each;
        }
    }
    return best;
}

/// Returns the number of placements of men that have only moved to lower points and off the board.
double waysToStand(const Rules &rules)
{
    std::vector<double> ways{1}; // by the number of men on the points seen so far, highest first
    std::size_t started = 0;
    for (int point = PointsInTable; point >= 1; --point) {
        started += rules.men[static_cast<std::size_t>(point) - 1];
        ways.resize(started + 1);
        std::partial_sum(ways.begin(), ways.end(), ways.begin());
    }
    return std::accumulate(ways.begin(), ways.end(), 0.0);
}

} // namespace

/// The solver that computes the distributions of a OneSidedOdds object.
class OneSidedSolver
{
    using Expectation = OneSidedOdds::Expectation;
    using TurnDistribution = OneSidedOdds::TurnDistribution;

public:
    OneSidedSolver(OneSidedOdds &odds, const Progress &progress)
        : m_odds(odds)
        , m_progress(progress)
        , m_throws(allThrows(odds.m_rules.dice))
        , m_atMost(waysToStand(odds.m_rules))
    {
    }

    /// Returns false if `progress` cancels the work.
    [[nodiscard]] bool solve()
    {
        (void)distributionOf(referee::initialPosition(m_odds.m_rules).menOf(Side::White));
        return !m_stopped;
    }

private:
    std::uint32_t distributionOf(const Men &men)
    {
        const std::uint64_t key = OneSidedOdds::keyOf(men);
        std::uint32_t number = m_odds.m_distributionIndices.find(key);
        if (number == KeyIndex::None) {
            TurnDistribution course = m_stopped ? TurnDistribution() : solved(men);
            number = m_odds.m_distributionIndices.findOrAdd(key);
            m_odds.m_distributions.push_back(std::move(course));
            report();
        }
        return number;
    }

    /// Solves one placement. A throw that changes nothing leads back to the same placement, so each
    /// figure is found by solving an equation in which the figure itself occurs.
    TurnDistribution solved(const Men &men)
    {
        Position position =
            referee::initialPosition(m_odds.m_rules); // the opponent's men are never touched
        position.stage = Stage::ToThrow;
        position.menOf(Side::White) = men;
        TurnDistribution known;
        known.throws = {1};
        double passes = 0;
        double again = 0;
        for (const WeightedThrow &each : m_throws) {
            Position next = position;
            referee::throwDice(m_odds.m_rules, next, each.dice);
            const bool same = grantsAnotherThrow(m_odds.m_rules, each.dice);
            if (next.stage == Stage::ToThrow && next.men == position.men) {
                (same ? again : passes) += each.chance;
            } else {
                add(known, afterPlays(next), each.chance, same ? 0 : 1);
            }
        }
        return completed(known, passes, again);
    }

    Position afterPlays(Position position)
    {
        const auto expectation = [this](const Men &men) {
            return m_odds.m_distributions[distributionOf(men)].expectation;
        };
        while (position.stage == Stage::Playing) {
            const PlayList plays = referee::legalPlays(m_odds.m_rules, position);
            const int best = leastPlay<Expectation>(m_odds.m_rules, position, plays, expectation);
            referee::play(m_odds.m_rules, position, plays[best]);
        }
        return position;
    }

    void add(TurnDistribution &sum, const Position &after, double chance, std::size_t later)
    {
        if (after.stage == Stage::Won) {
            addTo(sum.finishProbabilities, {1}, chance, 0);
            return;
        }
        const TurnDistribution &course =
            m_odds.m_distributions[distributionOf(after.menOf(Side::White))];
        addTo(sum.finishProbabilities, course.finishProbabilities, chance, later);
        addTo(sum.throws, course.throws, chance, later);
    }

    static TurnDistribution completed(TurnDistribution course, double passes, double again)
    {
        const auto complete = [&](std::vector<double> &figures) {
            double before = 0;
            for (double &figure : figures) {
                figure = (figure + passes * before) / (1 - again);
                before = figure;
            }
            // Turns without change can go on indefinitely, with decreasing probability.
            while (passes > 0 && before > Negligible && figures.size() < MaxTurns) {
                before *= passes / (1 - again);
                figures.push_back(before);
            }
        };
        complete(course.finishProbabilities);
        complete(course.throws);
        for (std::size_t turn = 0; turn < course.finishProbabilities.size(); ++turn) {
            course.expectation.turns +=
                static_cast<double>(turn) * course.finishProbabilities[turn];
        }
        course.expectation.throws =
            std::accumulate(course.throws.begin(), course.throws.end(), 0.0);
        return course;
    }

    void report()
    {
        const std::size_t done = m_odds.m_distributions.size();
        if (m_progress && done % CoursesBetweenReports == 0) {
            const double share = static_cast<double>(done) / m_atMost;
            m_stopped = m_stopped || !m_progress(std::min(share, 1.0));
        }
    }

    OneSidedOdds &m_odds;
    const Progress &m_progress;
    std::vector<WeightedThrow> m_throws;
    double m_atMost;
    bool m_stopped = false;
};

bool OneSidedOdds::Expectation::isLessThan(const Expectation &other) const
{
    constexpr double Rounding = 1e-11;
    return turns < other.turns - Rounding ||
           (turns < other.turns + Rounding && throws < other.throws - Rounding);
}

std::shared_ptr<const OneSidedOdds> OneSidedOdds::solve(const Rules &rules,
                                                        const Progress &progress)
{
    std::shared_ptr<OneSidedOdds> odds(new OneSidedOdds(rules));
    OneSidedSolver solver(*odds, progress);
    return solver.solve() ? odds : nullptr;
}

std::uint64_t OneSidedOdds::keyOf(const Men &men)
{
    constexpr unsigned BitsOfPoint = 5; // all the men can gather on one point
    constexpr unsigned BitsOfDown = 2;
    static_assert(limits::MaxMenOnPoint * PointsInTable < 1 << BitsOfPoint);
    static_assert(limits::MaxMenOnPoint - 1 < 1 << BitsOfDown);
    auto key = static_cast<std::uint64_t>(men.phase);
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        key = key << BitsOfPoint | men.counts[i];
        key = key << BitsOfDown | men.downCounts[i];
    }
    return key;
}

int OneSidedOdds::bestPlay(const Position &position, const PlayList &plays) const
{
    return leastPlay<Expectation>(m_rules, position, plays, [this](const Men &men) {
        return distributionOf(men).expectation;
    });
}

Odds OneSidedOdds::oddsOf(const Position &position) const
{
    if (position.stage == Stage::Won) {
        const bool white = position.winner() == Side::White;
        return {white ? 1.0 : 0.0, white ? 0.0 : 1.0, 0, 0};
    }
    Position next = position;
    while (next.stage == Stage::Playing) {
        const PlayList plays = referee::legalPlays(m_rules, next);
        referee::play(m_rules, next, plays[bestPlay(next, plays)]);
    }
    if (next.stage == Stage::Won) {
        return oddsOf(next);
    }
    // The thrower has the first turn of each round and therefore wins a tie.
    const TurnDistribution &first = distributionOf(next.menOf(next.thrower));
    const TurnDistribution &second = distributionOf(next.menOf(opponentOf(next.thrower)));
    const auto at = [](const std::vector<double> &figures, std::size_t turn) {
        return turn < figures.size() ? figures[turn] : 0;
    };
    const std::size_t turns = std::max(first.throws.size(), second.throws.size());
    double wins = 0;
    double throws = 0;
    double firstPlays = 1; // probability that the player is not finished before the turn
    double secondPlays = 1;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        wins += at(first.finishProbabilities, turn) * secondPlays;
        throws += at(first.throws, turn) * secondPlays;
        firstPlays -= at(first.finishProbabilities, turn);
        throws += at(second.throws, turn) * firstPlays;
        secondPlays -= at(second.finishProbabilities, turn);
    }
    if (position.stage == Stage::Opening) {
        wins = 0.5; // either player has the first throw with the same probability
    }
    const double white = next.thrower == Side::White ? wins : 1 - wins;
    return {white, 1 - white, throws, 0};
}

} // namespace doublets
