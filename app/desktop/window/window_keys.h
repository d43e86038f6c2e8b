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

/// The keys of the window that are not shortcuts, because their effect depends on what is shown and
/// because the focused widget may need them.
class WindowKeys : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership. All arguments must outlive this object.
    WindowKeys(QMainWindow &window, Match &match, BoardView &board, Overlays &overlays,
               Actions &actions);

    /// Returns whether press() must receive a key before Qt looks for a shortcut: a printable key,
    /// which the focused widget may type or search with, and a shortcut with Ctrl and Shift. On
    /// layouts without Latin letters, Qt would take the latter for the shortcut without Shift.
    [[nodiscard]] bool overridesShortcuts(const QKeyEvent &event) const;
    /// Handles a key. Returns false if it has no effect, or if a menu has the keyboard.
    [[nodiscard]] bool press(const QKeyEvent &event);

Q_SIGNALS:
    /// Emitted when the user leaves full screen.
    void fullScreenLeft();
    /// Emitted when the user asks for the menus while the menu bar is hidden.
    void menusRequested();

private:
    /// Returns whether a popup or the menu bar, which pass on keys that they do not use, has the
    /// keyboard.
    [[nodiscard]] bool areKeysElsewhere() const;
    /// Handles a key of the window itself. Returns false if it is none.
    [[nodiscard]] bool pressOwn(int key);
    /// Triggers the action with this shortcut if Qt did not. Returns false if there is none.
    [[nodiscard]] bool pressShortcut(const QKeyEvent &event);
    /// Triggers `action` or, if it is disabled, makes the match remark why.
    void trigger(QAction &action);
    /// Ends the motion of a throw and triggers the disabled action with this shortcut. Returns
    /// false if there is none.
    [[nodiscard]] bool hurryFor(const QKeyEvent &event);
    /// Handles Esc: leaves an overlay, the past or full screen.
    void leave();
    void nextPane();

    QMainWindow &m_window;
    Match &m_match;
    BoardView &m_board;
    Overlays &m_overlays;
    Actions &m_actions;
};

} // namespace doublets
