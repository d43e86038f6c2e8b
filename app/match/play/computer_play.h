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
/// best play is computed in the background. If the computer plays both sides and
/// Settings::playAgain is set, also starts the next game.
class ComputerPlay : public QObject
{
    Q_OBJECT

public:
    /// `session`, `odds` and `clock` must outlive this object.
    ComputerPlay(Session &session, OddsStore &odds, Clock &clock, QObject *parent = nullptr);
    ~ComputerPlay() override;

    /// Sets the game to play, or none if `game` is null. Does not take ownership. If the computer
    /// plays both sides of a game with undone actions, it is stopped at first.
    void setGame(Game *game);
    /// Call after an action has been taken or undone, and after the seats have changed.
    void onGameChanged();
    /// Sets whether the computer may act: true while all motion on the board has ended, no earlier
    /// moment is shown and nothing covers the board.
    void setEnabled(bool enabled);

    /// Returns whether it is the computer's turn, even if it is stopped.
    [[nodiscard]] bool hasTurn() const;
    /// Returns whether the computer acts only after skipPause(), because Settings::readingTime is
    /// Unlimited, or because of setClaimTimeUnlimited().
    [[nodiscard]] bool needsPrompt() const;
    /// Sets whether players may take any time to claim numbers, as users of screen readers need,
    /// who hear them one after another. Defaults to false.
    void setClaimTimeUnlimited(bool unlimited);
    /// Returns whether the computer acts only after resume() or skipPause(), because it has been
    /// stopped.
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    /// Sets the pause before each throw while the computer plays both sides. Defaults to a pause
    /// that depends on the motion speed.
    void setThrowPause(std::chrono::milliseconds pause) { m_throwPause = pause; }
    /// Resumes the computer, and makes it act without waiting for the end of the pause.
    void skipPause();
    /// Stops the computer until resume() or skipPause() is called.
    void stop();
    /// Lets the computer continue after stop().
    void resume();

Q_SIGNALS:
    /// Emitted when the computer has left numbers unclaimed and the other side must throw.
    void claimsForfeited();

private:
    void updateSchedule();
    void reset();
    void choosePlays();
    void act();
    [[nodiscard]] bool isNextThrowerComputer() const;
    /// Returns whether the computer is about to claim a number.
    [[nodiscard]] bool isClaimDue() const;
    /// Returns whether the other player may look for numbers to claim before the computer throws.
    [[nodiscard]] bool leavesTimeToClaim() const;
    [[nodiscard]] bool canAct() const;
    [[nodiscard]] bool canStartNextGame() const;
    /// Returns nullopt if the computer waits for skipPause().
    [[nodiscard]] std::optional<std::chrono::milliseconds> pause() const;
    [[nodiscard]] std::chrono::milliseconds defaultPause() const;

    Session &m_session;
    OddsStore &m_odds;
    QPointer<Game> m_game;
    Alarm m_pauseAlarm;   ///< the pause before the computer acts
    Alarm m_restartAlarm; ///< the pause before the next game
    BackgroundTask<std::vector<Play>> m_thinking;
    std::optional<std::vector<Play>> m_plays; ///< chosen but not yet played
    std::optional<std::chrono::milliseconds> m_throwPause;
    bool m_isPreparing = false;   ///< whether an action in the present position is being prepared
    bool m_forgoesClaims = false; ///< whether the computer leaves the numbers that passed to it
    bool m_isPrompted = false;    ///< whether to act although needsPrompt()
    bool m_isStopped = false;
    bool m_isActing = false;
    bool m_enabled = false;
    bool m_isClaimTimeUnlimited = false;
};

} // namespace doublets
