// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>
#include <vector>

namespace doublets {

/// The parts of a picture that an overlay must not cover, in the picture's pixels.
struct OverlayConstraints
{
    std::vector<QRect> reserved; ///< must remain visible
    QPoint preferredCentre;      ///< centre at which the overlay hides least
};

/// Returns the rectangle of the given size within `bounds` that covers no reserved area and whose
/// centre is nearest to the preferred centre. Returns nullopt if there is no such rectangle.
[[nodiscard]] std::optional<QRect> findFreeRect(const QRect &bounds, const QSize &size,
                                                const OverlayConstraints &constraints);

} // namespace doublets
