// SPDX-License-Identifier: MIT
#include "desktop/window/window_key_handler.h"

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

/// Returns the key sequences that the event may stand for: by the character, and by the position of
/// the key.
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

WindowKeyHandler::WindowKeyHandler(QMainWindow &window, Match &match, BoardView &board,
                                   Overlays &overlays, Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_board(board)
    , m_overlays(overlays)
    , m_actions(actions)
{
    board.addActions(actions.announcementActions());
}

bool WindowKeyHandler::overridesShortcuts(const QKeyEvent &event) const
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers == Qt::NoModifier) {
        return !event.text().isEmpty() && event.text().front().isPrint();
    }
    const auto has = [pressed = sequencesOf(event)](const QAction *action) {
        return std::ranges::any_of(action->shortcuts(), [&pressed](const QKeySequence &each) {
            return pressed.contains(each);
        });
    };
    return modifiers == (Qt::ControlModifier | Qt::ShiftModifier) &&
           std::ranges::any_of(m_actions.all(), has);
}

bool WindowKeyHandler::handleKey(const QKeyEvent &event)
{
    if (isMenuActive()) {
        return false;
    }
    if (m_board.isOutcomeHidden() && skipMotionAndTrigger(event)) {
        return true;
    }
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isHandled = plain && !event.isAutoRepeat() &&
                           handleWindowKey(event.key()); // a key held down throws once only
    return isHandled || triggerShortcut(event);
}

bool WindowKeyHandler::isMenuActive() const
{
    return QApplication::activePopupWidget() != nullptr || m_window.menuBar()->hasFocus();
}

bool WindowKeyHandler::handleWindowKey(int key)
{
    switch (key) {
    case Qt::Key_Space:
        triggerOrExplain(m_match.shown().isPast() ? *m_actions.returnToPresent
                                                  : *m_actions.throwDice);
        return true;
    case Qt::Key_Return: // throws only if the board has the focus; buttons and fields ignore it
    case Qt::Key_Enter:
        m_match.shown().returnToPresent();
        return true;
    case Qt::Key_Escape:
        handleEscape();
        return true;
    case Qt::Key_F6:
        focusNextPane();
        return true;
    case Qt::Key_F10:
        Q_EMIT menusRequested();
        return true;
    default:
        return false;
    }
}

bool WindowKeyHandler::triggerShortcut(const QKeyEvent &event)
{
    // Qt itself handles shortcuts with modifiers of enabled actions.
    for (const QKeySequence &pressed : sequencesOf(event)) {
        for (QAction *action : m_actions.all()) {
            const bool isBoardShortcut = action->shortcutContext() == Qt::WidgetShortcut;
            if (action->isVisible() && action->shortcuts().contains(pressed) &&
                (!isBoardShortcut || m_board.hasFocus()) &&
                (!event.isAutoRepeat() || action->autoRepeat())) {
                triggerOrExplain(*action);
                return true;
            }
        }
    }
    return false;
}

void WindowKeyHandler::triggerOrExplain(QAction &action)
{
    const std::initializer_list<std::pair<QAction *, void (Match::*)()>> explainedCommands{
        {m_actions.throwDice, &Match::throwDice}, {m_actions.playForced, &Match::playForced},
        {m_actions.hint, &Match::requestHint},    {m_actions.undo, &Match::undo},
        {m_actions.redo, &Match::redo},
    };
    if (action.isEnabled()) {
        action.trigger();
        return;
    }
    for (const auto &[each, command] : explainedCommands) {
        if (each == &action) {
            (m_match.*command)(); // says why it is impossible
        }
    }
}

bool WindowKeyHandler::skipMotionAndTrigger(const QKeyEvent &event)
{
    // A disabled action may become possible once the dice lie still: end the motion and try it.
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

void WindowKeyHandler::handleEscape()
{
    if (m_overlays.dismiss()) {
        return;
    }
    if (m_match.shown().isPast()) {
        m_match.shown().returnToPresent();
    } else if (m_window.isFullScreen()) {
        Q_EMIT exitFullScreenRequested();
    }
}

void WindowKeyHandler::focusNextPane()
{
    // Moves the focus from the board to the visible panel, and back.
    if (!m_board.hasFocus()) {
        m_board.setFocus(Qt::TabFocusReason);
        return;
    }
    for (const QDockWidget *dock : m_window.findChildren<QDockWidget *>()) {
        if (!dock->visibleRegion().isEmpty()) {
            QWidget *content = dock->widget();
            QWidget *firstChild = content->nextInFocusChain();
            (content->focusPolicy() != Qt::NoFocus ? content : firstChild)
                ->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace doublets
