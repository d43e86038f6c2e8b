// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <functional>

class QPainter;
class QWidget;

// Rotation by 180°, for a reader at the far side of a table.

namespace doublets {

/// Returns where a rectangle or point of a widget of size `widgetSize` lies once the widget has
/// been rotated.
[[nodiscard]] QRect rotated(const QRect &rect, const QSize &widgetSize);
[[nodiscard]] QPointF rotated(const QPointF &point, const QSize &widgetSize);

/// Calls `paint`, which draws upright, and shows the result on `widget`, rotated if `isRotated` is
/// true. The rotation maps whole pixels to whole pixels, which keeps text sharp. Call only while
/// `widget` is being painted.
void paintRotated(QWidget &widget, bool isRotated, const std::function<void(QPainter &)> &paint);

} // namespace doublets
