// SPDX-License-Identifier: MIT
#include "display/screens/display_sizes.h"

#include "display/config/display_config.h"
#include "display/config/screen_metrics.h"

#include <algorithm>

namespace doublets {

namespace {

int titleOf(int text)
{
    return text * 4 / 3;
}

} // namespace

DisplaySizes DisplaySizes::forScreen(const QSize &screen, const DisplayConfig &config,
                                     bool isTextLarge)
{
    constexpr int LargerPercent = 140;
    constexpr int MaxPercent = 250;
    const int percent =
        isTextLarge ? std::min(config.textSize * LargerPercent / 100, MaxPercent) : config.textSize;
    constexpr int MinPercent = 100;
    const ScreenMetrics metrics = screenMetrics(screen, config.screenInches, percent);
    DisplaySizes sizes;
    sizes.minTextSize = screenMetrics(screen, config.screenInches, MinPercent).textSize;
    sizes.minButtonSize = metrics.minButtonSize;
    sizes.text = metrics.textSize;
    sizes.title = titleOf(metrics.textSize);
    // A larger screen is read from a greater distance.
    constexpr double UsualInches = 32;
    sizes.invitation =
        qRound(metrics.invitationSize * std::max(1.0, config.screenInches / UsualInches));
    return sizes;
}

DisplaySizes DisplaySizes::reduced() const
{
    DisplaySizes sizes = *this;
    sizes.text = std::max(minTextSize, text * 9 / 10);
    sizes.title = titleOf(sizes.text);
    return sizes;
}

DisplaySizes DisplaySizes::enlargedFor(const QSize &page) const
{
    constexpr int Lines = 24;
    DisplaySizes sizes = *this;
    sizes.text = std::max(text * 3 / 2, std::min(page.width(), page.height()) / Lines);
    sizes.title = titleOf(sizes.text);
    return sizes;
}

DisplaySizes DisplaySizes::forSheet(const QSize &screen) const
{
    constexpr int Lines = 32;
    DisplaySizes sizes = *this;
    sizes.text = std::max(text, std::min(screen.width(), screen.height()) / Lines);
    sizes.title = titleOf(sizes.text);
    return sizes;
}

fonts::TextSizes DisplaySizes::boardTextSizes(const QSize &screen) const
{
    constexpr double MaxFactor = 2.5;
    constexpr int Usual = 100;
    const auto usual = fonts::sizesFor(screen, Usual, fonts::defaultTextPixels());
    const double factor = static_cast<double>(text) / usual.caption;
    return {text, text, minButtonSize, std::clamp(factor, 1.0, MaxFactor)};
}

} // namespace doublets
