// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/lessons/lesson_progress.h"
#include "lessons/lesson_progress_store.h"
#include "match/change.h"
#include "text/lesson_text.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

class Match;
class Session;

/// A lesson in progress in a match: the current step, the answers of the class and the revealed
/// solutions. The session's own game waits meanwhile (see Session::lendBoard()): a step shows a
/// game of the lesson or, if no step so far has a board, an empty game. A class resumes an
/// unfinished lesson at the step where it stopped.
class LessonRun : public QObject
{
    Q_OBJECT

public:
    /// `match` and its `session` must outlive this object.
    LessonRun(Match &match, Session &session, QObject *parent = nullptr);
    ~LessonRun() override;

    /// Starts or resumes a lesson. `className` is the name of the class whose progress is resumed;
    /// it may be empty. A class that has finished the lesson starts over, and its answers are kept.
    /// If the progress cannot be read, emits errorOccurred() and starts with the first step. Ends
    /// any other activity on the board, such as another lesson or First steps.
    void begin(const Lesson &lesson, const QString &className = {});
    /// Previews a lesson from step `step`, counted from 0, without reading or saving progress. In
    /// all other respects, does the same as begin(). `lesson` must have the step.
    void preview(const Lesson &lesson, int step);
    /// Reopens a finished lesson at its first step, with the kept answers of a class. In all other
    /// respects, does the same as begin().
    void reopen(const Lesson &lesson, const LessonProgressStore::KeptAnswers &answers);
    /// Ends the lesson and puts the session's own game back on the board. Does nothing if no lesson
    /// is running.
    void end();
    [[nodiscard]] bool isRunning() const { return m_currentStep >= 0; }
    /// Returns the progress of a class in any lesson, after saving the current lesson. Returns
    /// initial progress if the class has finished the lesson. If the progress cannot be read, emits
    /// errorOccurred() and returns initial progress.
    [[nodiscard]] LessonProgress progressOf(const Lesson &lesson, const QString &className = {});
    /// Saves the progress of the current lesson and returns the store.
    [[nodiscard]] const LessonProgressStore &savedProgress();
    /// Saves the progress of the current lesson and blocks until everything has been written.
    /// Returns the error, if any (see LessonProgressStore::finishSaving()).
    [[nodiscard]] std::optional<Error> finishSaving();
    [[nodiscard]] const Catalogue &catalogue() const;

    // The functions below require isRunning().

    [[nodiscard]] const Lesson &lesson() const { return m_lesson; }
    [[nodiscard]] const LessonStep &step() const { return stepAt(m_currentStep); }
    /// Returns the index of the current step, from 0.
    [[nodiscard]] int currentStep() const { return m_currentStep; }
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_lesson.steps.size()); }
    /// Returns whether the current step is the last one.
    [[nodiscard]] bool isLastStep() const { return m_currentStep + 1 == stepCount(); }
    /// Returns the planned duration of the current step and all later steps, in minutes.
    [[nodiscard]] int remainingMinutes() const { return m_lesson.minutesFrom(m_currentStep); }
    /// Goes to step `step`, keeping the answers and moves of all steps. Does nothing if there is no
    /// such step.
    void goToStep(int step);
    /// Returns the name of the class; may be empty.
    [[nodiscard]] const QString &className() const { return m_className; }
    /// Goes to the next step. At the last step, keeps the answers, ends the lesson and emits
    /// lessonFinished().
    void goToNextStep();
    /// Discards all answers and moves, and goes to the first step.
    void startOver();
    /// Returns whether there is any progress to discard.
    [[nodiscard]] bool canStartOver() const { return !progress().isInitial(); }
    /// Resets the board to the game in the lesson file, discarding the moves of the class. Does
    /// nothing unless hasBoard().
    void restartBoard();
    /// Returns whether restartBoard() would change anything.
    [[nodiscard]] bool canRestartBoard() const;
    /// Returns whether the board shows a game of the lesson.
    [[nodiscard]] bool hasBoard() const { return m_boardStep.has_value(); }
    /// Returns whether the class has completed the task on the board, or true if the step has no
    /// board.
    [[nodiscard]] bool isBoardTaskCompleted() const;

    /// Returns whether the current step asks a question that cannot be answered now, because the
    /// class must first decide the lead or play a throw on the board, or has gone on since then. A
    /// question about a whole game never waits, since the class may run out of time.
    [[nodiscard]] bool isWaitingForBoard() const;
    /// Returns whether the class has gone on after the throw that it was to play on the board.
    [[nodiscard]] bool isBoardTaskPassed() const;

    /// Returns the answer of the class to the current step, which is empty until the class has
    /// answered.
    [[nodiscard]] const ClassAnswer &answer() const { return answerOf(m_currentStep); }
    /// Returns the answer of the class to step `step`, from 0; empty if there is none.
    [[nodiscard]] const ClassAnswer &answerOf(int step) const;
    /// Sets the choice of the class, as an index, from 0, of the question's choices.
    void setChoice(int choice);
    /// Sets the number of hands raised for each choice, in the order of the choices.
    void setHandCounts(const std::vector<int> &counts);
    /// Sets the answer in words. An empty text removes the answer.
    void setFreeAnswer(const QString &text);
    /// Sets the answer to a question that asks for a number. nullopt removes the answer.
    void setNumber(std::optional<double> number);
    /// Sets the guess of the class, in the unit of the figure to be guessed.
    void setGuess(double value);
    /// Reveals the solution of the current step. Does nothing if there is none, or if
    /// `evenIfUnanswered` is false and the class has not answered or isWaitingForBoard().
    void revealSolution(bool evenIfUnanswered = false);
    /// Returns whether the current step has a solution.
    [[nodiscard]] bool hasSolution() const { return step().question || step().guess; }

    /// Returns the values of the current step's figures, in the order of LessonStep::allFigures().
    /// Values that are still being computed, or cannot be computed, are nullopt.
    [[nodiscard]] FigureValues figureValues() const;

Q_SIGNALS:
    /// Emitted when the current step, its answer, its figures or the state of its board has
    /// changed.
    void stateChanged();
    /// Emitted when the lesson has ended and its board has been removed.
    void lessonEnded();
    /// Emitted after lessonEnded() if the class has gone beyond the last step. `hasAnswers`
    /// specifies whether the class has answered or played; if so, its answers and moves are kept.
    /// After a preview, `hasAnswers` is false.
    void lessonFinished(bool hasAnswers);
    /// Emitted when progress could not be read or written. The lesson continues. Write errors are
    /// not reported again until everything has been written.
    void errorOccurred(const doublets::Error &error);
    /// Emitted when the progress has been saved after an earlier `error` in saving it.
    void saveErrorResolved(const doublets::Error &error);

private:
    [[nodiscard]] const LessonStep &stepAt(int step) const
    {
        return m_lesson.steps[static_cast<std::size_t>(step)];
    }
    void onChange(const Change &change);
    /// Shows `step` or, if it is nullopt, the step at which the class stopped.
    void load(const Lesson &lesson, const QString &file, const QString &className,
              std::optional<int> step = std::nullopt);
    void updateBoard();
    /// Lends the board to an empty game with the rules of the session's own game, for steps without
    /// a board, so that throws there do not change that game.
    void lendEmptyGame();
    /// `step` is the step with the board, or nullopt for an empty game.
    void lendBoardGame(std::unique_ptr<Game> game, std::optional<int> step);
    void storeBoardGame();
    [[nodiscard]] bool isPreview() const { return m_progressFile.isEmpty(); }
    [[nodiscard]] LessonProgress progress() const;
    void saveProgress();
    /// Saves an answer or a move of the class, dated today.
    void saveAnswer();
    void computeFigures();
    /// Covers the odds while the current step, or a later step, asks for them.
    void updateCover();
    /// Saves the progress and clears the state, without touching the board.
    void stop();

    using Values = FigureValues;

    Match &m_match;
    Session &m_session;
    Lesson m_lesson;
    QString m_className;
    QString m_progressFile; ///< in `m_progressStore`; empty in a preview
    QDate m_answerDate;     ///< date of the last answer; invalid if there is none
    int m_currentStep = -1;
    std::map<int, ClassAnswer> m_answers;
    /// Games by step, only for boards on which the class has moved.
    std::map<int, Record> m_boardGames;
    std::optional<int> m_boardStep; ///< step whose board is shown
    /// The game of `m_boardStep`, or the empty game; owned by the session.
    const Game *m_lentGame = nullptr;
    std::vector<Action> m_originalActions; ///< actions of `m_lentGame` in the lesson file
    std::map<int, Values> m_figureValues;  ///< by step
    bool m_wasTaskCompleted = false;       ///< last announced value of isBoardTaskCompleted()
    bool m_couldRestartBoard = false;      ///< last announced value of canRestartBoard()
    LessonProgressStore m_progressStore;
    std::shared_ptr<FigureCalculator> m_calculator;
    BackgroundTask<Values> m_figureTask;
};

} // namespace doublets
