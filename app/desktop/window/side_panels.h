// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/window/panel_dock.h"
#include "match/match.h"

#include <QObject>
#include <QString>

class QAction;
class QMainWindow;

namespace doublets {

class Actions;
class CoursePanel;
class DicePanel;
class OddsPanel;
class TextPanel;
class WhyPage;
struct DiceReport;

/// The panels docked beside the board: course of play, dice, odds, rules, and explanations.
class SidePanels : public QObject
{
    Q_OBJECT

public:
    /// `match` and `actions` must outlive this object.
    SidePanels(QMainWindow &window, Match &match, const Session &session, Actions &actions);

    /// Adds a hidden panel as a tab beside the others.
    [[nodiscard]] PanelDock *add(const QString &name, PanelDock::Maker make);
    /// Shows `dock` in front and gives it the focus.
    void bringUp(PanelDock *dock);
    void showCourse();
    /// Shows the odds panel, where a class guesses, and gives the entry the focus.
    void showGuess();
    void showRules();
    void showWhy();
    void showKeys();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user returns from a panel to the current position on the board.
    void currentPositionRequested();
    /// Emitted when the odds have been uncovered by a guess.
    void oddsUncovered();
    /// Emitted when the user asks to save the figures of the dice.
    void diceSaveRequested(const doublets::DiceReport &report);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeCourse(QWidget *parent);
    [[nodiscard]] QWidget *makeDice(QWidget *parent);
    [[nodiscard]] QWidget *makeOdds(QWidget *parent);
    [[nodiscard]] QWidget *makeRules(QWidget *parent);
    [[nodiscard]] QWidget *makeWhy(QWidget *parent);
    [[nodiscard]] PanelDock *dock(const QString &name,
                                  QWidget *(SidePanels::*make)(QWidget *parent));
    void connectActions();
    /// The two pages that share the dock `m_why`.
    enum class Page { Why, Keys };

    /// Connects a checkable action to a dock. The action is checked while the dock is in front;
    /// triggering it shows the dock in front, or hides it if it is in front.
    void join(QAction &action, PanelDock *dock);
    /// Connects a checkable action to a page of `m_why`.
    void join(QAction &action, Page page);
    void checkPages();
    /// Shows `dock` in front without giving it the focus.
    void raise(PanelDock *dock);
    /// Widens the visible panel by `steps` twentieths of the window; negative values narrow it.
    void widen(int steps);
    [[nodiscard]] PanelDock *inFront() const;
    void turnTo(Page page);
    void onChange(const Change &change);
    void write();
    void writeRules();

    QMainWindow &m_window;
    Match &m_match;
    const Session &m_session;
    Actions &m_actions;
    PanelDock *m_course;
    PanelDock *m_dice;
    PanelDock *m_odds;
    PanelDock *m_rules;
    PanelDock *m_why;
    QList<PanelDock *> m_more; ///< added by add()
    // Null until their docks are first shown.
    CoursePanel *m_coursePanel = nullptr;
    DicePanel *m_dicePanel = nullptr;
    OddsPanel *m_oddsPanel = nullptr;
    TextPanel *m_rulesPage = nullptr;
    WhyPage *m_whyPage = nullptr;
    Page m_page = Page::Why;
    ShownMoment::Question m_question; ///< the question about the game on the board
};

} // namespace doublets
