// SPDX-License-Identifier: MIT
#include "display/window/touch_gate.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QTouchEvent>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace doublets {

TouchGate::TouchGate(QWindow &window, Takes takes)
    : m_takes(std::move(takes))
{
    window.installEventFilter(this);
}

bool TouchGate::eventFilter(QObject *, QEvent *event)
{
    return follow(*event);
}

bool TouchGate::follow(const QEvent &event)
{
    switch (event.type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate: {
        const auto &touch = static_cast<const QTouchEvent &>(event);
        // The finger that came last tells; one that rests on the glass keeps nobody out.
        bool comes = false;
        bool keeps = false;
        for (const QEventPoint &point : touch.points()) {
            if (point.state() == QEventPoint::State::Pressed) {
                comes = true;
                keeps = m_takes() || keeps;
                Q_EMIT pressed(point.position());
            }
        }
        m_keeps = comes ? keeps : m_keeps;
        return m_keeps;
    }
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::MouseButtonRelease:
    case QEvent::KeyRelease: {
        if (event.type() == QEvent::TouchEnd || event.type() == QEvent::MouseButtonRelease) {
            Q_EMIT released();
        }
        return std::exchange(m_keeps, false);
    }
    case QEvent::MouseButtonPress:
        m_keeps = m_takes();
        Q_EMIT pressed(static_cast<const QMouseEvent &>(event).position());
        return m_keeps;
    case QEvent::KeyPress: {
        if (static_cast<const QKeyEvent &>(event).isAutoRepeat()) {
            return m_keeps; // a key that something lies on is nobody's
        }
        m_keeps = m_takes();
        return m_keeps;
    }
    case QEvent::MouseButtonDblClick: // comes after the press that it is
    case QEvent::MouseMove:
        return m_keeps;
    case QEvent::Wheel:
    case QEvent::ContextMenu:
        return m_takes() || event.type() == QEvent::ContextMenu;
    default:
        return false;
    }
}

} // namespace doublets
