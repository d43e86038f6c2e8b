// SPDX-License-Identifier: MIT
#include "app/window/play_control.h"

#include "app/session/computer_play.h"
#include "app/session/session.h"
#include "app/settings/settings.h"

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

referee::Refusal PlayControl::whyNot(Side side, int point) const
{
    using referee::Refusal;
    const Position &position = m_game->position();
    if (position.isOver()) {
        return Refusal::GameOver;
    }
    // While numbers may be claimed nothing is given away.
    if (position.stage != Stage::Playing) {
        return Refusal::NothingToPlay;
    }
    if (side != position.player) {
        return Refusal::WrongPlayer;
    }
    auto why = Refusal::NumberNotLeft;
    for (std::uint8_t number = 1; number <= PointsInTable; ++number) {
        for (const auto kind : {PlayKind::PlayDown, PlayKind::ReStack, PlayKind::BearOff}) {
            const Play play{side, kind, static_cast<std::uint8_t>(point), 0, number, false};
            const auto step = referee::take(m_game->rules(), position, play);
            // The more the man could do, the more there is to say of it.
            if (!step && step.error() > why) {
                why = step.error();
            }
        }
    }
    return why;
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
