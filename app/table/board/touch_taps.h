// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <map>
#include <optional>

class QEventPoint;
class QScreen;

namespace doublets {

/// Recognises taps among the touches of a widget, for each finger independently, and ignores
/// resting hands. Times are in milliseconds, positions in logical pixels.
class TouchTaps
{
public:
    /// Maximum movement of a finger during a tap. Not checked by this class: longer movements are
    /// reported as taps, for the caller to judge.
    static constexpr qreal MaxMovement = 12;

    struct Tap
    {
        QPointF from;       ///< where the finger touched down
        QPointF to;         ///< where it was lifted
        int pressIndex = 0; ///< position of the touch among the presses and releases of all fingers
        int releaseIndex = 0;     ///< position of the lifting, in the same order
        bool isSecondTap = false; ///< whether this is the second tap of a double tap
    };

    /// Sets the contact width, in logical pixels, from which a touch counts as a hand.
    void setHandWidth(qreal width) { m_handWidth = width; }
    /// Sets the hand width for the physical resolution of `screen`.
    void setScreen(const QScreen &screen);
    /// Processes a touch point at the given time with press(), updateWidth() or release(). Returns
    /// the result of release() if the finger was lifted; otherwise nullopt.
    [[nodiscard]] std::optional<Tap> handleTouchPoint(const QEventPoint &finger, qint64 time);
    /// Records that a finger has touched down. `finger` is its id, `width` the width of its contact
    /// area.
    void press(int finger, const QPointF &where, qint64 time, qreal width);
    /// Updates the contact width of a finger; its maximum counts.
    void updateWidth(int finger, qreal width);
    /// Returns the tap of a lifted finger; nullopt if the touch was a hand, lasted 3 s or longer,
    /// or is to be ignored after ignore() or cancel().
    [[nodiscard]] std::optional<Tap> release(int finger, const QPointF &where, qint64 time);
    /// Returns whether `finger` is down and its touch may still be a tap or a drag, rather than a
    /// hand.
    [[nodiscard]] bool isFingertip(int finger) const;
    /// Ignores a finger until it is lifted.
    void ignore(int finger) { m_fingers.erase(finger); }
    /// Ignores all fingers that are down until they are lifted.
    void cancel() { m_fingers.clear(); }

private:
    struct Finger
    {
        QPointF from;
        qint64 time = 0;
        int pressIndex = 0;
        qreal width = 0; ///< maximum so far
    };
    struct PreviousTap
    {
        QPointF from;
        qint64 time = 0;
    };

    /// Returns whether the touch of `finger` is the second of a double tap.
    [[nodiscard]] bool isDoubleTap(const Finger &finger) const;

    std::map<int, Finger> m_fingers;
    /// The last tap, unless it was the second of a double tap.
    std::optional<PreviousTap> m_previousTap;
    int m_eventCount = 0;
    qreal m_handWidth = 120;
};

} // namespace doublets
