// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "panels/comparison/comparison_model.h"

#include <QAbstractItemView>
#include <QDialog>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

class QBoxLayout;
class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QTableView;

namespace doublets {

class BoardView;
class Dialogs;
class Session;
class Settings;
class SourceForm;

/// A dialog that compares the current game with the game that the same dice would have given under
/// other rules: those of another historical source, or those with other rulings on the questions
/// that the source leaves open. The dialog compares a copy of the game as it was when the dialog
/// was created.
class ComparisonDialog : public QDialog
{
    Q_OBJECT

public:
    /// `odds`, which must not be empty, provides the odds by which the program plays the compared
    /// game, and is called in another thread. `dialogs`, and the catalogue and settings of
    /// `session`, must outlive this object. Precondition: `session` has a game.
    ComparisonDialog(const Session &session, OddsFactory odds, Dialogs &dialogs,
                     QWidget *parent = nullptr);
    ~ComparisonDialog() override;

    /// Returns whether the game as played, of which the dialog has a copy, has the same rule set,
    /// rules and actions as `game`.
    [[nodiscard]] bool isComparisonOf(const Game &game) const;
    /// Returns whether a background thread is computing the compared game.
    [[nodiscard]] bool isComparing() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpLayout();
    /// Adapts the layout to the size of the dialog.
    void updateLayout();
    /// Places the buttons in one row, or in two if the screen is too narrow.
    void updateButtonLayout();
    /// Creates the boards with their labels, and returns the layout that contains them.
    [[nodiscard]] QLayout *createBoards();
    /// Applies the appearance settings to both boards, now and after each change.
    void connectToSettings(const Settings &settings);
    /// Removes the compared game, and starts computing a new one in the background, for the chosen
    /// rules and seed. Cancels an earlier computation. If the seed is invalid, shows an error
    /// message instead of computing.
    void startComparison();
    /// Shows the result of the computation.
    void showComparison(const Comparison &comparison);
    /// Shows the positions of both games after the throw in `row`, or their start positions if
    /// `row` is negative.
    void showRow(int row);
    /// Selects the row where the games diverge, or the last row if they do not.
    void selectDivergence();
    /// Scrolls the list of throws to its current row, then just far enough back to show the first
    /// visible row completely.
    void scrollToCurrentRow(QAbstractItemView::ScrollHint hint);
    /// Saves the compared game as a record, under a path chosen by the user. Shows an error
    /// message on failure. Does nothing if the user cancels. Precondition: the game has been
    /// computed.
    void save();
    /// Shows the seed only if the compared game uses it. Precondition: a comparison is shown.
    void updateSeedVisibility();
    /// Updates the labels and the enabled state of the buttons.
    void updateTexts();
    void retranslate();

    Dialogs &m_dialogs;
    ComparisonModel *m_model;
    SourceForm *m_sourceForm;
    QLabel *m_seedLabel;
    QLineEdit *m_seedEdit;
    QLabel *m_momentLabel;
    QLabel *m_summaryLabel;
    QTableView *m_tableView;
    std::array<BoardView *, ComparisonModel::ColumnCount> m_boards{};
    std::array<QLabel *, ComparisonModel::ColumnCount> m_boardLabels{};
    QPushButton *m_divergenceButton;
    QPushButton *m_saveButton;
    QDialogButtonBox *m_buttonBox;
    QBoxLayout *m_gamesLayout; ///< the list of throws and the boards
    QBoxLayout *m_boardsLayout;
    QGridLayout *m_buttonLayout;
    std::vector<std::uint8_t> m_faces; ///< faces of all dice in the game as played, in order
    OddsFactory m_odds;
    std::optional<Comparison> m_comparison; ///< nullopt until the compared game has been computed
    QString m_message; ///< error message, or confirmation that the game has been saved
    BackgroundTask<Comparison> m_comparisonTask;
};

} // namespace doublets
