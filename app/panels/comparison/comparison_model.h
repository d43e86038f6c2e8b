// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/comparison.h"
#include "match/course/course_of_play.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace doublets {

/// Two courses side by side, a row a throw: the game as it was played, and with the same dice by
/// another source.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Played, Compared, ColumnCount };
    enum Role {
        PartingRole = CourseOfPlay::DetailRole + 1, ///< whether the courses part in this row
    };

    ComparisonModel(const RuleSet &ruleSet, const Rulings &rulings,
                    const std::vector<HistoryEntry> &history, PlayerNames names,
                    QObject *parent = nullptr);
    ~ComparisonModel() override;

    /// Shows that course beside the first.
    void showCompared(const RuleSet &ruleSet, const Rulings &rulings, const Comparison &comparison);
    void clearCompared();
    void retranslate();
    void setNumberWords(NumberWords words);

    /// The row in which the courses part; none where they do not, or only one is shown.
    [[nodiscard]] std::optional<int> partingRow() const { return m_partingRow; }
    [[nodiscard]] bool partByChoice() const { return m_byChoice; }
    /// Null where there is none.
    [[nodiscard]] Game *game(int column) const { return m_games[at(column)].get(); }
    [[nodiscard]] const PlayerNames &names() const { return m_names; }
    /// The author whose rules the column follows, told apart from those of the other column.
    [[nodiscard]] QString sourceName(int column) const;
    [[nodiscard]] int rowsOf(int column) const;
    /// The position of a column at the end of a row, or of its last row where it has fewer.
    [[nodiscard]] const Position &positionAt(int column, int row) const;
    /// The dice of that row.
    [[nodiscard]] Throw diceAt(int column, int row) const;
    /// Throws of all the dice, those for the lead not counted.
    [[nodiscard]] int throwsOf(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] static std::size_t at(int column) { return static_cast<std::size_t>(column); }
    [[nodiscard]] int lastRowOf(int column, int row) const;
    void setGame(int column, std::unique_ptr<Game> game);
    [[nodiscard]] QString title(int row, int column) const;
    [[nodiscard]] QString detail(int row, int column) const;
    [[nodiscard]] bool hasSeededDice(int row) const;

    PlayerNames m_names;
    std::array<std::unique_ptr<Game>, ColumnCount> m_games;
    std::array<std::unique_ptr<CourseOfPlay>, ColumnCount> m_courses;
    std::size_t m_facesGiven = 0;
    std::optional<int> m_partingRow;
    bool m_byChoice = false;
};

} // namespace doublets
