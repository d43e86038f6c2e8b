// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <functional>

class QPainter;
class QWidget;

// Rotation by 180°, for a reader at the far side of a table.

namespace doublets {

/// Returns a rectangle or point of a widget after the rotation of the widget.
[[nodiscard]] QRect rotated(const QRect &rect, const QSize &widgetSize);
[[nodiscard]] QPointF rotated(const QPointF &point, const QSize &widgetSize);

/// Calls `paint` with a painter on a widget, rotated if `isRotated`, so that `paint` can draw
/// upright. The rotation maps whole pixels to whole pixels, which keeps text sharp.
void paintRotated(QWidget &widget, bool isRotated, const std::function<void(QPainter &)> &paint);

} // namespace doublets
