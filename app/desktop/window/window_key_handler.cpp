// SPDX-License-Identifier: MIT
#include "desktop/window/window_key_handler.h"

#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/overlays/overlays.h"
#include "table/board/board_view.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>

namespace doublets {

WindowKeyHandler::WindowKeyHandler(QMainWindow &window, Match &match, BoardView &board,
                                   Overlays &overlays, Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_board(board)
    , m_overlays(overlays)
    , m_gameKeys(match, board, actions)
{
    board.addActions(actions.announcementActions());
}

bool WindowKeyHandler::handleKey(const QKeyEvent &event)
{
    if (isMenuActive()) {
        return false;
    }
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return (plain && !event.isAutoRepeat() && handleWindowKey(event.key())) ||
           m_gameKeys.handleKey(event);
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
    default:
        return false;
    }
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
