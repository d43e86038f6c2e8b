// SPDX-License-Identifier: MIT
#include "display/window/input_filter.h"

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
bool isSynthesised(const QEvent &event)
{
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    return mouse.source() != Qt::MouseEventNotSynthesized ||
           mouse.deviceType() == QInputDevice::DeviceType::TouchScreen;
}

} // namespace

InputFilter::InputFilter(QWindow &window, Takes takes)
    : m_consume(std::move(takes))
{
    window.installEventFilter(this);
}

bool InputFilter::eventFilter(QObject *watched, QEvent *event)
{
    return !m_isForwarding && follow(*watched, *event);
}

bool InputFilter::filterTouch(QObject &window, const QTouchEvent &event)
{
    bool leaves = false;
    for (const QEventPoint &point : event.points()) {
        leaves = leaves || point.state() == QEventPoint::State::Released;
        if (point.state() == QEventPoint::State::Pressed) {
            m_consumedFingers.erase(point.id());
            if (m_consume()) {
                m_consumedFingers.insert(point.id());
            }
            Q_EMIT pressed(point.position());
        }
    }
    const std::set<int> kept = m_consumedFingers;
    for (const QEventPoint &point : event.points()) {
        if (point.state() == QEventPoint::State::Released) {
            m_consumedFingers.erase(point.id());
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
        forwardOthers(window, event, kept);
    }
    return true;
}

/// Sends the event to the window without the `kept` fingers, so that widgets can follow the others.
void InputFilter::forwardOthers(QObject &window, const QTouchEvent &event,
                                const std::set<int> &kept)
{
    QList<QEventPoint> others;
    for (const QEventPoint &point : event.points()) {
        if (!kept.contains(point.id())) {
            others << point;
        }
    }
    QTouchEvent rest(QEvent::TouchUpdate, event.pointingDevice(), event.modifiers(), others);
    rest.setTimestamp(event.timestamp());
    const QScopedValueRollback passes(m_isForwarding, true);
    QCoreApplication::sendEvent(&window, &rest);
}

bool InputFilter::follow(QObject &window, const QEvent &event)
{
    switch (event.type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        return filterTouch(window, static_cast<const QTouchEvent &>(event));
    case QEvent::TouchCancel:
        m_consumedFingers.clear();
        Q_EMIT released();
        return false; // widgets must be told that touches are cancelled
    case QEvent::MouseButtonPress:
        if (isSynthesised(event)) {
            return m_isPressConsumed; // already handled as a touch
        }
        m_isPressConsumed = m_consume();
        Q_EMIT pressed(static_cast<const QMouseEvent &>(event).position());
        return m_isPressConsumed;
    case QEvent::MouseButtonRelease:
        if (!isSynthesised(event)) {
            Q_EMIT released();
        }
        return std::exchange(m_isPressConsumed, false);
    case QEvent::MouseButtonDblClick: // follows a MouseButtonPress
    case QEvent::MouseMove:
        return m_isPressConsumed;
    case QEvent::KeyPress:
        if (static_cast<const QKeyEvent &>(event).isAutoRepeat()) {
            return m_isPressConsumed; // a key held down does not count as activity
        }
        m_isPressConsumed = m_consume();
        return m_isPressConsumed;
    case QEvent::KeyRelease:
        return static_cast<const QKeyEvent &>(event).isAutoRepeat() ||
               std::exchange(m_isPressConsumed, false);
    case QEvent::Wheel:
    case QEvent::ContextMenu:
        return m_consume() || event.type() == QEvent::ContextMenu;
    default:
        return false;
    }
}

} // namespace doublets
