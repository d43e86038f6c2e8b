// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <QObject>
#include <QString>

#include <optional>

class QAction;
class QDockWidget;
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

    /// What "Why?" is about: a throw, and what in it wants explaining.
    struct Question
    {
        QString title;              ///< empty: before the first throw
        std::optional<Event> event; ///< none: nothing does
        bool operator==(const Question &) const = default;
    };

    void showCourse();
    void showRules();
    /// The page of explanations is about this from now on; where it is open, it says so.
    void ask(const Question &question);
    void showWhy();
    void showKeys();
    /// Another game, or other names: what is shown is written anew.
    void refresh();
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QDockWidget *dock(const QString &name, QWidget *content);
    /// Two pages take turns in one dock.
    enum class Page { Why, Keys };

    /// Joins a checkable action and a dock: checked while the dock is in front, the action brings
    /// it there, and closes it when it is there.
    void join(QAction &action, QDockWidget *dock, QWidget *focus);
    /// The same for a page of the dock that has two.
    void join(QAction &action, Page page);
    void checkPages();
    [[nodiscard]] static bool isInFront(const QDockWidget *dock);
    void bringUp(QDockWidget *dock, QWidget *focus);
    void turnTo(Page page);
    void write();
    [[nodiscard]] QString whyHtml() const;

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
    Page m_page = Page::Why;
    Question m_question;
    QString m_written; ///< what the page of why and keys shows
};

} // namespace doublets
