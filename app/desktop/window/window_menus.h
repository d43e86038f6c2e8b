// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QMainWindow;
class QMenu;

namespace doublets {

class Actions;
class RecentMenu;
class Session;

/// The menu bar of the window, and its menus.
class WindowMenus : public QObject
{
    Q_OBJECT

public:
    WindowMenus(QMainWindow &window, Session &session, Actions &actions);

    [[nodiscard]] RecentMenu &recent() const { return *m_recent; }
    /// Returns a menu that contains all menus, for use without the menu bar.
    [[nodiscard]] QMenu &together() const { return *m_together; }
    void retranslate();

private:
    QMenu *m_game;
    RecentMenu *m_recent;
    QMenu *m_play;
    QMenu *m_steps;
    QMenu *m_tell;
    QMenu *m_view;
    QMenu *m_classroom;
    QMenu *m_help;
    QMenu *m_together;
};

} // namespace doublets
