// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <map>
#include <optional>

class QEventPoint;
class QScreen;

namespace doublets {

/// Which touches of the table are taps: each finger for itself, whatever other fingers do and a
/// resting hand. Times in milliseconds, places in logical pixels.
class TouchTaps
{
public:
    /// By how much a finger that taps may slip.
    static constexpr qreal Slip = 12;

    struct Tap
    {
        QPointF from;       ///< where the finger came down
        QPointF to;         ///< where it was lifted
        int pressed = 0;    ///< before and after which other fingers it came down
        int released = 0;   ///< and was lifted, counted on
        bool again = false; ///< the second of a double tap
    };

    /// Contacts as wide as this are hands.
    void setHandWidth(qreal width) { m_handWidth = width; }
    /// The same, as wide as hands are on that screen.
    void setScreen(const QScreen &screen);
    /// Takes what an event of that time says of a finger. What the finger meant, once it is lifted.
    [[nodiscard]] std::optional<Tap> follow(const QEventPoint &finger, qint64 time);
    void press(int finger, const QPointF &where, qint64 time, qreal width);
    /// The finger has moved, or lies otherwise.
    void move(int finger, qreal width);
    /// What the finger meant; nothing where it is a hand, or came before the last `cancel`.
    [[nodiscard]] std::optional<Tap> release(int finger, const QPointF &where, qint64 time);
    /// The fingers on the table mean nothing.
    void cancel() { m_fingers.clear(); }

private:
    struct Finger
    {
        QPointF from;
        qint64 time = 0;
        int pressed = 0;
        qreal width = 0; ///< the widest that it was
    };
    struct Single
    {
        QPointF from;
        qint64 time = 0;
    };

    [[nodiscard]] bool isAgain(const Finger &finger) const;

    std::map<int, Finger> m_fingers;
    std::optional<Single> m_single; ///< the last tap, if it was not the second of two
    int m_count = 0;
    qreal m_handWidth = 120;
};

} // namespace doublets
