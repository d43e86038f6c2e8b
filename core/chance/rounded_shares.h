// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

namespace doublets {

/// Returns `shares`, which must add up to 1, each rounded to a percentage with `decimals` decimals
/// in such a way that the results also add up to 1. The shares with the largest remainders are
/// rounded up. Each result differs from its share by less than one unit of the last decimal.
[[nodiscard]] std::vector<double> roundedShares(std::span<const double> shares, int decimals);

/// Shares and the number of decimals of their percentages.
struct NearestShares
{
    std::vector<double> shares;
    int decimals = 0;
};

/// Returns `shares`, which must add up to 1, each rounded to the nearest percentage with `decimals`
/// decimals, or with up to two more if the results would otherwise not add up to 1. If no number of
/// decimals suffices, returns roundedShares() with two more. For statistics, where each share must
/// agree with the same share elsewhere.
[[nodiscard]] NearestShares nearestShares(std::span<const double> shares, int decimals);

} // namespace doublets
