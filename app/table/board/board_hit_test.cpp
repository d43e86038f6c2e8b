// SPDX-License-Identifier: MIT
#include "table/board/board_hit_test.h"

#include "table/board/board_scene.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace doublets {

namespace {

/// Returns `rect` enlarged to at least `size` in both dimensions.
QRectF atLeast(const QRectF &rect, qreal size)
{
    const qreal dx = std::max(0.0, (size - rect.width()) / 2);
    const qreal dy = std::max(0.0, (size - rect.height()) / 2);
    return rect.adjusted(-dx, -dy, dx, dy);
}

/// Returns the distance of a position from a rectangle; 0 inside.
qreal distance(const QRectF &rect, const QPointF &where)
{
    const qreal dx = std::max({0.0, rect.left() - where.x(), where.x() - rect.right()});
    const qreal dy = std::max({0.0, rect.top() - where.y(), where.y() - rect.bottom()});
    return std::hypot(dx, dy);
}

/// Returns the point under a position, or the nearest one within `reach` from which a man can be
/// played or to which the selected man can move.
std::optional<int> nearestPoint(const BoardLayout &layout, const BoardInput &input,
                                const QPointF &where, qreal reach)
{
    const auto selected = input.selectedPoint();
    std::optional<int> under;
    std::optional<int> nearest;
    qreal least = 0;
    for (int index = 0; index < PointsOnTrack; ++index) {
        if (!layout.isPointInUse(index)) {
            continue;
        }
        const QRectF strip = layout.pointArea(index).rect();
        const qreal away = distance(strip, where);
        // Playable men and targets of the selected man have a larger touch area.
        const bool within = (!nearest || away < least) && atLeast(strip, reach).contains(where);
        if (within &&
            (!input.playsFrom(index).empty() || (selected && input.findPlay(*selected, index)))) {
            nearest = index;
            least = away;
        }
        if (strip.contains(where)) {
            under = under.value_or(index);
        }
    }
    return nearest ? nearest : under;
}

} // namespace

BoardPlace boardPlaceAt(BoardScene &scene, const BoardInput &input, const QPointF &position,
                        qreal touchSize)
{
    const BoardLayout &layout = scene.boardLayout();
    if (const DieItem *die =
            scene.dieAt(position, std::max(touchSize / 2, BoardLayout::DieSize * 0.75))) {
        return {BoardPlace::Kind::Die, die->face(), {}};
    }
    if (const auto index = nearestPoint(layout, input, position, touchSize)) {
        return {BoardPlace::Kind::Point, *index, {}};
    }
    for (const Side side : BothSides) {
        if (atLeast(layout.trayRect(side), touchSize).contains(position)) {
            return {BoardPlace::Kind::Tray, 0, side};
        }
        const QRectF throwPlate = scene.marks().throwPlateRect(side);
        const bool plate =
            throwPlate.isValid() && atLeast(throwPlate, touchSize).contains(position);
        if (plate || atLeast(layout.framedBoxRect(side), touchSize).contains(position)) {
            return {BoardPlace::Kind::Box, 0, side};
        }
    }
    return {};
}

} // namespace doublets
