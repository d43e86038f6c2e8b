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

/// The window in front of a class. If the window itself is projected, it fills the screen with
/// large fonts and high contrast, and shows only what the class needs. Leaving restores the
/// previous state.
class WindowWall : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window that change in front of a class.
    struct Parts
    {
        BoardView &board;
        WindowStrip &strip;
        WindowMenus &menus;
        WindowView &view;
    };

    /// `window` takes ownership. All arguments must outlive this object.
    WindowWall(QMainWindow &window, Match &match, Actions &actions, const Parts &parts);

    [[nodiscard]] Projector &projector() const { return *m_projector; }
    void retranslate();

Q_SIGNALS:
    /// Emitted when fonts must be fitted to the window again.
    void textSizeChanged();

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
    bool m_wasFull = false; ///< whether the window was in full screen before
    QByteArray m_geometryBefore;
    QByteArray m_stateBefore; ///< the state of the docks before
};

} // namespace doublets
