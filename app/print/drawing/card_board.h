// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"
#include "table/artwork/tradition.h"

// Drawings of a board with its men and dice at true size, to be cut out of card. Lengths are in
// points (1/72 inch).

namespace doublets::sheets {

namespace card {
constexpr double ManDiameter = pointsFromMillimetres(25);
constexpr double DieSize = pointsFromMillimetres(15);
constexpr double PointWidth = pointsFromMillimetres(27);
constexpr double RailWidth = pointsFromMillimetres(8);
/// Width of a half of the board, including half of the width of the bar. The bar is twice as wide
/// as a rail.
constexpr double HalfWidth = RailWidth + PointsInTable * PointWidth + RailWidth;
constexpr double BoardHeight = pointsFromMillimetres(224);
constexpr double BoardWidth = 2 * HalfWidth;
} // namespace card

/// A half of the board, as seen from White's chair.
enum class Half : std::uint8_t { Left, Right };

/// The colours of a board on paper: lighter than on the screen or, with Ink::Black, black, white
/// and shades of grey.
struct CardColours
{
    QColor line;
    QColor rail;
    QColor background;
    QColor lightPoint;
    QColor darkPoint;

    /// Returns the colours of the boards of `tradition`.
    [[nodiscard]] static CardColours of(const Tradition &tradition, Ink ink);
};

/// Draws a half of the board, `card::HalfWidth` by `card::BoardHeight`, including half of the bar
/// at the inner edge, where the two halves are joined.
void drawHalfBoard(Page &page, QPointF topLeft, Half half, const Tradition &tradition, Ink ink);

/// Draws a man as seen from above, with a diameter of `card::ManDiameter`.
void drawCardMan(Page &page, QPointF centre, Side side, const Tradition &tradition, Ink ink);

/// Draws the net of a die, with tabs for glue: four faces in a column, and one face on either side
/// of the second. Opposite faces add up to seven. `topLeft` is the corner of a rectangle of the
/// size dieNetSize(), which contains the net and its tabs.
void drawDieNet(Page &page, QPointF topLeft, const Colours &colours);
/// Returns the size of the net of a die with its tabs.
[[nodiscard]] QSizeF dieNetSize();

constexpr double ScaleBarLength = pointsFromMillimetres(100);
/// Draws a scale bar of ten centimetres, whose ticks point upwards. `left` is the left end of the
/// line.
void drawScaleBar(Page &page, QPointF left, const Colours &colours);
constexpr double ScaleBarHeight = 22; ///< height to be reserved for a scale bar

} // namespace doublets::sheets
