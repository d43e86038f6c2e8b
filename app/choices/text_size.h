// SPDX-License-Identifier: MIT
#pragma once

/// The range of Settings::textSize, in percent of the normal size.
namespace doublets::text_size {

inline constexpr int MinPercent = 100;
inline constexpr int MaxPercent = 250;
/// Step of the actions that enlarge or reduce the text, in percentage points.
inline constexpr int PercentStep = 25;

} // namespace doublets::text_size
