// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

#include <QObject>
#include <QPointer>

namespace doublets {

class ComputerPlay;
class Session;
class Settings;

/// Takes what people ask for to the game, and moves forced men where the table is to move them.
/// Where the computer's turn is, people can only hurry it on or take back.
class PlayControl : public QObject
{
    Q_OBJECT

public:
    PlayControl(Session &session, ComputerPlay &computer, QObject *parent = nullptr);

    void setGame(Game *game);
    /// Whether the men that may be played now leave nothing to choose.
    [[nodiscard]] bool isForced() const;

public Q_SLOTS:
    /// Throws the dice, or asks how the real ones fell.
    void throwDice();
    void enterDice(const doublets::Numbers &dice);
    void play(const doublets::Play &play);
    void playForced();
    /// Takes back the last action; with it all that a person did not choose: what the computer did,
    /// and forced men where the table moves them. Where the computer plays both sides it stops.
    void undo();
    void redo();

Q_SIGNALS:
    /// The next dice are real ones, and must be told.
    void diceWanted();

private:
    [[nodiscard]] bool tablePlays() const;
    /// Whether no person has anything to decide.
    [[nodiscard]] bool isPassedOver() const;
    void goOn();

    Settings &m_settings;
    Session &m_session;
    ComputerPlay &m_computer;
    QPointer<Game> m_game;
};

} // namespace doublets
