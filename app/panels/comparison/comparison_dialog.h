// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
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
class SourceChoice;

/// The same dice, another source: a game beside what would have become of its dice by other rules.
/// Shows the game as it stood when the dialog was made.
class ComparisonDialog : public QDialog
{
    Q_OBJECT

public:
    /// Dialogs and catalogue of the session must outlive the dialog.
    ComparisonDialog(const Session &session, OddsMaker odds, Dialogs &dialogs,
                     QWidget *parent = nullptr);
    ~ComparisonDialog() override;

    [[nodiscard]] bool isWorking() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void arrangeButtons();
    [[nodiscard]] QWidget *boards();
    /// The tables look as the one they are played on.
    void connectToSettings(const Settings &settings);
    void compareAnew();
    void showCompared(const Comparison &comparison);
    void showRow(int row);
    void toParting();
    void save();
    void describe();
    void retranslate();

    Dialogs &m_dialogs;
    ComparisonModel *m_model;
    SourceChoice *m_source;
    QLabel *m_seedLabel;
    QLineEdit *m_seed;
    QLabel *m_moment;
    QLabel *m_summary;
    QTableView *m_table;
    std::array<BoardView *, ComparisonModel::ColumnCount> m_boards{};
    std::array<QLabel *, ComparisonModel::ColumnCount> m_boardLabels{};
    QPushButton *m_part;
    QPushButton *m_save;
    QDialogButtonBox *m_buttons;
    QGridLayout *m_buttonRoom;
    std::vector<std::uint8_t> m_faces;
    OddsMaker m_odds;
    std::optional<Comparison> m_comparison; ///< none while it is worked out
    QString m_remark; ///< what keeps it from being told or saved, or that it was
    BackgroundWork<Comparison> m_work;
};

} // namespace doublets
