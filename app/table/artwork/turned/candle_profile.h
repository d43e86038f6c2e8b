// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"
#include "table/artwork/turned/solid_of_revolution.h"

namespace doublets {

/// The parts of a candlestick's profile, used as SolidOfRevolution::ProfileVertex::material.
enum CandlePart : std::uint8_t { CandleStick, CandleWax, CandleWick };

/// Returns the profile of a candlestick or lamp, from the foot to the tip of the wick.
[[nodiscard]] std::vector<SolidOfRevolution::ProfileVertex> candleProfile(CandleShape shape);
/// Returns the height of the flame's base above the foot of the candlestick or lamp, in reference
/// pixels (see BoardLayout).
[[nodiscard]] float flameBaseHeight(CandleShape shape);
/// The height of the flame above its base, in reference pixels.
inline constexpr float FlameHeight = 30;

} // namespace doublets
