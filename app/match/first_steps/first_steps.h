// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/clock.h"
#include "match/first_steps/first_step.h"

#include <QObject>

namespace doublets {

class Match;

/// First steps: shows the game on the board in a few steps, each a moment of some other game by the
/// same rules. In each something is to be done, by the person or, if they wish, before their eyes;
/// then it goes on by itself. The game that was on the board waits and is returned as it was.
class FirstSteps : public QObject
{
    Q_OBJECT

public:
    /// The match must outlive First steps.
    explicit FirstSteps(Match &match, QObject *parent = nullptr);

    /// The person only looks on: nothing is asked of them, and nothing of the board waits for them.
    /// Whoever shows it calls `next`. Before it begins.
    void setShown(bool shown) { m_shown = shown; }
    /// Begins with the first step; again, where it runs already.
    void begin();
    /// Puts the game that waits on the board again.
    void end();
    [[nodiscard]] bool isRunning() const { return m_at >= 0; }

    /// Does what the step asks. While that is under way, and once it is done: goes on to the next
    /// step, after the last one to the end.
    void next();
    /// Begins that step (from 0) anew; nothing where there is no such step.
    void goTo(int step);

    [[nodiscard]] int count() const { return static_cast<int>(m_steps.size()); }
    /// The step, from 0. Precondition for these three: isRunning().
    [[nodiscard]] int at() const { return m_at; }
    [[nodiscard]] bool isLast() const { return m_at + 1 == count(); }
    [[nodiscard]] FirstStep::State state() const;
    /// What is to be done now, or what has come of it; in one short sentence or two.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// Another step, or something else to be said in it.
    void changed();
    /// First steps are over, and another game on the board.
    void ended();
    /// After that: nobody began another game meanwhile, it is the one that waited.
    void left();

private:
    [[nodiscard]] const FirstStep &step() const { return m_steps[static_cast<std::size_t>(m_at)]; }
    void onChange(const Change &change);
    void tell();
    /// Goes on in a while, where that is due.
    void schedule();
    void goOn();
    void moveOn();
    void act();

    Match &m_match;
    Alarm m_pause;
    Alarm m_wentOn; ///< by itself, a moment ago
    std::vector<FirstStep> m_steps;
    int m_at = -1;
    bool m_acts = false; ///< does what the step asks
    bool m_shown = false;
};

} // namespace doublets
