// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/layout/board_layout.h"

#include <QFont>
#include <QGraphicsItem>
#include <QPainterPath>
#include <QString>

#include <optional>
#include <vector>

namespace doublets {

/// The marks drawn over the board, in scene coordinates. No mark relies on colour alone.
struct Marks
{
    /// A man to be marked.
    struct Man
    {
        QPointF top;            ///< centre of the man's upper face
        QPointF direction;      ///< direction of the chevron, a unit vector; null for none
        bool isHovered = false; ///< whether the pointer is over the man
        bool operator==(const Man &) const = default;
    };
    /// A text on the board.
    struct Text
    {
        QPointF centre;
        QString text;
        Side reader = Side::White; ///< the player whom the text faces
        /// The area to which a plate is confined; a null rectangle for
        /// BoardLayout::essentialRect().
        QRectF area = {};
        bool operator==(const Text &) const = default;
    };

    /// A dice box that a player can press to throw.
    struct ThrowPrompt
    {
        Side side{};                ///< the owner of the box
        QRectF box;                 ///< bounds of the box
        qreal boardDirection = 1;   ///< from the box to the board: +1 right, −1 left
        qreal outwardDirection = 1; ///< from the box to its label: +1 down, −1 up
        QString label;
        bool operator==(const ThrowPrompt &) const = default;
    };
    /// A die whose number the thrower did not play.
    struct Die
    {
        QPointF centre; ///< centre of the die's upper face
        /// Direction of the arrow towards the player who may use the number: +1 White, −1 Black. 0
        /// if neither player can use the number; the die is then struck through.
        qreal arrowDirection = 0;
        bool operator==(const Die &) const = default;
    };

    std::vector<Man> playable;
    std::optional<QPointF> selected; ///< centre of the visible face of the selected man
    /// Centres of the places to which the selected or dragged man can be played.
    std::vector<QPointF> targets;
    std::optional<QPointF> dropTarget; ///< the element of `targets` under the dragged man
    /// Centres of the upper faces of the men moved since the last throw.
    std::vector<QPointF> lastMoved;
    std::vector<Text> hints; ///< men of a hint; `text` is the number of men if there are several
    std::optional<QPointF> refused; ///< centre of the visible face of a man that cannot be played
    std::optional<QRectF> focus;    ///< area with the keyboard focus
    std::vector<ThrowPrompt> throwPrompts; ///< dice boxes that can be pressed to throw
    std::vector<Die> unplayed;             ///< dice whose numbers the thrower did not play
    std::optional<Side> turn;              ///< player whose turn is marked on the rail
    std::vector<Text> plates;              ///< counts of men, on plates
    std::vector<Text> numerals;            ///< numbers of points on the rail
    /// Centres of the bottom and the top of each pile. A pile may cover part of a numeral.
    std::vector<QPointF> pileEnds;

    bool operator==(const Marks &) const = default;
};

/// The item that paints the marks above the men and dice.
class MarksItem final : public QGraphicsItem
{
public:
    MarksItem();

    void setMarks(const Marks &marks);
    [[nodiscard]] const Marks &marks() const { return m_marks; }
    /// Returns the bounds of the plate of the throw prompt for `side`, or a null rectangle if there
    /// is none.
    [[nodiscard]] QRectF throwPlateRect(Side side) const;
    void setLayout(const BoardLayout &layout);
    void setColours(const MarkColours &colours);
    /// Sets the font of the texts and their magnification, which is limited to 1.5 for normal
    /// viewing. `minWallLineHeight` is the minimum line height on a wall display, in logical
    /// pixels, even if text then extends beyond the rails; 0 for normal viewing.
    void setFont(const QFont &font, qreal factor, int minWallLineHeight = 0);
    /// Sets the number of reference pixels (see BoardLayout) per logical pixel. Lines are at least
    /// 1.5 logical pixels wide.
    void setPixelSize(qreal pixelSize);
    /// Sets whether the texts for Black are upside down, to face a player opposite White.
    void setFaceToFace(bool faceToFace);

    /// Returns the smallest height of any line of text or disc of a numeral, in reference pixels.
    [[nodiscard]] qreal minimumLineHeight() const;
    [[nodiscard]] QRectF boundingRect() const override { return m_layout.essentialRect(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) override;

    /// Returns the visible part of the disc of a numeral.
    [[nodiscard]] QPainterPath numeralShape(const Marks::Text &numeral) const;
    /// Returns the bounds of one of Marks::plates.
    [[nodiscard]] QRectF plateRect(const Marks::Text &plate) const;

private:
    void paintRing(QPainter &painter, const QPointF &centre, qreal radius, const QColor &colour,
                   qreal width, bool dotted = false) const;
    /// `direction` is a unit vector in the direction of the chevron.
    void paintChevron(QPainter &painter, const QPointF &tip, const QPointF &direction,
                      qreal size) const;
    void paintOutline(QPainter &painter, const QRectF &rect, qreal corner) const;
    void paintCross(QPainter &painter, const QPointF &centre, qreal reach) const;
    void paintUnplayed(QPainter &painter) const;
    void paintLastMoved(QPainter &painter) const;
    void paintPlayable(QPainter &painter) const;
    void paintSelection(QPainter &painter) const;
    void paintHints(QPainter &painter) const;
    void paintRefused(QPainter &painter) const;
    void paintFocus(QPainter &painter) const;
    void paintTurn(QPainter &painter) const;
    void paintNumerals(QPainter &painter, const QRectF &exposed) const;
    [[nodiscard]] QRectF plateRect(const Marks::Text &plate, qreal height) const;
    [[nodiscard]] Marks::Text throwPlateOf(const Marks::ThrowPrompt &mark) const;
    void paintPlate(QPainter &painter, const Marks::Text &plate, qreal height) const;
    /// Rotates the painter about `centre` so that the following text faces its reader.
    void rotateTowards(Side reader, QPainter &painter, const QPointF &centre) const;
    void paintThrowPrompts(QPainter &painter) const;
    [[nodiscard]] bool isForWallDisplay() const { return m_minWallLineHeight > 0; }
    [[nodiscard]] QFont fontForHeight(qreal height) const;
    [[nodiscard]] QFont plateFont(const Marks::Text &plate, qreal height) const;
    [[nodiscard]] qreal numeralRadius(const QFont &font) const;
    /// Returns the centre of a numeral: Marks::Text::centre or, where a pile would cover the lower
    /// edge of the figure, a position further out on the rail.
    [[nodiscard]] QPointF numeralCentre(const Marks::Text &numeral, const QFont &font) const;
    [[nodiscard]] qreal lineWidth(qreal width) const;

    BoardLayout m_layout;
    Marks m_marks;
    MarkColours m_colours;
    QFont m_font;
    qreal m_factor = 1;
    int m_minWallLineHeight = 0;
    qreal m_pixelSize = 1;
    bool m_isFaceToFace = false;
};

} // namespace doublets
