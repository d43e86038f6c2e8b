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

/// Stands before everything on the display: sees each touch, press and key before any widget does,
/// and keeps from widgets what was not meant for them: a finger until it leaves, whatever the other
/// fingers do.
class TouchGate : public QObject
{
    Q_OBJECT

public:
    /// Asked whenever a finger, a button or a key comes down: whether nobody else gets it.
    using Takes = std::function<bool()>;

    /// The window must outlive the gate.
    TouchGate(QWindow &window, Takes takes);

Q_SIGNALS:
    /// A finger, or the mouse, has come down there (logical pixels of the window).
    void pressed(const QPointF &where);
    /// A finger, or the mouse, has left.
    void released();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool follow(QObject &window, const QEvent &event);
    [[nodiscard]] bool followFingers(QObject &window, const QTouchEvent &event);
    void passOn(QObject &window, const QTouchEvent &event, const std::set<int> &kept);

    Takes m_takes;
    bool m_keeps = false; ///< the button or the key that is down now is for nobody else
    std::set<int> m_kept; ///< the fingers that are for nobody else
    bool m_passesOn = false;
};

} // namespace doublets
