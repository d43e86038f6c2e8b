// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/odds/opening_odds.h"

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace doublets {

/// A widget that compares the odds at the start of an invented game with those of the original
/// game. Computes the odds in the background.
class InventionOdds : public QWidget
{
    Q_OBJECT

public:
    explicit InventionOdds(QWidget *parent = nullptr);

    /// Starts computing the odds of both games, after cancelling earlier work. Does not recompute
    /// the odds of `original` if `original` is unchanged and its odds were computed for the same
    /// kind of play (random or not) as those of `invented`.
    void setGames(const RuleSet &original, const RuleSet &invented);
    /// Shows `remark` instead of the odds. Shows the odds if `remark` is empty, which is the
    /// default.
    void setCover(const QString &remark);
    /// Updates all texts after a change of language. Called by InventionDialog.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the odds have been computed. `summary` is a description of the odds for screen
    /// readers or, if the odds are covered, the remark shown instead of them.
    void oddsComputed(const QString &summary);

private:
    void createLayout();
    /// Starts computing the odds that are unknown.
    void start();
    void cancel();
    /// Stores and shows computed odds: those of the invention, then, if computed, of the original.
    void showRows(const std::vector<OddsRow> &rows);
    [[nodiscard]] bool canBeDrawn() const;
    void updateTable();
    void updateControls();
    void setCell(int row, int column, const QString &text);
    /// Returns a sentence about the method of computing the odds, or about why they are not shown.
    [[nodiscard]] QString noteText() const;
    /// Returns `text` with the margins of a share and of a change, in percentage points, in place
    /// of %1 and %2. Precondition: the odds of the invention are known.
    [[nodiscard]] QString withMargins(const QString &text) const;
    /// Returns the summary of oddsComputed(). Returns an empty string if odds are unknown.
    [[nodiscard]] QString summaryText() const;

    std::optional<RuleSet> m_originalRuleSet;
    std::optional<RuleSet> m_inventedRuleSet;
    std::optional<OddsRow> m_originalRow;
    std::optional<OddsRow> m_inventedRow;
    bool m_isCancelled = false; ///< whether the user has cancelled the computation
    QString m_coverRemark;      ///< empty unless the odds are covered
    QTableWidget *m_table;
    QLabel *m_noteLabel;
    QProgressBar *m_progressBar;
    QPushButton *m_taskButton; ///< cancels or restarts the computation
    BackgroundTask<std::vector<OddsRow>> m_task;
};

} // namespace doublets
