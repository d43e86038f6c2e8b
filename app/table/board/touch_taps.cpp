// SPDX-License-Identifier: MIT
#include "table/board/touch_taps.h"

#include <QEventPoint>
#include <QGuiApplication>
#include <QLineF>
#include <QScreen>
#include <QStyleHints>

#include <algorithm>

namespace doublets {

namespace {

constexpr qint64 HandRests = 3000; ///< longer contacts are not taps
constexpr qreal SamePlace = 30;    ///< maximum distance between the taps of a double tap, in
                                   ///< logical pixels

} // namespace

void TouchTaps::setScreen(const QScreen &screen)
{
    constexpr qreal HandWidth = 30; // millimetres; wider than any finger
    constexpr qreal MillimetresPerInch = 25.4;
    // Some screens report an implausible resolution.
    const qreal dots = std::clamp(screen.physicalDotsPerInch(), 40.0, 400.0);
    setHandWidth(HandWidth / MillimetresPerInch * dots);
}

std::optional<TouchTaps::Tap> TouchTaps::handleTouchPoint(const QEventPoint &finger, qint64 time)
{
    const QSizeF contact = finger.ellipseDiameters();
    const qreal width = std::max(contact.width(), contact.height());
    if (finger.state() == QEventPoint::State::Pressed) {
        press(finger.id(), finger.position(), time, width);
    }
    updateWidth(finger.id(), width);
    return finger.state() == QEventPoint::State::Released
               ? release(finger.id(), finger.position(), time)
               : std::nullopt;
}

void TouchTaps::press(int finger, const QPointF &where, qint64 time, qreal width)
{
    m_fingers[finger] = {where, time, ++m_eventCount, width};
}

void TouchTaps::updateWidth(int finger, qreal width)
{
    if (const auto found = m_fingers.find(finger); found != m_fingers.end()) {
        found->second.width = std::max(found->second.width, width);
    }
}

std::optional<TouchTaps::Tap> TouchTaps::release(int finger, const QPointF &where, qint64 time)
{
    const auto found = m_fingers.find(finger);
    if (found == m_fingers.end()) {
        return std::nullopt;
    }
    const Finger was = found->second;
    m_fingers.erase(found);
    if (was.width >= m_handWidth || time - was.time >= HandRests) {
        return std::nullopt;
    }
    const bool isSecondTap = isDoubleTap(was);
    m_previousTap = isSecondTap ? std::nullopt : std::optional(PreviousTap{was.from, was.time});
    return Tap{was.from, where, was.pressIndex, ++m_eventCount, isSecondTap};
}

bool TouchTaps::isFingertip(int finger) const
{
    const auto found = m_fingers.find(finger);
    return found != m_fingers.end() && found->second.width < m_handWidth;
}

bool TouchTaps::isDoubleTap(const Finger &finger) const
{
    return m_previousTap &&
           finger.time - m_previousTap->time <
               QGuiApplication::styleHints()->mouseDoubleClickInterval() &&
           QLineF(finger.from, m_previousTap->from).length() < SamePlace;
}

} // namespace doublets
