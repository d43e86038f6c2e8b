// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/items/sprites.h"
#include "table/motion/motion_stage.h"

#include <QGraphicsItem>

namespace doublets {

/// A player's dice box, lying beside the board or in motion.
class BoxItem final : public QGraphicsItem, public MovingBox
{
public:
    /// `sprites` must outlive this object.
    explicit BoxItem(Sprites &sprites);

    void setState(const BoxState &state) override;
    [[nodiscard]] const BoxState &state() const { return m_state; }
    /// Places the box at rest, below men and dice in the stacking order.
    void setRestingState(const BoxState &state);
    /// Repaints the box after the sprites have changed.
    void refresh();

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    Sprites &m_sprites;
    BoxState m_state;
};

} // namespace doublets
