// SPDX-License-Identifier: MIT
#pragma once

#include "panels/dice/dice_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QTableView;
class QToolButton;

namespace doublets {

class DiceChart;
class Match;

/// How the dice fell, so that "the dice are rigged" can be looked at.
class DicePanel : public QWidget
{
    Q_OBJECT

public:
    /// The match must outlive the panel.
    explicit DicePanel(Match &match, QWidget *parent = nullptr);

    [[nodiscard]] const DiceReport &report() const { return m_report; }
    void retranslate();

Q_SIGNALS:
    /// The figures are to be saved as a table.
    void saveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void refresh();
    /// As soon as the panel is seen: to write and lay out what nobody sees takes time at every
    /// throw.
    void showReport();
    void describe();
    [[nodiscard]] QString scopeText() const;
    [[nodiscard]] QString originsText() const;
    void fitTable();
    void fitHeadings();
    void setLetters();

    Match &m_match;
    DiceReport m_report;
    bool m_stale = true; ///< whether it shows an older one
    DiceModel *m_model;
    QLabel *m_scopeLabel; ///< for screen readers: to them a choice alone is its value
    QComboBox *m_scope;
    QScrollArea *m_scroll;
    QWidget *m_page; ///< what is scrolled
    DiceChart *m_chart;
    QLabel *m_band; ///< what the signs of the chart mean
    QLabel *m_said; ///< what is counted, and what that says
    QTableView *m_table;
    QLabel *m_notes;      ///< where the dice come from
    QLabel *m_statistics; ///< for those who ask, in smaller letters
    QToolButton *m_save;
};

} // namespace doublets
