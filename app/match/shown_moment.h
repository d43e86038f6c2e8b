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

/// The moment of a match that the board and the panels show: the present, or an earlier one that
/// the user looks back at. Provides the texts about that moment and the note on its step.
class ShownMoment : public QObject
{
    Q_OBJECT

public:
    /// The subject of the "Why?" page.
    struct Question
    {
        QString title; ///< the name of a throw; empty before the first throw
        /// Events with a common outcome; empty if nothing needs an explanation.
        std::vector<Event> events;
        bool operator==(const Question &) const = default;
    };

    /// `match` and `session` must outlive this object.
    ShownMoment(Match &match, Session &session);

    [[nodiscard]] Moment moment() const;
    /// Returns whether an earlier moment than the present is shown.
    [[nodiscard]] bool isPast() const { return m_past.has_value(); }
    /// Returns the step shown; in the present, the last step of the game.
    [[nodiscard]] Step step() const;
    /// Returns the row of the course of play shown; in the present, the last row. Returns -1 at the
    /// start of the game.
    [[nodiscard]] int row() const;
    /// Returns the subject of the "Why?" page.
    [[nodiscard]] Question question() const;
    /// Returns the caption that describes the moment.
    [[nodiscard]] QString caption() const;
    /// Returns the caption with the numbers of the dice in the style `numbers`.
    [[nodiscard]] QString caption(NumberStyle numbers) const;
    /// Returns whether the rule that explains the caption is the program's own choice, because the
    /// source is silent. Returns false if nothing needs an explanation, and while the board is lent
    /// to First steps or a lesson.
    [[nodiscard]] bool isCaptionRuleOurChoice() const;
    /// Returns the note on the step; empty if it has none.
    [[nodiscard]] QString note() const;
    /// Sets the note on the step, as normalised by sanitizedNote(). An empty text removes the note.
    /// If the game has limits::MaxNotes notes already, changes nothing and reports this with
    /// Match::remark().
    void setNote(const QString &text);

    /// Shows the present, with the first `actions` actions of the game, without emitting a signal.
    /// Called by the match.
    void reset(std::size_t actions);
    /// Sets the number of actions that tables have shown in the present. Called by the match.
    void setPresentActions(std::size_t actions) { m_presentActions = actions; }
    [[nodiscard]] std::size_t presentActions() const { return m_presentActions; }

public Q_SLOTS:
    // All but returnToPresent() do nothing if the policy withholds Command::LookBack; otherwise
    // they end all motion.

    /// Shows the end of row `row` of the course of play. Does nothing if there is no such row.
    void lookBackAt(int row);
    /// Returns from the past to the present. Does nothing in the present.
    void returnToPresent();
    /// Shows the start of the game, before the first action. Does nothing if it is shown already.
    void stepToStart();
    /// Shows the previous step. Does nothing at the start of the game.
    void stepBack();
    /// Shows the next step with its original motion. The last step is the present. Does nothing in
    /// the present.
    void stepForward();

Q_SIGNALS:
    /// Emitted when another moment is shown.
    void momentChanged();
    /// Emitted before momentChanged() if the new moment continues the previous one by `entry`,
    /// which tables can animate.
    void steppedForward(const doublets::HistoryEntry &entry);
    /// Emitted when note() may have changed while the moment shown is the same.
    void noteChanged();

private:
    /// The moment looked back at.
    struct Past
    {
        Step step;
        Moment::Kind kind{};
    };

    void setPast(const Past &past);
    /// Precondition: isPast().
    [[nodiscard]] QString pastCaption(NumberStyle numbers) const;

    Match &m_match;
    Session &m_session;
    std::size_t m_presentActions = 0; ///< number of actions shown in the present
    std::optional<Past> m_past;       ///< nullopt in the present
};

} // namespace doublets
