// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

namespace doublets {

/// The geometry of a display window, which shows the board above a strip of texts and buttons. The
/// content may be confined to the lower part of the window, within the reach of visitors in
/// wheelchairs and of children. All rectangles except contentRect() are relative to the content.
/// Units: logical pixels.
class DisplayLayout
{
public:
    /// `reachPercent` is the height of the part of the window that is used, from the lower edge, in
    /// percent of the height of the window.
    explicit DisplayLayout(const QSize &windowSize, int reachPercent = 100);

    /// Returns the rectangle of the window's content, which drifts within a narrow margin to
    /// prevent burn-in. `driftStep` is the number of steps drifted so far.
    [[nodiscard]] QRect contentRect(int driftStep) const;
    /// Returns the rectangle of a page that covers the content, bars included.
    [[nodiscard]] QRect pageRect() const { return {QPoint(), m_contentSize}; }
    /// Returns the maximum height of the strip, which leaves enough space for the board.
    [[nodiscard]] int maxStripHeight() const;
    /// Returns the rectangle of the strip at the lower edge.
    [[nodiscard]] QRect stripRect(int stripHeight) const;
    /// Returns the rectangle of the board, above the strip.
    [[nodiscard]] QRect boardRect(int stripHeight) const;
    /// Returns the rectangle of an explanation over the board, narrow enough for comfortable
    /// reading at `fontSize`. On a portrait screen, the rectangle is at the bottom, within the
    /// visitor's reach.
    [[nodiscard]] QRect explanationRect(int stripHeight, int fontSize) const;

private:
    int m_margin;
    int m_top; ///< of the part of the window that is used
    QSize m_contentSize;
};

} // namespace doublets
