// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/board/name_plates.h"

#include <QFont>
#include <QGraphicsItem>

namespace doublets {

/// A player's name on the table, on the player's own side. The player whose turn it is has a filled
/// plate with an arrow and a task, so that colour is not the only indication.
class NameItem final : public QGraphicsItem
{
public:
    explicit NameItem(Side side);

    void setPlate(const NamePlate &plate);
    [[nodiscard]] const NamePlate &plate() const { return m_plate; }
    void setPlace(const QRectF &rect, bool inRow);
    [[nodiscard]] const QRectF &place() const { return m_rect; }
    void setColours(const MarkColours &colours);
    /// Sets the number of reference pixels per logical pixel.
    void setPixel(qreal pixel);
    /// Sets the magnification of the text.
    void setTextFactor(qreal factor);
    /// Sets whether the plate faces the other side of the table.
    void setTurned(bool turned);
    [[nodiscard]] bool isRotated() const { return m_turned; }

    /// Returns the size needed for the name and any task. Returns zero sizes if there is no name.
    [[nodiscard]] NameSizes wanted() const;
    /// Returns the name, shortened to the available space.
    [[nodiscard]] QString shownName() const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    /// Everything that determines the sizes of the plate. Cached, because measuring text dominates
    /// the cost of resizing the window.
    struct Letters
    {
        QString name;
        QStringList tasks;
        QFont nameFont;
        QFont taskFont;

        bool operator==(const Letters &) const = default;
    };
    struct Measured
    {
        Letters letters;
        NameSizes sizes;
    };

    [[nodiscard]] static NameSizes measured(const Letters &letters);
    [[nodiscard]] bool hasTurn() const { return !m_plate.task.isEmpty(); }
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] QFont taskFont() const;
    [[nodiscard]] QRectF nameRoom() const;
    [[nodiscard]] QRectF taskRoom() const;
    void paintTask(QPainter &painter) const;

    Side m_side;
    NamePlate m_plate;
    QRectF m_rect;
    bool m_inRow = false;
    bool m_turned = false;
    MarkColours m_colours;
    qreal m_pixel = 1;
    qreal m_textFactor = 1;
    mutable Measured m_measured; ///< cache of the last result
};

} // namespace doublets
