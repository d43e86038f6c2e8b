// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/game/action.h"
#include "core/game/position.h"
#include "match/clock.h"
#include "match/session/seats.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace doublets {

class Game;
class OddsStore;
class Session;

/// Plays the sides that the computer plays: throws their dice, plays their men and claims what
/// passes to them, each after a pause in which people see what happened. It calls the game itself,
/// and the match follows as after any play. The best player's choice is worked out in the
/// background. Between two computers it begins the next game, too, where that is set.
class ComputerPlay : public QObject
{
    Q_OBJECT

public:
    /// Session, odds and clock must outlive this.
    ComputerPlay(Session &session, OddsStore &odds, Clock &clock, QObject *parent = nullptr);
    ~ComputerPlay() override;

    /// Another game is on the board, which must outlive the play of it. Null: none.
    void setGame(Game *game);
    /// The game is another action further, or back, or others play it.
    void gameChanged();
    /// Whether it may act: the board is at rest, in the present, and nothing lies over it.
    void setFree(bool free);

    /// Whether the game waits for the computer, stopped or not.
    [[nodiscard]] bool isAwaited() const;
    /// Whether it goes on only when somebody says so.
    [[nodiscard]] bool waitsToBeAsked() const;
    /// Between two computers: how long before each throw, instead of what is usual.
    void setPauseToThrow(std::chrono::milliseconds pause) { m_pauseToThrow = pause; }
    /// What the computer is to do next, it does without a pause.
    void skipPause();
    /// Stands still until `resume`, though its turn comes.
    void stop();
    void resume();

Q_SIGNALS:
    /// It has left what it might have claimed: the other is to throw.
    void claimsLeft();

private:
    void reconsider();
    void reset();
    void think();
    void act();
    [[nodiscard]] bool isThrowOfComputer() const;
    [[nodiscard]] bool mayBegin() const;
    [[nodiscard]] bool mayBeginAgain() const;
    /// Nothing: until it is asked to go on.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pause() const;
    [[nodiscard]] std::chrono::milliseconds usualPause() const;

    Session &m_session;
    OddsStore &m_odds;
    QPointer<Game> m_game;
    Alarm m_pause; ///< before it acts
    Alarm m_again; ///< before the next game
    BackgroundWork<std::vector<Play>> m_thinking;
    std::optional<std::vector<Play>> m_plays; ///< thought of, and not made yet
    std::optional<std::chrono::milliseconds> m_pauseToThrow;
    bool m_busy = false;     ///< something is to be done in the present position
    bool m_leavesIt = false; ///< numbers that passed to it; the other throws on
    bool m_asked = false;    ///< to go on, where it waits for that
    bool m_stopped = false;
    bool m_acting = false;
    bool m_free = false;
};

} // namespace doublets
