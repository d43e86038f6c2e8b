// SPDX-License-Identifier: MIT
#include "panels/sides/rotation.h"

#include <QImage>
#include <QPainter>
#include <QWidget>

namespace doublets {

QRect rotated(const QRect &rect, const QSize &widgetSize)
{
    return {widgetSize.width() - rect.x() - rect.width(),
            widgetSize.height() - rect.y() - rect.height(), rect.width(), rect.height()};
}

QPointF rotated(const QPointF &point, const QSize &widgetSize)
{
    return {widgetSize.width() - point.x(), widgetSize.height() - point.y()};
}

void paintRotated(QWidget &widget, bool isRotated, const std::function<void(QPainter &)> &paint)
{
    const qreal ratio = widget.devicePixelRatioF();
    // Upright text is drawn on an image, too, because antialiasing differs on a window.
    QImage upright((QSizeF(widget.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    upright.setDevicePixelRatio(ratio);
    upright.fill(Qt::transparent);
    {
        QPainter painter(&upright);
        painter.setFont(widget.font());
        painter.setLayoutDirection(widget.layoutDirection());
        paint(painter);
    }
    QImage shown = isRotated ? upright.mirrored(true, true) : upright;
    shown.setDevicePixelRatio(ratio);
    QPainter(&widget).drawImage(QPointF(), shown);
}

} // namespace doublets
