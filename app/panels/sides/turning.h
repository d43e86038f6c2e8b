// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <functional>

class QPainter;
class QWidget;

/// Rotation by 180°, for a reader at the far side of a table.
namespace doublets {

/// Returns where a part of a widget of size `whole` lies once the whole is rotated.
[[nodiscard]] QRect turned(const QRect &part, const QSize &whole);
[[nodiscard]] QPointF turned(const QPointF &point, const QSize &whole);

/// Paints a whole widget, rotated if `isRotated`. `paint` draws upright. The rotation moves whole
/// pixels, so that rotated text is as sharp as upright text.
void paintRotated(QWidget &widget, bool isRotated, const std::function<void(QPainter &)> &paint);

} // namespace doublets
