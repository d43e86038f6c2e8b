// SPDX-License-Identifier: MIT
#include "panels/guess/guess_marks_widget.h"

#include "panels/speech/accessible_role.h"

#include <QPainter>

#include <algorithm>

namespace doublets {

GuessMarksWidget::GuessMarksWidget(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GuessMarksWidget::setMarks(double guess, const QString &guessLabel, double answer,
                                const QString &answerLabel)
{
    m_guess = std::clamp(guess, 0.0, 1.0);
    m_answer = std::clamp(answer, 0.0, 1.0);
    m_guessLabel = guessLabel;
    m_answerLabel = answerLabel;
    update();
}

QSize GuessMarksWidget::sizeHint() const
{
    const int letter = fontMetrics().height();
    return {letter * 10, letter * 7 / 2};
}

QSize GuessMarksWidget::minimumSizeHint() const
{
    return {fontMetrics().height() * 5, sizeHint().height()};
}

qreal GuessMarksWidget::xAt(double position) const
{
    const qreal edge = fontMetrics().height() / 2.0;
    return edge + position * (width() - 2 * edge);
}

void GuessMarksWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal letter = fontMetrics().height();
    const QColor ink = palette().color(foregroundRole());
    painter.setPen(QPen(ink, letter / 12));
    const qreal middle = height() / 2.0;
    painter.drawLine(QPointF(xAt(0), middle), QPointF(xAt(1), middle));
    constexpr int Parts = 4;
    for (int i = 0; i <= Parts; ++i) {
        const qreal x = xAt(static_cast<double>(i) / Parts);
        painter.drawLine(QPointF(x, middle - letter / 6), QPointF(x, middle + letter / 6));
    }
    painter.setBrush(Qt::NoBrush);
    paintMark(painter, xAt(m_guess), true, m_guessLabel);
    painter.setBrush(ink);
    paintMark(painter, xAt(m_answer), false, m_answerLabel);
}

void GuessMarksWidget::paintMark(QPainter &painter, qreal x, bool isAbove,
                                 const QString &text) const
{
    const qreal letter = fontMetrics().height();
    const qreal middle = height() / 2.0;
    const qreal base = middle + (isAbove ? -letter : letter) * 0.45;
    painter.drawPolygon(QPolygonF(
        {QPointF(x, middle), QPointF(x - letter / 4, base), QPointF(x + letter / 4, base)}));
    const qreal wide = fontMetrics().horizontalAdvance(text) + 2;
    const qreal left = std::clamp(x - wide / 2, 0.0, std::max(0.0, width() - wide));
    const QRectF where(left, isAbove ? base - letter : base, wide, letter);
    painter.drawText(where, Qt::AlignCenter, text);
}

} // namespace doublets
