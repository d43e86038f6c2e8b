// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"
#include "table/artwork/turned/lathe.h"

namespace doublets {

/// Which of a candlestick's stuffs a knot of its profile is of.
enum CandlePart : std::uint8_t { CandleStick, CandleWax, CandleWick };

/// From the foot up to the tip of the wick.
[[nodiscard]] std::vector<Lathe::Knot> candleProfile(CandleShape shape);
/// Where the flame begins.
[[nodiscard]] float wickHeight(CandleShape shape);
/// How high the flame is.
inline constexpr float FlameLength = 30;

} // namespace doublets
