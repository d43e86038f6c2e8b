// SPDX-License-Identifier: MIT
#pragma once

#include "panels/actions/game_key_handler.h"

#include <QObject>

class QKeyEvent;
class QMainWindow;

namespace doublets {

class Actions;
class BoardView;
class Match;
class Overlays;

/// The handler of those keys of the main window that cannot be shortcuts: the keys of
/// GameKeyHandler, and keys whose effect depends on the state of the window.
class WindowKeyHandler : public QObject
{
    Q_OBJECT

public:
    /// Adds the announcement actions to `board`. `window` takes ownership of this object. All other
    /// arguments must outlive this object. Precondition: the menu bar of `window` already has all
    /// its menus, and contains nothing else.
    WindowKeyHandler(QMainWindow &window, Match &match, BoardView &board, Overlays &overlays,
                     Actions &actions);

    /// See GameKeyHandler::overridesShortcuts().
    [[nodiscard]] bool overridesShortcuts(const QKeyEvent &event) const
    {
        return m_gameKeys.overridesShortcuts(event);
    }
    /// Handles a key. Returns false if the window does not use the key, or if a menu has the
    /// keyboard focus.
    [[nodiscard]] bool handleKey(const QKeyEvent &event);

Q_SIGNALS:
    /// Emitted when the user presses Esc to leave full screen.
    void exitFullScreenRequested();
    /// Emitted when the user presses Esc to close the panel with the focus, if any.
    void panelCloseRequested();
    /// Emitted when the user presses F10 to open the menus.
    void menusRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Gives the focus of the menu bar back to the widget that had it before. Does nothing if the
    /// menu bar does not have the focus.
    void leaveMenuBar();
    /// Returns whether a popup or the menu bar has the keyboard focus. Both propagate unused keys.
    [[nodiscard]] bool isMenuActive() const;
    /// Handles a key without modifiers. Returns false if the window does not use the key.
    [[nodiscard]] bool handleWindowKey(int key);
    /// Passes a digit that the focused widget does not use to the board, and gives the board the
    /// focus. Returns false if the key is not a digit, if the board has already received it or does
    /// not use it, or if ShortcutSettings::areDigitsUsedInPanels() returns false.
    [[nodiscard]] bool passDigitToBoard(const QKeyEvent &event);
    /// Handles Esc by the first of these actions that is possible: dismisses an overlay, returns to
    /// the present, leaves full screen or closes the panel with the focus.
    void handleEscape();
    /// Steps back (Left) or forward (Right) while an earlier moment is shown. Returns false,
    /// doing nothing, in the present.
    bool stepInPast(int key);
    /// Moves the focus between the board and the visible dock.
    void focusNextPane();

    QMainWindow &m_window;
    Match &m_match;
    BoardView &m_board;
    Overlays &m_overlays;
    const Actions &m_actions;
    GameKeyHandler m_gameKeys;
};

} // namespace doublets
