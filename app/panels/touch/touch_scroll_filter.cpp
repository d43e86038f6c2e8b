// SPDX-License-Identifier: MIT
#include "panels/touch/touch_scroll_filter.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QLineF>
#include <QScrollBar>
#include <QTouchEvent>

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

/// Gives the keyboard focus to the first widget, from `widget` upwards, that accepts it by click.
void giveFocus(QWidget *widget)
{
    while (widget != nullptr && !widget->isWindow() &&
           (widget->focusPolicy() & Qt::ClickFocus) != Qt::ClickFocus) {
        widget = widget->parentWidget();
    }
    if (widget != nullptr && !widget->isWindow() && widget->isEnabled()) {
        widget->setFocus(Qt::MouseFocusReason);
    }
}

} // namespace

TouchScrollFilter::TouchScrollFilter(QAbstractScrollArea &area)
    : TouchFilter(*area.viewport())
{
    // Qt's pan gesture needs two fingers and prints warnings in between.
    area.viewport()->ungrabGesture(Qt::PanGesture);
    // A page dragged beyond its end would leave its frame.
    QScroller *scroller = QScroller::scroller(area.viewport());
    QScrollerProperties properties = scroller->scrollerProperties();
    for (const auto policy : {QScrollerProperties::HorizontalOvershootPolicy,
                              QScrollerProperties::VerticalOvershootPolicy}) {
        properties.setScrollMetric(policy,
                                   QVariant::fromValue(QScrollerProperties::OvershootAlwaysOff));
    }
    scroller->setScrollerProperties(properties);
}

bool TouchScrollFilter::isLeft(const QPointF &where) const
{
    return qobject_cast<const QAbstractSlider *>(widget().childAt(where.toPoint())) != nullptr;
}

std::vector<QWidget *> TouchScrollFilter::scrolledViewports() const
{
    std::vector<QWidget *> viewports;
    for (QWidget *each = &widget(); !each->isWindow(); each = each->parentWidget()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(each->parentWidget());
        if (area == nullptr || area->viewport() != each) {
            continue;
        }
        viewports.push_back(each);
        const QScrollBar *bar = area->verticalScrollBar();
        if (bar->maximum() > bar->minimum()) {
            break;
        }
    }
    return viewports;
}

void TouchScrollFilter::scroll(QScroller::Input input, const QEventPoint &finger,
                               const QTouchEvent &event)
{
    for (QWidget *each : scrolledViewports()) {
        QScroller::scroller(each)->handleInput(
            input,
            each->mapFrom(widget().window(), widget().mapTo(widget().window(), finger.position())),
            static_cast<qint64>(event.timestamp()));
    }
}

void TouchScrollFilter::press(const QEventPoint &finger, const QTouchEvent &event)
{
    const auto all = scrolledViewports();
    const bool stops = std::ranges::any_of(all, [](QWidget *each) {
        return QScroller::scroller(each)->state() == QScroller::Scrolling;
    });
    m_fingers[finger.id()] = {finger.position(), stops};
    if (m_scrollingFinger < 0) {
        m_scrollingFinger = finger.id();
        scroll(QScroller::InputPress, finger, event);
    }
}

void TouchScrollFilter::move(const QEventPoint &finger, const QTouchEvent &event)
{
    const auto found = m_fingers.find(finger.id());
    if (found == m_fingers.end()) {
        return;
    }
    found->scrolls =
        found->scrolls || QLineF(found->from, finger.position()).length() > TouchTaps::Slip;
    if (m_scrollingFinger == finger.id()) {
        scroll(QScroller::InputMove, finger, event);
    } else if (found->scrolls && !m_fingers.value(m_scrollingFinger).scrolls) {
        // The finger that was followed only rests.
        scroll(QScroller::InputRelease, finger, event);
        m_scrollingFinger = finger.id();
        scroll(QScroller::InputPress, finger, event);
    }
}

void TouchScrollFilter::release(const QEventPoint &finger, const QTouchEvent &event, bool tapped)
{
    move(finger, event);
    const auto found = m_fingers.constFind(finger.id());
    if (found == m_fingers.constEnd()) {
        return;
    }
    const Finger was = *found;
    m_fingers.erase(found);
    if (m_scrollingFinger == finger.id()) {
        m_scrollingFinger = -1;
        scroll(QScroller::InputRelease, finger, event);
    }
    if (tapped && !was.scrolls) {
        tap(was.from);
    }
}

void TouchScrollFilter::cancel()
{
    m_fingers.clear();
    if (std::exchange(m_scrollingFinger, -1) >=
        0) { // otherwise let a page in motion go on, until the next press stops it
        for (QWidget *each : scrolledViewports()) {
            QScroller::scroller(each)->stop();
        }
    }
}

void TouchScrollFilter::tap(const QPointF &where)
{
    QWidget *child = widget().childAt(where.toPoint());
    const QPointer<QWidget> hit(child != nullptr ? child : &widget());
    giveFocus(hit);
    send(QEvent::MouseButtonPress, *hit, where);
    if (hit) {
        send(QEvent::MouseButtonRelease, *hit, where);
    }
}

} // namespace doublets
