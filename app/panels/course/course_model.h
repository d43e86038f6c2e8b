// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/game/position.h"
#include "text/player_names.h"

#include <QAbstractListModel>
#include <QPointer>

#include <cstddef>
#include <vector>

namespace doublets {

class Game;

/// The course of play: one row a throw, the throws for the lead included.
class CourseModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< "12. Anne: sice-ace"
        DetailRole,               ///< what was made of it, one sentence a line
        ThrowRole,                ///< "Throw 12, Anne: 6 and 1 (sice-ace)"
    };

    explicit CourseModel(QObject *parent = nullptr);

    /// Follows that game from now on.
    void setGame(Game *game);
    void setPlayerNames(const PlayerNames &names);
    /// While held, it tells of nothing new: the dice have not come to rest. What is undone goes at
    /// once.
    void setHeld(bool held);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// The position at the end of that row.
    [[nodiscard]] const Position &positionAt(int row) const;
    /// How many actions the game had at the end of that row.
    [[nodiscard]] std::size_t turnsAt(int row) const;
    /// The dice of that row; for the lead White's, then Black's.
    [[nodiscard]] Throw diceAt(int row) const;
    /// What is worth explaining in that row.
    [[nodiscard]] Event eventAt(int row) const;

private:
    struct Row
    {
        std::size_t first = 0; ///< index of its throw in the turns of the game
        std::size_t last = 0;  ///< index of the last play made of it
        int number = 0;        ///< of the throw; 0 for the lead
        bool operator==(const Row &) const = default;
    };

    void update();
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] bool mayBeTold(const Row &row, const Event &event) const;
    [[nodiscard]] QString title(const Row &row) const;
    [[nodiscard]] QString throwTitle(const Row &row) const;
    [[nodiscard]] Side throwerOf(const Row &row) const;
    [[nodiscard]] QString details(const Row &row) const;

    QPointer<Game> m_game;
    PlayerNames m_names;
    std::vector<Row> m_rows;
    std::size_t m_told = 0; ///< actions of the game that the rows tell of
    bool m_held = false;
};

} // namespace doublets
