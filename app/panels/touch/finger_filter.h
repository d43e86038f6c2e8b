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

/// Takes the touches of one widget, so that Qt makes no mouse of them: that could follow one finger
/// alone, and a hand that rests anywhere would be it.
class FingerFilter : public QObject
{
    Q_OBJECT

protected:
    explicit FingerFilter(QWidget &widget);

    [[nodiscard]] QWidget &widget() const { return m_widget; }
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Whether touches at that place are left to others.
    [[nodiscard]] virtual bool isLeft(const QPointF &where) const;
    virtual void press(const QEventPoint &finger, const QTouchEvent &event) = 0;
    virtual void move(const QEventPoint &finger, const QTouchEvent &event) = 0;
    /// `tapped`: it was no hand that rested there.
    virtual void release(const QEventPoint &finger, const QTouchEvent &event, bool tapped) = 0;
    virtual void cancel() = 0;

    /// As if a mouse did it there; places in the widget's own pixels.
    void send(QEvent::Type type, QWidget &to, const QPointF &where) const;

private:
    void follow(const QEventPoint &finger, const QTouchEvent &event);

    QWidget &m_widget;
    TouchTaps m_taps;
};

} // namespace doublets
