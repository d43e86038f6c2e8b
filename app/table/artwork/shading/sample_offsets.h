// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <array>
#include <span>

namespace doublets {

/// Returns the sample positions within a pixel, in pixels from its top-left corner: four if `scale`
/// is below 1.5 device pixels per reference pixel (see BoardLayout), otherwise two. The result has
/// static storage duration.
inline std::span<const QPointF> sampleOffsets(qreal scale)
{
    static constexpr std::array<QPointF, 4> Four{QPointF(0.375, 0.125), QPointF(0.875, 0.375),
                                                 QPointF(0.125, 0.625), QPointF(0.625, 0.875)};
    static constexpr std::array<QPointF, 2> Two{QPointF(0.25, 0.25), QPointF(0.75, 0.75)};
    return scale < 1.5 ? std::span<const QPointF>(Four) : Two;
}

} // namespace doublets
