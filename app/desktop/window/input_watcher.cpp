// SPDX-License-Identifier: MIT
#include "desktop/window/input_watcher.h"

#include <QCoreApplication>
#include <QEvent>

namespace doublets {

InputWatcher::InputWatcher(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool InputWatcher::isPointerInUse() const
{
    return m_isPointerInUse;
}

bool InputWatcher::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
        m_isPointerInUse = true;
        break;
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: // precedes a shortcut, for which there is no KeyPress
        m_isPointerInUse = false;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace doublets
