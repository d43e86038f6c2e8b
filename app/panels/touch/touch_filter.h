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

/// Handles the touches of a widget, base class of TouchPressFilter and TouchScrollFilter. Accepts
/// touch events so that Qt does not turn them into mouse events: those follow the first finger
/// only, and that may be a resting hand.
class TouchFilter : public QObject
{
    Q_OBJECT

protected:
    explicit TouchFilter(QWidget &widget);

    [[nodiscard]] QWidget &widget() const { return m_widget; }
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Returns whether touches that begin at `where` are left to the parent widgets. Returns false
    /// by default.
    [[nodiscard]] virtual bool isLeft(const QPointF &where) const;
    virtual void press(const QEventPoint &finger, const QTouchEvent &event) = 0;
    virtual void move(const QEventPoint &finger, const QTouchEvent &event) = 0;
    /// Called when a finger is lifted. `tapped` is true if the finger made a tap rather than rested
    /// or slid.
    virtual void release(const QEventPoint &finger, const QTouchEvent &event, bool tapped) = 0;
    virtual void cancel() = 0;

    /// Sends a left-button mouse event to `to`. `where` is in the coordinates of widget().
    void send(QEvent::Type type, QWidget &to, const QPointF &where) const;

private:
    void follow(const QEventPoint &finger, const QTouchEvent &event);

    QWidget &m_widget;
    TouchTaps m_taps;
};

} // namespace doublets
