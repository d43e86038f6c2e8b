// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "print/page/sheet.h"
#include "table/artwork/tradition.h"

namespace doublets::sheets {

/// The colours of a side's men on paper: light for White and dark for Black, so that they differ
/// even in greyscale.
struct ManColours
{
    QColor fill;
    QColor edge;
    QColor numeral;

    /// Returns the colours of the men of `side` on a sheet that is printed with `ink`.
    [[nodiscard]] static ManColours of(Side side, Ink ink);
};

/// A schematic diagram of a board for drawing positions. Shows the half of the board in use or, if
/// the game uses both halves, the whole board. A pile, or more than three men on a point without a
/// pile, is drawn as a stack with the number of men; men laid down are drawn in front of the pile.
/// The numbers of men borne off are on the right. Lengths are in points.
class PositionDiagram
{
public:
    /// `tables` determines which parts of the board the game uses. `traditionId`, which must be one
    /// of traditionIds(), determines the shape of the points.
    PositionDiagram(Tables tables, const QString &traditionId, Ink ink);

    /// Returns the size of the drawing.
    [[nodiscard]] QSizeF size() const;
    /// Draws a position with its top left corner at `topLeft`.
    void draw(Page &page, QPointF topLeft, const Position &position) const;

private:
    void drawBoard(Page &page, QPointF topLeft) const;
    /// Draws a point whose base is on the rail at the y coordinate `rail`. `x` is the left edge of
    /// the column of the point; `isBelow` is true if the point is in the lower row.
    void drawPoint(Page &page, double x, double rail, bool isBelow, bool isDark) const;
    void drawMen(Page &page, QPointF topLeft, Side side, const Men &men) const;
    void drawTray(Page &page, QPointF topLeft, Side side, const Men &men) const;
    /// Draws `count` men, at least one, in a pile, with a numeral if there is more than one.
    void drawPile(Page &page, QPointF centre, Side side, int count) const;
    /// Returns the centre of a man on the physical point `place` (see
    /// BoardLayout::physicalPoint()). `row` counts from 0 at the rail.
    [[nodiscard]] QPointF centre(QPointF topLeft, int place, int row) const;
    /// Returns the x coordinate of the left edge of a column, 0 to 11 from the left of the board.
    [[nodiscard]] double columnLeft(QPointF topLeft, int column) const;
    [[nodiscard]] QRectF boardRect(QPointF topLeft) const;

    Tables m_tables;
    Ink m_ink;
    PointShape m_pointShape;
    Colours m_colours;
    bool m_wholeBoard = false;
    int m_firstColumn = 0; ///< leftmost column drawn, 0 to 11 from the left
};

} // namespace doublets::sheets
