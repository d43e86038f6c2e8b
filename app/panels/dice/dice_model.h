// SPDX-License-Identifier: MIT
#pragma once

#include "panels/dice/dice_report.h"

#include <QAbstractTableModel>

namespace doublets {

/// How the dice fell as a table: a row a number and some rows of summary; a column for each player
/// and one for both together.
class DiceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Row { FirstFace = 0, Dice = FacesOfDie, Expected, Band, RowCount };
    enum Column { White, Black, Together, ColumnCount };

    explicit DiceModel(QObject *parent = nullptr);

    void show(const DiceReport &report);
    void retranslate();
    [[nodiscard]] const DiceReport &report() const { return m_report; }
    /// The dice of that column.
    [[nodiscard]] PlayerDice diceOf(int column) const;
    /// The player of that column, or "Together".
    [[nodiscard]] QString heading(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString rowHeading(int row) const;
    [[nodiscard]] QString cell(int row, const PlayerDice &dice) const;

    DiceReport m_report;
};

} // namespace doublets
