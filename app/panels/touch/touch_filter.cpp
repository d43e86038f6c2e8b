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

bool TouchFilter::isLeft(const QPointF &) const
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
        if (isLeft(static_cast<QTouchEvent *>(event)->points().first().position())) {
            event->ignore();
            return true;
        }
        m_taps.cancel();
        cancel(); // a new touch sequence: no other finger is on the widget
        break;
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        break;
    default:
        return QObject::eventFilter(watched, event);
    }
    event->accept();
    const auto &touch = *static_cast<QTouchEvent *>(event);
    const QPointer<TouchFilter> guard(this); // a press may delete the widget and this filter
    for (const QEventPoint &finger : touch.points()) {
        follow(finger, touch);
        if (!guard) {
            break;
        }
    }
    return true;
}

void TouchFilter::follow(const QEventPoint &finger, const QTouchEvent &event)
{
    m_taps.setScreen(*m_widget.screen());
    const auto tap = m_taps.follow(finger, static_cast<qint64>(event.timestamp()));
    switch (finger.state()) {
    case QEventPoint::State::Pressed:
        press(finger, event);
        break;
    case QEventPoint::State::Updated:
        move(finger, event);
        break;
    case QEventPoint::State::Released:
        release(finger, event, tap.has_value());
        break;
    default:
        break;
    }
}

void TouchFilter::send(QEvent::Type type, QWidget &to, const QPointF &where) const
{
    const bool lifts = type == QEvent::MouseButtonRelease;
    const QPointF inside = to.mapFrom(&m_widget, where);
    QMouseEvent mouseEvent(type, inside, to.mapTo(to.window(), inside), to.mapToGlobal(inside),
                           type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                           lifts ? Qt::NoButton : Qt::LeftButton, {});
    QCoreApplication::sendEvent(&to, &mouseEvent);
}

} // namespace doublets
