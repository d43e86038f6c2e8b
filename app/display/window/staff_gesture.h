// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QObject>
#include <QPointF>
#include <QSizeF>

#include <functional>

namespace doublets {

/// Recognises the staff's secret gesture: five touches in the upper left corner within three
/// seconds, the last one held for a second. A touch elsewhere starts the count again.
class StaffGesture : public QObject
{
    Q_OBJECT

public:
    static constexpr int Knocks = 5;
    static constexpr std::chrono::milliseconds Within{3000};
    static constexpr std::chrono::milliseconds Held{1000};

    /// `clock` must outlive this object.
    explicit StaffGesture(Clock &clock);

    /// Sets the width and height of the corner, in logical pixels.
    void setCorner(qreal side) { m_side = side; }
    /// `where`: in logical pixels of the window.
    void press(const QPointF &where);
    void release();

Q_SIGNALS:
    /// Emitted when the gesture is complete, with the finger still down.
    void knocked();

private:
    qreal m_side = 0;
    int m_count = 0;
    Alarm m_tooLate;
    Alarm m_held;
};

} // namespace doublets
