// SPDX-License-Identifier: MIT
#include "panels/dialogs/wrapping_combo_box.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace doublets {

namespace {

constexpr int MinLetters = 12;
constexpr int WrappedAlignment = Qt::AlignLeading | Qt::AlignVCenter | Qt::TextWordWrap;

} // namespace

WrappingComboBox::WrappingComboBox(const QString &name, QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(name);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(MinLetters);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum, QSizePolicy::ComboBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QComboBox::currentTextChanged, this, &QWidget::updateGeometry);
}

QRect WrappingComboBox::textRect(const QSize &size) const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(QPoint(), size);
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField,
                                   this);
}

int WrappingComboBox::heightForWidth(int width) const
{
    const int oneLine = sizeHint().height();
    const QRect room = textRect({width, oneLine});
    constexpr int AnyHeight = 10'000;
    const int words =
        fontMetrics()
            .boundingRect(QRect(0, 0, room.width(), AnyHeight), WrappedAlignment, currentText())
            .height();
    return oneLine + std::max(0, words - fontMetrics().height());
}

void WrappingComboBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.setPen(option.palette.color(QPalette::ButtonText));
    painter.drawText(textRect(size()), WrappedAlignment, currentText());
}

} // namespace doublets
