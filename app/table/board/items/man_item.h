// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/items/man_slot.h"
#include "table/board/items/sprites.h"
#include "table/motion/motion_stage.h"

#include <QGraphicsItem>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace doublets {

/// A man on the board or in a tray, with its shadow.
class ManItem final : public QGraphicsItem, public MovingMan
{
public:
    /// `sprites` must outlive this object. `variant`, 0 to Artwork::ManVariants − 1, selects the
    /// grain.
    ManItem(Sprites &sprites, Side side, int variant);
    ~ManItem() override;

    [[nodiscard]] Side side() const { return m_side; }
    [[nodiscard]] const ManSlot &slot() const { return m_slot; }
    /// Sets the slot without moving the man.
    void setSlot(const ManSlot &slot) { m_slot = slot; }
    [[nodiscard]] const ManState &state() const { return m_state; }

    /// Places the man at rest. `pileHeight` is the number of men in the pile from this man upwards,
    /// which determines the shadow.
    void setRestingState(const ManState &state, int pileHeight);
    void setState(const ManState &state) override;
    void setSidewaysOffset(qreal dx) override;
    void setLiftHeight(qreal height) override;
    /// Shows the man at `state`, in the user's hand, until the man is placed at rest or set in
    /// motion. A motion then starts at `state`.
    void setHeldState(const ManState &state);
    [[nodiscard]] bool isHeld() const { return m_isHeld; }
    /// Returns whether the man was last placed by setRestingState(). A lifted man may be at rest.
    [[nodiscard]] bool isAtRest() const { return m_isAtRest; }
    /// Returns whether the man is at the height of a man lying on the board or on other men, even
    /// if only for a moment during a motion.
    [[nodiscard]] bool isLying() const;
    /// Sets a function that returns the men onto which the shadow of this man may fall while this
    /// man is in motion or lifted.
    void setShadowReceivers(std::function<std::vector<ManState>()> receivers)
    {
        m_shadowReceivers = std::move(receivers);
    }
    /// Repaints the man after the sprites have changed.
    void refresh();

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    class Shadow;
    class ShadowOnMen;

    void updatePosition();
    /// Returns the state including the lift height.
    [[nodiscard]] ManState visibleState() const;
    /// Returns whether the man is neither in motion nor lifted.
    [[nodiscard]] bool isStill() const { return m_isAtRest && m_liftHeight <= 0; }

    Sprites &m_sprites;
    Side m_side;
    int m_variant;
    ManSlot m_slot;
    ManState m_state;
    bool m_isAtRest = true;
    bool m_isHeld = false;
    int m_pileHeight = 1;
    qreal m_sidewaysOffset = 0;
    qreal m_liftHeight = 0;
    std::unique_ptr<Shadow> m_shadow;
    std::unique_ptr<ShadowOnMen> m_shadowOnMen;
    std::function<std::vector<ManState>()> m_shadowReceivers;
};

} // namespace doublets
