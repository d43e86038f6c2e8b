// SPDX-License-Identifier: MIT
#include "lessons/lesson_card.h"

#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int Margin = 12;
constexpr int AnyHeight = 10'000;
constexpr int Wraps = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

LessonCard::LessonCard(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LessonCard::setTexts(const QString &title, const QString &duration, const QString &summary)
{
    m_title = title;
    m_duration = duration;
    m_summary = summary;
    setAccessibleName(u"%1. %2. %3"_s.arg(title, duration, summary));
    updateGeometry();
    update();
}

int LessonCard::drawTexts(QPainter *painter, int width) const
{
    struct Line
    {
        QString text;
        QFont font;
        QColor colour;
    };
    const std::array lines{
        Line{m_title, fonts::titleFont(QFontInfo(font()).pixelSize() * 6 / 5), theme::Rubric},
        Line{m_duration, font(), theme::FadedInk},
        Line{m_summary, font(), theme::Ink},
    };
    int y = Margin;
    for (const Line &line : lines) {
        const QRect textRect(Margin, y, width - 2 * Margin, AnyHeight);
        if (painter != nullptr) {
            painter->setFont(line.font);
            painter->setPen(line.colour);
            painter->drawText(textRect, Wraps, line.text);
        }
        y += QFontMetrics(line.font).boundingRect(textRect, Wraps, line.text).height();
    }
    return y + Margin;
}

int LessonCard::heightForWidth(int width) const
{
    return drawTexts(nullptr, width);
}

QSize LessonCard::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 44;
    return {width, heightForWidth(width)};
}

QSize LessonCard::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 22, fontMetrics().height() * 4};
}

void LessonCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

void LessonCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(underMouse() ? theme::Paper.lighter(103) : theme::Paper);
    painter.setPen(QPen(theme::Paper.darker(140), 1));
    painter.drawRoundedRect(edge, 5, 5);
    drawTexts(&painter, width());
    if (hasFocus()) {
        FocusStyle::drawFocusRing(edge.adjusted(2, 2, -2, -2), painter);
    }
}

} // namespace doublets
