// SPDX-License-Identifier: MIT
#include "core/odds/race/race_endings.h"

#include "core/odds/race/race_plays.h"
#include "core/odds/throws.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace doublets {

namespace {

constexpr unsigned FirstBit = PointsOnTrack - PointsInTable;
constexpr std::uint64_t OrderedThrows = 216;

/// Powers of three of the six points' digits, by the set of points.
constexpr auto digitSums()
{
    std::array<std::uint16_t, 1U << PointsInTable> sums{};
    for (unsigned set = 0; set < sums.size(); ++set) {
        unsigned power = 1;
        for (unsigned point = 0; point < PointsInTable; ++point, power *= 3) {
            sums[set] =
                static_cast<std::uint16_t>(sums[set] + ((set >> point & 1U) != 0 ? power : 0));
        }
    }
    return sums;
}
constexpr auto DigitSums = digitSums();

} // namespace

std::size_t RaceEndings::indexOf(const RaceMen &men)
{
    return DigitSums[men.single >> FirstBit] + 2U * DigitSums[men.full >> FirstBit];
}

/// The solver of all endings, which solves those with the fewest pips first.
class RaceEndingsSolver
{
public:
    explicit RaceEndingsSolver(std::vector<RaceEndings::Value> &values)
        : m_values(values)
        , m_effects(RaceEndings::Placements)
        , m_replies(RaceEndings::Placements)
    {
        m_values.assign(RaceEndings::Placements * RaceEndings::Placements, {});
        addThrows();
        for (std::size_t i = 1; i < RaceEndings::Placements; ++i) {
            addPlacement(i);
        }
    }

    bool solve(const Progress &progress)
    {
        std::vector<std::size_t> order(RaceEndings::Placements - 1);
        std::iota(order.begin(), order.end(), 1);
        std::ranges::stable_sort(order, {}, [this](std::size_t i) { return m_pips[i]; });
        // By increasing total pips of both players, so that all successors are known.
        for (int sum = 2; sum <= 2 * MaxPips; ++sum) {
            if (progress && !progress(sum / (2.0 * MaxPips))) {
                return false;
            }
            for (const std::size_t a : order) {
                for (const std::size_t b : order) {
                    if (a <= b && m_pips[a] + m_pips[b] == sum) {
                        solvePair(a, b);
                    }
                }
            }
        }
        return true;
    }

private:
    using Value = RaceEndings::Value;
    using Index = std::uint16_t;
    static constexpr int MaxPips = 2 * (1 + 2 + 3 + 4 + 5 + 6);

    /// The effect of a throw: the resulting placement and the unplayed numbers.
    struct Result
    {
        Index placement;
        Index left; ///< index of the numbers; 0 if none are left
        // NOLINTNEXTLINE(modernize-use-nullptr): see Step
        auto operator<=>(const Result &) const = default;
    };
    /// The results among which a player chooses, with the number of throws out of 216 that have
    /// them.
    struct Effect
    {
        std::vector<Result> results;
        std::uint64_t weight = 0;
    };
    struct Sums
    {
        std::uint64_t win = 0; ///< over all throws that change something
        std::uint64_t throws = 0;
        std::uint64_t unchanged = 0; ///< number of throws that change nothing
    };

    /// Lists all sets of one to three numbers.
    void addThrows()
    {
        m_numbers.emplace_back();
        for (int dice = 1; dice <= limits::MaxDice; ++dice) {
            for (const WeightedThrow &each : allThrows(dice)) {
                m_numbers.push_back(each.dice);
            }
        }
    }

    static RaceMen menOf(std::size_t placement)
    {
        RaceMen men;
        for (unsigned point = FirstBit; point < PointsOnTrack; ++point, placement /= 3) {
            men.single |= placement % 3 == 1 ? PointSet{1} << point : 0;
            men.full |= placement % 3 == 2 ? PointSet{1} << point : 0;
        }
        return men;
    }

    [[nodiscard]] Index indexOf(const Numbers &numbers) const
    {
        // Unplayed numbers may be in any order; throws are listed with the greatest number first.
        std::vector<std::uint8_t> sorted(numbers.begin(), numbers.end());
        std::ranges::sort(sorted, std::greater());
        const Numbers wanted(sorted);
        return static_cast<Index>(std::ranges::find(m_numbers, wanted) - m_numbers.begin());
    }

    /// Finds the effects of all throws, and of all numbers that may pass, on one placement.
    void addPlacement(std::size_t placement)
    {
        const RaceMen men = menOf(placement);
        for (unsigned point = FirstBit; point < PointsOnTrack; ++point) {
            const int count = static_cast<int>(men.single >> point & 1U) +
                              2 * static_cast<int>(men.full >> point & 1U);
            m_pips[placement] += count * static_cast<int>(PointsOnTrack - point);
        }
        const RaceMen elsewhere{PointSet{1} << (PointsOnTrack - 1), 0, 0}; // an enemy out of reach
        m_replies[placement].resize(m_numbers.size());
        for (std::size_t i = 1; i < m_numbers.size(); ++i) {
            std::vector<Result> results;
            for (const RacePlays::Option &option : m_plays.find({men, elsewhere}, m_numbers[i])) {
                const RaceMen after{option.single, option.full, 0};
                results.push_back({static_cast<Index>(RaceEndings::indexOf(after)),
                                   indexOf(m_plays.unplayed(option))});
            }
            std::ranges::sort(results);
            if (m_numbers[i].size() == limits::MaxDice) {
                addEffect(placement, results, ordersOf(m_numbers[i]));
            }
            for (const Result &result : results) {
                m_replies[placement][i].push_back(result.placement);
            }
            std::vector<Index> &replies = m_replies[placement][i];
            replies.erase(std::unique(replies.begin(), replies.end()), replies.end());
        }
    }

    static std::uint64_t ordersOf(const Throw &dice)
    {
        const bool pair = dice[0] == dice[1] || dice[1] == dice[2];
        return dice.areAllEqual() ? 1 : pair ? 3 : 6;
    }

    void addEffect(std::size_t placement, const std::vector<Result> &results, std::uint64_t weight)
    {
        auto &effects = m_effects[placement];
        const auto same = std::ranges::find(effects, results, &Effect::results);
        if (same != effects.end()) {
            same->weight += weight;
        } else {
            effects.push_back({results, weight});
        }
    }

    [[nodiscard]] const Value &value(std::size_t player, std::size_t opponent) const
    {
        return m_values[player * RaceEndings::Placements + opponent];
    }

    static bool isBetter(const Value &a, const Value &b)
    {
        return a.win != b.win ? a.win > b.win : a.throws < b.throws;
    }

    /// Returns the value of `opponent` throwing next against `player`, to the player.
    [[nodiscard]] Value afterThrow(std::size_t player, std::size_t opponent) const
    {
        if (player == 0 || opponent == 0) {
            return {player == 0 ? RaceEndings::One : 0, 0};
        }
        const Value next = value(opponent, player);
        return {RaceEndings::One - next.win, next.throws};
    }

    /// Returns the value of a result to the player who threw.
    [[nodiscard]] Value valueOf(const Result &result, std::size_t opponent) const
    {
        if (result.left == 0 || result.placement == 0) {
            return afterThrow(result.placement, opponent);
        }
        const std::vector<Index> &replies = m_replies[opponent][result.left];
        Value best = afterThrow(result.placement, replies[0]);
        for (std::size_t i = 1; i < replies.size(); ++i) {
            const Value next = afterThrow(result.placement, replies[i]);
            // The opponent chooses.
            if (next.win != best.win ? next.win < best.win : next.throws < best.throws) {
                best = next;
            }
        }
        return best;
    }

    [[nodiscard]] Sums sumsOf(std::size_t player, std::size_t opponent) const
    {
        Sums sums;
        for (const Effect &effect : m_effects[player]) {
            const Result &first = effect.results.front();
            const bool isUnchanged =
                first.placement == player && m_replies[opponent][first.left].front() == opponent;
            if (isUnchanged) {
                sums.unchanged += effect.weight;
                continue;
            }
            Value best = valueOf(first, opponent);
            for (std::size_t i = 1; i < effect.results.size(); ++i) {
                const Value next = valueOf(effect.results[i], opponent);
                if (isBetter(next, best)) {
                    best = next;
                }
            }
            sums.win += effect.weight * best.win;
            sums.throws += effect.weight * best.throws;
        }
        return sums;
    }

    /// Solves the position for either player throwing next: a throw that changes nothing leads from
    /// one to the other.
    void solvePair(std::size_t a, std::size_t b)
    {
        const Sums first = sumsOf(a, b);
        const Sums second = sumsOf(b, a);
        store(a, b, first, second);
        store(b, a, second, first);
    }

    void store(std::size_t player, std::size_t opponent, const Sums &mine, const Sums &other)
    {
        const std::uint64_t divisor =
            OrderedThrows * OrderedThrows - mine.unchanged * other.unchanged;
        const std::uint64_t win = mine.win + mine.unchanged * RaceEndings::One;
        const std::uint64_t loss = other.win + other.unchanged * RaceEndings::One;
        const std::uint64_t unit = std::uint64_t{1} << 20U;
        const std::uint64_t throws = mine.throws + OrderedThrows * unit;
        const std::uint64_t otherThrows = other.throws + OrderedThrows * unit;
        m_values[player * RaceEndings::Placements + opponent] = {
            static_cast<std::uint32_t>((OrderedThrows * win - mine.unchanged * loss + divisor / 2) /
                                       divisor),
            static_cast<std::uint32_t>(
                (OrderedThrows * throws + mine.unchanged * otherThrows + divisor / 2) / divisor)};
    }

    std::vector<Value> &m_values;
    std::vector<Numbers> m_numbers; ///< sets of numbers; the first is empty
    std::array<int, RaceEndings::Placements> m_pips{};
    std::vector<std::vector<Effect>> m_effects;             ///< by placement
    std::vector<std::vector<std::vector<Index>>> m_replies; ///< by placement and numbers
    RacePlays m_plays;
};

std::shared_ptr<const RaceEndings> RaceEndings::solve(const Progress &progress)
{
    const std::shared_ptr<RaceEndings> endings(new RaceEndings);
    const auto solver = std::make_unique<RaceEndingsSolver>(endings->m_values);
    return solver->solve(progress) ? endings : nullptr;
}

} // namespace doublets
