// SPDX-License-Identifier: MIT
#include "app/board/board_view.h"
#include "app/panels/dice_entry.h"
#include "app/panels/start_panel.h"
#include "app/session/computer_play.h"
#include "app/session/session.h"
#include "app/settings/settings.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"

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
