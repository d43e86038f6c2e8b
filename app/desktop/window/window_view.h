// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QMainWindow;
class QToolButton;

namespace doublets {

class Actions;
class Settings;

/// How large the window is, and its letters: kept from one day to the next. Also which language it
/// speaks.
class WindowView : public QObject
{
    Q_OBJECT

public:
    /// `menus` is the button for the menus where their bar is hidden. All must outlive this.
    WindowView(QMainWindow &window, Settings &settings, Actions &actions, QToolButton &menus);

    /// As the window was left the last time, else as it fits the screen.
    void restore();
    /// Keeps for the next time how the window stands.
    void remember();
    /// In full screen the board is alone, and a button brings the menus. Whoever leaves it leaves
    /// `setFaceToFace`, too.
    void setFullScreen(bool full);
    /// Players who sit face to face do so in full screen.
    void setFaceToFace(bool faceToFace);
    [[nodiscard]] bool isFaceToFace() const;
    void showMenus();
    /// Another button for the menus, where another strip is under the board.
    void setMenuButton(QToolButton &menus) { m_menus = &menus; }

Q_SIGNALS:
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
