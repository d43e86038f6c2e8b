// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QtGlobal>

// The sizes of buttons and text on a screen of known physical size. In millimetres, the minimum
// sizes are the same on every screen.

namespace doublets {

constexpr qreal MinButtonMm = 20;              ///< minimum width and height of every control
constexpr qreal MinXHeightMm = 3.5;            ///< minimum x-height of any text
constexpr qreal MinInvitationCapHeightMm = 18; ///< minimum cap height of the invitation to play

/// Sizes on one screen, in logical pixels.
struct ScreenMetrics
{
    qreal pixelsPerMm = 1;
    int minButtonSize = 0;  ///< minimum width and height of every control
    int textSize = 0;       ///< font size of body text in fonts::textFont()
    int invitationSize = 0; ///< font size of the invitation to play in fonts::textFont()
    bool operator==(const ScreenMetrics &) const = default;
};

/// Returns the sizes for a screen. `screen` is the full size of the screen in logical pixels,
/// `inches` the diagonal, and `textSizePercent` the text size as a percentage of the smallest
/// permitted size, at least 100. Uses the metrics of the text font, which must have been loaded
/// (fonts::load()).
[[nodiscard]] ScreenMetrics screenMetrics(const QSize &screen, qreal inches, int textSizePercent);

} // namespace doublets
