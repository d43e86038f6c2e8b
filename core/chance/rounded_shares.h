// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

namespace doublets {

/// Returns `shares`, which must add up to 1, each rounded to a percentage with `decimals` decimals
/// in such a way that the results also add up to 1. The shares with the largest remainders are
/// rounded up. Each result differs from its share by less than one unit of the last decimal.
[[nodiscard]] std::vector<double> roundedShares(std::span<const double> shares, int decimals);

} // namespace doublets
