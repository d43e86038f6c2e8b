// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/lessons/lesson_progress.h"
#include "lessons/kept_lessons.h"
#include "match/change.h"
#include "text/lesson_words.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

class Match;

/// A lesson under way in a match: which step, what the class has said, what may be seen of the
/// answers. The games of its boards are nobody's; the person's own game waits, and is put back
/// unharmed when the lesson ends. Whoever comes back to a lesson finds it as it was left.
class LessonRun : public QObject
{
    Q_OBJECT

public:
    /// The match must outlive it.
    explicit LessonRun(Match &match, QObject *parent = nullptr);
    ~LessonRun() override;

    /// Begins with the first step, or goes on where the lesson was left; whatever else had the
    /// board, such as First steps, ends.
    void begin(const Lesson &lesson);
    /// Puts the person's own game on the board again.
    void end();
    [[nodiscard]] bool isRunning() const { return m_at >= 0; }
    /// How far a class has come in that lesson, which may be this one.
    [[nodiscard]] LessonProgress progressOf(const Lesson &lesson);

    // Precondition of all that follows: isRunning().
    [[nodiscard]] const Lesson &lesson() const { return m_lesson; }
    [[nodiscard]] const LessonStep &step() const { return stepAt(m_at); }
    [[nodiscard]] int at() const { return m_at; } ///< from 0
    [[nodiscard]] int count() const { return static_cast<int>(m_lesson.steps.size()); }
    [[nodiscard]] bool isLast() const { return m_at + 1 == count(); }
    /// Of this step and those after it.
    [[nodiscard]] int minutesLeft() const { return m_lesson.minutesFrom(m_at); }
    /// Nothing where there is no such step. What was said and played in the others is kept.
    void goTo(int step);
    /// After the last step: ends.
    void next();
    /// Forgets what was said and played, and begins with the first step.
    void startOver();
    /// Whether there is anything to start over from.
    [[nodiscard]] bool canStartOver() const { return !progress().isFresh(); }
    /// Puts the board of this step there again as the file has it.
    void restartBoard();
    /// Whether that would change anything.
    [[nodiscard]] bool canRestartBoard() const;
    [[nodiscard]] bool hasBoard() const { return m_boardStep.has_value(); }
    /// Whether the class has played as far as this step wants.
    [[nodiscard]] bool isPlayed() const;

    [[nodiscard]] const ClassAnswer &answer() const;
    void choose(int choice);
    void showHands(const std::vector<int> &hands);
    void write(const QString &words);
    void guess(int value);
    /// Shows the answer; nothing where the class has not given its own. `skip`: all the same.
    void uncover(bool skip = false);
    /// Whether this step has an answer that can be covered.
    [[nodiscard]] bool hasAnswer() const { return step().question || step().guess; }

    /// The figures of this step's texts and of its guess (the last), as far as they are computed.
    [[nodiscard]] FigureValues values() const;

Q_SIGNALS:
    /// Another step, or something else to be said in it.
    void changed();
    /// The lesson is over. Its board is gone.
    void ended();
    /// What was kept of a lesson could not be read or written. It goes on all the same.
    void noticed(const doublets::Error &error);

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
    Lesson m_lesson;
    int m_at = -1;
    std::map<int, ClassAnswer> m_answers;
    std::map<int, Record> m_games;  ///< of boards on which something was done
    std::optional<int> m_boardStep; ///< whose board is there
    const Game *m_lent = nullptr;   ///< it
    std::vector<Action> m_asFiled;  ///< what its file has done in it
    std::map<int, Values> m_values; ///< of the steps seen
    bool m_isPlayed = false;        ///< as it was told last
    bool m_isTouched = false;       ///< the same of canRestartBoard
    KeptLessons m_kept;
    QTimer m_keepSoon;
    bool m_hasNoticed = false; ///< that nothing can be written: once is enough
    std::shared_ptr<FigureComputer> m_computer;
    BackgroundWork<Values> m_work;
};

} // namespace doublets
