// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/picture.h"
#include "table/artwork/tradition.h"

namespace doublets {

struct Style;

/// Returns the height above the foot of the middle of the flame, in reference pixels.
[[nodiscard]] float flameHeight(CandleShape shape);

/// Returns whether candles are visible in the lighting of `style`.
[[nodiscard]] bool hasCandles(const Style &style);
/// Paints a candlestick or lamp, lit at night. The anchor is the centre of its foot.
[[nodiscard]] Picture paintCandle(const Style &style, qreal scale);
/// Paints the shadow of a candlestick or lamp; at night, only the darkening around its foot. The
/// anchor is the centre of its foot.
[[nodiscard]] Picture paintCandleShadow(const Style &style, qreal scale);

} // namespace doublets
