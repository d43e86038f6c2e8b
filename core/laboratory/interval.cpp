// SPDX-License-Identifier: MIT
#include "core/laboratory/interval.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

double shareOf(std::uint64_t wins, std::uint64_t games)
{
    return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games);
}

} // namespace

Interval shareInterval(std::uint64_t wins, std::uint64_t games)
{
    if (games == 0) {
        return {0, 1};
    }
    const auto n = static_cast<double>(games);
    const double share = shareOf(wins, games);
    const double square = Normal95 * Normal95;
    const double middle = (share + square / (2 * n)) / (1 + square / n);
    const double half =
        Normal95 / (1 + square / n) * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Interval roundedOutwards(const Interval &shares, int decimals)
{
    constexpr double Tolerance = 1e-9; // of sums that are whole numbers except for rounding errors
    const double scale = std::pow(10.0, decimals + 2);
    return {std::floor(shares.low * scale + Tolerance) / scale,
            std::ceil(shares.high * scale - Tolerance) / scale};
}

Difference unpairedDifference(std::uint64_t wins, std::uint64_t games, std::uint64_t otherWins,
                              std::uint64_t otherGames)
{
    const double first = shareOf(wins, games);
    const double second = shareOf(otherWins, otherGames);
    const Interval one = shareInterval(wins, games);
    const Interval two = shareInterval(otherWins, otherGames);
    const double value = first - second;
    return {value,
            {value - std::hypot(first - one.low, two.high - second),
             value + std::hypot(one.high - first, second - two.low)},
            false};
}

Difference pairedDifference(std::uint64_t onlyFirst, std::uint64_t onlySecond, std::uint64_t pairs)
{
    if (pairs == 0) {
        return {0, {-1, 1}, true};
    }
    const double more = static_cast<double>(onlyFirst) + 0.5;
    const double less = static_cast<double>(onlySecond) + 0.5;
    const double n = static_cast<double>(pairs) + 2;
    const double middle = (more - less) / n;
    const double half = Normal95 * std::sqrt(more + less - (more - less) * (more - less) / n) / n;
    return {(static_cast<double>(onlyFirst) - static_cast<double>(onlySecond)) /
                static_cast<double>(pairs),
            {std::max(-1.0, middle - half), std::min(1.0, middle + half)},
            true};
}

} // namespace doublets
