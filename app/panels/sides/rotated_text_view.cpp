// SPDX-License-Identifier: MIT
#include "panels/sides/rotated_text_view.h"

#include "panels/pages/text_panel.h"
#include "panels/sides/rotation.h"
#include "panels/speech/accessible_role.h"
#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QFontInfo>
#include <QPainter>
#include <QScrollBar>
#include <QScrollEvent>
#include <QScrollPrepareEvent>

using namespace Qt::StringLiterals;

namespace doublets {

RotatedTextView::RotatedTextView(const QString &name, QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    setObjectName(name);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::TabFocus);
    // Qt's scroll bars would be on the wrong side of a rotated text.
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text.setUndoRedoEnabled(false);
    m_text.setResourceProvider([this](const QUrl &url) { return evidenceMarkFromUrl(url, *this); });
}

void RotatedTextView::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    viewport()->update();
}

void RotatedTextView::showHtml(const QString &html)
{
    m_html = html;
    updateText();
    verticalScrollBar()->setValue(0);
}

void RotatedTextView::updateText()
{
    m_text.setDefaultStyleSheet(pageStyleSheet() + uniformTextSizeStyle());
    m_text.setHtml(withNoBreakSpaces(m_html));
    setAccessibleName(plainText());
    updateLayout();
}

void RotatedTextView::updateLayout()
{
    const int line = fontMetrics().lineSpacing();
    m_text.setDefaultFont(font());
    m_text.setDocumentMargin(line / 2.0);
    m_text.setTextWidth(viewport()->width());
    QScrollBar &bar = *verticalScrollBar();
    bar.setRange(0, qMax(0, qRound(m_text.size().height()) - viewport()->height()));
    bar.setSingleStep(line);
    bar.setPageStep(qMax(line, viewport()->height() - line));
    viewport()->update();
}

int RotatedTextView::scrollerPosition(int value) const
{
    return m_isRotated ? verticalScrollBar()->maximum() - value : value;
}

bool RotatedTextView::viewportEvent(QEvent *event)
{
    // The rotated text must follow the finger.
    if (event->type() == QEvent::ScrollPrepare) {
        auto *prepare = static_cast<QScrollPrepareEvent *>(event);
        prepare->setViewportSize(viewport()->size());
        prepare->setContentPosRange(QRectF(0, 0, 0, verticalScrollBar()->maximum()));
        prepare->setContentPos(QPointF(0, scrollerPosition(verticalScrollBar()->value())));
        prepare->accept();
        return true;
    }
    if (event->type() == QEvent::Scroll) {
        const QPointF at = static_cast<QScrollEvent *>(event)->contentPos();
        verticalScrollBar()->setValue(scrollerPosition(qRound(at.y())));
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void RotatedTextView::paintEvent(QPaintEvent *)
{
    paintRotated(*viewport(), m_isRotated, [this](QPainter &painter) { paint(painter); });
}

void RotatedTextView::paint(QPainter &painter) const
{
    const QRect area = viewport()->rect();
    const QScrollBar &bar = *verticalScrollBar();
    painter.fillRect(area, theme::Paper);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    context.palette.setColor(QPalette::Text, theme::Ink);
    context.clip = QRectF(0, bar.value(), area.width(), area.height());
    painter.save();
    painter.translate(0, -bar.value());
    m_text.documentLayout()->draw(&painter, context);
    painter.restore();
    if (bar.maximum() > 0) { // the scroll position
        constexpr int Width = 4;
        const int whole = bar.maximum() + area.height();
        const int length = area.height() * area.height() / whole;
        painter.fillRect(area.width() - Width, area.height() * bar.value() / whole, Width, length,
                         theme::FadedInk);
    }
    if (hasFocus()) {
        FocusStyle::drawFocusRing(area, painter);
    }
}

void RotatedTextView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateLayout();
}

void RotatedTextView::scrollContentsBy(int, int)
{
    viewport()->update();
}

void RotatedTextView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateLayout();
    }
}

void RotatedTextView::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        updateText();
    }
}

void RotatedTextView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void RotatedTextView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace doublets
