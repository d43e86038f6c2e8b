// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
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

/// Plays the sides of the computer: throws their dice, plays their men and claims numbers that pass
/// to them, each after a pause in which the players see what happened. Calls the game directly. The
/// best play is computed in the background. Between two computers it also starts the next game if
/// Settings::playAgain is set.
class ComputerPlay : public QObject
{
    Q_OBJECT

public:
    /// `session`, `odds` and `clock` must outlive this object.
    ComputerPlay(Session &session, OddsStore &odds, Clock &clock, QObject *parent = nullptr);
    ~ComputerPlay() override;

    /// Sets the game to play. There is none if `game` is null.
    void setGame(Game *game);
    /// Call when an action was done or undone, or when the seats have changed.
    void gameChanged();
    /// Sets whether the computer may act: when the tables are at rest, in the present, and nothing
    /// covers the board.
    void setFree(bool free);

    /// Returns whether it is the computer's turn, even if it is stopped.
    [[nodiscard]] bool isGameWaiting() const;
    /// Returns whether the computer acts only after skipPause(), because time is unlimited.
    [[nodiscard]] bool needsPrompt() const;
    /// Sets the pause before each throw between two computers. Defaults to a pause by the motion
    /// speed.
    void setThrowPause(std::chrono::milliseconds pause) { m_throwPause = pause; }
    /// Resumes the computer, and makes it act without waiting for the end of the pause.
    void skipPause();
    /// Stops the computer until resume() or skipPause() is called.
    void stop();
    void resume();

Q_SIGNALS:
    /// Emitted when the computer has left numbers unclaimed and the other side must throw.
    void claimsForfeited();

private:
    void reconsider();
    void reset();
    void think();
    void act();
    [[nodiscard]] bool isThrowOfComputer() const;
    [[nodiscard]] bool mayBegin() const;
    [[nodiscard]] bool mayBeginAgain() const;
    /// Returns nullopt if the computer waits for skipPause().
    [[nodiscard]] std::optional<std::chrono::milliseconds> pause() const;
    [[nodiscard]] std::chrono::milliseconds usualPause() const;

    Session &m_session;
    OddsStore &m_odds;
    QPointer<Game> m_game;
    Alarm m_pause; ///< before it acts
    Alarm m_again; ///< before the next game
    BackgroundTask<std::vector<Play>> m_thinking;
    std::optional<std::vector<Play>> m_plays; ///< chosen but not yet played
    std::optional<std::chrono::milliseconds> m_throwPause;
    bool m_busy = false;     ///< whether an action in the present position is being prepared
    bool m_leavesIt = false; ///< whether the computer leaves the numbers that passed to it
    bool m_asked = false;    ///< whether to act although needsPrompt()
    bool m_stopped = false;
    bool m_acting = false;
    bool m_free = false;
};

} // namespace doublets
