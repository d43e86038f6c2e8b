// SPDX-License-Identifier: MIT
#include "panels/theme/focus_style.h"

#include "panels/theme/theme.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOption>
#include <QTextEdit>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr qreal RingWidth = 2;
constexpr int RingMargin = 4; ///< width of the ring with its edges, in pixels
constexpr qreal RingCorner = 3;
/// The property of a label that holds the space above its text, in pixels.
constexpr const char *AccentSpace = "accentSpace";

bool hasFocus(const QStyleOption *option)
{
    return option != nullptr && option->state.testFlag(QStyle::State_HasFocus);
}

/// Returns whether the widget is a list, a table or a page of text, which have space for the ring.
bool isPage(const QWidget *widget)
{
    return qobject_cast<const QAbstractItemView *>(widget) != nullptr ||
           qobject_cast<const QTextEdit *>(widget) != nullptr;
}

/// Returns a combo box item with a legible text colour. Fusion would use the text colour of paper
/// on the dark background of menus.
QStyleOptionMenuItem onPanel(const QStyleOptionMenuItem &item)
{
    QStyleOptionMenuItem changed = item;
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        changed.palette.setBrush(group, QPalette::Text,
                                 item.palette.brush(group, QPalette::WindowText));
    }
    return changed;
}

bool isFlat(const QStyleOption *option)
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    return frame != nullptr && frame->features.testFlag(QStyleOptionFrame::Flat);
}

/// Returns whether the wheel changes the value of the widget in Qt.
bool hasWheelValue(const QWidget *widget)
{
    return qobject_cast<const QComboBox *>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(widget) != nullptr ||
           (qobject_cast<const QAbstractSlider *>(widget) != nullptr &&
            qobject_cast<const QScrollBar *>(widget) == nullptr);
}

/// Returns whether the widget lies on a page that is taller than its view.
bool isOnScrollingPage(const QWidget *widget)
{
    for (const QWidget *each = widget->parentWidget(); each != nullptr;
         each = each->parentWidget()) {
        const auto *area = qobject_cast<const QScrollArea *>(each);
        if (area != nullptr && area->verticalScrollBar()->maximum() > 0) {
            return true;
        }
    }
    return false;
}

/// Returns whether the widget is a label that shows text without a frame.
bool isTextLabel(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    return label != nullptr && label->frameShape() == QFrame::NoFrame &&
           label->pixmap(Qt::ReturnByValue).isNull();
}

void drawOutline(const QRect &rect, QPainter &painter)
{
    painter.save();
    painter.setPen(theme::Ivory);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

/// Draws the outline of a field, which differs from the panel as well as from a page below it.
void drawFieldOutline(const QRect &rect, QPainter &painter)
{
    drawOutline(rect, painter);
    painter.save();
    painter.setPen(theme::Ink);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(1, 1, -2, -2));
    painter.restore();
}

/// Paints a check box in the colour of its text: an outline with a tick, or a dash if partly
/// checked. Fusion's outline hardly differs from the panel.
void drawCheckIndicator(const QStyleOption &option, QPainter &painter)
{
    const QColor colour = option.palette.color(QPalette::WindowText);
    const qreal side = std::min(option.rect.width(), option.rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    const qreal width = std::max(1.5, side / 10);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    painter.setPen(QPen(colour, 1.5 * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](qreal x, qreal y) { return box.topLeft() + QPointF(x, y) * side; };
    if (option.state.testFlag(QStyle::State_On)) {
        painter.drawPolyline(QPolygonF{at(0.25, 0.52), at(0.43, 0.7), at(0.75, 0.3)});
    } else if (option.state.testFlag(QStyle::State_NoChange)) {
        painter.drawLine(at(0.28, 0.5), at(0.72, 0.5));
    }
    painter.restore();
}

/// Paints a radio button in the colour of its text: a ring, filled if selected. Fusion paints a
/// light disc with a darker dot, which looks inverted on a dark panel.
void drawRadioIndicator(const QStyleOption &option, QPainter &painter)
{
    const QColor colour = option.palette.color(QPalette::WindowText);
    const qreal side = std::min(option.rect.width(), option.rect.height());
    QRectF circle(0, 0, side, side);
    circle.moveCenter(QRectF(option.rect).center());
    const qreal width = std::max(1.5, side / 10);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    circle.adjust(width / 2, width / 2, -width / 2, -width / 2);
    painter.drawEllipse(circle);
    if (option.state.testFlag(QStyle::State_On)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(circle.center(), side / 4, side / 4);
    }
    painter.restore();
}

} // namespace

FocusStyle::FocusStyle()
    : QProxyStyle(u"Fusion"_s)
{
}

void FocusStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (isPage(widget) || hasWheelValue(widget)) {
        widget->installEventFilter(this);
    }
    if (widget->focusPolicy() == Qt::WheelFocus && hasWheelValue(widget)) {
        widget->setFocusPolicy(Qt::StrongFocus);
    }
    if (isTextLabel(widget)) {
        widget->installEventFilter(this);
        updateAccentSpace(*static_cast<QLabel *>(widget));
    }
}

void FocusStyle::unpolish(QWidget *widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool FocusStyle::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = static_cast<QWidget *>(watched);
    // A scroll area repaints only its viewport by itself.
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        widget->update();
    }
    if ((event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) &&
        isTextLabel(widget)) {
        updateAccentSpace(*static_cast<QLabel *>(widget));
    }
    if (event->type() == QEvent::Wheel && hasWheelValue(widget) &&
        (!widget->hasFocus() || isOnScrollingPage(widget))) {
        event->ignore(); // Qt offers ignored wheel events to the parent widget
        return true;
    }
    return QProxyStyle::eventFilter(watched, event);
}

int FocusStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    if (metric == PM_DefaultFrameWidth && isPage(widget)) {
        return RingMargin;
    }
    if (metric == PM_FocusFrameHMargin && qobject_cast<const QAbstractItemView *>(widget)) {
        return std::max(RingMargin, widget->fontMetrics().height() / 4);
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QSize FocusStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_TabBarTab:
        return usual + QSize(2 * RingMargin, 3 * RingMargin);
    case CT_ItemViewItem:
        return usual + QSize(0, 4 * RingMargin);
    case CT_PushButton: {
        constexpr int Frame = 2; // in pixels; Fusion's own padding is only slightly larger
        const int padding = Frame + option->fontMetrics.height() / 3;
        return usual.expandedTo({size.width() + 2 * padding, 0}) + QSize(0, 2 * RingMargin);
    }
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox:
        return usual + QSize(0, 2 * RingMargin); // these controls already have some space
    default:
        return usual;
    }
}

QRect FocusStyle::subElementRect(SubElement element, const QStyleOption *option,
                                 const QWidget *widget) const
{
    if (element == SE_ItemViewItemFocusRect) {
        return option->rect;
    }
    const QRect usual = QProxyStyle::subElementRect(element, option, widget);
    const int margin = element == SE_LineEditContents ? RingMargin - 1 : 0;
    return usual.adjusted(margin, 0, -margin, 0);
}

QRect FocusStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                 SubControl part, const QWidget *widget) const
{
    const QRect usual = QProxyStyle::subControlRect(control, option, part, widget);
    if (control != CC_GroupBox || !option->subControls.testFlag(SC_GroupBoxCheckBox)) {
        return usual;
    }
    switch (part) {
    case SC_GroupBoxCheckBox:
        return usual.translated(0, RingMargin - 1); // Fusion leaves one pixel above the label
    case SC_GroupBoxLabel: {
        constexpr int Gap = 2; // between the check box and the ring
        const int right = option->direction == Qt::LeftToRight ? Gap : -Gap;
        return usual.translated(right, RingMargin - 1);
    }
    case SC_GroupBoxFrame:
    case SC_GroupBoxContents:
        return usual.adjusted(0, 2 * RingMargin, 0, 0);
    default:
        return usual;
    }
}

void FocusStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    if (element == PE_FrameFocusRect && qobject_cast<const QGroupBox *>(widget) != nullptr) {
        drawFocusRing(option->rect.adjusted(-RingMargin, -RingMargin, RingMargin, RingMargin),
                      *painter);
        return;
    }
    if (element == PE_FrameGroupBox && isFlat(option)) {
        return; // Fusion would draw an empty frame below the title
    }
    if (element == PE_FrameFocusRect) {
        // Draw the ring around the button; Fusion's frame would cross the text.
        const bool button = qobject_cast<const QPushButton *>(widget) != nullptr;
        drawFocusRing(button ? widget->rect() : option->rect, *painter);
        return;
    }
    if (element == PE_IndicatorRadioButton) {
        drawRadioIndicator(*option, *painter);
        return;
    }
    if (element == PE_IndicatorCheckBox) {
        drawCheckIndicator(*option, *painter);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool framed = element == PE_PanelButtonCommand || element == PE_PanelButtonTool ||
                        element == PE_FrameGroupBox || element == PE_FrameTabWidget;
    if (framed && theme::contrast() != theme::Contrast::Normal) {
        drawOutline(option->rect, *painter);
    }
    if (element == PE_FrameLineEdit && theme::contrast() != theme::Contrast::Normal) {
        drawFieldOutline(option->rect, *painter);
    }
    if (element == PE_FrameLineEdit && hasFocus(option)) {
        drawFocusRing(option->rect, *painter);
    }
}

template<typename Option>
void FocusStyle::drawControlWithRing(ControlElement element, const QStyleOption &option, int margin,
                                     QPainter &painter, const QWidget *widget) const
{
    if (const auto *whole = qstyleoption_cast<const Option *>(&option)) {
        Option inner = *whole;
        inner.state.setFlag(State_HasFocus, false);
        inner.rect.adjust(margin, 0, -margin, 0);
        QProxyStyle::drawControl(element, &inner, &painter, widget);
        if (hasFocus(&option)) {
            drawFocusRing(option.rect, painter);
        }
    }
}

void FocusStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    if (element == CE_ShapedFrame && isPage(widget)) {
        // Fill with paper up to the edge, and draw the ring around the viewport.
        painter->fillRect(option->rect, option->palette.base());
        if (hasFocus(option)) {
            drawFocusRing(option->rect, *painter);
        }
        return;
    }
    if (element == CE_HeaderEmptyArea) { // beside the last row or column
        painter->fillRect(option->rect, option->palette.base());
        return;
    }
    if (element == CE_TabBarTabLabel && hasFocus(option)) {
        drawControlWithRing<QStyleOptionTab>(element, *option, 1, *painter, widget);
        return;
    }
    if (element == CE_MenuItem && qobject_cast<const QComboBox *>(widget) != nullptr) {
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            const QStyleOptionMenuItem legible = onPanel(*item);
            QProxyStyle::drawControl(element, &legible, painter, widget);
        }
        return;
    }
    if (element == CE_CheckBox || element == CE_RadioButton) {
        drawControlWithRing<QStyleOptionButton>(element, *option, RingMargin, *painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    const bool high = theme::contrast() != theme::Contrast::Normal;
    if (high && element == CE_TabBarTabShape) {
        drawOutline(option->rect, *painter);
    }
    if (element == CE_PushButton && hasFocus(option)) {
        drawFocusRing(option->rect, *painter);
    }
}

void FocusStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (theme::contrast() != theme::Contrast::Normal) {
        if (control == CC_ComboBox || control == CC_SpinBox) {
            drawFieldOutline(option->rect, *painter);
        } else if (control == CC_Slider) {
            drawOutline(subControlRect(CC_Slider, option, SC_SliderHandle, widget), *painter);
            drawOutline(subControlRect(CC_Slider, option, SC_SliderGroove, widget), *painter);
        } else if (control == CC_ScrollBar) {
            drawOutline(subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget), *painter);
        }
    }
    const bool framed = control == CC_ComboBox || control == CC_SpinBox || control == CC_Slider;
    if (framed && hasFocus(option)) {
        drawFocusRing(option->rect, *painter);
    }
}

int FocusStyle::accentOvershoot(const QFontMetrics &metrics)
{
    const QLocale::Language language = QLocale().language();
    if (language == QLocale::English || language == QLocale::C) {
        return 0;
    }
    const int top = metrics.tightBoundingRect(QStringLiteral("ÉÅ")).top();
    return std::max(0, -top - metrics.ascent());
}

void FocusStyle::updateAccentSpace(QLabel &label)
{
    const int old = label.property(AccentSpace).toInt();
    const int space = accentOvershoot(label.fontMetrics());
    const QMargins margins = label.contentsMargins();
    if (space != old && margins.top() == old) {
        label.setProperty(AccentSpace, space);
        label.setContentsMargins(margins + QMargins(0, space - old, 0, 0));
    }
}

void FocusStyle::disableAccentSpace(QLabel &label)
{
    label.setProperty(AccentSpace, -1); // never equal to the top margin
}

void FocusStyle::drawFocusRing(const QRectF &rect, QPainter &painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const qreal half = RingMargin / 2.0;
    for (const auto &[colour, width] : {std::pair(theme::RingEdge, static_cast<qreal>(RingMargin)),
                                        std::pair(theme::Ring, RingWidth)}) {
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), RingCorner, RingCorner);
    }
    painter.restore();
}

} // namespace doublets
