// SPDX-License-Identifier: MIT
#include "panels/theme/status_mark.h"

#include "core/rules/value_names.h"
#include "panels/theme/theme.h"

#include <QPainter>
#include <QPolygonF>

namespace doublets::theme {

QColor statusColour(Status status, MarkBackground background)
{
    const bool paper =
        !theme::isDark(background == MarkBackground::PaperLabel ? theme::Paper : theme::Panel);
    switch (status) {
    case Status::Stated:
        return paper ? QColor(0x00, 0x55, 0x88) : QColor(0x7c, 0xc4, 0xf0);
    case Status::Paraphrased:
        return paper ? QColor(0x00, 0x66, 0x4c) : QColor(0x5f, 0xd0, 0xa8);
    case Status::Inferred:
        return paper ? QColor(0x86, 0x55, 0x00) : QColor(0xf0, 0xb8, 0x40);
    case Status::Invented:
        return paper ? QColor(0x7a, 0x1f, 0x6e) : QColor(0xe6, 0x9c, 0xdc);
    case Status::Silent:
        break;
    }
    return paper ? QColor(0x9c, 0x2a, 0x1a) : QColor(0xf4, 0x9a, 0x86);
}

QPixmap statusMark(Status status, int pixels, qreal devicePixelRatio, MarkBackground background)
{
    const int size = qMax(1, qRound(pixels * devicePixelRatio));
    QPixmap mark(size, size);
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = size / 8.0;
    const QRectF disc(line, line, size - 2 * line, size - 2 * line);
    const QColor colour = statusColour(status, background);
    painter.setPen(QPen(colour, line));
    switch (status) {
    case Status::Stated:
        painter.setBrush(colour);
        painter.drawEllipse(disc);
        break;
    case Status::Paraphrased:
        painter.drawEllipse(disc);
        painter.setBrush(colour);
        painter.drawChord(disc, 90 * 16, 180 * 16);
        break;
    case Status::Inferred:
        painter.setBrush(colour);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(QPolygonF{QPointF(size / 2.0, 0), QPointF(size, size - line / 2),
                                      QPointF(0, size - line / 2)});
        break;
    case Status::Silent:
        painter.setPen(QPen(colour, 1.6 * line));
        painter.drawEllipse(disc.adjusted(line / 3, line / 3, -line / 3, -line / 3));
        break;
    case Status::Invented: { // a cross
        painter.setPen(QPen(colour, 1.8 * line));
        painter.drawLine(disc.topLeft(), disc.bottomRight());
        painter.drawLine(disc.bottomLeft(), disc.topRight());
        break;
    }
    }
    painter.end();
    mark.setDevicePixelRatio(devicePixelRatio);
    return mark;
}

QPixmap evidenceMark(const QString &name, int pixels, qreal devicePixelRatio,
                     MarkBackground background)
{
    if (const auto status = valueFromName<Status>(name)) {
        return statusMark(*status, pixels, devicePixelRatio, background);
    }
    if (name != u"seen") {
        return {};
    }
    const int size = qMax(1, qRound(pixels * devicePixelRatio));
    QPixmap mark(size, size);
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    const int edge = size / 8;
    painter.fillRect(
        edge, edge, size - 2 * edge, size - 2 * edge,
        theme::isDark(background == MarkBackground::PaperLabel ? theme::Paper : theme::Panel)
            ? QColor(0xc4, 0xa4, 0xe8)
            : QColor(0x5a, 0x3a, 0x7a));
    painter.end();
    mark.setDevicePixelRatio(devicePixelRatio);
    return mark;
}

} // namespace doublets::theme
