// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <functional>

class QPainter;
class QWidget;

/// What somebody reads who sits at the far side of a table: turned by 180°.
namespace doublets {

/// Where a part of something of that size lies, once the whole is turned.
[[nodiscard]] QRect turned(const QRect &part, const QSize &whole);
[[nodiscard]] QPointF turned(const QPointF &point, const QSize &whole);

/// Paints a whole widget, turned if it is to be. `paint` works as if it were not. Turned letters
/// are made of the same pixels: they are drawn upright and then turned, and so stay as sharp.
void paintTurned(QWidget &widget, bool isTurned, const std::function<void(QPainter &)> &paint);

} // namespace doublets
