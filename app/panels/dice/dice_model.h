// SPDX-License-Identifier: MIT
#pragma once

#include "panels/dice/dice_report.h"

#include <QAbstractTableModel>

namespace doublets {

/// A table model of a DiceReport. Has a row for each number, followed by rows of summaries, and a
/// column for each player, followed by one for both players together.
class DiceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Row {
        FirstFace = 0,      ///< the number 1; the numbers 2 to 6 follow
        Dice = FacesPerDie, ///< the number of dice thrown
        Expected,           ///< the expected count of each number
        Band,               ///< the range of unremarkable counts; see FaceCounts
        RowCount
    };
    enum Column { White, Black, Together, ColumnCount };

    explicit DiceModel(QObject *parent = nullptr);

    /// Sets the report, which is empty by default. Emits dataChanged() for all cells, and
    /// headerDataChanged() for all headers.
    void setReport(const DiceReport &report);
    /// Updates all texts after a change of language.
    void retranslate();
    [[nodiscard]] const DiceReport &report() const { return m_report; }
    /// Returns the dice of a column, which must be White, Black or Together.
    [[nodiscard]] PlayerDice diceOf(int column) const;
    /// Returns the name of the player of a column or, for the column Together, a word for both
    /// players in the current language.
    [[nodiscard]] QString heading(int column) const;
    /// Returns heading() with long words elided, to keep the columns narrow.
    [[nodiscard]] QString shortHeading(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString rowHeading(int row) const;
    [[nodiscard]] QString cellText(int row, const PlayerDice &dice) const;

    DiceReport m_report;
};

} // namespace doublets
