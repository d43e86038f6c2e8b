// SPDX-License-Identifier: MIT
#include "panels/theme/touch_style.h"

#include "panels/touch/touch_filters.h"

#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>

#include <utility>

namespace doublets {

namespace {

constexpr int ArrowEdge = 4; ///< around the arrows of a spin box, for the focus ring

bool isSeparator(const QStyleOption *option)
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    return item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator;
}

int letterHeight(const QStyleOption *option, const QWidget *widget)
{
    return widget != nullptr   ? widget->fontMetrics().height()
           : option != nullptr ? option->fontMetrics.height()
                               : QFontMetrics(QApplication::font()).height();
}

/// Returns the space beside a text, in pixels. In Fusion, this is constant.
int textPadding(const QStyleOption *option, const QWidget *widget)
{
    return letterHeight(option, widget) / 3;
}

/// Returns the size of a check mark, in pixels. In Fusion, this is constant and too small for large
/// fonts.
int markSize(const QStyleOption *option, const QWidget *widget)
{
    constexpr qreal OfLetters = 0.7; // the share of the default font height in Fusion
    return qRound(OfLetters * letterHeight(option, widget));
}

/// Returns a size for the default text size, enlarged for larger fonts.
int scaled(int pixels, const QStyleOption *option, const QWidget *widget)
{
    constexpr int Usual = 18; // at least the font height at the default text size
    return qMax(pixels, pixels * letterHeight(option, widget) / Usual);
}

int controlSize(const QStyleOption *option, const QWidget *widget)
{
    return scaled(TouchStyle::MinControlSize, option, widget);
}

bool isDockButton(const QWidget *widget)
{
    return widget != nullptr && widget->inherits("QDockWidgetTitleButton");
}

/// Returns the additional width of the buttons of a spin box, side by side, compared with Fusion,
/// in pixels.
int widerSpinButtons(const QStyleOption *option, const QWidget *widget)
{
    const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (box == nullptr || box->buttonSymbols == QAbstractSpinBox::NoButtons) {
        return 0;
    }
    constexpr int UsualWidth = 20; // one above the other
    return qMax(0, 2 * controlSize(option, widget) - UsualWidth);
}

/// Returns the additional width of the arrow of a combo box, compared with Fusion, in pixels.
int widerArrow(const QStyleOption *option, const QWidget *widget)
{
    constexpr int Own = 14;
    return qMax(0, markSize(option, widget) - Own);
}

/// Draws a triangle that points to `direction`, `size` pixels wide at its base.
void drawTriangle(QPainter &painter, const QRect &around, int size, Qt::ArrowType direction,
                  const QColor &colour)
{
    const qreal half = size / 2.0;
    const qreal turn = direction == Qt::UpArrow     ? 180
                       : direction == Qt::LeftArrow ? 90
                       : direction == Qt::DownArrow ? 0
                                                    : -90;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.translate(QRectF(around).center());
    painter.rotate(turn);
    painter.drawPolygon(QPolygonF{{-half, -half / 2}, {half, -half / 2}, {0, half / 2}});
    painter.restore();
}

/// Draws a tick of `size` pixels.
void drawTick(QPainter &painter, const QRect &around, int size, const QColor &colour)
{
    const qreal unit = size / 10.0;
    const QPointF centre = QRectF(around).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{centre + QPointF(-4, 0) * unit, centre + QPointF(-1, 3) * unit,
                                    centre + QPointF(4, -3) * unit}});
    painter.restore();
}

/// Draws the icon of a button in the title bar of a dock: a cross to close the dock, otherwise a
/// window.
void drawDockIcon(QPainter &painter, const QRect &around, int size, bool isClose,
                  const QColor &colour)
{
    QRectF icon(0, 0, size, size);
    icon.moveCenter(QRectF(around).center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, qMax(1.5, size / 8.0), Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    if (isClose) {
        painter.drawLine(icon.topLeft(), icon.bottomRight());
        painter.drawLine(icon.topRight(), icon.bottomLeft());
    } else {
        painter.drawRect(icon);
        painter.drawLine(icon.topLeft() + QPointF(0, size / 4.0),
                         icon.topRight() + QPointF(0, size / 4.0));
    }
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

void TouchStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    const bool isMenu = qobject_cast<const QMenu *>(widget) != nullptr;
    constexpr int MaxSize = 22; // the space for marks in the style sheet of menus
    const int size = qMin(markSize(option, widget), MaxSize);
    const QColor colour = option->palette.color(QPalette::ButtonText);
    if (isMenu && element == PE_IndicatorMenuCheckMark) {
        drawTick(*painter, option->rect, size, colour);
    } else if (isMenu && element == PE_IndicatorArrowRight) {
        drawTriangle(*painter, option->rect, size, Qt::RightArrow, colour);
    } else {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void TouchStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        control == CC_ToolButton && button != nullptr && isDockButton(widget)) {
        QStyleOptionToolButton withoutIcon = *button;
        withoutIcon.icon = QIcon();
        QProxyStyle::drawComplexControl(control, &withoutIcon, painter, widget);
        drawDockIcon(*painter, option->rect, markSize(option, widget) * 4 / 5,
                     widget->objectName() == QLatin1String("qt_dockwidget_closebutton"),
                     option->palette.color(QPalette::WindowText));
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (control == CC_SpinBox && box != nullptr &&
        box->buttonSymbols != QAbstractSpinBox::NoButtons) {
        drawSpinButton(*box, SC_SpinBoxDown, *painter, widget);
        drawSpinButton(*box, SC_SpinBoxUp, *painter, widget);
    }
    if (control == CC_ComboBox && widerArrow(option, widget) > 0) {
        // Cover the arrow of Fusion.
        drawTriangle(*painter, proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget),
                     markSize(option, widget), Qt::DownArrow,
                     option->palette.color(QPalette::ButtonText));
    }
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control == CC_ScrollBar && slider != nullptr && widerArrow(option, widget) > 0) {
        const bool isHorizontal = slider->orientation == Qt::Horizontal;
        for (const auto &[part, direction] :
             {std::pair(SC_ScrollBarSubLine, isHorizontal ? Qt::LeftArrow : Qt::UpArrow),
              std::pair(SC_ScrollBarAddLine, isHorizontal ? Qt::RightArrow : Qt::DownArrow)}) {
            drawTriangle(*painter, proxy()->subControlRect(control, option, part, widget),
                         markSize(option, widget), direction,
                         option->palette.color(QPalette::ButtonText));
        }
    }
}

void TouchStyle::drawSpinButton(const QStyleOptionSpinBox &box, SubControl part, QPainter &painter,
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
        painter, button.rect, qMax(Smallest, qRound(0.6 * markSize(&box, widget))),
        up ? Qt::UpArrow : Qt::DownArrow,
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
        return qMax(usual, controlSize(option, widget));
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
    case PM_TabBarTabHSpace:
        return qMax(usual, scaled(usual * 3, option, widget) / 4); // for small screens
    case PM_HeaderMargin:
        return qMax(usual, textPadding(option, widget));
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
        return qMax(usual, (controlSize(option, widget) - Icon) / 2);
    }
    default:
        return usual;
    }
}

QSize TouchStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                   const QSize &contents, const QWidget *widget) const
{
    const QSize usual = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const int control = controlSize(option, widget);
    switch (type) {
    case CT_ToolButton:
        // Tool buttons are the most frequently used controls during play.
        return usual.expandedTo(
            {fonts::currentSizes().minControlSize, fonts::currentSizes().minControlSize});
    case CT_SpinBox:
        return usual.grownBy({0, 0, widerSpinButtons(option, widget), 0})
            .expandedTo({control, control + 2 * ArrowEdge});
    case CT_MenuItem:
        return isSeparator(option) ? usual : usual.expandedTo({control, control});
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_PushButton:
    case CT_LineEdit:
    case CT_MenuBarItem:
    case CT_HeaderSection:
    case CT_TabBarTab:
    case CT_ItemViewItem:
        return usual.expandedTo({control, control});
    case CT_ComboBox:
        return usual.grownBy({textPadding(option, widget), 0, widerArrow(option, widget), 0})
            .expandedTo({control, control});
    default:
        return usual;
    }
}

int TouchStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *more) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0; // the icons do not scale and are dark on dark; the text is enough
    case SH_Menu_Scrollable:
        return 1; // in Fusion, a menu that is too high has columns, which may be too wide
    default:
        return QProxyStyle::styleHint(hint, option, widget, more);
    }
}

QRect TouchStyle::subElementRect(SubElement part, const QStyleOption *option,
                                 const QWidget *widget) const
{
    // The buttons fill the height of a dock's title bar, and begin at its end.
    const QRect title = option->rect;
    const auto placed = [&](int nth) {
        const int width = controlSize(option, widget) + 2;
        return visualRect(
            option->direction, title,
            QRect(title.right() + 1 - nth * width, title.top(), width, title.height()));
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
        const int left = part == SC_ComboBoxArrow       ? -wider
                         : part == SC_ComboBoxEditField ? textPadding(option, widget)
                                                        : 0;
        const int right = part == SC_ComboBoxEditField ? -wider : 0;
        return visualRect(option->direction, option->rect, fromLeft.adjusted(left, 0, right, 0));
    }
    const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (control != CC_SpinBox || box == nullptr ||
        box->buttonSymbols == QAbstractSpinBox::NoButtons) {
        return usual;
    }
    // The up and down buttons are side by side, each as high as the spin box.
    const QRect whole = option->rect;
    const auto placed = [&](int left, int width) {
        return visualRect(option->direction, whole,
                          QRect(left, whole.top(), width, whole.height()));
    };
    const int button = controlSize(option, widget);
    const int down = whole.right() + 1 - 2 * button;
    switch (part) {
    case SC_SpinBoxUp:
        return placed(down + button, button);
    case SC_SpinBoxDown:
        return placed(down, button);
    case SC_SpinBoxEditField: {
        constexpr int Frame = 3;
        return visualRect(option->direction, whole,
                          whole.adjusted(Frame, Frame, -2 * button - Frame, -Frame));
    }
    default:
        return usual;
    }
}

} // namespace doublets
