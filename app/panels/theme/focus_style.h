// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QProxyStyle>

namespace doublets {

/// Fusion, with a focus that is seen from two metres: a ring of two pixels, light upon dark, so
/// that it stands out from panel and paper alike.
class FocusStyle : public QProxyStyle
{
    Q_OBJECT

public:
    FocusStyle(const QColor &ring, const QColor &ground);

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;

private:
    void drawRing(const QStyleOption &option, QPainter &painter) const;

    QColor m_ring;
    QColor m_ground;
};

} // namespace doublets
