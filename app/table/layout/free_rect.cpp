// SPDX-License-Identifier: MIT
#include "table/layout/free_rect.h"

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

std::optional<QRect> findFreeRect(const QRect &bounds, const QSize &size,
                                  const OverlayConstraints &constraints)
{
    const int right = bounds.x() + bounds.width();
    const int bottom = bounds.y() + bounds.height();
    std::vector<int> xs =
        beginnings(bounds.x(), right, size.width(), constraints.preferredCentre.x());
    std::vector<int> ys =
        beginnings(bounds.y(), bottom, size.height(), constraints.preferredCentre.y());
    for (const QRect &each : constraints.reserved) {
        xs.insert(xs.end(), {each.x() - size.width(), each.x() + each.width()});
        ys.insert(ys.end(), {each.y() - size.height(), each.y() + each.height()});
    }
    std::optional<QRect> nearest;
    const auto away = [&constraints](const QRect &rect) {
        const QPoint far = rect.center() - constraints.preferredCentre;
        return QPoint::dotProduct(far, far);
    };
    for (const int x : xs) {
        for (const int y : ys) {
            const QRect rect(QPoint(x, y), size);
            const bool covers =
                std::any_of(constraints.reserved.begin(), constraints.reserved.end(),
                            [&rect](const QRect &each) { return each.intersects(rect); });
            if (bounds.contains(rect) && !covers && (!nearest || away(rect) < away(*nearest))) {
                nearest = rect;
            }
        }
    }
    return nearest;
}

} // namespace doublets
