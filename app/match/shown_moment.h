// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/game/step.h"
#include "core/rules/rule_set.h"
#include "match/moment.h"
#include "text/player_names.h"

#include <QObject>

#include <optional>
#include <vector>

namespace doublets {

class Match;
class Session;
struct HistoryEntry;

/// The moment of a match that the board and the panels show: the present, or an earlier moment
/// while the user is looking back. Provides the texts about the moment and the note on its step.
class ShownMoment : public QObject
{
    Q_OBJECT

public:
    /// The question that "Why?" asks about a throw.
    struct Question
    {
        QString title; ///< title of the throw; empty at the start of the game
        /// A single event, or several numbers with the same fate. Empty if no event needs an
        /// explanation.
        std::vector<Event> events;
        bool operator==(const Question &) const = default;
    };

    /// `session` must be the session of `match`. Both must outlive this object.
    ShownMoment(Match &match, Session &session);

    [[nodiscard]] Moment moment() const;
    /// Returns whether an earlier moment than the present is shown.
    [[nodiscard]] bool isPast() const { return m_past.has_value(); }
    /// Returns the shown step. In the present, this is the last step of the game.
    [[nodiscard]] Step step() const;
    /// Returns the shown row of the course of play. In the present, this is the last row. Returns
    /// −1 at the start of the game.
    [[nodiscard]] int row() const;
    /// Returns the question that "Why?" would ask at this moment.
    [[nodiscard]] Question question() const;
    /// Returns the caption, which describes the moment and, in the present, contains the next task
    /// and Match::continuePrompt(). Omits these two if the match is read-only. If a lent game is
    /// untouched, returns only the task.
    [[nodiscard]] QString caption() const;
    /// Returns the caption with the numbers of the dice in the style `numbers`.
    [[nodiscard]] QString caption(NumberStyle numbers) const;
    /// Returns whether the rule behind the caption is the program's own choice, because the source
    /// is silent. Returns false if no event needs an explanation, or while the board is lent to
    /// First steps or a lesson.
    [[nodiscard]] bool isCaptionRuleOurChoice() const;
    /// Returns the note on the shown step or, if a whole row is shown, on the latest step of the
    /// row that has a note. Returns an empty string if there is none.
    [[nodiscard]] QString note() const;
    /// Sets the note that note() returns, as normalised by sanitizedNote(), or removes the note if
    /// `text` is empty. If a new note would exceed limits::MaxNotes, changes nothing and explains
    /// this with Match::remark().
    void setNote(const QString &text);

    /// Shows the present with the first `actions` actions of the game. Emits no signal. Called by
    /// the match.
    void reset(std::size_t actions);
    /// Sets the number of actions that all tables (see Match) have shown in the present. Called by
    /// the match.
    void setPresentActions(std::size_t actions) { m_presentActions = actions; }
    [[nodiscard]] std::size_t presentActions() const { return m_presentActions; }

public Q_SLOTS:
    // These functions require Match::hasGame(). Except for returnToPresent(), they end all motion,
    // and do nothing if the policy withholds Command::LookBack.

    /// Shows the end of row `row` of the course of play. Does nothing if there is no such row.
    void lookBackAt(int row);
    /// Returns from the past to the present. Does nothing in the present.
    void returnToPresent();
    /// Shows the start of the game, before the first action. Does nothing if the start is already
    /// shown.
    void stepToStart();
    /// Shows the previous step. Does nothing at the start of the game.
    void stepBack();
    /// Shows the next step with its original motion. If the next step is the last, returns to the
    /// present. Does nothing in the present.
    void stepForward();

Q_SIGNALS:
    /// Emitted after one of the slots has set the shown moment. Not emitted by reset(), or when the
    /// game continues in the present.
    void momentChanged();
    /// Emitted before momentChanged() if the new moment follows the previous one by `entry`, which
    /// tables can animate.
    void steppedForward(const doublets::HistoryEntry &entry);
    /// Emitted when note() may have changed without a change of the moment.
    void noteChanged();

private:
    /// An earlier moment.
    struct Past
    {
        Step step;
        Moment::Kind kind{};
    };

    void setPast(const Past &past);
    /// Returns the step of note(): the shown step or, if a row without a note on its last step is
    /// shown, the latest step of the row with a note.
    [[nodiscard]] Step noteStep() const;
    /// Precondition: isPast().
    [[nodiscard]] QString pastCaption(NumberStyle numbers) const;

    Match &m_match;
    Session &m_session;
    std::size_t m_presentActions = 0; ///< number of actions that tables have shown in the present
    std::optional<Past> m_past;       ///< nullopt in the present
};

} // namespace doublets
