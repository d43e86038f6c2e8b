// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/game/position.h"
#include "core/game/step.h"
#include "core/record/notes.h"
#include "match/course/mistakes.h"
#include "text/player_names.h"

#include <QAbstractListModel>
#include <QPointer>

#include <cstddef>
#include <optional>
#include <vector>

namespace doublets {

class Game;

/// The course of play as a list model with one row per throw, including the throws for the lead.
class CourseOfPlay : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< "12. Anne: sice-ace"
        DetailRole,               ///< how the throw was played, in sentences
        MistakeRole,              ///< whether a player made a mistake
        ThrowRole,                ///< "Throw no. 12, Anne: 6 and 1 (“sice-ace”)"
        NoteRole,                 ///< the notes on the steps of the throw, one per line
    };

    explicit CourseOfPlay(QObject *parent = nullptr);

    /// Sets the game to list, with all its actions. `game` is not owned; the list is empty if it is
    /// null.
    void setGame(const Game *game);
    /// Limits the list to the first `actions` actions of the game. Call after each action,
    /// including an undone one.
    void setActionCount(std::size_t actions);
    void setPlayerNames(const PlayerNames &names);
    /// Sets the mistakes to be marked, one element for each row; empty if none are known.
    void setMistakes(const std::vector<std::optional<Mistake>> &mistakes);
    /// Sets the notes on the steps of the game.
    void setNotes(const Notes &notes);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    // In the following functions, `row` must be at least 0 and less than rowCount().

    /// Returns the text of TitleRole, with the numbers of the dice in the style `numbers`.
    [[nodiscard]] QString titleOf(int row, NumberStyle numbers) const;
    /// Returns the text of DetailRole, with the numbers of the dice in the style `numbers`.
    [[nodiscard]] QString detailsOf(int row, NumberStyle numbers) const;
    /// Returns the position at the end of `row`.
    [[nodiscard]] const Position &positionAt(int row) const;
    /// Returns the index of the throw of `row` in the history of the game.
    [[nodiscard]] std::size_t throwIndexAt(int row) const;
    /// Returns the number of actions that the game had at the end of `row`.
    [[nodiscard]] std::size_t actionCountAt(int row) const;
    /// Returns the dice of `row`. For a throw for the lead, White's die comes first.
    [[nodiscard]] Throw diceAt(int row) const;
    /// Returns the events of `row` that are most worth explaining: one event, or several numbers
    /// with the same outcome.
    [[nodiscard]] std::vector<Event> eventsToExplain(int row) const;

    // Steps: a row has one step for each of its actions, and one for each lost number that may be
    // described.

    /// Returns the last step of the game; the start if no action is listed.
    [[nodiscard]] Step lastStep() const;
    /// Returns the last step of `row`.
    [[nodiscard]] Step lastStepOf(int row) const { return stepAtEndOf(actionCountAt(row)); }
    /// Returns the step after or before `step`, or nullopt at either end of the game.
    [[nodiscard]] std::optional<Step> stepAfter(const Step &step) const;
    [[nodiscard]] std::optional<Step> stepBefore(const Step &step) const;
    /// Returns the row that contains `step`; -1 for the start.
    [[nodiscard]] int rowOf(const Step &step) const;
    /// Returns the position after `step`; at the start, the position before the first action.
    [[nodiscard]] const Position &positionAt(const Step &step) const;
    /// Returns the events of `step` alone that may be described; empty at the start.
    [[nodiscard]] std::vector<Event> eventsAt(const Step &step) const;
    /// Returns the text of eventsAt(), without anything that the row's title says, with the numbers
    /// of the dice in the style `numbers`.
    [[nodiscard]] QString textOf(const Step &step, NumberStyle numbers) const;
    /// Returns the one event of `step` that is most worth explaining; an empty list at the start,
    /// and if no event may be described.
    [[nodiscard]] std::vector<Event> eventsToExplain(const Step &step) const;

private:
    struct Row
    {
        std::size_t first = 0; ///< index of the throw in the history
        std::size_t last = 0;  ///< index of the last play of the throw in the history
        int number = 0;        ///< number of the throw; 0 for the lead
        bool operator==(const Row &) const = default;
    };

    void update();
    /// Returns the last step after the first `actions` actions, including their lost numbers.
    [[nodiscard]] Step stepAtEndOf(std::size_t actions) const;
    [[nodiscard]] std::vector<Row> rows() const;
    /// Returns whether `event` of `row` may be described. Numbers that can still be claimed are
    /// concealed.
    [[nodiscard]] bool isRevealed(const Row &row, const Event &event) const;
    /// Returns the text of `events` without what the row's title says.
    [[nodiscard]] QString eventsText(const std::vector<Event> &events, NumberStyle numbers) const;
    [[nodiscard]] static QString openingThrowTitle();
    [[nodiscard]] QString throwTitle(const Row &row) const;
    [[nodiscard]] Side throwerOf(const Row &row) const;
    [[nodiscard]] std::optional<Mistake> mistakeIn(int row) const;
    [[nodiscard]] QString notesOn(const Row &row) const;
    /// Returns the texts of a row for screen readers.
    [[nodiscard]] QString accessibleText(int row) const;

    QPointer<const Game> m_game;
    PlayerNames m_names;
    std::vector<Row> m_rows;
    std::vector<std::optional<Mistake>> m_mistakes; ///< by row; empty if none are known
    Notes m_notes;
    std::size_t m_actionCount = 0; ///< number of actions that the rows list
};

} // namespace doublets
