// SPDX-License-Identifier: MIT
#include "core/odds/race/race_rollout.h"

#include "core/dice/generator.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doublets {

namespace {

std::uint64_t seedOf(const RaceBoard &board)
{
    std::uint64_t seed = 0;
    for (const RaceMen &men : {board.player, board.opponent}) {
        for (const PointSet points : {men.single, men.full, men.piled}) {
            seed = SplitMix(seed ^ points).next();
        }
    }
    return seed;
}

/// Returns the 97.5% quantile of Student's t, by the first terms of the expansion of Cornish and
/// Fisher.
double studentQuantile(int degrees)
{
    constexpr double Z = 1.959964;
    constexpr double Z3 = Z * Z * Z;
    constexpr double Z5 = Z3 * Z * Z;
    return Z + (Z3 + Z) / (4 * degrees) + (5 * Z5 + 16 * Z3 + 3 * Z) / (96.0 * degrees * degrees);
}

/// The values of a share in several games, in fixed point.
class Sample
{
public:
    void add(std::int64_t value)
    {
        ++m_count;
        m_sum += value;
        m_squares += value * value;
    }
    [[nodiscard]] double mean() const
    {
        return static_cast<double>(m_sum) / m_count / RaceValue::One;
    }
    /// Returns half the 95% confidence interval of the mean.
    [[nodiscard]] double margin() const
    {
        const auto spread = static_cast<double>(m_count * m_squares - m_sum * m_sum);
        const double variance = spread / m_count / (m_count - 1.0);
        return studentQuantile(m_count - 1) * std::sqrt(variance / m_count) / RaceValue::One;
    }

private:
    int m_count = 0;
    std::int64_t m_sum = 0;
    std::int64_t m_squares = 0;
};

RaceValue sum(const RaceValue &a, const RaceValue &b)
{
    return {a.win + b.win, a.loss + b.loss, a.throws + b.throws};
}

RaceValue difference(const RaceValue &a, const RaceValue &b)
{
    return {a.win - b.win, a.loss - b.loss, a.throws - b.throws};
}

} // namespace

class RaceRollout::Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_generator(seed)
    {
    }
    Throw roll()
    {
        Throw dice;
        for (int i = 0; i < limits::MaxDice; ++i) {
            const unsigned face =
                m_draw.below(limits::Faces, [this] { return m_generator.next(); });
            dice.add(static_cast<std::uint8_t>(1 + face));
        }
        return dice;
    }

private:
    Generator m_generator;
    ByteDraw m_draw;
};

RaceValue RaceRollout::playGame(const RaceBoard &start, RaceValue value, Dice &dice)
{
    // The luck of a throw is the value after the throw minus the mean value over all throws, which
    // is the value before the throw with look-ahead. Subtracting all luck from the final value
    // leaves the initial mean plus the corrections by looking ahead from each position reached.
    RaceBoard board = start;
    for (int i = 0; i < Throws; ++i) {
        const RaceSearch::AfterThrow after = m_search.bestChoice(board, dice.roll()).after;
        if (after.isOver || RaceEndings::includes(after.board)) {
            break; // the value is exact
        }
        board = after.board;
        const RaceValue correction = difference(m_search.valueAhead(board), after.value);
        value = sum(value, i % 2 == 0 ? correction.swapped() : correction);
    }
    return value;
}

std::optional<RaceRollout::Result> RaceRollout::estimate(const RaceBoard &board, double margin,
                                                         const Progress &progress)
{
    const RaceValue first = m_search.valueAhead(board);
    const auto share = [](std::int32_t value) { return double(value) / RaceValue::One; };
    if (RaceEndings::includes(board)) {
        return Result{share(first.win), share(first.loss), share(first.throws), 0, 0};
    }
    Dice dice(seedOf(board));
    Sample wins;
    Sample losses;
    Sample throws;
    int games = 0;
    double found = 1;
    while (games < MinGames || (games < MaxGames && found > margin)) {
        if (progress && !progress(std::min(1.0, games / double(MinGames)))) {
            return std::nullopt;
        }
        const RaceValue value = playGame(board, first, dice);
        wins.add(value.win);
        losses.add(value.loss);
        throws.add(value.throws);
        ++games;
        found = games < MinGames ? 1 : std::max(wins.margin(), losses.margin());
    }
    const double win = std::clamp(wins.mean(), 0.0, 1.0);
    return Result{win, std::clamp(losses.mean(), 0.0, 1 - win), std::max(0.0, throws.mean()), found,
                  games};
}

} // namespace doublets
