// SPDX-License-Identifier: MIT
#include "desktop/window/window_keys.h"

#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/overlays/overlays.h"
#include "table/board/board_view.h"
#include "table/keys/key_positions.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>

#include <algorithm>

namespace doublets {

namespace {

/// What the shortcut of an action may be called for this key: by what it types, and by its
/// position.
QList<QKeySequence> sequencesOf(const QKeyEvent &event)
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const auto sequence = [modifiers](int key) {
        return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key)));
    };
    QList<QKeySequence> found{sequence(event.key()), sequence(latinKey(event))};
    if (const auto digit = digitOfPosition(event)) {
        found << sequence(Qt::Key_0 + *digit);
    }
    return found;
}

} // namespace

WindowKeys::WindowKeys(QMainWindow &window, Match &match, BoardView &board, Overlays &overlays,
                       Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_board(board)
    , m_overlays(overlays)
    , m_actions(actions)
{
    board.addActions(actions.telling());
}

bool WindowKeys::press(const QKeyEvent &event)
{
    if (areKeysElsewhere()) {
        return false;
    }
    if (m_board.isRevealing() && hurryFor(event)) {
        return true;
    }
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isOwn =
        plain && !event.isAutoRepeat() && pressOwn(event.key()); // held, it throws once
    return isOwn || pressShortcut(event);
}

bool WindowKeys::areKeysElsewhere() const
{
    return QApplication::activePopupWidget() != nullptr || m_window.menuBar()->hasFocus();
}

bool WindowKeys::pressOwn(int key)
{
    switch (key) {
    case Qt::Key_Space:
        trigger(m_match.moment().isPast() ? *m_actions.toPresent : *m_actions.throwDice);
        return true;
    case Qt::Key_Return: // throws on the board alone: buttons and fields let it through
    case Qt::Key_Enter:
        m_match.returnToPresent();
        return true;
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_F6:
        nextPane();
        return true;
    case Qt::Key_F10:
        Q_EMIT menusRequested();
        return true;
    default:
        return false;
    }
}

bool WindowKeys::pressShortcut(const QKeyEvent &event)
{
    // Qt finds the shortcuts with modifiers of actions that are enabled.
    for (const QKeySequence &pressed : sequencesOf(event)) {
        for (QAction *action : m_actions.all()) {
            const bool ofBoard = action->shortcutContext() == Qt::WidgetShortcut;
            if (action->isVisible() && action->shortcuts().contains(pressed) &&
                (!ofBoard || m_board.hasFocus()) &&
                (!event.isAutoRepeat() || action->autoRepeat())) {
                trigger(*action);
                return true;
            }
        }
    }
    return false;
}

void WindowKeys::trigger(QAction &action)
{
    const std::initializer_list<std::pair<QAction *, void (Match::*)()>> explained{
        {m_actions.throwDice, &Match::throwDice}, {m_actions.playForced, &Match::playForced},
        {m_actions.hint, &Match::askHint},        {m_actions.undo, &Match::undo},
        {m_actions.redo, &Match::redo},
    };
    if (action.isEnabled()) {
        action.trigger();
        return;
    }
    for (const auto &[each, command] : explained) {
        if (each == &action) {
            (m_match.*command)(); // which says why it cannot be done
        }
    }
}

bool WindowKeys::hurryFor(const QKeyEvent &event)
{
    // What cannot be done until the dice lie still is asked for already: they are hurried, and it
    // is done if they allow it.
    const QList<QKeySequence> pressed = sequencesOf(event);
    for (QAction *action : m_actions.all()) {
        if (!action->isEnabled() && pressed.contains(action->shortcut()) && !event.isAutoRepeat()) {
            m_board.skipMotion();
            action->trigger();
            return true;
        }
    }
    return false;
}

void WindowKeys::leave()
{
    if (m_overlays.putAway()) {
        return;
    }
    if (m_match.moment().isPast()) {
        m_match.returnToPresent();
    } else if (m_window.isFullScreen()) {
        Q_EMIT fullScreenLeft();
    }
}

void WindowKeys::nextPane()
{
    // From the board to the panel that is seen beside it, and back.
    if (!m_board.hasFocus()) {
        m_board.setFocus(Qt::TabFocusReason);
        return;
    }
    for (const QDockWidget *dock : m_window.findChildren<QDockWidget *>()) {
        if (!dock->visibleRegion().isEmpty()) {
            QWidget *content = dock->widget();
            QWidget *within = content->nextInFocusChain();
            (content->focusPolicy() != Qt::NoFocus ? content : within)
                ->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace doublets
