// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/game/position.h"
#include "core/game/step.h"
#include "text/player_names.h"

#include <QAbstractListModel>
#include <QPointer>

#include <cstddef>
#include <optional>
#include <vector>

namespace doublets {

class Game;

/// The course of play: one row a throw, the throws for the lead included.
class CourseOfPlay : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< "12. Anne: sice-ace"
        DetailRole,               ///< what was made of it, one sentence a line
        ThrowRole,                ///< "Throw 12, Anne: 6 and 1 (sice-ace)"
    };

    explicit CourseOfPlay(QObject *parent = nullptr);

    /// Tells of that game, as it stands. Null: of none.
    void setGame(const Game *game);
    /// Tells of that many actions of the game, as far as it has them. To be called after each
    /// action, also one that was taken back.
    void show(std::size_t actions);
    void setPlayerNames(const PlayerNames &names);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// The position at the end of that row.
    [[nodiscard]] const Position &positionAt(int row) const;
    /// The index of that row's throw among the actions of the game.
    [[nodiscard]] std::size_t throwAt(int row) const;
    /// How many actions the game had at the end of that row.
    [[nodiscard]] std::size_t turnsAt(int row) const;
    /// The dice of that row; for the lead White's, then Black's.
    [[nodiscard]] Throw diceAt(int row) const;
    /// What is worth explaining in that row: one event, or several numbers of one fate.
    [[nodiscard]] std::vector<Event> eventsAt(int row) const;

    // Steps, of which a row has one for each action and for each number lost that may be told.
    /// The last of all; of a game that nobody has begun, the start.
    [[nodiscard]] Step lastStep() const;
    /// The last step of that row.
    [[nodiscard]] Step lastStepOf(int row) const { return stepAtEndOf(turnsAt(row)); }
    [[nodiscard]] std::optional<Step> stepAfter(const Step &step) const;
    [[nodiscard]] std::optional<Step> stepBefore(const Step &step) const;
    /// The row in which it lies; -1: the start.
    [[nodiscard]] int rowOf(const Step &step) const;
    [[nodiscard]] const Position &positionAt(const Step &step) const;
    /// What happened in that step alone, and may be told.
    [[nodiscard]] std::vector<Event> eventsAt(const Step &step) const;
    /// The same in words; empty where its row's title says it.
    [[nodiscard]] QString textOf(const Step &step) const;
    /// What of it is worth explaining: one event; none at the start.
    [[nodiscard]] std::vector<Event> eventsToExplain(const Step &step) const;

private:
    struct Row
    {
        std::size_t first = 0; ///< index of its throw in the history of the game
        std::size_t last = 0;  ///< index of the last play made of it
        int number = 0;        ///< of the throw; 0 for the lead
        bool operator==(const Row &) const = default;
    };

    void update();
    [[nodiscard]] Step stepAtEndOf(std::size_t actions) const;
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] bool mayBeTold(const Row &row, const Event &event) const;
    /// What of these goes into the details of a row.
    [[nodiscard]] QString detailsOf(const std::vector<Event> &events) const;
    [[nodiscard]] QString title(const Row &row) const;
    [[nodiscard]] QString throwTitle(const Row &row) const;
    [[nodiscard]] Side throwerOf(const Row &row) const;
    [[nodiscard]] QString details(const Row &row) const;

    QPointer<const Game> m_game;
    PlayerNames m_names;
    std::vector<Row> m_rows;
    std::size_t m_told = 0; ///< actions of the game that the rows tell of
};

} // namespace doublets
