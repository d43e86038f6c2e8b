// SPDX-License-Identifier: MIT
#include "lessons/full_height_page.h"

#include <QEvent>
#include <QWheelEvent>

namespace doublets {

FullHeightPage::FullHeightPage(const QString &name, QWidget *parent)
    : TextPanel(name, parent)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FullHeightPage::setPageHtml(const QString &html)
{
    showPage(html);
    setVisible(!html.isEmpty());
    updateHeight();
}

void FullHeightPage::updateHeight()
{
    document()->setTextWidth(viewport()->width());
    setFixedHeight(qCeil(document()->size().height()) + 2 * frameWidth());
}

void FullHeightPage::resizeEvent(QResizeEvent *event)
{
    TextPanel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        updateHeight();
    }
}

void FullHeightPage::changeEvent(QEvent *event)
{
    TextPanel::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateHeight();
    }
}

void FullHeightPage::customEvent(QEvent *event)
{
    TextPanel::customEvent(event);
    updateHeight();
}

void FullHeightPage::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // scrolls the surrounding area instead
}

} // namespace doublets
