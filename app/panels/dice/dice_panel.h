// SPDX-License-Identifier: MIT
#pragma once

#include "panels/dice/dice_model.h"

#include <QWidget>

#include <cstddef>

class QComboBox;
class QLabel;
class QScrollArea;
class QTableView;
class QToolButton;

namespace doublets {

class DiceChart;
class Session;
class SittingDice;

/// How the dice fell, so that "the dice are rigged" can be looked at.
class DicePanel : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive the panel.
    explicit DicePanel(Session &session, QWidget *parent = nullptr);

    /// Counts the first `turns` actions of the game on the board; `past`: these are not all.
    void showUpTo(std::size_t turns, bool past);
    [[nodiscard]] const DiceReport &report() const { return m_model->report(); }
    void retranslate();

Q_SIGNALS:
    /// The figures are to be saved as a table.
    void saveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void refresh();
    void describe();
    [[nodiscard]] QString scopeText() const;
    [[nodiscard]] QString originsText() const;
    void fitTable();

    Session &m_session;
    SittingDice *m_sitting;
    DiceModel *m_model;
    QComboBox *m_scope;
    QScrollArea *m_scroll;
    QLabel *m_said; ///< what is counted, and what that says
    DiceChart *m_chart;
    QTableView *m_table;
    QLabel *m_notes; ///< what the signs mean, where the dice come from
    QToolButton *m_save;
    std::size_t m_turns = 0;
    bool m_past = false;
};

} // namespace doublets
