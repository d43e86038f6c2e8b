// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QObject>
#include <QString>

class QAction;
class QDockWidget;
class QMainWindow;

namespace doublets {

class Actions;
class CoursePanel;
class DicePanel;
class OddsPanel;
class TextPanel;
class WhyPage;

/// What stands beside the board when asked for: course of play, rules, explanations.
class SidePanels : public QObject
{
    Q_OBJECT

public:
    /// Match and actions must outlive the panels.
    SidePanels(QMainWindow &window, Match &match, Actions &actions);

    [[nodiscard]] CoursePanel &course() const { return *m_coursePanel; }
    [[nodiscard]] OddsPanel &odds() const { return *m_oddsPanel; }
    [[nodiscard]] DicePanel &dice() const { return *m_dicePanel; }

    /// Makes an empty panel beside the others; it is filled and brought up by who made it.
    [[nodiscard]] QDockWidget *add(const QString &name);
    /// Brings that panel to the front; `focus` has the keyboard then.
    void bringUp(QDockWidget *dock, QWidget *focus);
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

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QDockWidget *dock(const QString &name);
    /// Two pages take turns in one dock.
    enum class Page { Why, Keys };

    /// Joins a checkable action and a dock: checked while the dock is in front, the action brings
    /// it there, and closes it when it is there.
    void join(QAction &action, QDockWidget *dock, QWidget *focus);
    /// The same for a page of the dock that has two.
    void join(QAction &action, Page page);
    void checkPages();
    [[nodiscard]] static bool isInFront(const QDockWidget *dock);
    /// Makes the panel that is seen wider by so many steps, or narrower: nobody needs to drag it.
    void widen(int steps);
    [[nodiscard]] QDockWidget *inFront() const;
    void turnTo(Page page);
    void onChange(const Change &change);
    void write();
    void writeRules();

    QMainWindow &m_window;
    Match &m_match;
    Actions &m_actions;
    QDockWidget *m_course;
    QDockWidget *m_dice;
    QDockWidget *m_odds;
    QDockWidget *m_rules;
    QDockWidget *m_why;
    // Made where they will be: whatever moves into a window is given its style part by part.
    CoursePanel *m_coursePanel;
    DicePanel *m_dicePanel;
    OddsPanel *m_oddsPanel;
    TextPanel *m_rulesPage;
    WhyPage *m_whyPage;
    QList<QDockWidget *> m_more; ///< made by others
    Page m_page = Page::Why;
    Match::Question m_question; ///< of the game on the board
};

} // namespace doublets
