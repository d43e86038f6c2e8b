// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/clock.h"
#include "match/first_steps/first_step.h"

#include <QObject>

#include <chrono>
#include <optional>

namespace doublets {

class Match;
class Session;

/// The introduction "First steps": teaches the game on the board in a few steps, each at a moment
/// of a game of its own. The player does the task of each step, or watches it being done, and moves
/// on with next(). The game that was on the board is put back unchanged afterwards.
class FirstSteps : public QObject
{
    Q_OBJECT

public:
    /// `match` and its `session` must outlive this object.
    FirstSteps(Match &match, Session &session, QObject *parent = nullptr);

    /// Sets whether the steps are demonstrated to a spectator, who is asked to do nothing: the
    /// caller then calls next() for each task, and the next step follows after a pause. Call before
    /// begin(). Defaults to false.
    void setDemonstration(bool demonstration) { m_isDemonstration = demonstration; }
    /// Starts with the first step of the game on the board, or restarts if already running. Stores
    /// in the settings that First steps have been seen.
    void begin();
    /// As begin(), but teaches the game of `ruleSet` with its default rulings.
    void begin(const RuleSet &ruleSet);
    /// Puts the previous game back on the board and emits stepGameReplaced() and gameRestored().
    /// Does nothing if not running.
    void end();
    [[nodiscard]] bool isRunning() const { return m_currentStep >= 0; }

    /// Does the task of the step for the player. If the task is done or being done, moves on to the
    /// next step, or ends after the last one. Does nothing if not running.
    void next();
    /// Shows step `step`, counted from 0, from its beginning. Does nothing if there is no such
    /// step.
    void goTo(int step);

    [[nodiscard]] int stepCount() const { return static_cast<int>(m_steps.size()); }
    /// Returns the current step, counted from 0. This function and the following three require
    /// isRunning().
    [[nodiscard]] int currentStep() const { return m_currentStep; }
    [[nodiscard]] bool isLastStep() const { return m_currentStep + 1 == stepCount(); }
    [[nodiscard]] FirstStep::State state() const;
    /// Returns the task or the result of the current step, in one or two short sentences.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// Emitted when the step or its text changes.
    void changed();
    /// Emitted when the game of the current step has been replaced by the previous game or by a new
    /// one, which ends First steps.
    void stepGameReplaced();
    /// Emitted after stepGameReplaced() if end() has put the previous game back.
    void gameRestored();

private:
    [[nodiscard]] const FirstStep &step() const
    {
        return m_steps[static_cast<std::size_t>(m_currentStep)];
    }
    void begin(const RuleSet &ruleSet, const Rulings &rulings);
    /// Shows a step from its beginning, in a game with the given rules.
    void show(int step, const RuleSet &ruleSet, const Rulings &rulings);
    void onChange(const Change &change);
    /// Updates whether the match is read-only, and emits changed().
    void announceStep();
    /// Schedules continueAutomatically() after pauseBeforeNext(), or cancels it if there is none.
    void scheduleNext();
    /// Returns the pause before the next automatic action or step; nullopt if the player moves on.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pauseBeforeNext() const;
    void continueAutomatically();
    void showNextStep();
    /// Does one action of the task for the player.
    void performAction();

    Match &m_match;
    Session &m_session;
    Alarm m_pauseAlarm;
    std::vector<FirstStep> m_steps;
    int m_currentStep = -1;
    bool m_isActing = false;        ///< whether the task is being done for the player
    bool m_isDemonstration = false; ///< whether the player is a spectator
};

} // namespace doublets
