// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <QObject>

#include <optional>

class QAction;
class QDockWidget;
class QFont;
class QMainWindow;

namespace doublets {

class Actions;
class CourseModel;
class CoursePanel;
class DicePanel;
class OddsPanel;
class OddsWatch;
class Session;
class TextPanel;

/// What stands beside the board when asked for: course of play, rules, explanations.
class SidePanels : public QObject
{
    Q_OBJECT

public:
    SidePanels(QMainWindow &window, Session &session, CourseModel &model, OddsWatch &odds,
               Actions &actions);

    [[nodiscard]] CoursePanel &course() const { return *m_coursePanel; }
    [[nodiscard]] OddsPanel &odds() const { return *m_oddsPanel; }
    [[nodiscard]] DicePanel &dice() const { return *m_dicePanel; }

    void toggleRules(bool shown);
    void showRules();
    void explain(const Event &event);
    void showKeys();
    /// Another game, or other names: what is shown is written anew.
    void refresh();
    void retranslate();
    void setLetters(const QFont &font);

private:
    [[nodiscard]] QDockWidget *dock(const QString &name, QWidget *content);
    /// Shows and hides a dock by a checkable action.
    void join(QAction &action, QDockWidget *dock, QWidget *focus);
    void bringUp(QDockWidget *dock, QWidget *focus);

    QMainWindow &m_window;
    Session &m_session;
    Actions &m_actions;
    CoursePanel *m_coursePanel;
    DicePanel *m_dicePanel;
    OddsPanel *m_oddsPanel;
    TextPanel *m_rulesPage;
    TextPanel *m_whyPage;
    QDockWidget *m_course;
    QDockWidget *m_dice;
    QDockWidget *m_odds;
    QDockWidget *m_rules;
    QDockWidget *m_why;
    std::optional<Event> m_explained; ///< none: the why page shows the keys, or nothing
};

} // namespace doublets
