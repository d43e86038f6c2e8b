// SPDX-License-Identifier: MIT
#include "panels/pages/page_turner.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace doublets {

PageTurner::PageTurner(QAbstractScrollArea &page, QAbstractButton &up, QAbstractButton &down,
                       QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_upButton(up)
    , m_downButton(down)
{
    hideButtons();
    connect(&up, &QAbstractButton::clicked, this, [this] { turnPages(-1); });
    connect(&down, &QAbstractButton::clicked, this, [this] { turnPages(1); });
    const QScrollBar *bar = page.verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &PageTurner::updateButtons, Qt::QueuedConnection);
    connect(bar, &QScrollBar::valueChanged, this, &PageTurner::emitDirections);
}

void PageTurner::hideButtons()
{
    m_upButton.hide();
    m_downButton.hide();
}

void PageTurner::turnPages(int pages)
{
    const int line = m_page.fontMetrics().lineSpacing();
    QScrollBar *bar = m_page.verticalScrollBar();
    bar->setValue(bar->value() + pages * std::max(line, m_page.viewport()->height() - line));
}

void PageTurner::updateButtons()
{
    const bool isLong = m_page.verticalScrollBar()->maximum() > 0;
    if (isLong == m_downButton.isHidden()) {
        m_upButton.setVisible(isLong);
        m_downButton.setVisible(isLong);
        Q_EMIT availableSizeChanged();
    }
    emitDirections();
}

void PageTurner::emitDirections()
{
    const QScrollBar *bar = m_page.verticalScrollBar();
    Q_EMIT directionsChanged(bar->value() > bar->minimum(), bar->value() < bar->maximum());
}

void PageTurner::retranslate()
{
    //: turns a long page
    m_upButton.setText(tr("Up"));
    //: turns a long page
    m_downButton.setText(tr("Down"));
}

} // namespace doublets
