// SPDX-License-Identifier: MIT
#include "panels/sides/side_button.h"

#include "panels/sides/turning.h"
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
    setFocusPolicy(Qt::TabFocus); // a touch leaves the focus where it is
}

void SideButton::setTurned(bool isRotated)
{
    m_turned = isRotated;
    update();
}

void SideButton::setAvailable(bool offered)
{
    if (m_offered != offered) {
        m_offered = offered;
        update();
    }
}

int SideButton::widthFor(int letters) const
{
    return QFontMetrics(fonts::textFont(letters)).horizontalAdvance(text()) + letters * 4 / 3;
}

QSize SideButton::sizeHint() const
{
    const int letters = QFontInfo(font()).pixelSize();
    return {widthFor(letters), letters * 2};
}

void SideButton::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_turned, [this](QPainter &painter) { paint(painter); });
}

void SideButton::paint(QPainter &painter)
{
    const bool isAvailable = m_offered && isEnabled();
    const QColor faded = theme::Faded.darker(170);
    const qreal corner = QFontInfo(font()).pixelSize() / 4.0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isAvailable ? theme::Brass : faded);
    painter.setBrush(isDown() ? theme::Brass : theme::Panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    painter.setPen(isDown() ? theme::Ink : isAvailable ? theme::Ivory : faded);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextHideMnemonic, text());
    if (hasFocus()) {
        FocusStyle::drawRing(rect(), painter);
    }
}

void SideButton::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
}

} // namespace doublets
