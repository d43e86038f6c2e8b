// SPDX-License-Identifier: MIT
#include "panels/dialogs/wrapping_radio_button.h"

#include "panels/theme/focus_style.h"
#include "panels/theme/touch_style.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>

namespace doublets {

namespace {

constexpr int Edge = 5; ///< margin for the focus ring, in pixels
constexpr int AnyHeight = 10'000;
constexpr int Wraps = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap | Qt::TextShowMnemonic;

} // namespace

WrappingRadioButton::WrappingRadioButton(QWidget *parent)
    : QRadioButton(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappingRadioButton::textIndent() const
{
    return iconIndent() + (icon().isNull() ? 0 : fontMetrics().height());
}

int WrappingRadioButton::iconIndent() const
{
    return style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing, nullptr, this) + Edge;
}

int WrappingRadioButton::heightForWidth(int width) const
{
    const QRect room(0, 0, width - textIndent() - Edge, AnyHeight);
    const int height = fontMetrics().boundingRect(room, Wraps, text()).height() + 2 * Edge;
    return qMax(height, TouchStyle::MinControlSize);
}

QSize WrappingRadioButton::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 50;
    return {width, heightForWidth(width)};
}

QSize WrappingRadioButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() + 2 * Edge};
}

bool WrappingRadioButton::hitButton(const QPoint &position) const
{
    return rect().contains(position);
}

void WrappingRadioButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const int size = style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, &option, this);
    const QRect whole = option.rect;
    const int top = Edge + std::max(0, height() - heightForWidth(width())) / 2; // centred
    option.rect = QRect(Edge, top + (fontMetrics().height() - size) / 2, size, size);
    style()->drawPrimitive(QStyle::PE_IndicatorRadioButton, &option, &painter, this);
    const QRect room = whole.adjusted(textIndent(), top, -Edge, 0);
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(room, Wraps, text());
    const int mark = fontMetrics().ascent();
    icon().paint(&painter, iconIndent(), top + (fontMetrics().height() - mark) / 2, mark, mark);
    if (hasFocus()) {
        FocusStyle::drawFocusRing(whole, painter);
    }
}

} // namespace doublets
