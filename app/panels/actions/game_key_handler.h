// SPDX-License-Identifier: MIT
#pragma once

class QAction;
class QKeyEvent;

namespace doublets {

class Actions;
class BoardView;
class Match;

/// Handles the keys of a window with a board that Qt must not handle as shortcuts: printable keys,
/// which the focused widget may need, keys of layouts without Latin letters, whose shortcuts are
/// found by the position of the key, and shortcuts of disabled actions, which are explained.
class GameKeyHandler
{
public:
    /// All arguments must outlive this object.
    GameKeyHandler(Match &match, BoardView &board, Actions &actions);

    /// Returns whether handleKey() must receive a key before Qt looks for a shortcut. This is the
    /// case for printable keys without modifiers, with which the focused widget may type or search,
    /// and for shortcuts with Ctrl and Shift, which Qt would take for the shortcut without Shift on
    /// layouts without Latin letters.
    [[nodiscard]] bool overridesShortcuts(const QKeyEvent &event) const;
    /// Throws the dice, returns to the present or triggers an action. Returns false if the key has
    /// no effect.
    [[nodiscard]] bool handleKey(const QKeyEvent &event);

private:
    /// Handles Space and Return. Returns false for other keys.
    [[nodiscard]] bool handlePlainKey(int key);
    /// Triggers the action with the shortcut `event`. Returns false if there is none.
    [[nodiscard]] bool triggerShortcut(const QKeyEvent &event);
    /// Triggers `action` or, if it is disabled, makes the match explain why, if it can.
    void triggerOrExplain(QAction &action);
    /// Ends the motion of a throw and then triggers the still disabled action with the shortcut
    /// `event`. Returns false if there is none.
    [[nodiscard]] bool skipMotionAndTrigger(const QKeyEvent &event);

    Match &m_match;
    BoardView &m_board;
    Actions &m_actions;
};

} // namespace doublets
