// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/figure.h"
#include "match/change.h"
#include "text/guess_text.h"

#include <QObject>

#include <initializer_list>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace doublets {

class OddsWatch;
class Session;

/// The mode "Guess first" for school classes. After each throw, odds, best choices and luck remain
/// covered until the class has guessed. A lesson that asks for odds also covers them, whether or
/// not the mode is on. Code that displays or announces odds, best choices or luck must check
/// isCovered() first.
///
/// During the game, the class guesses White's chance of winning. After the game, the class guesses
/// White's gain from the luck of the dice.
class GuessFirst : public QObject
{
    Q_OBJECT

public:
    /// `session` and `watch` must outlive this object.
    GuessFirst(Session &session, const OddsWatch &watch, QObject *parent = nullptr);

    /// Returns whether the mode is on: Settings::guessFirst is true, and the board is not lent to
    /// First steps or a lesson.
    [[nodiscard]] bool isOn() const;
    /// Returns whether odds, best choices and luck must not be revealed now. Requires
    /// Session::hasGame() if isOn() returns true.
    [[nodiscard]] bool isCovered() const
    {
        return isCoveredByLesson() || (isOn() && !m_guessed.contains(guessMoment()));
    }
    /// Covers the odds while a lesson asks for them. `question` is the text of the question, empty
    /// if only a later step of the lesson asks a question, or nullopt if the lesson no longer
    /// covers the odds.
    void setLessonQuestion(const std::optional<QString> &question);
    [[nodiscard]] bool isCoveredByLesson() const { return m_lessonQuestion.has_value(); }
    /// Sets the figures that the lesson asks for and that the class has not answered yet. Figures
    /// of the board are covered by setLessonQuestion().
    void setLessonFigures(const std::vector<Figure> &figures);
    /// Returns whether a figure of one of `quantities` under the rule set with the id `ruleSet`
    /// must not be revealed now, because the lesson asks for the figure. Ignores rulings.
    [[nodiscard]] bool isAskedByLesson(const QString &ruleSet,
                                       std::initializer_list<Quantity> quantities) const;
    /// Returns a remark for a user who requests a figure that a lesson asks for.
    [[nodiscard]] static QString lessonRemark();
    /// Returns a remark for a user who requests covered odds.
    [[nodiscard]] QString coveredRemark() const;

    /// The moment that a guess refers to: the number of throws so far, including opening throws,
    /// and whether the game is over.
    using GuessMoment = std::pair<int, bool>;
    /// Returns the moment that a guess about the game on the board would refer to now. This
    /// function and the following five require Session::hasGame().
    [[nodiscard]] GuessMoment guessMoment() const;
    /// Returns the kind of figure to guess now: Share during the game, PercentagePoints after the
    /// game.
    [[nodiscard]] Guess::Kind guessKind() const;
    /// Returns the question of the lesson or, if no lesson covers the odds, of the mode, with the
    /// current names of the players. If only a later step of the lesson asks a question, returns a
    /// sentence that says so.
    [[nodiscard]] QString question() const;
    /// Returns whether the answer has been computed.
    [[nodiscard]] bool isAnswerKnown() const { return answer().has_value(); }
    /// Records the guess of the class, uncovers the odds and returns the answer, depending on
    /// guessKind(): White's chance of winning, from 0 to 1, or White's gain in percentage points.
    /// Returns nullopt, changing nothing, if the odds are not covered by the mode, the answer is
    /// unknown or `guess` is of the wrong kind.
    std::optional<double> recordGuess(const Guess &guess);
    /// Covers the odds until the class has guessed again about the current moment. Keeps tally().
    void coverAgain();
    /// Returns the number and the accuracy of the guesses in this game.
    [[nodiscard]] const GuessTally &tally() const { return m_tally; }

    /// Removes all guesses. Called by the match when another game is on the board.
    void reset();
    /// Removes guesses that `change` has made obsolete. Called by the match after each action that
    /// is played, undone or redone, and after each correction of a throw. The match itself emits
    /// changed() after announcing the action.
    void onActionTaken(const Change &change);

Q_SIGNALS:
    /// Emitted when the result of isCovered() or isAskedByLesson() may have changed, or a lesson
    /// has set another question.
    void changed();
    /// Emitted after changed() if the setting or the question of a lesson has changed, or
    /// coverAgain() has been called. Receivers must hide odds if isCovered() returns true.
    void coverageChanged();

private:
    [[nodiscard]] QString questionWithoutMethod() const;
    [[nodiscard]] std::optional<double> answer() const;

    Session &m_session;
    const OddsWatch &m_watch;
    std::set<GuessMoment> m_guessed;
    GuessTally m_tally;
    std::optional<QString> m_lessonQuestion; ///< nullopt if no lesson covers the odds
    std::vector<Figure> m_lessonFigures;
};

} // namespace doublets
