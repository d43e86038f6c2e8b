// SPDX-License-Identifier: MIT
#include "app/window/caption_label.h"

#include "app/window/look.h"
#include "app/window/plain_text.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <QTextLayout>

namespace doublets {

CaptionLabel::CaptionLabel(QWidget *parent)
    : QWidget(parent)
{
    constexpr int RemarkLasts = 5000;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_remarkEnds.setSingleShot(true);
    m_remarkEnds.setInterval(RemarkLasts);
    connect(&m_remarkEnds, &QTimer::timeout, this, &CaptionLabel::endRemark);
}

void CaptionLabel::setText(const QString &text)
{
    if (text == m_text) {
        return;
    }
    m_text = text;
    m_hint.clear();
    m_remarkEnds.stop();
    setAccessibleName(text);
    layOut();
    announce();
    Q_EMIT textChanged(text);
}

void CaptionLabel::announce()
{
    if (QAccessible::isActive()) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void CaptionLabel::remark(const QString &text)
{
    setHint(text);
    setAccessibleName(text);
    announce();
    m_remarkEnds.start();
}

void CaptionLabel::ask(const QString &question)
{
    m_remarkEnds.stop();
    setHint(question);
    setAccessibleName(question.isEmpty() ? m_text : question);
    if (!question.isEmpty()) {
        announce();
    }
}

void CaptionLabel::endRemark()
{
    m_remarkEnds.stop();
    setAccessibleName(m_text);
    setHint(QString());
}

void CaptionLabel::setHint(const QString &hint)
{
    if (hint != m_hint) {
        m_hint = hint;
        layOut();
    }
}

void CaptionLabel::setLines(int lines)
{
    if (lines != m_lines) {
        m_lines = lines;
        layOut();
        updateGeometry();
    }
}

QSize CaptionLabel::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().lineSpacing() * m_lines};
}

QSize CaptionLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, fontMetrics().lineSpacing() * m_lines};
}

QStringList CaptionLabel::lines() const
{
    const QString &text = m_hint.isEmpty() ? m_text : m_hint;
    QStringList lines;
    QTextLayout layout(text, font());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width());
        if (lines.size() + 1 == m_lines && line.textStart() + line.textLength() < text.size()) {
            lines << fontMetrics().elidedText(text.mid(line.textStart()), Qt::ElideRight, width());
            break;
        }
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

void CaptionLabel::layOut()
{
    m_shown = lines();
    m_elided = !m_shown.isEmpty() && m_shown.last().endsWith(u'…') && !m_text.endsWith(u'…');
    setToolTip(m_elided ? plainToolTip(m_text) : QString());
    update();
}

void CaptionLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_hint.isEmpty() ? look::Ivory : look::Faded);
    const int step = fontMetrics().lineSpacing();
    int y = (height() - step * static_cast<int>(m_shown.size())) / 2 + fontMetrics().ascent();
    for (const QString &line : m_shown) {
        painter.drawText(0, y, line);
        y += step;
    }
}

void CaptionLabel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
        updateGeometry();
    }
}

void CaptionLabel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace doublets
