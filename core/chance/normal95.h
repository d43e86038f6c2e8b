// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// The 97.5% quantile of the standard normal distribution: half the width of every 95% band and
/// interval, in standard errors.
inline constexpr double Normal95 = 1.959963984540054;

} // namespace doublets
