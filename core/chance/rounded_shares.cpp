// SPDX-License-Identifier: MIT
#include "core/chance/rounded_shares.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doublets {

std::vector<double> roundedShares(std::span<const double> shares, int decimals)
{
    constexpr double Noise = 1e-9; // of units; 0.29 × 100 is a little less than 29
    const double units = 100 * std::pow(10.0, decimals);
    std::vector<double> rounded;
    std::vector<double> remainders;
    for (const double share : shares) {
        rounded.push_back(std::floor(share * units + Noise));
        remainders.push_back(std::round((share * units - rounded.back()) / Noise));
    }
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t i) { return remainders[i]; });
    const double missing = units - std::reduce(rounded.begin(), rounded.end());
    for (std::size_t i = 0; i < order.size() && static_cast<double>(i) < missing; ++i) {
        ++rounded[order[i]];
    }
    for (double &share : rounded) {
        share /= units;
    }
    return rounded;
}

NearestShares nearestShares(std::span<const double> shares, int decimals)
{
    constexpr int MoreDecimals = 2;
    for (int tried = decimals;; ++tried) {
        std::vector<double> rounded = roundedShares(shares, tried);
        const double half = 0.5001 / (100 * std::pow(10.0, tried));
        const bool areNearest = std::ranges::equal(
            rounded, shares, [half](double a, double b) { return std::abs(a - b) <= half; });
        if (areNearest || tried == decimals + MoreDecimals) {
            return {std::move(rounded), tried};
        }
    }
}

} // namespace doublets
