// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"
#include "text/player_names.h"

#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QListWidget;
class QProgressBar;
class QScrollArea;
class QToolButton;

namespace doublets {

class CourseModel;
class OddsBar;
class OddsChart;
class OddsWatch;

/// What chance is doing: who is ahead, how that came about, and what the present choices are worth.
class OddsPanel : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive the panel.
    OddsPanel(OddsWatch &watch, CourseModel &course, QWidget *parent = nullptr);

    void setPlayerNames(const PlayerNames &names);
    /// Shows the end of that row of the course of play; -1: the present.
    void showRow(int row);
    [[nodiscard]] const OddsReport &report() const { return m_report; }
    /// Whether a hint may be asked for now.
    void setHintEnabled(bool enabled);
    void retranslate();

Q_SIGNALS:
    void rowChosen(int row);
    void presentRequested();
    void hintRequested();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void foldButtons();
    void refresh();
    void showChances();
    void showLuck();
    void showChoices();
    void fitChoices();
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString chanceText() const;
    [[nodiscard]] QString luckText() const;
    [[nodiscard]] QString choiceLine(std::size_t nth, std::size_t rank) const;

    QPointer<OddsWatch> m_watch;
    CourseModel &m_course;
    OddsReport m_report;
    PlayerNames m_names;
    int m_row = -1;
    QScrollArea *m_scroll;
    QLabel *m_title;
    QProgressBar *m_progress;
    OddsBar *m_bar;
    QLabel *m_chance;
    QLabel *m_choicesTitle;
    QListWidget *m_choices;
    OddsChart *m_chart;
    QLabel *m_legend;
    QLabel *m_luck;
    QLabel *m_notes;
    QToolButton *m_hint;
    QToolButton *m_present;
    QBoxLayout *m_buttons;
};

} // namespace doublets
