// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"
#include "match/session/seats.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace doublets {

class Game;
class OddsStore;
class Session;

/// Plays the sides that the computer plays: throws their dice, plays their men and claims what
/// passes to them, each after a pause in which people see what happened. It thinks in the
/// background. Between two computers it begins the next game, too, where that is set.
class ComputerPlay : public QObject
{
    Q_OBJECT

public:
    ComputerPlay(Session &session, OddsStore &odds, QObject *parent = nullptr);
    ~ComputerPlay() override;

    void setGame(Game *game);
    /// Says whether the board is free for a play: at rest, in the present, with nothing over it.
    void setBoardIsFree(std::function<bool()> isFree) { m_isFree = std::move(isFree); }
    /// To be called whenever that may have changed.
    void reconsider();

    /// Whether the game waits for the computer, stopped or not.
    [[nodiscard]] bool isAwaited() const;
    /// What the computer is to do next, it does without a pause.
    void hasten();
    /// Stands still until `goOn`, though its turn comes.
    void stop();
    void goOn();
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    /// Pauses are this many times as long; for tests.
    void setPatience(double factor) { m_patience = factor; }

Q_SIGNALS:
    void stoppedChanged(bool stopped);
    /// It has left what it might have claimed: the other is to throw.
    void claimsLeft();

private:
    void rest();
    void think();
    void act();
    [[nodiscard]] bool isThrowOfComputer() const;
    [[nodiscard]] bool mayBegin() const;
    [[nodiscard]] bool mayBeginAgain() const;
    [[nodiscard]] int pause() const;

    Session &m_session;
    OddsStore &m_odds;
    QPointer<Game> m_game;
    std::function<bool()> m_isFree;
    QTimer m_pause;
    QTimer m_again;
    QThreadPool m_pool;
    QFutureWatcher<std::vector<Play>> m_thinking;
    std::optional<std::vector<Play>> m_plays; ///< thought of, and not made yet
    double m_patience = 1;
    bool m_busy = false;     ///< something is to be done in the present position
    bool m_leavesIt = false; ///< numbers that passed to it; the other throws on
    bool m_stopped = false;
    bool m_acting = false;
};

} // namespace doublets
