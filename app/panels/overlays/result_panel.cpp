// SPDX-License-Identifier: MIT
#include "panels/overlays/result_panel.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace doublets {

ResultPanel::ResultPanel(QWidget *board)
    : OverlayPanel(u"winner"_s, board)
    , m_rematchButton(addButton(u"winnerRematch"_s))
    , m_newGameButton(addButton(u"winnerNew"_s))
    , m_reviewButton(addButton(u"winnerReview"_s))
    , m_closeButton(addButton(u"winnerClose"_s))
{
    connect(m_rematchButton, &QPushButton::clicked, this, &ResultPanel::rematchRequested);
    connect(m_newGameButton, &QPushButton::clicked, this, &ResultPanel::newGameRequested);
    connect(m_reviewButton, &QPushButton::clicked, this, &ResultPanel::reviewRequested);
    connect(m_closeButton, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
}

void ResultPanel::retranslate()
{
    m_rematchButton->setText(tr("&Rematch"));
    m_newGameButton->setText(tr("&New game…"));
    m_reviewButton->setText(tr("Look &back"));
    m_closeButton->setText(tr("&Close"));
}

} // namespace doublets
