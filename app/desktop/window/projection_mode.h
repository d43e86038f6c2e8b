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
class WindowStateController;

/// The mode of the window for projection to a school class. While the window is projected, it fills
/// the screen in high contrast with large fonts, and hides all controls that the audience does not
/// need. Projection on a second screen (see Projector) leaves the window unchanged. Leaving the
/// mode restores the previous state, except settings that the user has changed meanwhile.
class ProjectionMode : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window that change while the window is projected.
    struct Parts
    {
        BoardView &board;
        WindowStrip &strip;
        WindowMenus &menus;
        WindowStateController &windowStateController;
    };

    /// `window` takes ownership of this object. All other arguments must outlive this object.
    ProjectionMode(QMainWindow &window, Match &match, Actions &actions, const Parts &parts);

    [[nodiscard]] Projector &projector() const { return *m_projector; }
    /// Sets whether the window shows a lesson. If so, the caption leaves more space for it.
    /// Defaults to false.
    void setLessonShown(bool isShown);
    void retranslate();

Q_SIGNALS:
    /// Emitted after fonts::setForWall(). The receiver must call fonts::fitToWindow() to apply it.
    void fontsChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addControls();
    void applyPlace(Projector::Place place);
    void enter();
    void leave();

    QMainWindow &m_window;
    Match &m_match;
    Actions &m_actions;
    Parts m_parts;
    Projector *m_projector;
    WallStrip *m_wallStrip;
    QToolButton *m_throwButton;
    StepBar *m_stepBar;
    QToolButton *m_menuButton;
    QToolButton *m_leaveButton;
    bool m_isActive = false;
    bool m_wasFullScreen = false;
    QByteArray m_previousGeometry;
    QByteArray m_previousDockState;
};

} // namespace doublets
