// SPDX-License-Identifier: MIT
#include "lessons/whole_page.h"

#include <QEvent>
#include <QWheelEvent>

namespace doublets {

WholePage::WholePage(const QString &name, QWidget *parent)
    : TextPanel(name, parent)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WholePage::showWhole(const QString &html)
{
    showPage(html);
    setVisible(!html.isEmpty());
    fit();
}

void WholePage::fit()
{
    document()->setTextWidth(viewport()->width());
    setFixedHeight(qCeil(document()->size().height()) + 2 * frameWidth());
}

void WholePage::resizeEvent(QResizeEvent *event)
{
    TextPanel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        fit();
    }
}

void WholePage::changeEvent(QEvent *event)
{
    TextPanel::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
    }
}

void WholePage::customEvent(QEvent *event)
{
    TextPanel::customEvent(event);
    fit();
}

void WholePage::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // scrolls the surrounding area instead
}

} // namespace doublets
