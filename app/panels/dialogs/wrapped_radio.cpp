// SPDX-License-Identifier: MIT
#include "panels/dialogs/wrapped_radio.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

namespace doublets {

namespace {

constexpr int Margin = 3;
constexpr int Endless = 10'000;
constexpr int Wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

WrappedRadio::WrappedRadio(QWidget *parent)
    : QRadioButton(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappedRadio::indent() const
{
    return style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing, nullptr, this) + Margin;
}

int WrappedRadio::heightForWidth(int width) const
{
    const QRect room(0, 0, width - indent() - Margin, Endless);
    return fontMetrics().boundingRect(room, Wrapped, text()).height() + 2 * Margin;
}

QSize WrappedRadio::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 50;
    return {width, heightForWidth(width)};
}

QSize WrappedRadio::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() + 2 * Margin};
}

bool WrappedRadio::hitButton(const QPoint &where) const
{
    return rect().contains(where);
}

void WrappedRadio::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const int size = style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, &option, this);
    const QRect whole = option.rect;
    option.rect = QRect(Margin, Margin + (fontMetrics().height() - size) / 2, size, size);
    style()->drawPrimitive(QStyle::PE_IndicatorRadioButton, &option, &painter, this);
    const QRect room = whole.adjusted(indent(), Margin, -Margin, 0);
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(room, Wrapped, text());
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DashLine));
        painter.drawRect(whole.adjusted(0, 0, -1, -1));
    }
}

} // namespace doublets
