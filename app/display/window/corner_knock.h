// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QObject>
#include <QPointF>
#include <QSizeF>

#include <functional>

namespace doublets {

/// The way in for the staff: five touches in the upper left corner within three seconds, the last
/// of them held for a second.
class CornerKnock : public QObject
{
    Q_OBJECT

public:
    static constexpr int Knocks = 5;
    static constexpr std::chrono::milliseconds Within{3000};
    static constexpr std::chrono::milliseconds Held{1000};

    /// The clock must outlive it.
    explicit CornerKnock(Clock &clock);

    /// How wide and high the corner is, in logical pixels.
    void setCorner(qreal side) { m_side = side; }
    void press(const QPointF &where);
    void release();

Q_SIGNALS:
    void knocked();

private:
    qreal m_side = 0;
    int m_count = 0;
    Alarm m_tooLate;
    Alarm m_held;
};

} // namespace doublets
