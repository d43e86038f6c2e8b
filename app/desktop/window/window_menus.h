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

/// The menus of the window, in the menu bar and in a combined menu.
class WindowMenus : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `session` and `actions` must outlive this object.
    /// Also adds all actions to `window`, so that their shortcuts work while the menu bar is
    /// hidden. The menus have no titles until retranslate() is called.
    WindowMenus(QMainWindow &window, Session &session, Actions &actions);

    [[nodiscard]] RecentMenu &recentMenu() const { return *m_recentMenu; }
    /// Returns the menu that contains all other menus, for use while the menu bar is hidden.
    [[nodiscard]] QMenu &combinedMenu() const { return *m_combinedMenu; }
    /// Sets whether the rows of all menus of the window are large enough for touch. Defaults to
    /// false.
    void setTouchOperated(bool isTouchOperated);
    void retranslate();

private:
    /// Reduces the text of `menu` if it would be wider than the screen, because menus do not scroll
    /// sideways. Otherwise, sets the application font.
    void fitToScreen(QMenu &menu) const;

    QMainWindow &m_window;
    QMenu *m_gameMenu;
    RecentMenu *m_recentMenu;
    QMenu *m_scoreMenu;
    QMenu *m_playMenu;
    QMenu *m_stepMenu;
    QMenu *m_announcementMenu;
    QMenu *m_viewMenu;
    QMenu *m_textSizeMenu;
    QMenu *m_classroomMenu;
    QMenu *m_helpMenu;
    QMenu *m_combinedMenu;
};

} // namespace doublets
