// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "print/page/sheet.h"

namespace doublets::sheets {

/// How men look on paper: White's light, Black's dark, told apart without colour.
struct ManInk
{
    QColor fill;
    QColor edge;
    QColor numeral;

    [[nodiscard]] static ManInk of(Side side, Ink ink);
};

/// A plain drawing of a position: the half of the board that is played on, or the whole of it. A
/// pile is a man with the number of its men; men played down lie in front of it; at the right
/// stands how many of each player's men are off the board.
class PositionDiagram
{
public:
    PositionDiagram(Tables tables, Ink ink);

    [[nodiscard]] QSizeF size() const;
    void draw(Page &page, QPointF topLeft, const Position &position) const;

private:
    void drawBoard(Page &page, QPointF at) const;
    void drawMen(Page &page, QPointF at, Side side, const Men &men) const;
    void drawTray(Page &page, QPointF at, Side side, const Men &men) const;
    void drawMan(Page &page, QPointF centre, Side side, int pile) const;
    /// The centre of the `row`th man of a physical point, and the middle of its end at the rail.
    [[nodiscard]] QPointF centre(QPointF at, int place, int row) const;
    [[nodiscard]] double columnLeft(QPointF at, int column) const;
    [[nodiscard]] QRectF field(QPointF at) const;

    Tables m_tables;
    Ink m_ink;
    Colours m_colours;
    bool m_wholeBoard = false;
    int m_firstColumn = 0; ///< of the twelve, from the left
};

} // namespace doublets::sheets
