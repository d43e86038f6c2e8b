// SPDX-License-Identifier: MIT
#pragma once

class QAction;
class QKeyEvent;

namespace doublets {

class Actions;
class BoardView;
class Match;

/// A handler for the keys of a game window that QAction shortcuts do not cover:
/// - printable keys, which the focused widget may need for typing or searching;
/// - keys of layouts without Latin letters, whose shortcuts are found by the position of the key;
/// - shortcuts of disabled actions, for which the match explains why they are disabled.
class GameKeyHandler
{
public:
    /// `match`, `board` and `actions` must outlive this object.
    GameKeyHandler(Match &match, BoardView &board, Actions &actions);

    /// Returns whether a QEvent::ShortcutOverride for `event` must be accepted, so that the key
    /// reaches handleKey() if the focused widget ignores the key. Returns true for printable keys
    /// without modifiers, and for shortcuts with Ctrl+Shift, which Qt confuses with the shortcut
    /// without Shift on layouts without Latin letters.
    [[nodiscard]] bool overridesShortcuts(const QKeyEvent &event) const;
    /// Handles a key press. Returns false if the key has no function.
    /// - Space throws the dice or, while an earlier moment is shown, goes to the latest position.
    /// - Return and Enter go to the latest position.
    /// - The shortcut of a visible action triggers the action. If the action is disabled while the
    ///   outcome of a throw is still hidden, ends the motion first, which may enable the action. If
    ///   it is disabled at other times, has the match explain to the user why, if the match can.
    [[nodiscard]] bool handleKey(const QKeyEvent &event);

private:
    /// Handles Space, Return and Enter. Returns false for other keys.
    [[nodiscard]] bool handlePlainKey(int key);
    /// Calls triggerOrExplain() for the visible action whose shortcut matches `event`. Returns
    /// false if there is no such action.
    [[nodiscard]] bool triggerShortcut(const QKeyEvent &event);
    /// Triggers `action` or, if it is disabled, has the match explain to the user why. Does nothing
    /// if the match has no explanation.
    void triggerOrExplain(QAction &action);
    /// Returns whether `event` is a shortcut of `action` that applies to the focused widget.
    /// Ignores whether the action is enabled.
    [[nodiscard]] bool isShortcutOf(const QAction &action, const QKeyEvent &event) const;
    /// If `event` is a shortcut of a disabled action, ends the motion of the throw, which may have
    /// disabled the action, triggers the action if it is now enabled, and returns true. Otherwise,
    /// or if the key repeats, returns false.
    [[nodiscard]] bool skipMotionAndTrigger(const QKeyEvent &event);

    Match &m_match;
    BoardView &m_board;
    Actions &m_actions;
};

} // namespace doublets
