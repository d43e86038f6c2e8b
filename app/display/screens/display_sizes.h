// SPDX-License-Identifier: MIT
#pragma once

#include "table/fonts/fonts.h"

#include <QSize>

namespace doublets {

struct DisplayConfig;

/// The sizes of buttons and text on a display, in logical pixels. The minimum sizes are the same in
/// millimetres on every screen.
struct DisplaySizes
{
    int minButtonSize = 54; ///< minimum width and height of a button: 20 mm
    int minTextSize = 24;   ///< font size of the smallest text: an x-height of 3.5 mm
    int text = 24;          ///< font size of text, as chosen by the configuration or the visitor
    int title = 34;         ///< font size of titles
    int invitation = 70;    ///< font size of the invitation: a cap height of 18 mm up to 32 inches,
                            ///< and in proportion to the screen beyond
    /// Returns the standard gap between widgets.
    [[nodiscard]] int gap() const { return text / 2; }
    /// Returns these sizes with text and titles reduced by a tenth, but text not below
    /// `minTextSize`.
    [[nodiscard]] DisplaySizes reduced() const;
    /// Returns these sizes with larger text, for a page of size `page` with little text that is
    /// read from a distance.
    [[nodiscard]] DisplaySizes enlargedFor(const QSize &page) const;
    /// Returns these sizes for a sheet over the board, with larger text if `screen`, the size of
    /// the screen, is large.
    [[nodiscard]] DisplaySizes forSheet(const QSize &screen) const;
    /// Returns whether the text cannot be reduced any further.
    [[nodiscard]] bool isSmallest() const { return text <= minTextSize; }

    /// Returns the sizes for a screen of size `screen`, in logical pixels. If `isTextLarge` is
    /// true, at the visitor's request, text is enlarged by a factor of 1.4, up to 2.5 times the
    /// smallest text. The text font must have been loaded (fonts::load()).
    [[nodiscard]] static DisplaySizes forScreen(const QSize &screen, const DisplayConfig &config,
                                                bool isTextLarge);
    /// Returns the font sizes for the board and its panels on a screen of size `screen`.
    [[nodiscard]] fonts::TextSizes boardTextSizes(const QSize &screen) const;
    bool operator==(const DisplaySizes &) const = default;
};

} // namespace doublets
