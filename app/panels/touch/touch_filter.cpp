// SPDX-License-Identifier: MIT
#include "panels/touch/touch_filter.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPointer>
#include <QTouchEvent>
#include <QWidget>

namespace doublets {

TouchFilter::TouchFilter(QWidget &widget)
    : QObject(&widget)
    , m_widget(widget)
{
    widget.setAttribute(Qt::WA_AcceptTouchEvents);
    widget.installEventFilter(this);
}

bool TouchFilter::ignoresTouchAt(const QPointF &) const
{
    return false;
}

bool TouchFilter::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchCancel:
        m_taps.cancel();
        cancel();
        return true;
    case QEvent::TouchBegin:
        if (ignoresTouchAt(static_cast<QTouchEvent *>(event)->points().first().position())) {
            event->ignore();
            return true;
        }
        m_taps.cancel();
        cancel(); // a new touch sequence has no other finger on the widget
        break;
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        break;
    default:
        return QObject::eventFilter(watched, event);
    }
    event->accept();
    const auto &touch = *static_cast<QTouchEvent *>(event);
    const QPointer<TouchFilter> guard(this); // handlePoint() may delete the widget and this filter
    for (const QEventPoint &point : touch.points()) {
        handlePoint(point, touch);
        if (!guard) {
            break;
        }
    }
    return true;
}

void TouchFilter::handlePoint(const QEventPoint &point, const QTouchEvent &event)
{
    m_taps.setScreen(*m_widget.screen());
    const auto tap = m_taps.handleTouchPoint(point, static_cast<qint64>(event.timestamp()));
    switch (point.state()) {
    case QEventPoint::State::Pressed:
        press(point, event);
        break;
    case QEventPoint::State::Updated:
        move(point, event);
        break;
    case QEventPoint::State::Released:
        release(point, event, tap.has_value());
        break;
    default:
        break;
    }
}

void TouchFilter::sendMouseEvent(QEvent::Type type, QWidget &receiver,
                                 const QPointF &position) const
{
    const bool lifts = type == QEvent::MouseButtonRelease;
    const QPointF inside = receiver.mapFrom(&m_widget, position);
    QMouseEvent mouseEvent(type, inside, receiver.mapTo(receiver.window(), inside),
                           receiver.mapToGlobal(inside),
                           type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                           lifts ? Qt::NoButton : Qt::LeftButton, {});
    QCoreApplication::sendEvent(&receiver, &mouseEvent);
}

} // namespace doublets
