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

/// What stands beside the board when asked for: course of play, rules, explanations.
class SidePanels : public QObject
{
    Q_OBJECT

public:
    /// Match and actions must outlive the panels.
    SidePanels(QMainWindow &window, Match &match, Actions &actions);

    /// A panel beside the others, brought up by who made it.
    [[nodiscard]] PanelDock *add(const QString &name, PanelDock::Maker make);
    /// Brings that panel to the front; it has the keyboard then.
    void bringUp(PanelDock *dock);
    void showCourse();
    /// Where a class guesses the odds.
    void showGuess();
    void showRules();
    void showWhy();
    void showKeys();
    void retranslate();

Q_SIGNALS:
    /// Somebody is done with a panel, and is back at the present.
    void leftForPresent();
    /// A class has guessed, and sees the odds.
    void oddsUncovered();
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
    /// Two pages take turns in one dock.
    enum class Page { Why, Keys };

    /// Joins a checkable action and a dock: checked while the dock is in front, the action brings
    /// it there, and closes it when it is there.
    void join(QAction &action, PanelDock *dock);
    /// The same for a page of the dock that has two.
    void join(QAction &action, Page page);
    void checkPages();
    /// As `bringUp`, without the keyboard.
    void raise(PanelDock *dock);
    /// Makes the panel that is seen wider by so many steps, or narrower: nobody needs to drag it.
    void widen(int steps);
    [[nodiscard]] PanelDock *inFront() const;
    void turnTo(Page page);
    void onChange(const Change &change);
    void write();
    void writeRules();

    QMainWindow &m_window;
    Match &m_match;
    Actions &m_actions;
    PanelDock *m_course;
    PanelDock *m_dice;
    PanelDock *m_odds;
    PanelDock *m_rules;
    PanelDock *m_why;
    QList<PanelDock *> m_more; ///< made by others
    // None before its dock was shown.
    CoursePanel *m_coursePanel = nullptr;
    DicePanel *m_dicePanel = nullptr;
    OddsPanel *m_oddsPanel = nullptr;
    TextPanel *m_rulesPage = nullptr;
    WhyPage *m_whyPage = nullptr;
    Page m_page = Page::Why;
    Match::Question m_question; ///< of the game on the board
};

} // namespace doublets
