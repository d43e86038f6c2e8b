// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/picture.h"
#include "table/artwork/tradition.h"

namespace doublets {

struct Style;

/// Returns the height of the middle of the flame above the foot, in reference pixels (see
/// BoardLayout).
[[nodiscard]] float flameCentreHeight(CandleShape shape);

/// Returns whether pictures of the board in `style` show candlesticks or lamps: always at night; by
/// lamplight, only for CandleShape::Candlestick.
[[nodiscard]] bool hasCandles(const Style &style);
/// Paints a candlestick or lamp, lit at night. `scale` is in device pixels per reference pixel. The
/// anchor is the centre of the foot.
[[nodiscard]] Picture paintCandle(const Style &style, qreal scale);
/// Paints the shadow of a candlestick or lamp; at night, only the darkening around its foot.
/// `scale` and the anchor are as for paintCandle().
[[nodiscard]] Picture paintCandleShadow(const Style &style, qreal scale);

} // namespace doublets
