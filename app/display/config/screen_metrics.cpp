// SPDX-License-Identifier: MIT
#include "display/config/screen_metrics.h"

#include "table/fonts/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

constexpr qreal MmOfInch = 25.4;

/// Returns the smallest pixel size of the text font at which `measure` is at least `wanted` pixels.
int smallestFontSize(qreal wanted, qreal (QFontMetricsF::*measure)() const)
{
    const auto of = [measure](int pixels) {
        return (QFontMetricsF(fonts::textFont(pixels)).*measure)();
    };
    constexpr int Large = 1000; // a size at which rounding to whole pixels does not matter
    int pixels = std::max(1, static_cast<int>(std::ceil(wanted * Large / of(Large))));
    while (of(pixels) < wanted) {
        ++pixels;
    }
    return pixels;
}

} // namespace

ScreenMetrics screenMetrics(const QSize &screen, qreal inches, int textSizePercent)
{
    const qreal pixelsPerMm = std::hypot(screen.width(), screen.height()) / (inches * MmOfInch);
    return {pixelsPerMm, static_cast<int>(std::ceil(MinButtonMm * pixelsPerMm)),
            smallestFontSize(MinXHeightMm * pixelsPerMm * textSizePercent / 100,
                             &QFontMetricsF::xHeight),
            smallestFontSize(MinInvitationCapHeightMm * pixelsPerMm, &QFontMetricsF::capHeight)};
}

} // namespace doublets
