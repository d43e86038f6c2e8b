// SPDX-License-Identifier: MIT
#include "core/odds/random_play_odds.h"

#include "core/game/referee.h"
#include "core/odds/dense_key_index.h"
#include "core/odds/exact_odds.h"
#include "core/odds/play_value.h"
#include "core/odds/throw_mean.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr std::size_t BlindPairsBetweenReports = 256;

/// A solver by the induction of ExactOdds, over the value to the thrower, or to the player within a
/// throw.
class BlindSolver
{
public:
    BlindSolver(const Rules &rules, const Progress &progress)
        : m_rules(rules)
        , m_progress(progress)
        , m_keys(rules, Symmetry::Reduced)
        , m_throwReducer(rules)
        , m_numbers(m_keys.count())
    {
    }

    [[nodiscard]] std::optional<RandomPlayExpectations> solve()
    {
        Position first = referee::initialPosition(m_rules);
        first.stage = Stage::ToThrow;
        const PositionValue value = of(first, first.thrower);
        return m_stopped
                   ? std::nullopt
                   : std::optional(RandomPlayExpectations{value.winProbability, value.throws});
    }

private:
    using OfDoublet = std::array<PositionValue, limits::MaxDoubletMen>;

    /// Returns the value to `side`.
    PositionValue of(const Position &position, Side side)
    {
        if (position.stage == Stage::Won) {
            return {position.winner() == side ? 1.0 : 0.0, 0};
        }
        const bool toThrow = position.stage == Stage::ToThrow;
        const PositionValue value = toThrow ? beforeThrow(position) : withinThrow(position);
        return (toThrow ? position.thrower : position.player) == side ? value : value.forOpponent();
    }

    PositionValue beforeThrow(const Position &position)
    {
        const std::uint32_t number = numberOf(position, position.thrower);
        if (!m_before[number].isKnown()) {
            const Position other = positionWithOpponentToThrow(position);
            const Side side = position.thrower;
            const auto [here, there] = solvePair(meanOf(position, side), meanOf(other, side));
            m_before[number] = {here[0], here[1]};
            m_before[numberOf(other, other.thrower)] =
                PositionValue{there[0], there[1]}.forOpponent();
            report();
        }
        return m_before[number];
    }

    ThrowMean<2> meanOf(const Position &position, Side side)
    {
        if (m_stopped) {
            return {};
        }
        const ThrowList &throws = m_throwReducer.reducedThrows(m_keys.classes(position));
        auto mean = throwMean<2>(m_rules, position, throws, [&](const Position &next) {
            const PositionValue value = of(next, side);
            return ThrowValues<2>{{value.winProbability, value.throws}, {}};
        });
        mean.known[1] += 1; // the current throw
        return mean;
    }

    PositionValue withinThrow(const Position &position)
    {
        if (position.doubletMen == 0) {
            return meanOfPlays(position);
        }
        const std::size_t whose = position.player == position.thrower ? 0 : 1;
        const std::uint32_t number = numberOf(position, position.player);
        const std::size_t men = position.doubletMen - 1U;
        if (!m_amid[whose][number][men].isKnown()) {
            const PositionValue value = meanOfPlays(position);
            m_amid[whose][number][men] = value; // the table may have been reallocated
        }
        return m_amid[whose][number][men];
    }

    PositionValue meanOfPlays(const Position &position)
    {
        const PlayList plays = referee::legalPlays(m_rules, position);
        if (referee::isForced(m_rules, position)) {
            return after(position, plays[0]);
        }
        // Within a doublet, plays from points of one class are equivalent: compute one of them.
        const auto classes =
            position.doubletMen > 0 ? m_keys.classes(position) : PositionKeys::PerPoint{};
        std::array<PositionValue, limits::MaxPlays> known{};
        PositionValue sum{0, 0};
        for (int i = 0; i < plays.size(); ++i) {
            int alike = i;
            for (int j = 0; position.doubletMen > 0 && j < i && alike == i; ++j) {
                alike = classes[plays[j].from - 1U] == classes[plays[i].from - 1U] ? j : i;
            }
            PositionValue &value = known[static_cast<std::size_t>(i)];
            value = alike < i ? known[static_cast<std::size_t>(alike)] : after(position, plays[i]);
            sum.winProbability += value.winProbability;
            sum.throws += value.throws;
        }
        return {sum.winProbability / plays.size(), sum.throws / plays.size()};
    }

    /// Returns the value to the player after `play`.
    PositionValue after(const Position &position, const Play &play)
    {
        Position next = position;
        referee::play(m_rules, next, play);
        return of(next, position.player);
    }

    std::uint32_t numberOf(const Position &position, Side first)
    {
        const std::uint32_t number = m_numbers.findOrAdd(m_keys.keyOf(position, first));
        if (number >= m_before.size()) {
            m_before.resize(number + 1);
            if (m_rules.doublet == Doublet::Total) {
                m_amid[0].resize(number + 1);
                m_amid[1].resize(number + 1);
            }
        }
        return number;
    }

    void report()
    {
        ++m_solved;
        if (m_solved % BlindPairsBetweenReports == 0 && m_progress) {
            const double share = 2 * static_cast<double>(m_solved) / m_keys.count();
            m_stopped = m_stopped || !m_progress(std::min(1.0, share));
        }
    }

    const Rules &m_rules;
    const Progress &m_progress;
    PositionKeys m_keys;
    ThrowReducer m_throwReducer;
    DenseKeyIndex m_numbers;
    std::vector<PositionValue> m_before;
    std::array<std::vector<OfDoublet>, 2> m_amid;
    std::size_t m_solved = 0;
    bool m_stopped = false;
};

} // namespace

std::optional<RandomPlayExpectations> randomPlayExpectations(const Rules &rules,
                                                             const Progress &progress)
{
    return BlindSolver(rules, progress).solve();
}

} // namespace doublets
