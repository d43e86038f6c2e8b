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

/// Guess first: odds, best choice and luck stay covered until the class has guessed, after each
/// throw anew. Whatever shows or says one of them asks `isCovered` here, and so nothing leaks.
///
/// A class guesses White's chance of winning; once the game is over, what all dice together did for
/// White.
class GuessFirst : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    GuessFirst(Session &session, const OddsWatch &watch, QObject *parent = nullptr);

    /// As the settings say, but for games that are nobody's, such as First steps.
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] bool isCovered() const { return isOn() && !m_guessed.contains(place()); }
    /// What is said to whoever asks for something that is covered.
    [[nodiscard]] static QString refusal();

    /// After which throw, and whether the game is over there: what is guessed is about that.
    using Place = std::pair<int, bool>;
    [[nodiscard]] Place place() const;
    /// What kind of figure is to be guessed now: Share, or Points once the game is over.
    [[nodiscard]] Guess::Kind kind() const;
    /// The question, by the names of now.
    [[nodiscard]] QString question() const;
    /// Whether the answer is known; it may be computed still.
    [[nodiscard]] bool isKnown() const { return answer().has_value(); }
    /// The class has guessed: uncovers everything, and gives the answer. Nothing, and all stays
    /// covered, while it is not known or where nothing is covered.
    std::optional<double> guess(const Guess &guess);
    /// Covers everything until the class has guessed anew.
    void coverAgain();
    /// The guesses of this game, each as it was made.
    [[nodiscard]] const GuessTally &tally() const { return m_tally; }

    /// From the match: another game is on the board.
    void changeGame();
    /// From the match: the game is an action further, or back.
    void follow(const Change &change);

Q_SIGNALS:
    /// Covered now, or not any more, or something else is to be guessed.
    void changed();
    /// What may be seen now must not be any more.
    void coveredAgain();

private:
    [[nodiscard]] QString bareQuestion() const;
    [[nodiscard]] std::optional<double> answer() const;

    Session &m_session;
    const OddsWatch &m_watch;
    std::set<Place> m_guessed;
    GuessTally m_tally;
};

} // namespace doublets
