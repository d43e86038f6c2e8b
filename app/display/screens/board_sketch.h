// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QRectF>

#include <array>

class QPainter;

namespace doublets {

class RuleSet;

/// A line drawing of a board with the men of an opening position, which is shown until a picture of
/// the board is ready.
class BoardSketch
{
public:
    /// Constructs an empty sketch, which paints nothing.
    BoardSketch() = default;
    /// Sketches the opening position of `ruleSet` under its default rulings.
    explicit BoardSketch(const RuleSet &ruleSet);

    [[nodiscard]] bool isEmpty() const { return m_board.isEmpty(); }
    /// Returns the size of the board, in reference pixels (see BoardLayout).
    [[nodiscard]] QSizeF size() const { return m_board.boundingRect().size(); }
    /// Paints the sketch in the centre of `area`, as large as fits, in the colours of the theme.
    void paint(QPainter &painter, const QRectF &area) const;

private:
    QPainterPath m_board;              ///< the frame and the points
    std::array<QPainterPath, 2> m_men; ///< indexed by indexOf(Side)
};

} // namespace doublets
