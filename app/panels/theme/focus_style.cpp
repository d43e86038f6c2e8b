// SPDX-License-Identifier: MIT
#include "panels/theme/focus_style.h"

#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr qreal RingWidth = 2;
constexpr qreal GroundWidth = 4;
constexpr qreal Radius = 3;

} // namespace

FocusStyle::FocusStyle(const QColor &ring, const QColor &ground)
    : QProxyStyle(u"Fusion"_s)
    , m_ring(ring)
    , m_ground(ground)
{
}

void FocusStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    if (element == PE_FrameFocusRect) {
        drawRing(*option, *painter);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit && option->state.testFlag(State_HasFocus)) {
        drawRing(*option, *painter);
    }
}

void FocusStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_PushButton && option->state.testFlag(State_HasFocus)) {
        drawRing(*option, *painter);
    }
}

void FocusStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool framed = control == CC_ComboBox || control == CC_SpinBox || control == CC_Slider;
    if (framed && option->state.testFlag(State_HasFocus)) {
        drawRing(*option, *painter);
    }
}

void FocusStyle::drawRing(const QStyleOption &option, QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QRectF ring =
        QRectF(option.rect)
            .adjusted(GroundWidth / 2, GroundWidth / 2, -GroundWidth / 2, -GroundWidth / 2);
    for (const auto &[colour, width] :
         {std::pair(m_ground, GroundWidth), std::pair(m_ring, RingWidth)}) {
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(ring, Radius, Radius);
    }
    painter.restore();
}

} // namespace doublets
