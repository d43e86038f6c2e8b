// SPDX-License-Identifier: MIT
#include "desktop/window/window_key_handler.h"

#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/actions/shortcut_settings.h"
#include "panels/overlays/overlays.h"
#include "table/board/board_view.h"
#include "table/keys/key_positions.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <memory>

namespace doublets {

WindowKeyHandler::WindowKeyHandler(QMainWindow &window, Match &match, BoardView &board,
                                   Overlays &overlays, Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_board(board)
    , m_overlays(overlays)
    , m_actions(actions)
    , m_gameKeys(match, board, actions)
{
    board.addActions(actions.announcementActions());
    for (const QAction *action : window.menuBar()->actions()) {
        action->menu()->installEventFilter(this);
    }
}

bool WindowKeyHandler::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress &&
        static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        // Qt leaves the focus in the menu bar, where letters and arrow keys operate the menus.
        QMetaObject::invokeMethod(this, &WindowKeyHandler::leaveMenuBar, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void WindowKeyHandler::leaveMenuBar()
{
    if (m_window.menuBar()->hasFocus()) {
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.menuBar(), &escape);
    }
}

bool WindowKeyHandler::handleKey(const QKeyEvent &event)
{
    if (isMenuActive()) {
        return false;
    }
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return (plain && !event.isAutoRepeat() && handleWindowKey(event.key())) ||
           passDigitToBoard(event) || m_gameKeys.handleKey(event);
}

bool WindowKeyHandler::passDigitToBoard(const QKeyEvent &event)
{
    const QWidget *focus = QApplication::focusWidget();
    if (!digitOf(event) || !m_actions.shortcutSettings().areDigitsUsedInPanels() ||
        m_board.hasFocus() || m_board.isAncestorOf(focus)) {
        return false; // the board has already received other keys
    }
    const std::unique_ptr<QKeyEvent> copy(event.clone());
    QObject &board = m_board;
    board.event(copy.get()); // sendEvent() would pass on an unused key to this window, and so on
    if (copy->isAccepted()) {
        m_board.setFocus(Qt::TabFocusReason);
    }
    return copy->isAccepted();
}

bool WindowKeyHandler::isMenuActive() const
{
    return QApplication::activePopupWidget() != nullptr || m_window.menuBar()->hasFocus();
}

bool WindowKeyHandler::handleWindowKey(int key)
{
    switch (key) {
    case Qt::Key_Escape:
        handleEscape();
        return true;
    case Qt::Key_F6:
        focusNextPane();
        return true;
    case Qt::Key_F10:
        Q_EMIT menusRequested();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        return stepInPast(key);
    default:
        return false;
    }
}

bool WindowKeyHandler::stepInPast(int key)
{
    if (!m_match.shown().isPast()) {
        return false;
    }
    key == Qt::Key_Left ? m_match.shown().stepBack() : m_match.shown().stepForward();
    return true;
}

void WindowKeyHandler::handleEscape()
{
    if (m_overlays.dismiss()) {
        return;
    }
    if (m_match.shown().isPast()) {
        m_match.shown().returnToPresent();
    } else if (m_window.isFullScreen() && m_board.isVisible()) { // not hidden by a panel
        Q_EMIT exitFullScreenRequested();
    } else {
        Q_EMIT panelCloseRequested();
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
            dock->widget()->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace doublets
