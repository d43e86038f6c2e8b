// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/comparison.h"
#include "match/course/course_of_play.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace doublets {

/// A table model of two games side by side, with a row for each throw and a column for each game:
/// the game as played, and the compared game, which the same dice would give under other rules.
/// Columns passed to the functions must be Played or Compared.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Played, Compared, ColumnCount };
    enum Role {
        /// bool: whether the games diverge in this row
        DivergenceRole = CourseOfPlay::DetailRole + 1,
    };

    /// Creates a model of the game as played, without a compared game. The actions in `history`
    /// must be legal under `ruleSet` and `rulings`. `names` are the players' names in both games.
    ComparisonModel(const RuleSet &ruleSet, const Rulings &rulings,
                    const std::vector<HistoryEntry> &history, PlayerNames names,
                    QObject *parent = nullptr);
    ~ComparisonModel() override;

    /// Sets the compared game to that of `comparison`, whose actions must be legal under `ruleSet`
    /// and `rulings`.
    void setComparedGame(const RuleSet &ruleSet, const Rulings &rulings,
                         const Comparison &comparison);
    /// Removes the compared game. Replaces openingGame() with a game under `ruleSet` and `rulings`.
    void clearComparedGame(const RuleSet &ruleSet, const Rulings &rulings);
    /// Returns a game at its start, to show while the compared game is being computed. Returns null
    /// before the first call to clearComparedGame(). The model retains ownership; the next call to
    /// clearComparedGame() replaces the game.
    [[nodiscard]] Game *openingGame() const { return m_openingGame.get(); }
    /// Updates all texts after a change of language.
    void retranslate();
    /// Sets the players' names in both games, for example after a change of language. `names` also
    /// replaces the style set by setNumberStyle().
    void setPlayerNames(const PlayerNames &names);
    /// Sets the style of the numbers of the dice in texts. Defaults to the style in the names that
    /// were passed to the constructor.
    void setNumberStyle(NumberStyle style);

    /// Returns the row in which the games diverge. Returns nullopt if the games do not diverge, or
    /// if there is no compared game.
    [[nodiscard]] std::optional<int> divergenceRow() const { return m_divergenceRow; }
    /// Returns whether the games diverge because the players choose differently, rather than
    /// because the rules differ. Precondition: divergenceRow() is not nullopt.
    [[nodiscard]] bool divergesByChoice() const { return m_divergesByChoice; }
    /// Returns the game of a column, or null if there is none. The model retains ownership; the
    /// pointer becomes invalid when the game is replaced or removed.
    [[nodiscard]] Game *game(int column) const { return m_games[columnIndex(column)].get(); }
    [[nodiscard]] const PlayerNames &names() const { return m_names; }
    /// Returns the quoted name of a column's rules, for use in a sentence. If both columns have the
    /// same rule set, the names differ. Precondition: the column has a game.
    [[nodiscard]] QString sourceName(int column) const;
    /// Returns the number of rows of a column; 0 if the column has no game.
    [[nodiscard]] int rowCountOf(int column) const;
    /// Returns the position of a column after the throw in `row` has been played. Returns the last
    /// position if the column has fewer rows, or the start position if the column has no rows or
    /// `row` is negative. Precondition: the column has a game.
    [[nodiscard]] const Position &positionAt(int column, int row) const;
    /// Returns the dice of the throw in `row`. Returns the dice of the last throw if the column has
    /// fewer rows, or an empty throw if the column has no rows or `row` is negative. Precondition:
    /// the column has a game.
    [[nodiscard]] Throw diceAt(int column, int row) const;
    /// Returns the number of throws in a column, excluding opening throws; 0 if the column has
    /// no game.
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
    /// Returns `row`, or the last row of the column if the column has fewer rows. Returns −1 if the
    /// column has no rows.
    [[nodiscard]] int clampedRow(int column, int row) const;
    /// Replaces the game and the course of play of a column.
    void setGame(int column, std::unique_ptr<Game> game);
    /// Returns the title of a throw. Returns an empty string if the column has fewer rows.
    [[nodiscard]] QString title(int row, int column) const;
    /// Returns the description of a throw or, after the end of the game, a remark that the game is
    /// over. In the row in which the games diverge, the description says so.
    [[nodiscard]] QString detail(int row, int column) const;
    /// Returns whether the throw of the compared game in `row` uses dice from the seed, because the
    /// dice of the game as played have run out.
    [[nodiscard]] bool hasSeededDice(int row) const;

    PlayerNames m_names;
    std::array<std::unique_ptr<Game>, ColumnCount> m_games;
    std::unique_ptr<Game> m_openingGame; ///< see openingGame()
    std::array<std::unique_ptr<CourseOfPlay>, ColumnCount> m_courses;
    std::size_t m_playedFaceCount = 0; ///< number of dice thrown in the game as played
    std::optional<int> m_divergenceRow;
    bool m_divergesByChoice = false;
};

} // namespace doublets
