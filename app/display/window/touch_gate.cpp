// SPDX-License-Identifier: MIT
#include "display/window/touch_gate.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QTouchEvent>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

/// Returns true for a mouse event that was synthesised from a touch that no widget accepted.
bool isOfFinger(const QEvent &event)
{
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    return mouse.source() != Qt::MouseEventNotSynthesized ||
           mouse.deviceType() == QInputDevice::DeviceType::TouchScreen;
}

} // namespace

TouchGate::TouchGate(QWindow &window, Takes takes)
    : m_takes(std::move(takes))
{
    window.installEventFilter(this);
}

bool TouchGate::eventFilter(QObject *watched, QEvent *event)
{
    return !m_passesOn && follow(*watched, *event);
}

bool TouchGate::followFingers(QObject &window, const QTouchEvent &event)
{
    bool leaves = false;
    for (const QEventPoint &point : event.points()) {
        leaves = leaves || point.state() == QEventPoint::State::Released;
        if (point.state() == QEventPoint::State::Pressed) {
            m_kept.erase(point.id());
            if (m_takes()) {
                m_kept.insert(point.id());
            }
            Q_EMIT pressed(point.position());
        }
    }
    const std::set<int> kept = m_kept;
    for (const QEventPoint &point : event.points()) {
        if (point.state() == QEventPoint::State::Released) {
            m_kept.erase(point.id());
        }
    }
    if (leaves) {
        Q_EMIT released();
    }
    const auto isKept = [&kept](const QEventPoint &point) { return kept.contains(point.id()); };
    const auto &points = event.points();
    if (std::none_of(points.begin(), points.end(), isKept)) {
        return false;
    }
    if (!std::all_of(points.begin(), points.end(), isKept)) {
        passOn(window, event, kept);
    }
    return true;
}

/// Sends the event to the window without the `kept` fingers, so that widgets can follow the others.
void TouchGate::passOn(QObject &window, const QTouchEvent &event, const std::set<int> &kept)
{
    QList<QEventPoint> others;
    for (const QEventPoint &point : event.points()) {
        if (!kept.contains(point.id())) {
            others << point;
        }
    }
    QTouchEvent rest(QEvent::TouchUpdate, event.pointingDevice(), event.modifiers(), others);
    rest.setTimestamp(event.timestamp());
    const QScopedValueRollback passes(m_passesOn, true);
    QCoreApplication::sendEvent(&window, &rest);
}

bool TouchGate::follow(QObject &window, const QEvent &event)
{
    switch (event.type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        return followFingers(window, static_cast<const QTouchEvent &>(event));
    case QEvent::TouchCancel:
        m_kept.clear();
        Q_EMIT released();
        return false; // widgets must be told that touches are cancelled
    case QEvent::MouseButtonPress:
        if (isOfFinger(event)) {
            return m_keeps; // already handled as a touch
        }
        m_keeps = m_takes();
        Q_EMIT pressed(static_cast<const QMouseEvent &>(event).position());
        return m_keeps;
    case QEvent::MouseButtonRelease:
        if (!isOfFinger(event)) {
            Q_EMIT released();
        }
        return std::exchange(m_keeps, false);
    case QEvent::MouseButtonDblClick: // follows a MouseButtonPress
    case QEvent::MouseMove:
        return m_keeps;
    case QEvent::KeyPress:
        if (static_cast<const QKeyEvent &>(event).isAutoRepeat()) {
            return m_keeps; // a key held down does not count as activity
        }
        m_keeps = m_takes();
        return m_keeps;
    case QEvent::KeyRelease:
        return static_cast<const QKeyEvent &>(event).isAutoRepeat() ||
               std::exchange(m_keeps, false);
    case QEvent::Wheel:
    case QEvent::ContextMenu:
        return m_takes() || event.type() == QEvent::ContextMenu;
    default:
        return false;
    }
}

} // namespace doublets
