// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"
#include "table/layout/board_layout.h"
#include "table/motion/motion_stage.h"

#include <QGraphicsItem>

#include <vector>

namespace doublets {

class Sprites;

/// A move that has not been made.
struct PlannedMove
{
    Side side{};   ///< owner of the man
    ManState from; ///< present state of the man
    ManState to;   ///< state of the man after the move

    bool operator==(const PlannedMove &) const = default;
};

/// Returns the moves of `plays` made one after another from `position`. Stops at the first play for
/// which there is no man. A man that would hit an enemy man is placed in front of it, so that both
/// are visible.
[[nodiscard]] std::vector<PlannedMove>
plannedMoves(const BoardLayout &layout, const Position &position, const std::vector<Play> &plays);

/// Returns the moves of `plays` as alternatives, each made from `position`. Omits plays for which
/// there is no man.
[[nodiscard]] std::vector<PlannedMove> alternativeMoves(const BoardLayout &layout,
                                                        const Position &position,
                                                        const std::vector<Play> &plays);

/// Returns the centre of the visible side of a man, in scene coordinates.
[[nodiscard]] QPointF visibleCentre(const ManState &man);

/// A graphics item that shows planned moves: an arrow from each man, and a translucent man at its
/// destination.
class MovePreview final : public QGraphicsItem
{
public:
    /// `sprites` must outlive this object.
    explicit MovePreview(Sprites &sprites);

    /// Sets the moves. `pixelSize` is the number of reference pixels (see BoardLayout) per logical
    /// pixel.
    void setMoves(const std::vector<PlannedMove> &moves, qreal pixelSize);
    [[nodiscard]] const std::vector<PlannedMove> &moves() const { return m_moves; }

    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    void paintArrow(QPainter &painter, const PlannedMove &move) const;

    Sprites &m_sprites;
    std::vector<PlannedMove> m_moves;
    QRectF m_bounds;
    qreal m_pixelSize = 1;
};

} // namespace doublets
