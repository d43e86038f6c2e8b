// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

namespace doublets {

/// Rounds shares of a whole, which add up to 1, to `decimals` decimals of a percentage so that the
/// rounded shares add up to 1, too. Each differs from its share by less than one unit of the last
/// decimal; those with the largest remainders are rounded up.
[[nodiscard]] std::vector<double> roundedShares(std::span<const double> shares, int decimals);

} // namespace doublets
