// SPDX-License-Identifier: MIT
#include "panels/overlays/winner_panel.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace doublets {

WinnerPanel::WinnerPanel(QWidget *board)
    : OverlayPanel(u"winner"_s, board)
    , m_rematch(addButton(u"winnerRematch"_s))
    , m_new(addButton(u"winnerNew"_s))
    , m_review(addButton(u"winnerReview"_s))
    , m_close(addButton(u"winnerClose"_s))
{
    connect(m_rematch, &QPushButton::clicked, this, &WinnerPanel::rematchRequested);
    connect(m_new, &QPushButton::clicked, this, &WinnerPanel::newGameRequested);
    connect(m_review, &QPushButton::clicked, this, &WinnerPanel::reviewRequested);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
}

void WinnerPanel::retranslate()
{
    m_rematch->setText(tr("&Rematch"));
    m_new->setText(tr("&New game…"));
    m_review->setText(tr("Look &back"));
    m_close->setText(tr("&Close"));
}

} // namespace doublets
