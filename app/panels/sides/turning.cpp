// SPDX-License-Identifier: MIT
#include "panels/sides/turning.h"

#include <QImage>
#include <QPainter>
#include <QWidget>

namespace doublets {

QRect turned(const QRect &part, const QSize &whole)
{
    return {whole.width() - part.x() - part.width(), whole.height() - part.y() - part.height(),
            part.width(), part.height()};
}

QPointF turned(const QPointF &point, const QSize &whole)
{
    return {whole.width() - point.x(), whole.height() - point.y()};
}

void paintRotated(QWidget &widget, bool isRotated, const std::function<void(QPainter &)> &paint)
{
    const qreal ratio = widget.devicePixelRatioF();
    // Upright text uses an image too: drawn directly on a window it would be smoothed differently.
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
