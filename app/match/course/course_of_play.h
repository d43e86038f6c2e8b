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

/// A list model of the course of play. Has a row for each throw, including the opening throws.
/// Qt::DisplayRole combines the texts of TitleRole and DetailRole; Qt::AccessibleTextRole combines
/// all texts of a row, with the numbers of the dice in figures.
class CourseOfPlay : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< QString: "12. Anne: sice-ace"
        DetailRole,               ///< QString: sentences about the use of the throw and a mistake
        MistakeRole,              ///< bool: whether a player made a mistake
        ThrowRole,                ///< QString: "Throw no. 12, Anne: 6 and 1 (“sice-ace”)"
        NoteRole,                 ///< QString: the notes on the steps of the throw, one per line
    };

    explicit CourseOfPlay(QObject *parent = nullptr);

    /// Sets the game, and lists all its actions. Does not take ownership. The list is empty if
    /// `game` is null. Once `game` has been deleted, data() returns invalid values, and the
    /// functions about rows and steps must not be called until another game is set.
    void setGame(const Game *game);
    /// Limits the list to the first `actions` actions of the game. Call after each action that is
    /// played, undone or redone.
    void setActionCount(std::size_t actions);
    void setPlayerNames(const PlayerNames &names);
    /// Sets the mistakes to mark, with an element for each row. Pass an empty vector if the
    /// mistakes are unknown. setGame() removes the mistakes.
    void setMistakes(const std::vector<std::optional<Mistake>> &mistakes);
    /// Sets the notes on the steps of the game.
    void setNotes(const Notes &notes);
    /// Announces that all texts have changed. Call after a change of language.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    // Precondition of the following functions: 0 <= row < rowCount().

    /// Returns the text of TitleRole with the numbers of the dice in the style `numbers`.
    [[nodiscard]] QString titleOf(int row, NumberStyle numbers) const;
    /// Returns the text of DetailRole with the numbers of the dice in the style `numbers`.
    [[nodiscard]] QString detailsOf(int row, NumberStyle numbers) const;
    /// Returns the position at the end of `row`.
    [[nodiscard]] const Position &positionAt(int row) const;
    /// Returns the index of the throw of `row` in the history of the game.
    [[nodiscard]] std::size_t throwIndexAt(int row) const;
    /// Returns the number of actions of the game up to the end of `row`.
    [[nodiscard]] std::size_t actionCountAt(int row) const;
    /// Returns the dice of `row`. For an opening throw, White's die comes first.
    [[nodiscard]] Throw diceAt(int row) const;
    /// Returns a list with the event of `row` that has the highest explanationPriority(), the
    /// latest if there are several. If that event is the passing or the loss of a number, the list
    /// also contains the events of the same action in which other numbers had the same fate.
    [[nodiscard]] std::vector<Event> eventsToExplain(int row) const;

    // A row has a step for each of its actions, and for each lost number that may be revealed.
    // Steps passed to the functions below must be steps of the listed actions.

    /// Returns the last step of the game. Returns the start if no action is listed.
    [[nodiscard]] Step lastStep() const;
    /// Returns the last step of `row`.
    [[nodiscard]] Step lastStepOf(int row) const { return stepAtEndOf(actionCountAt(row)); }
    /// Returns the step after `step`. Returns nullopt for the last step.
    [[nodiscard]] std::optional<Step> stepAfter(const Step &step) const;
    /// Returns the step before `step`. Returns nullopt for the start.
    [[nodiscard]] std::optional<Step> stepBefore(const Step &step) const;
    /// Returns the row that contains `step`. Returns −1 for the start.
    [[nodiscard]] int rowOf(const Step &step) const;
    /// Returns the position after `step`. For the start, this is the position before the first
    /// action.
    [[nodiscard]] const Position &positionAt(const Step &step) const;
    /// Returns the events of `step` that may be revealed. Returns an empty list for the start.
    [[nodiscard]] std::vector<Event> eventsAt(const Step &step) const;
    /// Returns a description of eventsAt() with the numbers of the dice in the style `numbers`.
    /// Omits events that the titles of the rows imply.
    [[nodiscard]] QString textOf(const Step &step, NumberStyle numbers) const;
    /// Returns a list with the event of `step` that has the highest explanationPriority(), the
    /// first if there are several. Returns an empty list for the start, or if no event may be
    /// revealed.
    [[nodiscard]] std::vector<Event> eventsToExplain(const Step &step) const;

private:
    struct Row
    {
        std::size_t first = 0; ///< index of the throw in the history
        std::size_t last = 0;  ///< index of the last action of the row in the history
        int number = 0;        ///< number of the throw; 0 for an opening throw
        bool operator==(const Row &) const = default;
    };

    void update();
    /// Returns the last step after the first `actions` actions, including their lost numbers.
    [[nodiscard]] Step stepAtEndOf(std::size_t actions) const;
    [[nodiscard]] std::vector<Row> rows() const;
    /// Returns whether `event` of `row` may be revealed. Numbers that can still be claimed are
    /// concealed.
    [[nodiscard]] bool isRevealed(const Row &row, const Event &event) const;
    /// Returns a description of `events` without those that the titles of the rows imply.
    [[nodiscard]] QString eventsText(const std::vector<Event> &events, NumberStyle numbers) const;
    [[nodiscard]] static QString leadThrowTitle();
    [[nodiscard]] QString throwTitle(const Row &row) const;
    [[nodiscard]] Side throwerOf(const Row &row) const;
    [[nodiscard]] std::optional<Mistake> mistakeIn(int row) const;
    [[nodiscard]] QString notesOn(const Row &row) const;
    /// Returns all texts of a row for screen readers.
    [[nodiscard]] QString accessibleText(int row) const;

    QPointer<const Game> m_game;
    PlayerNames m_names;
    std::vector<Row> m_rows;
    std::vector<std::optional<Mistake>> m_mistakes; ///< by row; empty if unknown
    Notes m_notes;
    std::size_t m_actionCount = 0; ///< number of actions that the rows list
};

} // namespace doublets
