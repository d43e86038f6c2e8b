// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QMainWindow;
class QToolButton;

namespace doublets {

class Actions;
class Settings;

/// A controller of the window's geometry, full-screen state, text size and language, all of which
/// persist across sessions. Also connects the numerals action to its setting, and animates docks
/// unless motion is off.
class WindowStateController : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `menuButton` opens the menus while the menu bar is
    /// hidden. `settings`, `actions` and `menuButton` must outlive this object.
    WindowStateController(QMainWindow &window, Settings &settings, Actions &actions,
                          QToolButton &menuButton);

    /// Restores the stored geometry and state. Defaults to a size that suits the screen. Call once,
    /// before the window is shown.
    void restore();
    /// Stores the geometry and state.
    void save();
    /// Enters or leaves full screen, where a button replaces the menu bar. Leaving full screen also
    /// turns off face-to-face mode.
    void setFullScreen(bool enabled);
    /// Turns face-to-face mode on or off. Turning it on also enters full screen; turning it off
    /// leaves full screen if face-to-face mode has entered it.
    void setFaceToFace(bool enabled);
    /// Returns whether face-to-face mode is on and the window is in full screen.
    [[nodiscard]] bool isFaceToFace() const;
    /// In full screen, opens the menu of the menu button, and blocks until the user has closed it.
    /// Otherwise activates the first menu of the menu bar.
    void showMenus();
    /// Replaces the button that opens the menus in full screen, for example in projection mode,
    /// whose strip has a menu button of its own. Does not change the visibility of either button;
    /// call setFullScreen() afterwards. `menuButton` must outlive this object.
    void setMenuButton(QToolButton &menuButton) { m_menuButton = &menuButton; }

Q_SIGNALS:
    /// Emitted when the result of isFaceToFace(), which is passed as `enabled`, may have changed.
    void faceToFaceChanged(bool enabled);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void updateFaceToFace();
    void changeTextSize(int steps);
    void applyLanguage();

    QMainWindow &m_window;
    Settings &m_settings;
    Actions &m_actions;
    QToolButton *m_menuButton;
    bool m_isFullScreenForFaceToFace = false; ///< whether face-to-face mode has entered full screen
};

} // namespace doublets
