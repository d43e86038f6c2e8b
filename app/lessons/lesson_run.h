// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/lessons/lesson_progress.h"
#include "lessons/lesson_progress_store.h"
#include "match/change.h"
#include "text/lesson_text.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

class Match;
class Session;

/// A lesson in progress in a match: the current step, the answers of the class, and which solutions
/// have been revealed. The games on its boards belong to the lesson; the player's own game is set
/// aside and restored when the lesson ends. Resumes lessons where they were left.
class LessonRun : public QObject
{
    Q_OBJECT

public:
    /// `match` and its `session` must outlive this object.
    LessonRun(Match &match, Session &session, QObject *parent = nullptr);
    ~LessonRun() override;

    /// Starts or resumes a lesson. Ends any other activity on the board, such as First steps.
    void begin(const Lesson &lesson);
    /// Ends the lesson and restores the player's own game. Does nothing if no lesson is running.
    void end();
    [[nodiscard]] bool isRunning() const { return m_at >= 0; }
    /// Returns the progress in any lesson, including the current one.
    [[nodiscard]] LessonProgress progressOf(const Lesson &lesson);

    // The functions below require isRunning().
    [[nodiscard]] const Lesson &lesson() const { return m_lesson; }
    [[nodiscard]] const LessonStep &step() const { return stepAt(m_at); }
    [[nodiscard]] int at() const { return m_at; } ///< index of the step, from 0
    [[nodiscard]] int count() const { return static_cast<int>(m_lesson.steps.size()); }
    [[nodiscard]] bool isLast() const { return m_at + 1 == count(); }
    /// Returns the planned duration of this step and all later ones.
    [[nodiscard]] int minutesLeft() const { return m_lesson.minutesFrom(m_at); }
    /// Goes to a step, keeping the answers and moves of the others. Does nothing if the step does
    /// not exist.
    void goTo(int step);
    /// Goes to the next step; ends the lesson after the last one.
    void next();
    /// Discards all answers and moves, and goes to the first step.
    void startOver();
    /// Returns whether there is any progress to discard.
    [[nodiscard]] bool canStartOver() const { return !progress().isInitial(); }
    /// Resets the board of this step to the position in the lesson file. Does nothing if there is
    /// no board.
    void restartBoard();
    /// Returns whether restarting the board would change anything.
    [[nodiscard]] bool canRestartBoard() const;
    [[nodiscard]] bool hasBoard() const { return m_boardStep.has_value(); }
    /// Returns whether the class has completed the task on the board.
    [[nodiscard]] bool isPlayed() const;

    [[nodiscard]] const ClassAnswer &answer() const;
    void choose(int choice);
    void setHands(const std::vector<int> &hands);
    void write(const QString &words);
    void guess(int value);
    /// Reveals the solution. Does nothing if there is none, or if the class has not answered and
    /// `skip` is false.
    void uncover(bool skip = false);
    /// Returns whether this step has a solution that can be revealed.
    [[nodiscard]] bool hasAnswer() const { return step().question || step().guess; }

    /// Returns the figures of this step's texts, followed by that of its estimate. Figures still
    /// being computed are null.
    [[nodiscard]] FigureValues values() const;

Q_SIGNALS:
    /// Emitted when the step or its state has changed.
    void changed();
    /// Emitted when the lesson has ended and its board has been removed.
    void ended();
    /// Emitted when progress could not be read or written. The lesson continues. Write errors are
    /// reported only once.
    void errorOccurred(const doublets::Error &error);

private:
    [[nodiscard]] const LessonStep &stepAt(int step) const
    {
        return m_lesson.steps[static_cast<std::size_t>(step)];
    }
    void onChange(const Change &change);
    void showBoard();
    void lend(std::unique_ptr<Game> game, int step);
    void keepBoard();
    [[nodiscard]] LessonProgress progress() const;
    void keep();
    void keepSoon();
    void compute();
    void stop();

    using Values = FigureValues;

    Match &m_match;
    Session &m_session;
    Lesson m_lesson;
    int m_at = -1;
    std::map<int, ClassAnswer> m_answers;
    std::map<int, Record> m_games;  ///< of boards that have been played on
    std::optional<int> m_boardStep; ///< step whose board is shown
    const Game *m_lent = nullptr;   ///< the game on that board
    std::vector<Action> m_asFiled;  ///< its actions in the lesson file
    std::map<int, Values> m_values; ///< by step
    bool m_isPlayed = false;        ///< last announced value of isPlayed()
    bool m_isTouched = false;       ///< last announced value of canRestartBoard()
    LessonProgressStore m_kept;
    QTimer m_keepSoon;
    bool m_hasReportedError = false; ///< report write errors only once
    std::shared_ptr<FigureCalculator> m_computer;
    BackgroundTask<Values> m_work;
};

} // namespace doublets
