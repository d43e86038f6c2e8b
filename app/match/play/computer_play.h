// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/game/action.h"
#include "core/game/position.h"
#include "match/scheduler.h"
#include "match/session/seats.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace doublets {

class Game;
class OddsStore;
class Session;

/// A controller that plays for the computer. Throws the dice, plays the men and claims the numbers
/// (see Claim) of each side that the computer plays, after pauses that let the players follow the
/// game. Computes the best plays in the background. If the computer plays both sides and
/// Settings::autoStartNextGame is true, also starts another game after the session's own game (see
/// Session::isOwnGame()), unless the game was played with physical dice or has decided a match.
class ComputerPlay : public QObject
{
    Q_OBJECT

public:
    /// `session`, `odds` and `scheduler` must outlive this object.
    ComputerPlay(Session &session, OddsStore &odds, Scheduler &scheduler,
                 QObject *parent = nullptr);
    /// Cancels all background work, and blocks until it has stopped.
    ~ComputerPlay() override;

    /// Sets the game to play. Does not take ownership. `game` may be null. If the computer plays
    /// both sides of a game with undone actions, the computer is stopped initially.
    void setGame(Game *game);
    /// Cancels the prepared action, and prepares the next one if it is the computer's turn. Call
    /// after an action has been played, undone or redone, a throw has been corrected, or the seats
    /// have changed.
    void prepareNextAction();
    /// Sets whether the computer may act. The caller must pass false while men or dice are moving,
    /// an earlier moment is shown or a dialog covers the board. Defaults to false.
    void setEnabled(bool enabled);

    /// Returns whether it is the computer's turn, even if the computer is stopped.
    [[nodiscard]] bool hasTurn() const;
    /// Returns whether it is the computer's turn, but the computer waits for skipPause(): because
    /// the computer is stopped, or because of Settings::readingTime, Settings::switchScanning or
    /// setClaimTimeUnlimited().
    [[nodiscard]] bool needsPrompt() const;
    /// Sets whether players have unlimited time to claim numbers, for users of screen readers.
    /// Defaults to false. Users of a single switch always have unlimited time.
    void setClaimTimeUnlimited(bool unlimited);
    /// Sets the pause before each throw while the computer plays both sides. By default, the pause
    /// depends on Settings::motionSpeed.
    void setThrowPause(std::chrono::milliseconds pause) { m_throwPause = pause; }
    /// Resumes the computer, and ends its current pause.
    void skipPause();
    /// Stops the computer until resume() or skipPause() is called, or another game is set.
    void stop();
    /// Lets a stopped computer continue.
    void resume();

Q_SIGNALS:
    /// Emitted when the computer has decided not to claim numbers, and the other side must throw.
    void claimsForfeited();

private:
    void updateSchedule();
    void reset();
    void choosePlays();
    void act();
    [[nodiscard]] bool isNextThrowerComputer() const;
    /// Returns whether the computer is about to claim a number.
    [[nodiscard]] bool isClaimDue() const;
    /// Returns whether the other player may have numbers to claim before the computer throws.
    [[nodiscard]] bool leavesTimeToClaim() const;
    [[nodiscard]] bool canAct() const;
    [[nodiscard]] bool canStartNextGame() const;
    /// Returns the pause before the next action. Returns nullopt if the computer waits for
    /// skipPause().
    [[nodiscard]] std::optional<std::chrono::milliseconds> pause() const;
    [[nodiscard]] std::chrono::milliseconds defaultPause() const;
    /// Returns whether a person has just thrown numbers that neither player could use.
    [[nodiscard]] bool hasPersonLostThrow() const;

    Session &m_session;
    OddsStore &m_odds;
    QPointer<Game> m_game;
    Alarm m_pauseAlarm;   ///< the pause before the computer acts
    Alarm m_restartAlarm; ///< the pause before the next game
    BackgroundTask<std::vector<Play>> m_thinking;
    std::optional<std::vector<Play>> m_plays; ///< chosen, but not played yet
    std::optional<std::chrono::milliseconds> m_throwPause;
    bool m_isPreparing = false;   ///< whether an action in the current position is being prepared
    bool m_forgoesClaims = false; ///< whether the computer leaves numbers unclaimed
    bool m_isPrompted = false;    ///< whether to act even if needsPrompt() returns true
    bool m_isStopped = false;
    bool m_isActing = false;
    bool m_enabled = false;
    bool m_isClaimTimeUnlimited = false;
};

} // namespace doublets
