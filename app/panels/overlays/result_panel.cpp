// SPDX-License-Identifier: MIT
#include "panels/overlays/result_panel.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace doublets {

ResultPanel::ResultPanel(QWidget *board)
    : OverlayPanel(u"winner"_s, board)
    , m_rematch(addButton(u"winnerRematch"_s))
    , m_newGame(addButton(u"winnerNew"_s))
    , m_review(addButton(u"winnerReview"_s))
    , m_close(addButton(u"winnerClose"_s))
{
    connect(m_rematch, &QPushButton::clicked, this, &ResultPanel::rematchRequested);
    connect(m_newGame, &QPushButton::clicked, this, &ResultPanel::newGameRequested);
    connect(m_review, &QPushButton::clicked, this, &ResultPanel::reviewRequested);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
}

void ResultPanel::retranslate()
{
    m_rematch->setText(tr("&Rematch"));
    m_newGame->setText(tr("&New game…"));
    m_review->setText(tr("Look &back"));
    m_close->setText(tr("&Close"));
}

} // namespace doublets
