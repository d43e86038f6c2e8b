// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/touch_taps.h"

#include <QEvent>
#include <QObject>
#include <QPointF>

class QEventPoint;
class QTouchEvent;
class QWidget;

namespace doublets {

/// An abstract event filter for the touches of a widget. Accepts touch events, so that Qt does not
/// synthesise mouse events, which follow only the first touch point and may thus follow a resting
/// hand.
class TouchFilter : public QObject
{
    Q_OBJECT

protected:
    /// Installs the filter on `widget`, which takes ownership of this object.
    explicit TouchFilter(QWidget &widget);

    [[nodiscard]] QWidget &widget() const { return m_widget; }
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Returns whether to ignore a touch sequence whose first finger is put down at `position`, in
    /// the coordinates of widget(). The parent widgets then receive the touches. The default
    /// implementation returns false.
    [[nodiscard]] virtual bool ignoresTouchAt(const QPointF &position) const;

    // press(), move() and release() may delete widget(), and thus this object.

    /// Called when a finger is put down.
    virtual void press(const QEventPoint &point, const QTouchEvent &event) = 0;
    /// Called when a finger has moved.
    virtual void move(const QEventPoint &point, const QTouchEvent &event) = 0;
    /// Called when a finger is lifted. `isTap` is false if the touch was too long for a tap, or
    /// that of a resting hand (see TouchTaps::release()). `isTap` may be true even if the finger
    /// has slid.
    virtual void release(const QEventPoint &point, const QTouchEvent &event, bool isTap) = 0;
    /// Called when the touches have been cancelled, and before a new touch sequence begins.
    virtual void cancel() = 0;

    /// Sends a mouse event of the left button to `receiver`, which must be widget() or a
    /// descendant. `type` must be MouseButtonPress, MouseMove or MouseButtonRelease. `position` is
    /// in the coordinates of widget().
    void sendMouseEvent(QEvent::Type type, QWidget &receiver, const QPointF &position) const;

private:
    /// Calls press(), move() or release() for a touch point.
    void handlePoint(const QEventPoint &point, const QTouchEvent &event);

    QWidget &m_widget;
    TouchTaps m_taps;
};

} // namespace doublets
