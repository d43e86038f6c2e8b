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
    /// `sprites` must outlive this object.
    explicit DieItem(Sprites &sprites);

    void setState(const DieState &state) override;
    [[nodiscard]] const DieState &state() const { return m_state; }
    /// Returns the rectangle of the die without its shadow, in scene coordinates.
    [[nodiscard]] QRectF visibleRect() const;
    /// Places the die at rest, aligned with device pixels.
    void setRestingState(const DieState &state);
    /// Returns the number, 1 to 6, on the upper face when the die is at rest.
    [[nodiscard]] int face() const { return m_face; }
    /// Sets face(), without changing the picture.
    void setFace(int face) { m_face = face; }
    void setDimmed(bool dimmed) override;
    void setShown(bool shown) override { setVisible(shown); }
    [[nodiscard]] bool isDimmed() const { return m_isDimmed; }
    /// Repaints the die after the sprites have changed.
    void refresh();
    /// Renders the image of the die for the current state if it is stale. May be called from any
    /// thread, even in parallel with renderShadow(), but not while the die is painted or changed.
    void renderDie();
    /// Renders the image of the shadow, as renderDie() does.
    void renderShadow();
    /// Returns whether an image is stale. Painting renders stale images.
    [[nodiscard]] bool isStale() const { return m_isDieStale || m_isShadowStale; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    void invalidateImages();

    Sprites &m_sprites;
    DieState m_state;
    int m_face = 1;
    bool m_isDimmed = false;
    bool m_isAtRest = true;
    bool m_isDieStale = true;
    bool m_isShadowStale = true;
    Sprite m_die;
    Sprite m_shadow;
};

} // namespace doublets
