// SPDX-License-Identifier: MIT
#include "desktop/window/submenu_click_guard.h"

#include <QApplication>
#include <QCursor>
#include <QMenu>
#include <QMouseEvent>

#include <utility>

namespace doublets {

SubmenuClickGuard::SubmenuClickGuard(QMenu &menu)
    : QObject(&menu)
{
    menu.installEventFilter(this);
}

bool SubmenuClickGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
        m_shownAt = QCursor::pos();
        m_isArmed = true;
        break;
    case QEvent::MouseButtonRelease: {
        const QPoint where = static_cast<QMouseEvent *>(event)->globalPosition().toPoint();
        const bool isStill =
            (where - m_shownAt).manhattanLength() < QApplication::startDragDistance();
        if (std::exchange(m_isArmed, false) && isStill) {
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace doublets
