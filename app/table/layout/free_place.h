// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>
#include <vector>

namespace doublets {

/// What somebody wants to see of a picture while something lies over it. In its pixels.
struct Sight
{
    std::vector<QRect> kept; ///< must stay in sight
    QPoint aside;            ///< where there is least to see
};

/// Where in `room` a thing of that size covers nothing that must be seen: the nearest such place to
/// `aside`. None where there is no such place.
[[nodiscard]] std::optional<QRect> freePlace(const QRect &room, const QSize &size,
                                             const Sight &sight);

} // namespace doublets
