// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/items/sprites.h"
#include "table/motion/motion_stage.h"

#include <QGraphicsItem>

namespace doublets {

/// A die, at rest or tumbling.
class DieItem final : public QGraphicsItem, public MovingDie
{
public:
    explicit DieItem(Sprites &sprites);

    void setState(const DieState &state) override;
    [[nodiscard]] const DieState &state() const { return m_state; }
    /// Places the die at rest.
    void setRestingState(const DieState &state);
    [[nodiscard]] int face() const { return m_face; }
    void setFace(int face) { m_face = face; }
    void setDimmed(bool dimmed) override;
    void setShown(bool shown) override { setVisible(shown); }
    [[nodiscard]] bool isDimmed() const { return m_dimmed; }
    /// Repaints after a change of the pictures.
    void refresh();
    /// Render the die and its shadow for their current positions if necessary. Each may be called
    /// in any thread, but not during painting.
    void renderDie();
    void renderShadow();
    [[nodiscard]] bool isStale() const { return m_dieStale || m_shadowStale; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    void invalidateImages();

    Sprites &m_sprites;
    DieState m_state;
    int m_face = 1;
    bool m_dimmed = false;
    bool m_atRest = true;
    bool m_dieStale = true;
    bool m_shadowStale = true;
    Sprite m_die;
    Sprite m_shadow;
};

} // namespace doublets
