// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/first_steps/first_step.h"
#include "match/first_steps/first_step_text.h"
#include "match/scheduler.h"

#include <QObject>

#include <chrono>
#include <optional>

namespace doublets {

class Match;
class Session;

/// A controller of the introduction "First steps", which teaches a game in a few steps, each at a
/// moment of a separate game. The player performs the task of each step, or watches a
/// demonstration, and continues with next(). Meanwhile, the session's own game waits (see
/// Session::lendBoard()).
class FirstSteps : public QObject
{
    Q_OBJECT

public:
    /// `session` must be the session of `match`. Both must outlive this object.
    FirstSteps(Match &match, Session &session, QObject *parent = nullptr);

    /// Sets whether the steps are demonstrated to a spectator, who does not act. The caller must
    /// then call next() for each task; the next step follows after a pause. Defaults to false. Call
    /// before begin().
    void setDemonstration(bool demonstration) { m_isDemonstration = demonstration; }
    /// Begins with the first step of the game on the board, or begins again if isRunning(). If
    /// First steps last introduced the same game with the same rulings, and ended before the last
    /// step was done, resumes at the step that was shown or, if that step was done, at the next.
    /// Precondition: Match::hasGame().
    void begin();
    /// Begins as the overload without arguments does, but with the game of `ruleSet` and its
    /// default rulings.
    void begin(const RuleSet &ruleSet);
    /// Puts the previous game back on the board, and emits stepGameReplaced() and gameRestored().
    /// Does nothing if isRunning() returns false.
    void end();
    [[nodiscard]] bool isRunning() const { return m_currentStep >= 0; }

    /// Performs the task of the step for the player. If the task is already being performed,
    /// completes the task without pauses. If the task is done, goes to the next step or, after the
    /// last step, ends First steps and emits gameRequested(). Does nothing if the result of the
    /// task has been visible for less than half a second, or if isRunning() returns false.
    void next();
    /// Shows the step with the index `step` from its beginning. Does nothing if there is no such
    /// step. Precondition: isRunning().
    void goTo(int step);

    [[nodiscard]] int stepCount() const { return static_cast<int>(m_steps.size()); }
    /// Returns the current step, counted from 0. This function and the following six require
    /// isRunning().
    [[nodiscard]] int currentStep() const { return m_currentStep; }
    /// Returns whether the user has not yet left the step at which begin() resumed.
    [[nodiscard]] bool isResumed() const { return m_isResumed; }
    [[nodiscard]] bool isLastStep() const { return m_currentStep + 1 == stepCount(); }
    /// Returns whether the last step is done.
    [[nodiscard]] bool isComplete() const
    {
        return isLastStep() && state() == FirstStep::State::Done;
    }
    [[nodiscard]] FirstStep::State state() const;
    /// Returns the task or the result of the current step, in one or two short sentences, addressed
    /// to the player or, in a demonstration, to a spectator.
    [[nodiscard]] QString text() const;
    /// Returns text() in a wording for players who cannot see the board. In a demonstration,
    /// returns the same as text().
    [[nodiscard]] QString spokenText() const;

Q_SIGNALS:
    /// Emitted when the step, its state or its text may have changed.
    void changed();
    /// Emitted after the game of the current step has been replaced by the previous game or a new
    /// game, which ends First steps.
    void stepGameReplaced();
    /// Emitted after stepGameReplaced() if end() has put the previous game back.
    void gameRestored();
    /// Emitted after gameRestored() if the player has continued after the last step. The receiver
    /// should offer a game with the rule set `ruleSetId`.
    void gameRequested(const QString &ruleSetId);

private:
    [[nodiscard]] QString textFor(StepReader reader) const;
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
    /// Schedules continueAutomatically() after pauseBeforeNext(). Cancels a scheduled call if there
    /// is no pause.
    void scheduleNext();
    /// Returns the pause before the next automatic action or step. Returns nullopt if the player
    /// must act.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pauseBeforeNext() const;
    void continueAutomatically();
    /// Goes to the next step, or ends after the last.
    void showNextStep();
    /// Returns whether the result of the step has been visible for so long that a press is no
    /// longer meant for the task.
    [[nodiscard]] bool isResultSeen() const;
    /// Performs a single action of the task for the player.
    void performAction();

    Match &m_match;
    Session &m_session;
    Alarm m_pauseAlarm;
    Alarm m_resultAlarm;          ///< active for a moment after the result has appeared
    bool m_isResultShown = false; ///< whether announceStep() has announced the result of the step
    QString m_ruleSetId;          ///< the game that `m_steps` introduces
    Rules m_rules;                ///< the rules of that game
    std::vector<FirstStep> m_steps;
    int m_currentStep = -1; ///< −1 if not running
    /// The step at which begin() resumes: the current step or, once it is done, the next. 0 after
    /// the last step.
    int m_resumedStep = 0;
    bool m_isResumed = false;       ///< as returned by isResumed()
    bool m_isActing = false;        ///< whether the task is being performed for the player
    bool m_isDemonstration = false; ///< as passed to setDemonstration()
};

} // namespace doublets
