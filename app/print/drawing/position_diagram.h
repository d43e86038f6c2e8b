// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "print/page/sheet.h"

namespace doublets::sheets {

/// Colours of a side's men on paper: light for White, dark for Black, and distinguishable without
/// colour.
struct ManInk
{
    QColor fill;
    QColor edge;
    QColor numeral;

    [[nodiscard]] static ManInk of(Side side, Ink ink);
};

/// A schematic drawing of a position: only the half of the board in use, or the whole board. A pile
/// is drawn as one man with the number of its men; men played down lie in front of it; the numbers
/// of men off the board are on the right.
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
    /// Returns the centre of the `row`th man on the physical point `place`.
    [[nodiscard]] QPointF centre(QPointF at, int place, int row) const;
    [[nodiscard]] double columnLeft(QPointF at, int column) const;
    [[nodiscard]] QRectF field(QPointF at) const;

    Tables m_tables;
    Ink m_ink;
    Colours m_colours;
    bool m_wholeBoard = false;
    int m_firstColumn = 0; ///< 0 to 11, from the left
};

} // namespace doublets::sheets
