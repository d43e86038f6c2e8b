// SPDX-License-Identifier: MIT
#include "table/layout/free_place.h"

#include <algorithm>

namespace doublets {

namespace {

/// Returns candidate start coordinates for an extent of `length`: centred on `middle`, and at both
/// ends of the available space.
std::vector<int> beginnings(int from, int to, int length, int middle)
{
    return {std::clamp(middle - length / 2, from, std::max(from, to - length)), from, to - length};
}

} // namespace

std::optional<QRect> findFreeRect(const QRect &room, const QSize &size,
                                  const OverlayConstraints &sight)
{
    const int right = room.x() + room.width();
    const int bottom = room.y() + room.height();
    std::vector<int> xs = beginnings(room.x(), right, size.width(), sight.aside.x());
    std::vector<int> ys = beginnings(room.y(), bottom, size.height(), sight.aside.y());
    for (const QRect &each : sight.kept) {
        xs.insert(xs.end(), {each.x() - size.width(), each.x() + each.width()});
        ys.insert(ys.end(), {each.y() - size.height(), each.y() + each.height()});
    }
    std::optional<QRect> nearest;
    const auto away = [&sight](const QRect &rect) {
        const QPoint far = rect.center() - sight.aside;
        return QPoint::dotProduct(far, far);
    };
    for (const int x : xs) {
        for (const int y : ys) {
            const QRect rect(QPoint(x, y), size);
            const bool covers =
                std::any_of(sight.kept.begin(), sight.kept.end(),
                            [&rect](const QRect &each) { return each.intersects(rect); });
            if (room.contains(rect) && !covers && (!nearest || away(rect) < away(*nearest))) {
                nearest = rect;
            }
        }
    }
    return nearest;
}

} // namespace doublets
