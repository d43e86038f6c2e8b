// SPDX-License-Identifier: MIT
#include "desktop/window/main_window.h"
#include "match/play/play_control.h"
#include "match/session/session.h"
#include "panels/actions/actions.h"
#include "panels/dice/dice_entry.h"
#include "table/board/board_view.h"

#include <QApplication>

/// What in the window has to do with real dice.
namespace doublets {

void MainWindow::connectDiceEntry()
{
    const auto bringUp = [this] {
        showPresent();
        m_board->skipMotion();
        refreshDiceEntry();
        if (m_diceEntry->isAsking()) {
            m_diceEntry->takeFocus();
        }
    };
    connect(m_actions->enterDice, &QAction::triggered, this, bringUp);
    connect(m_play, &PlayControl::diceWanted, this, bringUp);
    connect(m_diceEntry, &DiceEntry::entered, this, [this](const Numbers &dice) {
        m_board->setFocus(Qt::OtherFocusReason);
        m_play->enterDice(dice);
        refresh(); // asks for the next ones
    });
}

void MainWindow::refreshDiceEntry()
{
    const Game &game = m_session.game();
    const bool entered = game.dice().origin() == DiceOrigin::Entered;
    m_diceEntry->setVisible(entered);
    if (!entered) {
        return;
    }
    const bool moving = m_board->isMoving();
    if (game.needsEnteredDice() && m_pastRow < 0 && !moving) {
        askForDice();
        return;
    }
    // What is greyed out would hand the focus to whatever comes next.
    if (m_diceEntry->isAncestorOf(QApplication::focusWidget())) {
        m_board->setFocus(Qt::OtherFocusReason);
    }
    if (moving) {
        m_diceEntry->rest({});
    } else if (m_pastRow >= 0) {
        m_diceEntry->rest(tr("The dice are entered at the present."));
    } else if (game.position().isOver()) {
        m_diceEntry->rest(tr("The game is over."));
    } else {
        m_diceEntry->rest(tr("First the men are played, then dice are entered."));
    }
}

void MainWindow::askForDice()
{
    const Game &game = m_session.game();
    if (m_diceEntry->isAsking() && m_askedAt == game.turns().size()) {
        m_diceEntry->setQuestion(diceQuestion()); // what has been typed stays
        return;
    }
    m_askedAt = game.turns().size();
    m_diceEntry->ask(diceQuestion(), game.diceWanted(), game.diceToldBefore());
    // From a panel, too: whoever reads there throws next. Dialogs and plates are left in peace.
    const QWidget *focus = QApplication::focusWidget();
    const bool elsewhere = focus != nullptr && (focus->window() != this ||
                                                (focus != m_board && m_board->isAncestorOf(focus)));
    if (!elsewhere) {
        m_diceEntry->takeFocus();
    }
}

QString MainWindow::diceQuestion() const
{
    const Game &game = m_session.game();
    const PlayerNames names = m_session.playerNames();
    const Position &position = game.position();
    return position.stage == Stage::Opening
               ? tr("For the lead: the die of %1, then the die of %2").arg(names.white, names.black)
               : tr("The dice of %1").arg(names.of(referee::nextThrower(game.rules(), position)));
}

} // namespace doublets
