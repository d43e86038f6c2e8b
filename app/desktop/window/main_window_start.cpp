// SPDX-License-Identifier: MIT
#include "desktop/window/main_window.h"
#include "match/play/computer_play.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/dice/dice_entry.h"
#include "panels/plates/start_panel.h"
#include "table/board/board_view.h"

/// The plate on which a newcomer reads how to win.
namespace doublets {

void MainWindow::connectStart()
{
    connect(m_start, &StartPanel::gamesRequested, m_actions->newGame, &QAction::trigger);
    connect(m_start, &StartPanel::left, this, [this](const std::optional<Seats> &seats) {
        if (seats) {
            for (const Side side : BothSides) {
                m_session.setSeat(side, seats->of(side));
            }
        }
        refresh(); // the computer goes on
        if (m_diceEntry->isAsking()) {
            m_diceEntry->takeFocus(); // real dice are typed at once
        }
    });
}

void MainWindow::greet()
{
    // A table that is set to play by itself asks nobody.
    if (m_settings.startPlate.value() && m_session.game().turns().empty() &&
        !m_session.seats().isComputerAlone()) {
        showGoal();
    }
}

void MainWindow::showGoal()
{
    showPresent();
    const Game &game = m_session.game();
    m_start->showGame(game.ruleSet(), m_session.seats(), !game.turns().empty());
}

} // namespace doublets
