// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

class QLabel;

namespace doublets {

/// The Fusion style with a focus ring that is visible on both theme::Panel and theme::Paper, and
/// does not cross text. In high contrast, controls have outlines.
///
/// The mouse wheel changes the value of a control only while the control has the focus and is not
/// on a page that can be scrolled. Otherwise, the wheel scrolls the page. Labels have space above
/// their text for the accents of capitals, which rise above the ascent of some fonts.
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
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                       SubControl part, const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;

    /// Draws the focus ring along the inside of `rect`.
    static void drawFocusRing(const QRectF &rect, QPainter &painter);
    /// Returns the height by which accents on capitals rise above the ascent of the font, in
    /// pixels. Returns 0 if they do not, or if the current language is English, which has no
    /// accents.
    [[nodiscard]] static int accentOvershoot(const QFontMetrics &metrics);
    /// Adapts the space above the text of a label to its font and to the language. Does nothing if
    /// the label has a top margin of its own. The style calls this function when a label is first
    /// shown, and when its font or the language changes.
    static void updateAccentSpace(QLabel &label);
    /// Prevents updateAccentSpace() from changing `label`. Call before the label is first shown, if
    /// the label is taller than its text.
    static void disableAccentSpace(QLabel &label);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Draws a control without Fusion's own focus frame, which would cross the text. Afterwards, if
    /// the control has the focus, draws the ring around the whole control. Leaves `margin` pixels
    /// on the left and right for the ring.
    template<typename Option>
    void drawControlWithRing(ControlElement element, const QStyleOption &option, int margin,
                             QPainter &painter, const QWidget *widget) const;
};

} // namespace doublets
