// SPDX-License-Identifier: MIT
#include "panels/dice/dice_requester.h"

#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/dice/dice_entry.h"
#include "table/board/board_view.h"
#include "text/computer_names.h"

#include <QApplication>

namespace doublets {

DiceRequester::DiceRequester(Match &match, DiceEntry &entry, BoardView &board)
    : QObject(&entry)
    , m_match(match)
    , m_entry(entry)
    , m_board(board)
    , m_autoConfirm(match.scheduler(), [this] { m_entry.confirm(); })
{
    connect(&match, &Match::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::NewGame || change.kind == Change::Kind::Corrected) {
            m_entry.withdrawRequest({});
        } else if (!change.isAction()) {
            updateRequest();
        }
    });
    connect(&match, &Match::diceEntryRequested, this, [this] {
        updateRequest();
        focusInput();
    });
    connect(&match, &Match::diceConfirmationRequested, this, [this] {
        updateRequest();
        focusInput();
        if (m_entry.isRequestingDice()) {
            m_entry.confirm(); // asks for dice that are missing
        }
    });
    connect(&entry, &DiceEntry::diceChanged, this, [this](bool complete) {
        m_autoConfirm.stop();
        if (complete && m_match.settings().autoConfirmDice.value()) {
            // Gives the user time to check the dice, and to press Backspace.
            constexpr std::chrono::milliseconds CheckTime(1500);
            m_autoConfirm.start(CheckTime);
            m_entry.announceAutoConfirm();
        }
    });
    connect(&entry, &DiceEntry::diceConfirmed, this, [this](const Numbers &dice) {
        m_autoConfirm.stop();
        m_board.setFocus(Qt::OtherFocusReason);
        m_match.enterDice(dice);
        updateRequest(); // requests the next dice, or the same again if they were refused
    });
    board.viewport()->installEventFilter(this);
}

bool DiceRequester::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        // After a press on the board, such as a claim, digits still belong to the dice. Queued, so
        // that the board handles the press first.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_board.hasFocus()) {
                    focusInput();
                }
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void DiceRequester::focusInput()
{
    if (m_entry.isRequestingDice()) {
        m_entry.focusInput();
    }
}

void DiceRequester::updateRequest()
{
    const bool entered = m_match.game().dice().origin() == DiceOrigin::Entered;
    // A lesson may continue after the end of its game and needs the space.
    const bool isDone = m_match.isBoardLent() && m_match.game().position().isOver();
    m_entry.setVisible(entered && !isDone);
    if (m_entry.isHidden()) {
        return;
    }
    if (m_match.game().needsEnteredDice() && !m_match.shown().isPast() && m_match.isTableAtRest()) {
        requestDice();
        return;
    }
    // Disabling the focused widget would move the focus to the next widget.
    if (m_entry.isAncestorOf(QApplication::focusWidget())) {
        m_board.setFocus(Qt::OtherFocusReason);
    }
    m_entry.withdrawRequest(noRequestReason());
}

void DiceRequester::requestDice()
{
    const Game &game = m_match.game();
    if (m_entry.isRequestingDice() && m_requestHistoryLength == game.history().size()) {
        m_entry.setQuestion(question()); // keeps the typed dice
        return;
    }
    m_requestHistoryLength = game.history().size();
    m_entry.requestDice(question(), game.nextDiceCount(), game.suggestedDice());
    // Take the focus even from a panel, but not from dialogs and overlays.
    const QWidget *focus = QApplication::focusWidget();
    const bool elsewhere = focus != nullptr && (focus->window() != m_board.window() ||
                                                (focus != &m_board && m_board.isAncestorOf(focus)));
    if (!elsewhere) {
        m_entry.focusInput();
    }
}

QString DiceRequester::question() const
{
    const Game &game = m_match.game();
    const PlayerNames names = m_match.playerNames();
    const Position &position = game.position();
    return withComputersInSentences(
        position.stage == Stage::Opening
            ? tr("Opening throw: %1’s die, then %2’s").arg(names.white, names.black)
            : tr("%1’s dice").arg(names.nameOf(referee::nextThrower(game.rules(), position))));
}

QString DiceRequester::noRequestReason() const
{
    if (!m_match.isTableAtRest()) {
        return {};
    }
    if (m_match.shown().isPast()) {
        return tr("Go to the latest throw to enter dice.");
    }
    return m_match.game().position().isOver() ? QString() // shown by the caption
                                              : tr("Play your numbers first, then enter dice.");
}

} // namespace doublets
