// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "panels/comparison/comparison_model.h"

#include <QDialog>

#include <array>
#include <cstdint>
#include <optional>

class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace doublets {

class BoardView;
class Dialogs;
class Session;
class Settings;
class SourceForm;

/// A window that compares a game with the game that the same dice would have given by another
/// source's rules. Shows the game as it stood when the window was opened.
class ComparisonDialog : public QDialog
{
    Q_OBJECT

public:
    /// `session`'s catalogue and settings and `dialogs` must outlive this object.
    ComparisonDialog(const Session &session, OddsFactory odds, Dialogs &dialogs,
                     QWidget *parent = nullptr);
    ~ComparisonDialog() override;

    /// Returns whether the compared game is being computed.
    [[nodiscard]] bool isComparing() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void setUpLayout();
    void arrangeButtons();
    [[nodiscard]] QWidget *createBoards();
    /// Makes the boards follow the appearance of the main board.
    void connectToSettings(const Settings &settings);
    /// Computes the compared game for the current choices, in the background.
    void startComparison();
    /// Shows the result of the computation.
    void showComparison(const Comparison &comparison);
    /// Shows the positions of both games after the throw in `row`.
    void showRow(int row);
    /// Selects the row where the games diverge, or the last row if they do not.
    void selectDivergence();
    /// Saves the compared game as a record, in a file chosen by the user.
    void save();
    /// Updates the labels and the enabled state of the buttons.
    void updateTexts();
    void retranslate();

    Dialogs &m_dialogs;
    ComparisonModel *m_model;
    SourceForm *m_source;
    QLabel *m_seedLabel;
    QLineEdit *m_seed;
    QLabel *m_moment;
    QLabel *m_summary;
    QTableView *m_table;
    std::array<BoardView *, ComparisonModel::ColumnCount> m_boards{};
    std::array<QLabel *, ComparisonModel::ColumnCount> m_boardLabels{};
    QPushButton *m_divergenceButton;
    QPushButton *m_save;
    QDialogButtonBox *m_buttons;
    QGridLayout *m_buttonLayout;
    std::vector<std::uint8_t> m_faces;
    OddsFactory m_odds;
    std::optional<Comparison> m_comparison; ///< null while it is being computed
    QString m_message;                      ///< an error, or that the game has been saved
    BackgroundTask<Comparison> m_comparisonTask;
};

} // namespace doublets
