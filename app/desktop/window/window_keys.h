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

/// The keys of the window that are no shortcuts: what they do depends on what is shown, and no
/// widget with the focus may want them for itself.
class WindowKeys : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive this.
    WindowKeys(QMainWindow &window, Match &match, BoardView &board, Overlays &overlays,
               Actions &actions);

    /// Returns whether the key did something. Does nothing while a menu has the keys.
    [[nodiscard]] bool press(const QKeyEvent &event);

Q_SIGNALS:
    void fullScreenLeft();
    /// The menus are asked for where there is no menu bar.
    void menusRequested();

private:
    /// Whether a popup or the menu bar, which pass on what they have no use for, has the keys.
    [[nodiscard]] bool areKeysElsewhere() const;
    /// Whether it is one of those keys.
    [[nodiscard]] bool pressOwn(int key);
    /// Whether it is the key of an action that Qt's shortcuts let through.
    [[nodiscard]] bool pressShortcut(const QKeyEvent &event);
    /// Does it, or has the match say why not.
    void trigger(QAction &action);
    /// Does, at the end of the throw on the board, what this key is for. False: it is for nothing.
    [[nodiscard]] bool hurryFor(const QKeyEvent &event);
    /// What Esc leaves: a panel over the board, the past, full screen.
    void leave();
    void nextPane();

    QMainWindow &m_window;
    Match &m_match;
    BoardView &m_board;
    Overlays &m_overlays;
    Actions &m_actions;
};

} // namespace doublets
