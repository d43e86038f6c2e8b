// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QKeyEvent;
class QMainWindow;

namespace doublets {

class Actions;
class BoardView;
class Match;
class Overlays;

/// Handles the keys of the window that cannot be shortcuts, because their effect depends on what is
/// shown or because the focused widget may need them.
class WindowKeyHandler : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership. All arguments must outlive this object.
    WindowKeyHandler(QMainWindow &window, Match &match, BoardView &board, Overlays &overlays,
                     Actions &actions);

    /// Returns whether handleKey() must receive a key before Qt looks for a shortcut. This is the
    /// case for printable keys, with which the focused widget may type or search, and for shortcuts
    /// with Ctrl and Shift, which Qt would take for the shortcut without Shift on layouts without
    /// Latin letters.
    [[nodiscard]] bool overridesShortcuts(const QKeyEvent &event) const;
    /// Handles a key. Returns false if the key has no effect, or if a menu has the keyboard.
    [[nodiscard]] bool handleKey(const QKeyEvent &event);

Q_SIGNALS:
    /// Emitted when the user presses Esc to leave full screen.
    void exitFullScreenRequested();
    /// Emitted when the user presses F10 to open the menus.
    void menusRequested();

private:
    /// Returns whether a popup or the menu bar has the keyboard. Both pass on the keys that they
    /// do not use.
    [[nodiscard]] bool isMenuActive() const;
    /// Handles a key without modifiers. Returns false if the window does not use the key.
    [[nodiscard]] bool handleWindowKey(int key);
    /// Triggers the action with the shortcut `event`. Returns false if there is none.
    [[nodiscard]] bool triggerShortcut(const QKeyEvent &event);
    /// Triggers `action` or, if it is disabled, makes the match explain why.
    void triggerOrExplain(QAction &action);
    /// Ends the motion of a throw and then triggers the still disabled action with the shortcut
    /// `event`. Returns false if there is none.
    [[nodiscard]] bool skipMotionAndTrigger(const QKeyEvent &event);
    /// Handles Esc: dismisses an overlay, returns to the present or leaves full screen.
    void handleEscape();
    /// Moves the focus between the board and the visible dock.
    void focusNextPane();

    QMainWindow &m_window;
    Match &m_match;
    BoardView &m_board;
    Overlays &m_overlays;
    Actions &m_actions;
};

} // namespace doublets
