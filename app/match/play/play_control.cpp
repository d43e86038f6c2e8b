// SPDX-License-Identifier: MIT
#include "match/play/play_control.h"

#include "match/play/computer_play.h"
#include "match/session/session.h"
#include "match/settings/settings.h"

namespace doublets {

PlayControl::PlayControl(Session &session, ComputerPlay &computer, QObject *parent)
    : QObject(parent)
    , m_settings(session.settings())
    , m_session(session)
    , m_computer(computer)
{
    connect(&m_settings.forcedPlays, &Setting::changed, this, &PlayControl::goOn);
}

void PlayControl::setGame(Game *game)
{
    if (m_game != nullptr) {
        m_game->disconnect(this);
    }
    m_game = game;
    if (game != nullptr) {
        // Queued: everybody hears of the throw before the men move by it.
        connect(game, &Game::advanced, this, &PlayControl::goOn, Qt::QueuedConnection);
    }
}

bool PlayControl::isForced() const
{
    return m_game != nullptr && referee::isForced(m_game->rules(), m_game->position());
}

bool PlayControl::tablePlays() const
{
    return m_settings.forcedPlays.value() == ForcedPlays::ByTable;
}

void PlayControl::goOn()
{
    // What was taken back stays so until somebody goes on.
    if (tablePlays() && m_game != nullptr && !m_game->canRedo()) {
        m_game->playForced();
    }
}

bool PlayControl::isPassedOver() const
{
    return (tablePlays() && isForced()) || m_computer.isAwaited();
}

void PlayControl::throwDice()
{
    if (m_computer.isAwaited()) {
        m_computer.hasten();
    } else if (m_game->needsEnteredDice()) {
        Q_EMIT diceWanted();
    } else {
        m_game->throwDice();
    }
}

void PlayControl::enterDice(const Numbers &dice)
{
    m_game->enterDice(dice);
}

void PlayControl::play(const Play &play)
{
    if (!m_session.seats().isComputer(play.by)) {
        m_game->play(play);
    }
}

void PlayControl::playForced()
{
    if (!m_computer.isAwaited()) {
        m_game->playForced();
    }
}

void PlayControl::undo()
{
    if (m_session.seats().isComputerAlone()) {
        m_computer.stop();
        m_game->undo();
        return;
    }
    m_game->undo();
    while (isPassedOver() && m_game->undo()) {
    }
}

void PlayControl::redo()
{
    m_game->redo();
    while (!m_session.seats().isComputerAlone() && isPassedOver() && m_game->redo()) {
    }
}

} // namespace doublets
