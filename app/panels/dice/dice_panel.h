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
class Session;

/// A panel with statistics of the dice that have been thrown, for checking whether the dice are
/// fair.
class DicePanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` must have a game, and `session` must be the session of `match`. Both must outlive
    /// this object.
    DicePanel(Match &match, const Session &session, QWidget *parent = nullptr);

    /// Returns the current report, which is up to date even while the panel is hidden.
    [[nodiscard]] const DiceReport &report() const { return m_report; }
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user asks to save report() to a file. The report contains at least one
    /// throw.
    void saveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void setUpLayout();
    /// Updates m_report from the match and the session and, if the panel is visible, the widgets.
    void updateReport();
    /// Updates the widgets from m_report. Call only while the panel is visible, because the layout
    /// is slow.
    void showReport();
    /// Updates the texts below the chart, and hides the widgets that need dice if there are none.
    void updateDescription();
    /// Returns sentences that state which games and throws are counted. Returns an empty string if
    /// all throws of the current game, and no others, are counted.
    [[nodiscard]] QString scopeText() const;
    /// Returns a sentence about the origins of the dice.
    [[nodiscard]] QString originsText() const;
    /// Makes the list of counts as high as its rows.
    void updateTableHeight();
    /// Wraps the headings of the columns between words, and updates the widths of the columns.
    void updateHeadingSizes();
    void updateTextSizes();

    Match &m_match;
    const Session &m_session;
    DiceReport m_report;
    bool m_isOutdated = true; ///< whether the widgets show an older report than m_report
    DiceModel *m_model;
    QLabel *m_scopeLabel; ///< hidden; provides the accessible name of m_scopeBox
    QComboBox *m_scopeBox;
    QScrollArea *m_scrollArea;
    QWidget *m_page; ///< contents of m_scrollArea
    DiceChart *m_chart;
    QLabel *m_bandLegendLabel;  ///< explains the band and the symbols of the chart
    QLabel *m_conclusionsLabel; ///< scopeText() and conclusions
    QTableView *m_table;
    QLabel *m_originsLabel;    ///< originsText() and which throws count
    QLabel *m_statisticsLabel; ///< details of the test, in a smaller font
    QToolButton *m_saveButton;
};

} // namespace doublets
