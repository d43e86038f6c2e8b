// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <map>
#include <optional>

class QEventPoint;
class QScreen;

namespace doublets {

/// Recognises taps among touches of the table, independently for each finger, and ignores resting
/// hands. Times are in milliseconds, positions in logical pixels.
class TouchTaps
{
public:
    /// Maximum movement of a finger during a tap.
    static constexpr qreal Slip = 12;

    struct Tap
    {
        QPointF from;       ///< where the finger touched down
        QPointF to;         ///< where it was lifted
        int pressed = 0;    ///< order of touching down among all fingers
        int released = 0;   ///< order of lifting, in the same sequence
        bool again = false; ///< whether this is the second tap of a double tap
    };

    /// Sets the contact width from which a touch counts as a hand.
    void setHandWidth(qreal width) { m_handWidth = width; }
    /// Sets the hand width for the physical resolution of `screen`.
    void setScreen(const QScreen &screen);
    /// Processes a touch point at the given time. Returns the tap when the finger is lifted, or
    /// null.
    [[nodiscard]] std::optional<Tap> follow(const QEventPoint &finger, qint64 time);
    void press(int finger, const QPointF &where, qint64 time, qreal width);
    /// Updates the contact width of a finger.
    void move(int finger, qreal width);
    /// Returns the tap of a lifted finger. Returns null if it was a hand, rested for too long, or
    /// touched down before the last `cancel`.
    [[nodiscard]] std::optional<Tap> release(int finger, const QPointF &where, qint64 time);
    /// Ignores all fingers on the table.
    void cancel() { m_fingers.clear(); }

private:
    struct Finger
    {
        QPointF from;
        qint64 time = 0;
        int pressed = 0;
        qreal width = 0; ///< maximum so far
    };
    struct Single
    {
        QPointF from;
        qint64 time = 0;
    };

    [[nodiscard]] bool isAgain(const Finger &finger) const;

    std::map<int, Finger> m_fingers;
    std::optional<Single> m_single; ///< the last tap, unless it was the second of a double tap
    int m_count = 0;
    qreal m_handWidth = 120;
};

} // namespace doublets
