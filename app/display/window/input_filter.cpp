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

/// The keys of an accessible keypad for reading aloud. See MUSEUMS.md.
constexpr Qt::Key StartSpeechKey = Qt::Key_F9;
constexpr Qt::Key StopSpeechKey = Qt::Key_F10;

/// Returns true for a mouse event that was synthesised from a touch that no widget accepted.
bool isSynthesised(const QEvent &event)
{
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    return mouse.source() != Qt::MouseEventNotSynthesized ||
           mouse.deviceType() == QInputDevice::DeviceType::TouchScreen;
}

} // namespace

InputFilter::InputFilter(QWindow &window, PressPredicate consumesPress)
    : m_consumesPress(std::move(consumesPress))
{
    window.installEventFilter(this);
}

bool InputFilter::eventFilter(QObject *watched, QEvent *event)
{
    return !m_isForwarding && filterEvent(*watched, *event);
}

/// Returns true if the press is consumed.
bool InputFilter::handlePress(const Press &press)
{
    const bool consumed = m_consumesPress(press);
    Q_EMIT inputReceived(press);
    return consumed;
}

bool InputFilter::handleKeyPress(const QKeyEvent &event)
{
    if (event.isAutoRepeat()) {
        return m_isPressConsumed; // a key held down does not count as activity
    }
    if (event.key() == StartSpeechKey || event.key() == StopSpeechKey) {
        m_isPressConsumed = true;
        Q_EMIT speechKeyPressed(event.key() == StartSpeechKey);
    } else {
        m_isPressConsumed = handlePress({});
    }
    return m_isPressConsumed;
}

bool InputFilter::filterTouch(QObject &window, const QTouchEvent &event)
{
    for (const QEventPoint &point : event.points()) {
        if (point.state() == QEventPoint::State::Pressed) {
            m_consumedFingers.erase(point.id());
            if (handlePress({point.position().toPoint()})) {
                m_consumedFingers.insert(point.id());
            }
            Q_EMIT pointerPressed(point.position());
        }
    }
    const std::set<int> consumed = m_consumedFingers;
    for (const QEventPoint &point : event.points()) {
        if (point.state() == QEventPoint::State::Released) {
            m_consumedFingers.erase(point.id());
        }
    }
    if (event.touchPointStates().testFlag(QEventPoint::State::Released)) {
        Q_EMIT pointerReleased();
    }
    const auto isConsumed = [&consumed](const QEventPoint &point) {
        return consumed.contains(point.id());
    };
    if (std::ranges::none_of(event.points(), isConsumed)) {
        return false;
    }
    if (!std::ranges::all_of(event.points(), isConsumed)) {
        forwardOtherFingers(window, event, consumed);
    }
    return true;
}

/// Sends the event to the window without the consumed touches, so that widgets receive the others.
void InputFilter::forwardOtherFingers(QObject &window, const QTouchEvent &event,
                                      const std::set<int> &consumed)
{
    QList<QEventPoint> others;
    for (const QEventPoint &point : event.points()) {
        if (!consumed.contains(point.id())) {
            others << point;
        }
    }
    QTouchEvent forwarded(QEvent::TouchUpdate, event.pointingDevice(), event.modifiers(), others);
    forwarded.setTimestamp(event.timestamp());
    const QScopedValueRollback forwarding(m_isForwarding, true);
    QCoreApplication::sendEvent(&window, &forwarded);
}

bool InputFilter::filterEvent(QObject &window, const QEvent &event)
{
    switch (event.type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        return filterTouch(window, static_cast<const QTouchEvent &>(event));
    case QEvent::TouchCancel:
        m_consumedFingers.clear();
        Q_EMIT pointerReleased();
        return false; // widgets must be told that touches are cancelled
    case QEvent::MouseButtonPress:
        if (isSynthesised(event)) {
            return m_isPressConsumed; // already handled as a touch
        }
        m_isPressConsumed = handlePress({static_cast<const QMouseEvent &>(event).pos()});
        Q_EMIT pointerPressed(static_cast<const QMouseEvent &>(event).position());
        return m_isPressConsumed;
    case QEvent::MouseButtonRelease:
        if (!isSynthesised(event)) {
            Q_EMIT pointerReleased();
        }
        return std::exchange(m_isPressConsumed, false);
    case QEvent::MouseButtonDblClick: // follows a MouseButtonPress
    case QEvent::MouseMove:
        return m_isPressConsumed;
    case QEvent::KeyPress:
        return handleKeyPress(static_cast<const QKeyEvent &>(event));
    case QEvent::KeyRelease:
        return static_cast<const QKeyEvent &>(event).isAutoRepeat() ||
               std::exchange(m_isPressConsumed, false);
    case QEvent::Wheel:
    case QEvent::ContextMenu:
        return handlePress({}) || event.type() == QEvent::ContextMenu;
    default:
        return false;
    }
}

} // namespace doublets
