// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"
#include "table/artwork/tradition.h"

/// A table with its men and dice, to be cut out of card at true size. Lengths are in typographic
/// points.
namespace doublets::sheets {

namespace card {
constexpr double ManDiameter = millimetres(25);
constexpr double DieSize = millimetres(15);
constexpr double PointWidth = millimetres(27);
constexpr double Rail = millimetres(8);
constexpr double HalfWidth = Rail + PointsInTable * PointWidth + Rail; ///< including half of the
                                                                       ///< bar
constexpr double Height = millimetres(224);
constexpr double BoardWidth = 2 * HalfWidth;
} // namespace card

enum class Half : std::uint8_t { Left, Right };

/// The colours of a table, lightened for paper.
struct CardInk
{
    QColor line;
    QColor rail;
    QColor ground;
    QColor lightPoint;
    QColor darkPoint;

    [[nodiscard]] static CardInk of(const Tradition &tradition, Ink ink);
};

/// Draws half of a board, including half of the bar at the inner side, where the two halves are
/// joined.
void drawHalfBoard(Page &page, QPointF topLeft, Half half, const Tradition &tradition, Ink ink);

/// Draws the face of a man.
void drawCardMan(Page &page, QPointF centre, Side side, const Tradition &tradition, Ink ink);

/// Draws the net of a die, with tabs for glue: four faces in a line and one on either side of the
/// second. Opposite faces add up to seven.
void drawDieNet(Page &page, QPointF topLeft, const Colours &colours);
[[nodiscard]] QSizeF dieNetSize();

constexpr double ScaleBar = millimetres(100);
/// Draws a ruler of ten centimetres to the right of `left`.
void drawScaleBar(Page &page, QPointF left, const Colours &colours);
constexpr double ScaleBarHeight = 22;

} // namespace doublets::sheets
