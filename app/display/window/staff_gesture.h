// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QObject>
#include <QPointF>

namespace doublets {

/// A recogniser of the staff's secret gesture: TouchCount touches in the upper left corner, which
/// all begin within TimeLimit, and the last of which is held for HoldTime. A touch elsewhere resets
/// the count.
class StaffGesture : public QObject
{
    Q_OBJECT

public:
    static constexpr int TouchCount = 5;
    static constexpr std::chrono::milliseconds TimeLimit{3000};
    static constexpr std::chrono::milliseconds HoldTime{1000};

    /// `scheduler` must outlive this object.
    explicit StaffGesture(Scheduler &scheduler);

    /// Sets the width and height of the corner, in logical pixels. Defaults to 0, so that no
    /// gesture is recognised.
    void setCornerSize(qreal size) { m_cornerSize = size; }
    /// Handles a press of a finger or a mouse button. `position` is in logical pixels, relative to
    /// the window.
    void handlePress(const QPointF &position);
    /// Handles the release of a finger or a mouse button.
    void handleRelease();

Q_SIGNALS:
    /// Emitted when the gesture is complete, while the finger is still down.
    void gestureCompleted();

private:
    void reset();

    qreal m_cornerSize = 0;
    int m_touchCount = 0;
    Alarm m_timeLimitAlarm;
    Alarm m_holdAlarm;
};

} // namespace doublets
