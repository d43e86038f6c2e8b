// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/board/name_plates.h"

#include <QFont>
#include <QGraphicsItem>

namespace doublets {

/// A player's name on the table at their own side. Whose turn it is has a filled plate with an
/// arrow and a word: never a colour alone.
class NameItem final : public QGraphicsItem
{
public:
    explicit NameItem(Side side);

    void setPlate(const NamePlate &plate);
    [[nodiscard]] const NamePlate &plate() const { return m_plate; }
    void setPlace(const QRectF &rect, bool inRow);
    [[nodiscard]] const QRectF &place() const { return m_rect; }
    void setColours(const MarkColours &colours);
    /// Reference pixels to a logical pixel of the window.
    void setPixel(qreal pixel);
    /// How much larger than usual its letters are.
    void setTextFactor(qreal factor);
    /// Read from the other side of the table.
    void setTurned(bool turned);
    [[nodiscard]] bool isTurned() const { return m_turned; }

    /// What the plate needs for its name and any task; nothing where there is no name.
    [[nodiscard]] NameSizes wanted() const;
    /// The name as far as there is room for it.
    [[nodiscard]] QString shownName() const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    /// What the sizes of the plate depend on. To measure letters takes longer than all else that a
    /// change of the window's size asks of it.
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
    mutable Measured m_measured; ///< last time
};

} // namespace doublets
