// SPDX-License-Identifier: MIT
#pragma once

/// How large people may have everything with letters, in per cent of what is usual.
namespace doublets::text_size {

inline constexpr int LeastPercent = 100;
inline constexpr int MostPercent = 250;
/// From one size to the next, by key.
inline constexpr int PercentStep = 25;

} // namespace doublets::text_size
