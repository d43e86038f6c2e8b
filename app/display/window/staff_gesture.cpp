// SPDX-License-Identifier: MIT
#include "display/window/staff_gesture.h"

namespace doublets {

StaffGesture::StaffGesture(Scheduler &scheduler)
    : m_timeLimitAlarm(scheduler, [this] { reset(); })
    , m_holdAlarm(scheduler, [this] {
        reset();
        Q_EMIT gestureCompleted();
    })
{
}

void StaffGesture::reset()
{
    m_touchCount = 0;
    m_timeLimitAlarm.stop();
    m_holdAlarm.stop();
}

void StaffGesture::handlePress(const QPointF &position)
{
    if (position.x() >= m_cornerSize || position.y() >= m_cornerSize) {
        reset();
        return;
    }
    if (m_touchCount == 0) {
        m_timeLimitAlarm.start(TimeLimit);
    }
    if (++m_touchCount == TouchCount) {
        m_timeLimitAlarm.stop();
        m_holdAlarm.start(HoldTime);
    }
}

void StaffGesture::handleRelease()
{
    if (m_holdAlarm.isActive()) {
        reset();
    }
}

} // namespace doublets
