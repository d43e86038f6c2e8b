// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QMainWindow;
class QToolButton;

namespace doublets {

class Actions;
class Settings;

/// The size and state of the window, its text size and its language, stored across sessions.
class WindowView : public QObject
{
    Q_OBJECT

public:
    /// `menus` is the menu button for use while the menu bar is hidden. `window` takes ownership.
    /// All arguments must outlive this object.
    WindowView(QMainWindow &window, Settings &settings, Actions &actions, QToolButton &menus);

    /// Restores the stored geometry and state; by default, a size that suits the screen.
    void restore();
    /// Stores the geometry and state.
    void remember();
    /// In full screen the menu bar is hidden, and a button shows the menus. Leaving full screen
    /// also turns off face to face.
    void setFullScreen(bool full);
    /// Turning it on enters full screen. Turning it off does not leave it.
    void setFaceToFace(bool faceToFace);
    [[nodiscard]] bool isFaceToFace() const;
    /// Opens the menus in full screen.
    void showMenus();
    /// Replaces the menu button, when another strip is below the board.
    void setMenuButton(QToolButton &menus) { m_menus = &menus; }

Q_SIGNALS:
    /// Emitted when isFaceToFace() may have changed.
    void faceToFaceChanged(bool faceToFace);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tellFaceToFace();
    void stepTextSize(int steps);
    void speakAsSet();

    QMainWindow &m_window;
    Settings &m_settings;
    Actions &m_actions;
    QToolButton *m_menus;
};

} // namespace doublets
