// SPDX-License-Identifier: MIT
#include "display/screens/display_sizes.h"

#include "display/config/display_config.h"
#include "display/config/screen_measure.h"

#include <algorithm>

namespace doublets {

DisplaySizes DisplaySizes::of(const QSize &screen, const DisplayConfig &config, bool larger)
{
    constexpr int LargerPercent = 140;
    constexpr int MostPercent = 250;
    const int percent =
        larger ? std::min(config.textSize * LargerPercent / 100, MostPercent) : config.textSize;
    constexpr int LeastPercent = 100;
    const ScreenMeasure measure = measureScreen(screen, config.screenInches, percent);
    DisplaySizes sizes;
    sizes.least = measureScreen(screen, config.screenInches, LeastPercent).text;
    sizes.press = measure.press;
    sizes.text = measure.text;
    sizes.title = measure.text * 4 / 3;
    sizes.invitation = measure.invitation;
    return sizes;
}

letters::Sizes DisplaySizes::letters(const QSize &screen) const
{
    constexpr double MostFactor = 2.5;
    constexpr int Usual = 100;
    const auto usual = letters::sizesFor(screen, Usual, letters::defaultPixels());
    const double factor = static_cast<double>(text) / usual.caption;
    return {text, text, press, std::clamp(factor, 1.0, MostFactor)};
}

} // namespace doublets
