// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"
#include "table/artwork/tradition.h"

/// A table, its men and dice to be cut out of card. Lengths are in points here, true on paper.
namespace doublets::sheets {

namespace card {
constexpr double ManDiameter = millimetres(25);
constexpr double DieSize = millimetres(15);
constexpr double PointWidth = millimetres(27);
constexpr double Rail = millimetres(8);
constexpr double HalfWidth = Rail + PointsInTable * PointWidth + Rail; ///< with half of the bar
constexpr double Height = millimetres(224);
constexpr double BoardWidth = 2 * HalfWidth;
} // namespace card

enum class Half : std::uint8_t { Left, Right };

/// The colours of a table, as light as paper wants them.
struct CardInk
{
    QColor line;
    QColor rail;
    QColor ground;
    QColor lightPoint;
    QColor darkPoint;

    [[nodiscard]] static CardInk of(const Tradition &tradition, Ink ink);
};

/// Half a board with its half of the bar, at the inner side, where the halves are joined.
void drawHalfBoard(Page &page, QPointF topLeft, Half half, const Tradition &tradition, Ink ink);

/// A man's face.
void drawCardMan(Page &page, QPointF centre, Side side, const Tradition &tradition, Ink ink);

/// The net of a die: four faces in a row and one at either side of the second, with tabs for the
/// glue. Opposite numbers make seven.
void drawDieNet(Page &page, QPointF topLeft, const Colours &colours);
[[nodiscard]] QSizeF dieNetSize();

constexpr double ScaleBar = millimetres(100);
/// A ruler of ten centimetres, from `left` to the right.
void drawScaleBar(Page &page, QPointF left, const Colours &colours);
constexpr double ScaleBarHeight = 22;

} // namespace doublets::sheets
