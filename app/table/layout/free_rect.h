// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <optional>
#include <vector>

namespace doublets {

/// Constraints on the position of an overlay on a picture, in the coordinates of the picture.
struct OverlayConstraints
{
    std::vector<QRect> reserved; ///< areas that must remain visible
    QPoint preferredCentre;      ///< preferred centre of the overlay
};

/// Returns the square of edge length `size` around `centre`.
[[nodiscard]] inline QRectF squareAround(const QPointF &centre, qreal size)
{
    return {centre - QPointF(size / 2, size / 2), QSizeF(size, size)};
}

/// Returns the rectangle of the given size within `bounds` that covers no reserved area and whose
/// centre is nearest to the preferred centre. Returns nullopt if there is no such rectangle.
[[nodiscard]] std::optional<QRect> findFreeRect(const QRect &bounds, const QSize &size,
                                                const OverlayConstraints &constraints);

} // namespace doublets
