// SPDX-License-Identifier: MIT
#include "panels/sides/side_button.h"

#include "panels/sides/rotation.h"
#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QFontInfo>
#include <QPainter>

namespace doublets {

SideButton::SideButton(const QString &name, QWidget *parent)
    : QPushButton(parent)
{
    setObjectName(name);
    setAutoDefault(false);
    setFocusPolicy(Qt::TabFocus); // a touch leaves the focus in place
}

void SideButton::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    update();
}

void SideButton::setAvailable(bool available)
{
    if (m_isAvailable != available) {
        m_isAvailable = available;
        update();
    }
}

int SideButton::widthForTextSize(int textSize) const
{
    return QFontMetrics(fonts::textFont(textSize)).horizontalAdvance(text()) + textSize * 4 / 3;
}

QSize SideButton::sizeHint() const
{
    const int textSize = QFontInfo(font()).pixelSize();
    return {widthForTextSize(textSize), textSize * 2};
}

void SideButton::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_isRotated, [this](QPainter &painter) { paint(painter); });
}

void SideButton::paint(QPainter &painter)
{
    const bool isShownAvailable = m_isAvailable && isEnabled();
    const QColor faded = theme::Faded.darker(170);
    const qreal corner = QFontInfo(font()).pixelSize() / 4.0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isShownAvailable ? theme::Brass : faded);
    painter.setBrush(isDown() ? theme::Brass : theme::Panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    painter.setPen(isDown() ? theme::Ink : isShownAvailable ? theme::Ivory : faded);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextHideMnemonic, text());
    if (hasFocus()) {
        FocusStyle::drawFocusRing(rect(), painter);
    }
}

void SideButton::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
}

} // namespace doublets
