// SPDX-License-Identifier: MIT
#pragma once

#include "app/motion/motion_stage.h"

#include <QRectF>

#include <vector>

/// How dice tumble. What they show was decided before: motion ends on it, and never decides it.
namespace doublets::dicethrow {

/// Where dice come to rest: one below the other, each in a lane of its own.
/// The same serial gives the same places. Lanes shrink to what the area has.
[[nodiscard]] std::vector<DieState> restOf(const std::vector<int> &faces, const QRectF &area,
                                           qreal dieSize, int serial);

/// Where the dice leave the box, so that their ways to `rest` keep their lanes.
[[nodiscard]] std::vector<QPointF> startsAt(const QPointF &box, const std::vector<DieState> &rest,
                                            qreal dieSize);

/// A die on its way at time t, 0 to 1. At 1 it is `rest`, exactly.
/// `nth` makes dice of one throw spin differently.
[[nodiscard]] DieState at(qreal t, const QPointF &from, const DieState &rest, int nth);

/// A moment, 0 to 1, at which a die strikes the board, and how hard.
struct Touch
{
    qreal t = 0;
    qreal strength = 0;
};
/// `nth` die of a throw: they do not strike as one.
[[nodiscard]] std::vector<Touch> touches(int nth);

} // namespace doublets::dicethrow
