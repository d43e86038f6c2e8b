// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace doublets {

/// Fusion, with a focus that is seen from two metres: a ring of two pixels between two darker
/// lines, so that it stands out from panel and paper alike, and off the letters. In high contrast
/// every control has an outline.
class FocusStyle : public QProxyStyle
{
    Q_OBJECT

public:
    FocusStyle();

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget *widget) override;
    void unpolish(QWidget *widget) override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &size, const QWidget *widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption *option,
                                       const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;

    /// The ring, just inside a rectangle.
    static void drawRing(const QRectF &rect, QPainter &painter);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    template<typename Option>
    void drawRinged(ControlElement element, const QStyleOption &option, int margin,
                    QPainter &painter, const QWidget *widget) const;
};

} // namespace doublets
