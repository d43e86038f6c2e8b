// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>
#include <vector>

namespace doublets {

/// What must remain visible of a picture when something is laid over it, in the picture's pixels.
struct OverlayConstraints
{
    std::vector<QRect> kept; ///< areas that must not be covered
    QPoint aside;            ///< preferred centre of the overlay, where it hides least
};

/// Returns the rectangle of the given size within `room` that covers none of the areas to keep and
/// whose centre is nearest to `sight.aside`. Returns null if there is no such rectangle.
[[nodiscard]] std::optional<QRect> findFreeRect(const QRect &room, const QSize &size,
                                                const OverlayConstraints &sight);

} // namespace doublets
