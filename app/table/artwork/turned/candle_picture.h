// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/picture.h"
#include "table/artwork/tradition.h"

namespace doublets {

struct Style;

/// How high above its foot the flame of a candle or lamp stands, reference pixels.
[[nodiscard]] float flameHeight(CandleShape shape);

/// Whether the candles of a table are to be seen in that light.
[[nodiscard]] bool hasCandles(const Style &style);
/// A candlestick or lamp, lit by night. Anchor: the centre of its foot.
[[nodiscard]] Picture paintCandle(const Style &style, qreal scale);
/// The shadow that the lamp makes of it. Anchor: the centre of its foot.
[[nodiscard]] Picture paintCandleShadow(const Style &style, qreal scale);

} // namespace doublets
