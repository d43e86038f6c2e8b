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

/// Returns the least expected values that `player` can reach. `ahead` returns those of men between
/// throws.
template<typename Ahead, typename Know>
Ahead leastAhead(const Rules &rules, const Position &position, Side player, const Know &ahead)
{
    if (position.stage == Stage::Won) {
        return {};
    }
    if (position.stage != Stage::Playing) {
        Ahead known = ahead(position.menOf(player));
        known.turns += position.thrower == player ? 0 : 1;
        return known;
    }
    const PlayList plays = referee::legalPlays(rules, position);
    Ahead least;
    for (int i = 0; i < plays.size(); ++i) {
        Position next = position;
        referee::play(rules, next, plays[i]);
        const Ahead each = leastAhead<Ahead>(rules, next, player, ahead);
        if (i == 0 || each.isLessThan(least)) {
            least = each;
        }
    }
    return least;
}

template<typename Ahead, typename Know>
int leastPlay(const Rules &rules, const Position &position, const PlayList &plays,
              const Know &ahead)
{
    int best = 0;
    Ahead least;
    for (int i = 0; i < plays.size(); ++i) {
        Position next = position;
        referee::play(rules, next, plays[i]);
        const Ahead each = leastAhead<Ahead>(rules, next, position.player, ahead);
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

/// Fills the tables of OneSidedOdds.
class OneSidedSolver
{
    using Ahead = OneSidedOdds::Ahead;
    using Course = OneSidedOdds::Course;

public:
    OneSidedSolver(OneSidedOdds &odds, const Progress &progress)
        : m_odds(odds)
        , m_progress(progress)
        , m_throws(everyThrow(odds.m_rules.dice))
        , m_atMost(waysToStand(odds.m_rules))
    {
    }

    /// Returns false if `progress` cancels the work.
    [[nodiscard]] bool solve()
    {
        (void)courseOf(referee::start(m_odds.m_rules).menOf(Side::White));
        return !m_stopped;
    }

private:
    std::uint32_t courseOf(const Men &men)
    {
        const std::uint64_t key = OneSidedOdds::keyOf(men);
        std::uint32_t number = m_odds.m_numbers.find(key);
        if (number == KeyIndex::None) {
            Course course = m_stopped ? Course() : solved(men);
            number = m_odds.m_numbers.number(key);
            m_odds.m_courses.push_back(std::move(course));
            report();
        }
        return number;
    }

    /// Solves one placement. A throw that changes nothing leads back to it, so that each figure is
    /// an equation in itself.
    Course solved(const Men &men)
    {
        Position position = referee::start(m_odds.m_rules); // the opponent's men are never touched
        position.stage = Stage::ToThrow;
        position.menOf(Side::White) = men;
        Course known;
        known.throws = {1};
        double passes = 0;
        double again = 0;
        for (const ChanceThrow &each : m_throws) {
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
        const auto ahead = [this](const Men &men) { return m_odds.m_courses[courseOf(men)].ahead; };
        while (position.stage == Stage::Playing) {
            const PlayList plays = referee::legalPlays(m_odds.m_rules, position);
            const int best = leastPlay<Ahead>(m_odds.m_rules, position, plays, ahead);
            referee::play(m_odds.m_rules, position, plays[best]);
        }
        return position;
    }

    void add(Course &sum, const Position &after, double chance, std::size_t later)
    {
        if (after.stage == Stage::Won) {
            addTo(sum.ends, {1}, chance, 0);
            return;
        }
        const Course &course = m_odds.m_courses[courseOf(after.menOf(Side::White))];
        addTo(sum.ends, course.ends, chance, later);
        addTo(sum.throws, course.throws, chance, later);
    }

    static Course completed(Course course, double passes, double again)
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
        complete(course.ends);
        complete(course.throws);
        for (std::size_t turn = 0; turn < course.ends.size(); ++turn) {
            course.ahead.turns += static_cast<double>(turn) * course.ends[turn];
        }
        course.ahead.throws = std::accumulate(course.throws.begin(), course.throws.end(), 0.0);
        return course;
    }

    void report()
    {
        const std::size_t done = m_odds.m_courses.size();
        if (m_progress && done % CoursesBetweenReports == 0) {
            const double share = static_cast<double>(done) / m_atMost;
            m_stopped = m_stopped || !m_progress(std::min(share, 1.0));
        }
    }

    OneSidedOdds &m_odds;
    const Progress &m_progress;
    std::vector<ChanceThrow> m_throws;
    double m_atMost;
    bool m_stopped = false;
};

bool OneSidedOdds::Ahead::isLessThan(const Ahead &other) const
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
        key = key << BitsOfPoint | men.on[i];
        key = key << BitsOfDown | men.down[i];
    }
    return key;
}

int OneSidedOdds::bestPlay(const Position &position, const PlayList &plays) const
{
    return leastPlay<Ahead>(m_rules, position, plays,
                            [this](const Men &men) { return courseOf(men).ahead; });
}

Odds OneSidedOdds::of(const Position &position) const
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
        return of(next);
    }
    // The thrower has the first turn of each round and therefore wins a tie.
    const Course &first = courseOf(next.menOf(next.thrower));
    const Course &second = courseOf(next.menOf(opponentOf(next.thrower)));
    const auto at = [](const std::vector<double> &figures, std::size_t turn) {
        return turn < figures.size() ? figures[turn] : 0;
    };
    const std::size_t turns = std::max(first.throws.size(), second.throws.size());
    double wins = 0;
    double throws = 0;
    double firstPlays = 1; // probability that the player is not finished before the turn
    double secondPlays = 1;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        wins += at(first.ends, turn) * secondPlays;
        throws += at(first.throws, turn) * secondPlays;
        firstPlays -= at(first.ends, turn);
        throws += at(second.throws, turn) * firstPlays;
        secondPlays -= at(second.ends, turn);
    }
    if (position.stage == Stage::Opening) {
        wins = 0.5; // either player has the first throw with the same probability
    }
    const double white = next.thrower == Side::White ? wins : 1 - wins;
    return {white, 1 - white, throws, 0};
}

} // namespace doublets
