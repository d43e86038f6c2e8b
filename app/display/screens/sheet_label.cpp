// SPDX-License-Identifier: MIT
#include "display/screens/sheet_label.h"

#include "panels/sides/rotation.h"

#include <QPainter>
#include <QStyle>

namespace doublets {

SheetLabel::SheetLabel(const QString &name, QWidget *parent)
    : QLabel(parent)
{
    setObjectName(name);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
}

void SheetLabel::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    update();
}

void SheetLabel::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_isRotated, [this](QPainter &painter) {
        style()->drawItemText(&painter, contentsRect(), Qt::AlignCenter | Qt::TextWordWrap,
                              palette(), isEnabled(), text(), foregroundRole());
    });
}

} // namespace doublets
