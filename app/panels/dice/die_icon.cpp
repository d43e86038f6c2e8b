// SPDX-License-Identifier: MIT
#include "panels/dice/die_icon.h"

#include "panels/theme/theme.h"

#include <QPainter>
#include <QPixmap>

namespace doublets {

QIcon dieIcon(int face, int pixels)
{
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = pixels;
    painter.setPen(QPen(theme::Black, side / 24));
    painter.setBrush(QColor(0xe6, 0xd6, 0xb4));
    painter.drawRoundedRect(QRectF(1, 1, side - 2, side - 2), side / 6, side / 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::Black);
    const auto pip = [&](int column, int row) {
        painter.drawEllipse(QPointF(side * (column + 1) / 4, side * (row + 1) / 4), side / 11,
                            side / 11);
    };
    if (face % 2 == 1) {
        pip(1, 1);
    }
    if (face > 1) {
        pip(0, 0);
        pip(2, 2);
    }
    if (face > 3) {
        pip(2, 0);
        pip(0, 2);
    }
    if (face == 6) {
        pip(0, 1);
        pip(2, 1);
    }
    return {pixmap};
}

} // namespace doublets
