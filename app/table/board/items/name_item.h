// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/board/name_plates.h"

#include <QFont>
#include <QGraphicsItem>

namespace doublets {

/// The plate with a player's name, on the player's side of the board. The plate of a player who has
/// a task or has won is filled and shows an arrow and the task, so that colour is not the only
/// indication.
class NameItem final : public QGraphicsItem
{
public:
    explicit NameItem(Side side);

    void setPlate(const NamePlate &plate);
    [[nodiscard]] const NamePlate &plate() const { return m_plate; }
    /// Sets the area of the plate, in scene coordinates, and whether the task is beside the name
    /// rather than below it.
    void setRect(const QRectF &rect, bool isSingleRow);
    [[nodiscard]] const QRectF &rect() const { return m_rect; }
    /// Returns the bounds of the painted plate, which is only as high as the name if the layout has
    /// two rows and there is no task.
    [[nodiscard]] QRectF plateRect() const;
    void setColours(const MarkColours &colours);
    /// Sets the part of the board that is shown. The text beside half a board is smaller, in
    /// reference pixels (see BoardLayout), than the text beside a whole board.
    void setExtent(BoardExtent extent);
    /// Sets the number of reference pixels per logical pixel.
    void setPixelSize(qreal pixelSize);
    /// Sets the magnification of the text; 1 is the normal size.
    void setTextFactor(qreal factor);
    /// Sets whether the task is shown by an arrow alone, before the name, so that the name can be
    /// larger.
    void setTerse(bool terse);
    [[nodiscard]] bool isTerse() const { return m_isTerse; }
    /// Returns the text size of the name, in reference pixels.
    [[nodiscard]] int nameTextSize() const;
    /// Sets the strength, 0 to 1, of the light around the plate of a player who has won.
    void setGlow(qreal strength);
    /// Sets whether the plate is upside down, to face a player opposite White.
    void setRotated(bool rotated);
    [[nodiscard]] bool isRotated() const { return m_isRotated; }

    /// Returns the sizes needed for the name and the longest task or, if isTerse(), for the name
    /// and an arrow. Returns zero sizes if there is no name.
    [[nodiscard]] NamePlateSizes preferredSizes() const;
    /// Returns the name, elided to the available space.
    [[nodiscard]] QString displayedName() const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    /// The texts and fonts that determine the sizes of the plate, as the key of a cache: measuring
    /// text dominates the cost of resizing the window.
    struct Content
    {
        QString name;
        QStringList tasks;
        QFont nameFont;
        QFont taskFont;
        bool isTerse = false;

        bool operator==(const Content &) const = default;
    };
    struct CachedSizes
    {
        Content content;
        NamePlateSizes sizes;
    };

    [[nodiscard]] static NamePlateSizes computeSizes(const Content &content);
    [[nodiscard]] bool hasTask() const { return !m_plate.task.isEmpty(); }
    /// Returns a text size in reference pixels, from the size beside a whole board at factor 1.
    [[nodiscard]] int textSize(qreal size) const;
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] QFont taskFont() const;
    [[nodiscard]] QRectF nameRect() const;
    [[nodiscard]] QRectF taskRect() const;
    void paintGlow(QPainter &painter, const QRectF &plate, qreal corner) const;
    void paintTask(QPainter &painter) const;
    /// Paints an arrow that points towards the player, at the left end of `area`. `size` is the
    /// text size of the task.
    void paintArrow(QPainter &painter, const QRectF &area, qreal size) const;

    Side m_side;
    NamePlate m_plate;
    QRectF m_rect;
    bool m_isSingleRow = false;
    bool m_isTerse = false;
    bool m_isRotated = false;
    MarkColours m_colours;
    BoardExtent m_extent = BoardExtent::Whole;
    qreal m_pixelSize = 1;
    qreal m_textFactor = 1;
    qreal m_glow = 0;
    mutable CachedSizes m_cachedSizes; ///< result of the last computation
};

} // namespace doublets
