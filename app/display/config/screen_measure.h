// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QtGlobal>

/// How large things are on a screen whose size is known, so that they are as large in the hand and
/// to the eye on any of them.
namespace doublets {

constexpr qreal LeastPressMm = 20;        ///< each way, of whatever can be pressed
constexpr qreal LeastSmallLetterMm = 3.5; ///< an x, in any text
constexpr qreal LeastInvitationMm = 18;   ///< a capital of the invitation

/// Logical pixels.
struct ScreenMeasure
{
    qreal perMm = 1;    ///< pixels of a millimetre
    int press = 0;      ///< at least as wide and as high is what can be pressed
    int text = 0;       ///< of a letters::textFont for whatever is read
    int invitation = 0; ///< of a letters::textFont that is read from across the room
    bool operator==(const ScreenMeasure &) const = default;
};

/// `screen`: the whole of it, in logical pixels; `inches`: its diagonal; `textSize`: percent of the
/// smallest letters that may be, at least 100. Asks the text face how large its letters are, so the
/// application must have its fonts (letters::load).
[[nodiscard]] ScreenMeasure measureScreen(const QSize &screen, qreal inches, int textSize);

} // namespace doublets
