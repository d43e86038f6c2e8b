// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/layout/board_layout.h"

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
        QPointF top;      ///< middle of its upper face
        qreal inward = 1; ///< where the chevron points along its point: +1 down, -1 up; 0: none
        bool operator==(const Man &) const = default;
    };
    struct Text
    {
        QPointF centre;
        QString text;
        Side reader = Side::White; ///< whose it is, or who is to act on it
        bool operator==(const Text &) const = default;
    };

    /// A box that is to be emptied.
    struct Throw
    {
        Side side{}; ///< whose
        QRectF box;
        qreal towards = 1; ///< the board: +1 to the right, -1 to the left
        qreal outer =
            1; ///< the nearer edge of the table: +1 below, -1 above; the word stands there
        QString word;
        bool operator==(const Throw &) const = default;
    };
    /// A die whose number its thrower did not play.
    struct Die
    {
        QPointF centre; ///< of its upper face
        /// Struck through, nobody plays it; else an arrow to the one who may: +1 White, -1 Black.
        qreal passed = 0;
        bool operator==(const Die &) const = default;
    };

    std::vector<Man> playable;
    std::optional<QPointF> selected; ///< top of the selected man
    std::vector<QPointF> targets;    ///< where the selected man may go
    std::vector<QPointF> last;       ///< tops of the men whom the last throw moved
    std::vector<Text> hints;         ///< tops of the men of a hint, with their number if several
    std::optional<QPointF> refused;  ///< top of a man that may not be played
    std::optional<QRectF> focus;
    std::vector<Throw> toThrow; ///< where to press for a throw
    std::vector<Die> unplayed;
    std::optional<Side> turn;   ///< on whose rail the marker stands
    std::vector<Text> plates;   ///< counts, on a plate
    std::vector<Text> numerals; ///< on the rail

    bool operator==(const Marks &) const = default;
};

class MarksItem final : public QGraphicsItem
{
public:
    MarksItem();

    void setMarks(const Marks &marks);
    [[nodiscard]] const Marks &marks() const { return m_marks; }
    /// Where the word stands that says to throw from that player's box; empty where it does not.
    [[nodiscard]] QRectF throwPlate(Side side) const;
    void setColours(const MarkColours &colours);
    /// `factor`: how much larger than usual letters are to be. `wallLine`: read from far, no line
    /// of them is lower than so many logical pixels, also where they are wider than the rails that
    /// they stand on; 0: read from near.
    void setFont(const QFont &font, qreal factor, int wallLine = 0);
    /// Reference pixels to a logical pixel of the window, below which nothing is drawn finer.
    void setPixel(qreal pixel);
    /// Whether what Black reads is turned towards Black's chair.
    void setFaceToFace(bool faceToFace);

    /// How high the lowest line of letters is, with the disc that a numeral stands on.
    [[nodiscard]] qreal leastLine() const;
    [[nodiscard]] QRectF boundingRect() const override { return BoardLayout::mustSee(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) override;

private:
    void paintRing(QPainter &painter, const QPointF &centre, qreal radius, const QColor &colour,
                   qreal width, bool dotted = false) const;
    /// `way`: where it points, of length 1.
    void paintChevron(QPainter &painter, const QPointF &tip, const QPointF &way, qreal size) const;
    void paintOutline(QPainter &painter, const QRectF &rect, qreal corner) const;
    void paintCross(QPainter &painter, const QPointF &centre, qreal reach) const;
    void paintUnplayed(QPainter &painter) const;
    void paintLast(QPainter &painter) const;
    void paintPlayable(QPainter &painter) const;
    void paintSelection(QPainter &painter) const;
    void paintHints(QPainter &painter) const;
    void paintRefused(QPainter &painter) const;
    void paintFocus(QPainter &painter) const;
    void paintTurn(QPainter &painter) const;
    void paintNumerals(QPainter &painter, const QRectF &exposed) const;
    [[nodiscard]] QRectF plateRect(const Marks::Text &plate, qreal height) const;
    [[nodiscard]] Marks::Text throwPlateOf(const Marks::Throw &mark) const;
    void paintPlate(QPainter &painter, const Marks::Text &plate, qreal height) const;
    /// Has what is painted there next read from the reader's chair.
    void turnTo(Side reader, QPainter &painter, const QPointF &centre) const;
    void paintToThrow(QPainter &painter) const;
    [[nodiscard]] bool isForWall() const { return m_wallLine > 0; }
    [[nodiscard]] QFont fontOf(qreal height) const;
    [[nodiscard]] QFont plateFont(const Marks::Text &plate, qreal height) const;
    [[nodiscard]] qreal numeralRadius(const QFont &font) const;
    [[nodiscard]] qreal line(qreal width) const;

    Marks m_marks;
    MarkColours m_colours;
    QFont m_font;
    qreal m_factor = 1;
    int m_wallLine = 0;
    qreal m_pixel = 1;
    bool m_faceToFace = false;
};

} // namespace doublets
