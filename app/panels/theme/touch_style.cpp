// SPDX-License-Identifier: MIT
#include "panels/theme/touch_style.h"

#include "panels/touch/touch_filters.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>

namespace doublets {

namespace {

constexpr int ArrowEdge = 4; ///< around the arrows of a spin box, for the focus ring

bool isSeparator(const QStyleOption *option)
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    return item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator;
}

/// Returns the size of a check mark, in pixels. Fusion's marks have a fixed size, too small beside
/// large fonts.
int markSize(const QStyleOption *option, const QWidget *widget)
{
    constexpr qreal OfLetters = 0.55; // the style's own share of the default font height
    const int letters = widget != nullptr   ? widget->fontMetrics().height()
                        : option != nullptr ? option->fontMetrics.height()
                                            : QFontMetrics(QApplication::font()).height();
    return qRound(OfLetters * letters);
}

/// Returns by how much the arrow of a combo box is wider than the style's own, in pixels.
int widerArrow(const QStyleOption *option, const QWidget *widget)
{
    constexpr int Own = 14;
    return qMax(0, markSize(option, widget) - Own);
}

void drawTriangle(QPainter &painter, const QRect &around, int size, bool up, const QColor &colour)
{
    const qreal half = size / 2.0;
    const QPointF centre = QRectF(around).center();
    const qreal tip = up ? -half / 2 : half / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{
        {centre + QPointF(-half, -tip), centre + QPointF(half, -tip), centre + QPointF(0, tip)}});
    painter.restore();
}

} // namespace

TouchStyle::TouchStyle(QStyle *baseStyle)
    : QProxyStyle(baseStyle)
{
}

void TouchStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    installTouchFilters(*widget);
}

void TouchStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (control == CC_SpinBox && box != nullptr &&
        box->buttonSymbols != QAbstractSpinBox::NoButtons) {
        drawArrow(*box, SC_SpinBoxDown, *painter, widget);
        drawArrow(*box, SC_SpinBoxUp, *painter, widget);
    }
    if (control == CC_ComboBox && widerArrow(option, widget) > 0) {
        // Covers the style's own arrow.
        drawTriangle(*painter, proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget),
                     markSize(option, widget), false, option->palette.color(QPalette::ButtonText));
    }
}

void TouchStyle::drawArrow(const QStyleOptionSpinBox &box, SubControl part, QPainter &painter,
                           const QWidget *widget) const
{
    constexpr int Smallest = 8;
    const bool up = part == SC_SpinBoxUp;
    const bool isEnabled = box.stepEnabled & (up ? QAbstractSpinBox::StepUpEnabled
                                                 : QAbstractSpinBox::StepDownEnabled);
    QStyleOptionButton button;
    const QStyleOption &common = box;
    static_cast<QStyleOption &>(button) = common;
    button.rect = proxy()
                      ->subControlRect(CC_SpinBox, &box, part, widget)
                      .adjusted(0, ArrowEdge, up ? -ArrowEdge : 0, -ArrowEdge);
    button.state = isEnabled ? State_Enabled : State_None;
    button.state |=
        box.activeSubControls == part && (box.state & State_Sunken) ? State_Sunken : State_Raised;
    proxy()->drawPrimitive(PE_PanelButtonCommand, &button, &painter, widget);
    drawTriangle(
        painter, button.rect, qMax(Smallest, qRound(0.6 * markSize(&box, widget))), up,
        box.palette.color(isEnabled ? QPalette::Normal : QPalette::Disabled, QPalette::ButtonText));
}

int TouchStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_ScrollBarExtent:
    case PM_ScrollBarSliderMin:
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength:
    case PM_TabBarScrollButtonWidth:
        return qMax(usual, MinimumControlSize);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return qMax(usual, markSize(option, widget));
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return qMax(usual, markSize(option, widget) / 2);
    case PM_DockWidgetTitleBarButtonMargin: {
        constexpr int Icon = 10; // the size of Qt's own icons
        return qMax(usual, (MinimumControlSize - Icon) / 2);
    }
    default:
        return usual;
    }
}

QSize TouchStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                   const QSize &contents, const QWidget *widget) const
{
    const QSize usual = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_ToolButton:
        // Tool buttons are the controls used most during play.
        return usual.expandedTo(
            {fonts::currentSizes().minControlSize, fonts::currentSizes().minControlSize});
    case CT_SpinBox:
        return usual.expandedTo({MinimumControlSize, MinimumControlSize + 2 * ArrowEdge});
    case CT_MenuItem:
        return isSeparator(option) ? usual
                                   : usual.expandedTo({MinimumControlSize, MinimumControlSize});
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_PushButton:
    case CT_LineEdit:
    case CT_MenuBarItem:
    case CT_HeaderSection:
    case CT_TabBarTab:
    case CT_ItemViewItem:
        return usual.expandedTo({MinimumControlSize, MinimumControlSize});
    case CT_ComboBox:
        return usual.grownBy({0, 0, widerArrow(option, widget), 0})
            .expandedTo({MinimumControlSize, MinimumControlSize});
    default:
        return usual;
    }
}

int TouchStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *more) const
{
    // Dialog button icons do not scale and are dark on dark; the text is enough.
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, more);
}

QRect TouchStyle::subElementRect(SubElement part, const QStyleOption *option,
                                 const QWidget *widget) const
{
    // The buttons of a dock's title bar fill its height, beginning at its end.
    const QRect title = option->rect;
    const auto placed = [&](int nth) {
        return visualRect(option->direction, title,
                          QRect(title.right() + 1 - nth * (MinimumControlSize + 2), title.top(),
                                MinimumControlSize + 2, title.height()));
    };
    const auto *dock = qstyleoption_cast<const QStyleOptionDockWidget *>(option);
    if (dock != nullptr && !dock->verticalTitleBar && part == SE_DockWidgetCloseButton) {
        return placed(1);
    }
    if (dock != nullptr && !dock->verticalTitleBar && part == SE_DockWidgetFloatButton) {
        return placed(dock->closable ? 2 : 1);
    }
    return QProxyStyle::subElementRect(part, option, widget);
}

QRect TouchStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                 SubControl part, const QWidget *widget) const
{
    const QRect usual = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_ComboBox) {
        const int wider = widerArrow(option, widget);
        const QRect fromLeft = visualRect(option->direction, option->rect, usual);
        return visualRect(option->direction, option->rect,
                          fromLeft.adjusted(part == SC_ComboBoxArrow ? -wider : 0, 0,
                                            part == SC_ComboBoxEditField ? -wider : 0, 0));
    }
    const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (control != CC_SpinBox || box == nullptr ||
        box->buttonSymbols == QAbstractSpinBox::NoButtons) {
        return usual;
    }
    // Up and down buttons side by side, each as high as the spin box.
    const QRect whole = option->rect;
    const auto placed = [&](int left, int width) {
        return visualRect(option->direction, whole,
                          QRect(left, whole.top(), width, whole.height()));
    };
    const int down = whole.right() + 1 - 2 * MinimumControlSize;
    switch (part) {
    case SC_SpinBoxUp:
        return placed(down + MinimumControlSize, MinimumControlSize);
    case SC_SpinBoxDown:
        return placed(down, MinimumControlSize);
    case SC_SpinBoxEditField: {
        constexpr int Frame = 3;
        return visualRect(option->direction, whole,
                          whole.adjusted(Frame, Frame, -2 * MinimumControlSize - Frame, -Frame));
    }
    default:
        return usual;
    }
}

} // namespace doublets
