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

/// Gives the focus to `widget` or its nearest ancestor that accepts the focus by clicking.
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
    // Prevent a page from being dragged beyond its end.
    QScroller *scroller = QScroller::scroller(area.viewport());
    QScrollerProperties properties = scroller->scrollerProperties();
    for (const auto policy : {QScrollerProperties::HorizontalOvershootPolicy,
                              QScrollerProperties::VerticalOvershootPolicy}) {
        properties.setScrollMetric(policy,
                                   QVariant::fromValue(QScrollerProperties::OvershootAlwaysOff));
    }
    scroller->setScrollerProperties(properties);
}

bool TouchScrollFilter::ignoresTouchAt(const QPointF &position) const
{
    return qobject_cast<const QAbstractSlider *>(widget().childAt(position.toPoint())) != nullptr;
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

void TouchScrollFilter::scroll(QScroller::Input input, const QEventPoint &point,
                               const QTouchEvent &event)
{
    for (QWidget *each : scrolledViewports()) {
        QScroller::scroller(each)->handleInput(
            input,
            each->mapFrom(widget().window(), widget().mapTo(widget().window(), point.position())),
            static_cast<qint64>(event.timestamp()));
    }
}

void TouchScrollFilter::press(const QEventPoint &point, const QTouchEvent &event)
{
    const auto all = scrolledViewports();
    const bool stops = std::ranges::any_of(all, [](QWidget *each) {
        return QScroller::scroller(each)->state() == QScroller::Scrolling;
    });
    m_points[point.id()] = {point.position(), !stops};
    if (m_scrollingPointId < 0) {
        m_scrollingPointId = point.id();
        scroll(QScroller::InputPress, point, event);
    }
}

void TouchScrollFilter::move(const QEventPoint &point, const QTouchEvent &event)
{
    const auto found = m_points.find(point.id());
    if (found == m_points.end()) {
        return;
    }
    found->canBeTap = found->canBeTap && QLineF(found->startPosition, point.position()).length() <=
                                             TouchTaps::MaxMovement;
    if (m_scrollingPointId == point.id()) {
        scroll(QScroller::InputMove, point, event);
    } else if (!found->canBeTap && m_points.value(m_scrollingPointId).canBeTap) {
        // The finger that was followed is resting.
        scroll(QScroller::InputRelease, point, event);
        m_scrollingPointId = point.id();
        scroll(QScroller::InputPress, point, event);
    }
}

void TouchScrollFilter::release(const QEventPoint &point, const QTouchEvent &event, bool isTap)
{
    move(point, event);
    const auto found = m_points.constFind(point.id());
    if (found == m_points.constEnd()) {
        return;
    }
    const TrackedPoint was = *found;
    m_points.erase(found);
    if (m_scrollingPointId == point.id()) {
        m_scrollingPointId = -1;
        scroll(QScroller::InputRelease, point, event);
    }
    if (isTap && was.canBeTap) {
        sendClick(was.startPosition);
    }
}

void TouchScrollFilter::cancel()
{
    m_points.clear();
    if (std::exchange(m_scrollingPointId, -1) >= 0) { // otherwise, a moving page continues to move
        for (QWidget *each : scrolledViewports()) {
            QScroller::scroller(each)->stop();
        }
    }
}

void TouchScrollFilter::sendClick(const QPointF &position)
{
    QWidget *child = widget().childAt(position.toPoint());
    const QPointer<QWidget> hit(child != nullptr ? child : &widget());
    giveFocus(hit);
    sendMouseEvent(QEvent::MouseButtonPress, *hit, position);
    if (hit) {
        sendMouseEvent(QEvent::MouseButtonRelease, *hit, position);
    }
}

} // namespace doublets
