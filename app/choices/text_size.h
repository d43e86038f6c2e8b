// SPDX-License-Identifier: MIT
#pragma once

/// The range of the `text_size` setting, in per cent of the usual size.
namespace doublets::text_size {

inline constexpr int MinPercent = 100;
inline constexpr int MaxPercent = 250;
/// step of the keyboard shortcuts
inline constexpr int PercentStep = 25;

} // namespace doublets::text_size
