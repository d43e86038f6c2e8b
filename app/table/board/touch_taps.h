// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <map>
#include <optional>

class QEventPoint;
class QScreen;

namespace doublets {

/// A recogniser of taps on a widget, which tracks each finger independently and ignores resting
/// hands. Times are in milliseconds, positions in logical pixels.
class TouchTaps
{
public:
    /// Maximum movement of a finger during a tap. The caller must check the movement: this class
    /// also reports longer movements as taps.
    static constexpr qreal MaxMovement = 12;

    /// A completed tap.
    struct Tap
    {
        QPointF from;         ///< position at which the finger touched down
        QPointF to;           ///< position at which the finger was lifted
        int pressIndex = 0;   ///< index of the press among the presses and releases of all fingers
        int releaseIndex = 0; ///< index of the release in the same order
        bool isSecondTap = false; ///< whether this is the second tap of a double tap
    };

    /// Sets the contact width, in logical pixels, from which a touch counts as a hand. Defaults to
    /// 120.
    void setHandWidth(qreal width) { m_handWidth = width; }
    /// Sets the hand width to 30 mm at the physical resolution of `screen`.
    void setScreen(const QScreen &screen);
    /// Processes a touch point at the given time with press(), updateWidth() or release(). Returns
    /// the result of release() if the finger was lifted; otherwise nullopt.
    [[nodiscard]] std::optional<Tap> handleTouchPoint(const QEventPoint &finger, qint64 time);
    /// Records that a finger has touched down. `finger` is its id, `width` the width of its contact
    /// area.
    void press(int finger, const QPointF &where, qint64 time, qreal width);
    /// Updates the contact width of a finger, of which only the maximum counts. Does nothing if the
    /// finger is not down.
    void updateWidth(int finger, qreal width);
    /// Returns the tap of a lifted finger. Returns nullopt if the touch was a hand, lasted 3 s or
    /// longer, or has been ignored by ignore() or cancel(), or if the finger was not down.
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
