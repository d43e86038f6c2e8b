// SPDX-License-Identifier: MIT
#include "panels/dialogs/wrapping_button.h"

#include "panels/theme/focus_style.h"
#include "panels/theme/touch_style.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>
#include <type_traits>

namespace doublets {

namespace {

constexpr int Edge = 5; ///< margin for the focus ring, in pixels
constexpr int AnyHeight = 10'000;
constexpr int Wraps = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap | Qt::TextShowMnemonic;

/// The parts of the style that draw a button.
struct StyleParts
{
    QStyle::PixelMetric size;
    QStyle::PixelMetric spacing;
    QStyle::PrimitiveElement indicator;
};

template<class Button>
constexpr StyleParts Parts =
    std::is_same_v<Button, QCheckBox>
        ? StyleParts{QStyle::PM_IndicatorWidth, QStyle::PM_CheckBoxLabelSpacing,
                     QStyle::PE_IndicatorCheckBox}
        : StyleParts{QStyle::PM_ExclusiveIndicatorWidth, QStyle::PM_RadioButtonLabelSpacing,
                     QStyle::PE_IndicatorRadioButton};

} // namespace

template<class Button>
WrappingButton<Button>::WrappingButton(QWidget *parent)
    : Button(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    this->setSizePolicy(policy);
}

template<class Button> int WrappingButton<Button>::textIndent() const
{
    return iconIndent() + (this->icon().isNull() ? 0 : this->fontMetrics().height());
}

template<class Button> int WrappingButton<Button>::iconIndent() const
{
    return this->style()->pixelMetric(Parts<Button>.size, nullptr, this) +
           this->style()->pixelMetric(Parts<Button>.spacing, nullptr, this) + Edge;
}

template<class Button> int WrappingButton<Button>::heightForWidth(int width) const
{
    const QRect room(0, 0, width - textIndent() - Edge, AnyHeight);
    const int height =
        this->fontMetrics().boundingRect(room, Wraps, this->text()).height() + 2 * Edge;
    return qMax(height, TouchStyle::MinControlSize);
}

template<class Button> QSize WrappingButton<Button>::sizeHint() const
{
    const int width = this->fontMetrics().averageCharWidth() * 50;
    return {width, heightForWidth(width)};
}

template<class Button> QSize WrappingButton<Button>::minimumSizeHint() const
{
    return {this->fontMetrics().averageCharWidth() * 20, this->fontMetrics().height() + 2 * Edge};
}

template<class Button> bool WrappingButton<Button>::hitButton(const QPoint &position) const
{
    return this->rect().contains(position);
}

template<class Button> void WrappingButton<Button>::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionButton option;
    this->initStyleOption(&option);
    const QFontMetrics metrics = this->fontMetrics();
    const int size = this->style()->pixelMetric(Parts<Button>.size, &option, this);
    const QRect whole = option.rect;
    const int top =
        Edge + std::max(0, this->height() - heightForWidth(this->width())) / 2; // centred
    option.rect = QRect(Edge, top + (metrics.height() - size) / 2, size, size);
    this->style()->drawPrimitive(Parts<Button>.indicator, &option, &painter, this);
    const QRect room = whole.adjusted(textIndent(), top, -Edge, 0);
    painter.setPen(this->palette().color(this->isEnabled() ? QPalette::Active : QPalette::Disabled,
                                         QPalette::WindowText));
    painter.drawText(room, Wraps, this->text());
    const int mark = metrics.ascent();
    this->icon().paint(&painter, iconIndent(), top + (metrics.height() - mark) / 2, mark, mark);
    if (this->hasFocus()) {
        FocusStyle::drawFocusRing(whole, painter);
    }
}

template class WrappingButton<QRadioButton>;
template class WrappingButton<QCheckBox>;

} // namespace doublets
