// SPDX-License-Identifier: MIT
#pragma once

#include "table/fonts/fonts.h"

#include <QProxyStyle>

class QStyleOptionSpinBox;

namespace doublets {

/// A proxy style that makes controls large enough for fingers, and installs touch filters on them
/// (see installTouchFilters()). Scales check marks, arrows, scroll bars, sliders and the space
/// between controls with the font.
class TouchStyle : public QProxyStyle
{
    Q_OBJECT

public:
    /// The minimum width and height of a control, in logical pixels, at the default text size.
    static constexpr int MinControlSize = fonts::MinControlSize;

    /// Takes ownership of `baseStyle`.
    explicit TouchStyle(QStyle *baseStyle);

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &contents,
                                         const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *more) const override;
    [[nodiscard]] QRect subElementRect(SubElement part, const QStyleOption *option,
                                       const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                       SubControl part, const QWidget *widget) const override;

private:
    /// Draws the button `part` (SC_SpinBoxUp or SC_SpinBoxDown) of a spin box.
    void drawSpinButton(const QStyleOptionSpinBox &box, SubControl part, QPainter &painter,
                        const QWidget *widget) const;
};

} // namespace doublets
