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
/// until the class has guessed. Whatever displays or says any of them must check isCovered().
///
/// The class guesses White's chance of winning or, once the game is over, the luck that the dice
/// brought White.
class GuessFirst : public QObject
{
    Q_OBJECT

public:
    /// `session` and `watch` must outlive this object.
    GuessFirst(Session &session, const OddsWatch &watch, QObject *parent = nullptr);

    /// Returns whether the mode is on in the settings and the game belongs to the match, unlike
    /// that of First steps.
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] bool isCovered() const { return isOn() && !m_guessed.contains(place()); }
    /// Returns the remark for a user who asks for something covered.
    [[nodiscard]] static QString refusal();

    /// The number of throws so far, and whether the game is over. Identifies what is guessed.
    using Place = std::pair<int, bool>;
    [[nodiscard]] Place place() const;
    /// Returns the kind of figure to guess now: Share during the game, Points once it is over.
    [[nodiscard]] Guess::Kind kind() const;
    /// Returns the question, with the present names of the players.
    [[nodiscard]] QString question() const;
    /// Returns whether the answer is known. It may still be being computed.
    [[nodiscard]] bool isKnown() const { return answer().has_value(); }
    /// Records the guess of the class, uncovers everything and returns the answer. Returns nullopt,
    /// changing nothing, if nothing is covered, the answer is not known or `guess` is of the wrong
    /// kind.
    std::optional<double> guess(const Guess &guess);
    /// Covers everything until the class guesses again.
    void coverAgain();
    /// Returns the guesses made in this game.
    [[nodiscard]] const GuessTally &tally() const { return m_tally; }

    /// Forgets all guesses. Called by the match when another game is on the board.
    void reset();
    /// Called by the match after each action, undone or redone ones included.
    void onActionTaken(const Change &change);

Q_SIGNALS:
    /// Emitted when isCovered() or the question may have changed.
    void changed();
    /// Emitted after changed() when what was visible may have to be hidden: the setting was changed
    /// or coverAgain() called. Check isCovered().
    void coveredAgain();

private:
    [[nodiscard]] QString questionWithoutMethod() const;
    [[nodiscard]] std::optional<double> answer() const;

    Session &m_session;
    const OddsWatch &m_watch;
    std::set<Place> m_guessed;
    GuessTally m_tally;
};

} // namespace doublets
