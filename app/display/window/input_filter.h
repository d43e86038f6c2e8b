// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>

#include <functional>
#include <set>

class QEvent;
class QTouchEvent;
class QWindow;

namespace doublets {

/// Filters all touch, mouse and key events of a window before its widgets receive them. A consumed
/// finger is withheld from the widgets until it is lifted, independently of all other fingers.
class InputFilter : public QObject
{
    Q_OBJECT

public:
    /// Called on each press of a finger, mouse button or key, and when the wheel turns. Returns
    /// true to consume it.
    using Takes = std::function<bool()>;

    /// `window` must outlive this object.
    InputFilter(QWindow &window, Takes takes);

Q_SIGNALS:
    /// Emitted when a finger or a mouse button is pressed, consumed or not. `where`: in logical
    /// pixels of the window.
    void pressed(const QPointF &where);
    /// Emitted when a finger is lifted, a mouse button released or all touches cancelled.
    void released();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool follow(QObject &window, const QEvent &event);
    [[nodiscard]] bool filterTouch(QObject &window, const QTouchEvent &event);
    void forwardOthers(QObject &window, const QTouchEvent &event, const std::set<int> &kept);

    Takes m_consume;
    bool m_isPressConsumed = false;  ///< whether the button or key that is down was consumed
    std::set<int> m_consumedFingers; ///< ids of the consumed fingers
    bool m_isForwarding = false;     ///< while the gate itself sends an event
};

} // namespace doublets
