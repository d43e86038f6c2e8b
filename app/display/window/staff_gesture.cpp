// SPDX-License-Identifier: MIT
#include "display/window/staff_gesture.h"

namespace doublets {

StaffGesture::StaffGesture(Clock &clock)
    : m_tooLate(clock, [this] { m_count = 0; })
    , m_held(clock, [this] {
        m_count = 0;
        Q_EMIT knocked();
    })
{
}

void StaffGesture::press(const QPointF &where)
{
    if (where.x() >= m_side || where.y() >= m_side) {
        m_count = 0;
        m_tooLate.stop();
        m_held.stop();
        return;
    }
    if (m_count == 0) {
        m_tooLate.start(Within);
    }
    if (++m_count == Knocks) {
        m_tooLate.stop();
        m_held.start(Held);
    }
}

void StaffGesture::release()
{
    if (m_held.isActive()) {
        m_held.stop();
        m_count = 0;
    }
}

} // namespace doublets
