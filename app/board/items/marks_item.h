// SPDX-License-Identifier: MIT
#pragma once

#include "app/artwork/artwork.h"
#include "app/layout/board_layout.h"

#include <QFont>
#include <QGraphicsItem>
#include <QString>

#include <optional>
#include <vector>

namespace doublets {

/// Everything drawn over the table for the players' sake: never by colour alone.
struct Marks
{
    struct Man
    {
        QPointF top;      ///< middle of his upper face
        qreal inward = 1; ///< where the chevron points along his point: +1 down, -1 up; 0: none
        bool operator==(const Man &) const = default;
    };
    struct Text
    {
        QPointF centre;
        QString text;
        bool operator==(const Text &) const = default;
    };

    std::vector<Man> playable;
    std::optional<QPointF> selected; ///< top of the selected man
    std::vector<QPointF> targets;    ///< where the selected man may go
    std::vector<QPointF> last;       ///< tops of the men whom the last throw moved
    std::optional<QPointF> refused;  ///< top of a man who may not be played
    std::optional<QRectF> focus;
    std::optional<Text> toThrow; ///< where to press for a throw
    std::optional<Side> turn;    ///< on whose rail the marker stands
    std::vector<Text> plates;    ///< counts, on a plate
    std::vector<Text> numerals;  ///< on the rail

    bool operator==(const Marks &) const = default;
};

class MarksItem final : public QGraphicsItem
{
public:
    MarksItem();

    void setMarks(const Marks &marks);
    [[nodiscard]] const Marks &marks() const { return m_marks; }
    void setColours(const MarkColours &colours);
    void setFont(const QFont &font);
    /// Reference pixels to a logical pixel of the window, below which nothing is drawn finer.
    void setPixel(qreal pixel);

    [[nodiscard]] QRectF boundingRect() const override { return BoardLayout::mustSee(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) override;

private:
    void paintRing(QPainter &painter, const QPointF &centre, qreal radius, const QColor &colour,
                   qreal width, Qt::PenStyle style = Qt::SolidLine) const;
    void paintChevron(QPainter &painter, const QPointF &tip, qreal inward, qreal size) const;
    void paintPlayable(QPainter &painter) const;
    void paintSelection(QPainter &painter) const;
    void paintRefused(QPainter &painter) const;
    void paintFocus(QPainter &painter) const;
    void paintTurn(QPainter &painter) const;
    void paintNumerals(QPainter &painter, const QRectF &exposed) const;
    void paintPlate(QPainter &painter, const Marks::Text &plate, qreal height) const;
    void paintToThrow(QPainter &painter) const;
    [[nodiscard]] QFont fontOf(qreal height) const;
    [[nodiscard]] qreal line(qreal width) const;

    Marks m_marks;
    MarkColours m_colours;
    QFont m_font;
    qreal m_pixel = 1;
};

} // namespace doublets
