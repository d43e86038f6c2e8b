// SPDX-License-Identifier: MIT
#pragma once

#include "panels/statistics/game_statistics.h"

#include <QDialog>

#include <array>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QTableWidget;

namespace doublets {

class ChartView;
class Dialogs;
class Session;

/// A dialog with the statistics of all finished games except those between two computers: the
/// results of each player and each pair of players, the lengths of games, and luck over time. The
/// user can filter the games by pair and rule set, save the figures as CSV, and, after
/// confirmation, erase the log of games.
class StatisticsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Reads the log of games now and after each change. Blocks while reading. `session` and
    /// `dialogs` must outlive this object.
    StatisticsDialog(Session &session, Dialogs &dialogs, QWidget *parent = nullptr);
    ~StatisticsDialog() override;

    /// Returns the statistics of the games that pass the current filters.
    [[nodiscard]] const GameStatistics &statistics() const { return m_statistics; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] std::array<ChartView *, 4> charts() const
    {
        return {m_luckChart, m_doubletsChart, m_throwsChart, m_gamesChart};
    }
    void createLayout();
    void updateLayout();
    /// Reads the logged games, and updates the dialog.
    void load();
    /// Fills the boxes of the filters, keeping the chosen filters if possible.
    void fillFilters();
    void updateStatistics();
    void updateTable();
    /// Gives each row of the table the height of its text, and the table the height of its first
    /// five rows or, if there are fewer, of all rows.
    void updateTableHeight();
    /// Fits the columns into the table, but leaves space for the longest word in names of games.
    void updateColumnWidths();
    /// Returns the horizontal margin of a cell of the table, in pixels.
    [[nodiscard]] int cellMargin() const;
    /// Returns the height of the names in a row of the table, which may take several lines, in
    /// pixels.
    [[nodiscard]] int textHeight(int row) const;
    /// Saves the statistics as CSV in a file that the user chooses.
    void save();
    /// Erases the log of games if the user confirms.
    void erase();
    /// Shows and announces a message. Hides the message if `text` is empty.
    void showMessage(const QString &text);
    /// Sets all texts, and calls load().
    void retranslate();

    Session &m_session;
    Dialogs &m_dialogs;
    GameLog::Contents m_log;
    /// The pairs in `m_pairBox`, in order, after "All players".
    std::vector<ScorePair> m_pairs;
    GameStatistics m_statistics;
    QWidget *m_filters; ///< hidden while there are no games
    QLabel *m_pairLabel;
    QComboBox *m_pairBox;
    QLabel *m_ruleSetLabel;
    QComboBox *m_ruleSetBox;
    QLabel *m_summaryLabel;
    QLabel *m_messageLabel;
    QWidget *m_results;
    QTableWidget *m_table;
    QGridLayout *m_chartGrid = nullptr;
    ChartView *m_luckChart; ///< hidden unless the statistics are those of a pair with known luck
    ChartView *m_doubletsChart;
    ChartView *m_throwsChart;
    ChartView *m_gamesChart;
    QPushButton *m_saveButton;
    QPushButton *m_eraseButton;
    QPushButton *m_closeButton;
};

} // namespace doublets
