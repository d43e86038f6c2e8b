// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <functional>

class QPainter;
class QWidget;

// Rotation by 180°, for a reader at the far side of a flat screen.

namespace doublets {

/// Returns the position of a rectangle or point after a rotation by 180° of its widget, whose size
/// is `widgetSize`.
[[nodiscard]] QRect rotated(const QRect &rect, const QSize &widgetSize);
[[nodiscard]] QPointF rotated(const QPointF &point, const QSize &widgetSize);

/// Calls `paint` with a painter for an upright image of the size of `widget`, and draws the image
/// on `widget`, rotated if `isRotated` is true. The rotation preserves whole pixels, which keeps
/// text sharp. Call only from the paint event of `widget`.
void paintRotated(QWidget &widget, bool isRotated, const std::function<void(QPainter &)> &paint);

} // namespace doublets
