// SPDX-License-Identifier: MIT
#include "panels/dialogs/card_grid.h"

#include "panels/dialogs/source_card.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace doublets {

namespace {

constexpr int CardCharacters = 40; ///< minimum width of a card beside another, in characters
constexpr int MaximumColumns = 2;

} // namespace

CardGrid::CardGrid(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 6, 0);
}

void CardGrid::addCard(SourceCard *card)
{
    card->setParent(this);
    m_cards.push_back(card);
    m_columns = 0;
    updateColumns();
}

QSize CardGrid::minimumSizeHint() const
{
    // The width of one column: with that of the current columns their number could never decrease.
    QSize least = QWidget::minimumSizeHint();
    int width = 0;
    for (const SourceCard *card : m_cards) {
        width = std::max(width, card->minimumSizeHint().width());
    }
    const QMargins margins = m_grid->contentsMargins();
    least.setWidth(width + margins.left() + margins.right());
    return least;
}

void CardGrid::updateColumns()
{
    const int fit = width() / std::max(1, fontMetrics().averageCharWidth() * CardCharacters);
    const int columns = std::clamp(fit, 1, MaximumColumns);
    if (columns == m_columns) {
        return;
    }
    m_columns = columns;
    for (SourceCard *card : m_cards) {
        m_grid->removeWidget(card);
    }
    for (int nth = 0; nth < static_cast<int>(m_cards.size()); ++nth) {
        m_grid->addWidget(m_cards[static_cast<std::size_t>(nth)], nth / columns, nth % columns);
    }
    for (int column = 0; column < MaximumColumns; ++column) {
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    }
}

void CardGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateColumns();
}

void CardGrid::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateColumns();
    }
}

} // namespace doublets
