// SPDX-License-Identifier: MIT
#pragma once

#include "classroom/projector.h"

#include <QByteArray>
#include <QObject>

class QMainWindow;
class QToolButton;

namespace doublets {

class Actions;
class BoardView;
class Match;
class StepBar;
class WallStrip;
class WindowMenus;
class WindowStrip;
class WindowView;

/// The window before a class. Where it is the picture on the wall itself, it fills the screen, in
/// large letters and high contrast, and shows nothing that the class does not need; afterwards
/// everything is as it was.
class WindowWall : public QObject
{
    Q_OBJECT

public:
    /// What of the window is changed on a wall.
    struct Parts
    {
        BoardView &board;
        WindowStrip &strip;
        WindowMenus &menus;
        WindowView &view;
    };

    /// The window owns it; all of them must outlive it.
    WindowWall(QMainWindow &window, Match &match, Actions &actions, const Parts &parts);

    [[nodiscard]] Projector &projector() const { return *m_projector; }
    void retranslate();

Q_SIGNALS:
    /// Letters are to be fitted to the window anew.
    void lettersChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addControls();
    void show(Projector::Place place);
    void enter();
    void restore();

    QMainWindow &m_window;
    Match &m_match;
    Actions &m_actions;
    Parts m_parts;
    Projector *m_projector;
    WallStrip *m_strip;
    QToolButton *m_throw;
    StepBar *m_steps;
    QToolButton *m_menu;
    QToolButton *m_leave;
    bool m_entered = false;
    bool m_wasFull = false; ///< before
    QByteArray m_geometryBefore;
    QByteArray m_stateBefore; ///< of docks
};

} // namespace doublets
