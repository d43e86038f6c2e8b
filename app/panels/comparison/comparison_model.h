// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/comparison.h"
#include "match/course/course_of_play.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace doublets {

/// A model of two games side by side, one row per throw: the game as played, and the game that the
/// same dice would give under the rules of another source.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Played, Compared, ColumnCount };
    enum Role {
        DivergenceRole = CourseOfPlay::DetailRole + 1, ///< whether the games diverge in this row
    };

    /// Sets the game as played: the actions of `history`, which must be legal by `ruleSet` and
    /// `rulings`. There is no compared game at first.
    ComparisonModel(const RuleSet &ruleSet, const Rulings &rulings,
                    const std::vector<HistoryEntry> &history, PlayerNames names,
                    QObject *parent = nullptr);
    ~ComparisonModel() override;

    /// Sets the game to compare with the one played.
    void setComparedGame(const RuleSet &ruleSet, const Rulings &rulings,
                         const Comparison &comparison);
    /// Removes the compared game.
    void clearComparedGame();
    void retranslate();
    /// Sets how texts name the numbers of the dice.
    void setNumberStyle(NumberStyle style);

    /// Returns the row in which the games diverge. Returns nullopt if the games do not diverge, or
    /// if there is no compared game.
    [[nodiscard]] std::optional<int> divergenceRow() const { return m_divergenceRow; }
    /// Returns whether the games diverge because the players choose differently, not because the
    /// rules differ. Precondition: divergenceRow() is not nullopt.
    [[nodiscard]] bool divergesByChoice() const { return m_divergesByChoice; }
    /// Returns the game of a column, owned by the model until it is replaced or removed. Returns
    /// null if there is none.
    [[nodiscard]] Game *game(int column) const { return m_games[columnIndex(column)].get(); }
    [[nodiscard]] const PlayerNames &names() const { return m_names; }
    /// Returns the source of the rules of a column, worded to differ from the other column.
    /// Precondition: the column has a game.
    [[nodiscard]] QString sourceName(int column) const;
    /// Returns the number of rows of a column; 0 if it has no game.
    [[nodiscard]] int rowCountOf(int column) const;
    /// Returns the position of a column after the throw in `row`, the last position if the column
    /// has fewer rows, or the start position if it has none. Precondition: the column has a game.
    [[nodiscard]] const Position &positionAt(int column, int row) const;
    /// Returns the dice of the throw in `row`, those of the last throw if the column has fewer
    /// rows, or an empty throw if it has none. Precondition: the column has a game.
    [[nodiscard]] Throw diceAt(int column, int row) const;
    /// Returns the number of throws in a column, not counting those for the lead; 0 if it has no
    /// game.
    [[nodiscard]] int throwCountOf(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] static std::size_t columnIndex(int column)
    {
        return static_cast<std::size_t>(column);
    }
    [[nodiscard]] int clampedRow(int column, int row) const;
    void setGame(int column, std::unique_ptr<Game> game);
    [[nodiscard]] QString title(int row, int column) const;
    [[nodiscard]] QString detail(int row, int column) const;
    /// Returns whether the compared game uses dice from the seed in this row.
    [[nodiscard]] bool hasSeededDice(int row) const;

    PlayerNames m_names;
    std::array<std::unique_ptr<Game>, ColumnCount> m_games;
    std::array<std::unique_ptr<CourseOfPlay>, ColumnCount> m_courses;
    std::size_t m_givenFaceCount = 0; ///< number of dice thrown in the game as played
    std::optional<int> m_divergenceRow;
    bool m_divergesByChoice = false;
};

} // namespace doublets
