// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "text/guess_text.h"

#include <QObject>

#include <optional>
#include <set>
#include <utility>

namespace doublets {

class OddsWatch;
class Session;

/// The mode "Guess first" for classes: after each throw, odds, best choice and luck stay covered
/// until the class has guessed. A lesson that asks for odds covers them as well, whether or not the
/// mode is on. Code that displays or announces odds, best choices or luck must check isCovered()
/// first.
///
/// During the game, the class guesses White's chance of winning; once the game is over, how much
/// White gained by the luck of the dice.
class GuessFirst : public QObject
{
    Q_OBJECT

public:
    /// `session` and `watch` must outlive this object.
    GuessFirst(Session &session, const OddsWatch &watch, QObject *parent = nullptr);

    /// Returns whether the mode is enabled in the settings and the board is not lent to First
    /// steps or a lesson.
    [[nodiscard]] bool isOn() const;
    /// Returns whether odds, best choices and luck must not be revealed now.
    [[nodiscard]] bool isCovered() const
    {
        return isCoveredByLesson() || (isOn() && !m_guessed.contains(guessMoment()));
    }
    /// Covers everything while a lesson asks for odds. `question` is the question, or empty if a
    /// later step asks it; nullopt uncovers.
    void setLessonQuestion(const std::optional<QString> &question);
    [[nodiscard]] bool isCoveredByLesson() const { return m_lessonQuestion.has_value(); }
    /// Returns the remark for a user who requests a covered figure.
    [[nodiscard]] QString coveredRemark() const;

    /// The moment that a guess is about: the number of throws so far, and whether the game is over.
    using GuessMoment = std::pair<int, bool>;
    [[nodiscard]] GuessMoment guessMoment() const;
    /// Returns the kind of figure to guess now: Share during the game, PercentagePoints once it is
    /// over.
    [[nodiscard]] Guess::Kind kind() const;
    /// Returns the question to the class, with the current names of the players.
    [[nodiscard]] QString question() const;
    /// Returns whether the answer has been computed.
    [[nodiscard]] bool isAnswerKnown() const { return answer().has_value(); }
    /// Records the guess of the class, uncovers everything and returns the answer, in the unit of
    /// kind(): a share from 0 to 1, or percentage points. Returns nullopt, changing nothing, if
    /// nothing is covered, the answer is not known or `guess` is of the wrong kind.
    std::optional<double> recordGuess(const Guess &guess);
    /// Covers everything until the class guesses again about the current moment.
    void coverAgain();
    /// Returns the number and the accuracy of the guesses made in this game.
    [[nodiscard]] const GuessTally &tally() const { return m_tally; }

    /// Forgets all guesses. Called by the match when another game is on the board.
    void reset();
    /// Called by the match after each action, undone or redone ones included. The match emits
    /// changed() after it has announced the action to the tables.
    void onActionTaken(const Change &change);

Q_SIGNALS:
    /// Emitted when isCovered() or the question may have changed.
    void changed();
    /// Emitted after changed() when the setting or the question of a lesson was changed or
    /// coverAgain() was called, so that visible figures may have to be hidden. Receivers must check
    /// isCovered().
    void coverageChanged();

private:
    [[nodiscard]] QString questionWithoutMethod() const;
    [[nodiscard]] std::optional<double> answer() const;

    Session &m_session;
    const OddsWatch &m_watch;
    std::set<GuessMoment> m_guessed;
    GuessTally m_tally;
    std::optional<QString> m_lessonQuestion; ///< nullopt if no lesson covers the odds
};

} // namespace doublets
