// SPDX-License-Identifier: MIT
#include "panels/touch/finger_scroll.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QLineF>
#include <QScrollBar>
#include <QTouchEvent>

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

/// The one who wants the keys once it is clicked.
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

FingerScroll::FingerScroll(QAbstractScrollArea &area)
    : FingerFilter(*area.viewport())
{
    // Qt would wait for two fingers to push it, and complain where it goes meanwhile.
    area.viewport()->ungrabGesture(Qt::PanGesture);
    // A page that is pulled beyond its end would leave its frame.
    QScroller *scroller = QScroller::scroller(area.viewport());
    QScrollerProperties properties = scroller->scrollerProperties();
    for (const auto policy : {QScrollerProperties::HorizontalOvershootPolicy,
                              QScrollerProperties::VerticalOvershootPolicy}) {
        properties.setScrollMetric(policy,
                                   QVariant::fromValue(QScrollerProperties::OvershootAlwaysOff));
    }
    scroller->setScrollerProperties(properties);
}

bool FingerScroll::isLeft(const QPointF &where) const
{
    return qobject_cast<const QAbstractSlider *>(widget().childAt(where.toPoint())) != nullptr;
}

std::vector<QWidget *> FingerScroll::pushed() const
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

void FingerScroll::push(QScroller::Input input, const QEventPoint &finger, const QTouchEvent &event)
{
    for (QWidget *each : pushed()) {
        QScroller::scroller(each)->handleInput(
            input,
            each->mapFrom(widget().window(), widget().mapTo(widget().window(), finger.position())),
            static_cast<qint64>(event.timestamp()));
    }
}

void FingerScroll::press(const QEventPoint &finger, const QTouchEvent &event)
{
    const auto all = pushed();
    const bool stops = std::any_of(all.begin(), all.end(), [](QWidget *each) {
        return QScroller::scroller(each)->state() == QScroller::Scrolling;
    });
    m_fingers[finger.id()] = {finger.position(), stops};
    if (m_pushing < 0) {
        m_pushing = finger.id();
        push(QScroller::InputPress, finger, event);
    }
}

void FingerScroll::move(const QEventPoint &finger, const QTouchEvent &event)
{
    const auto found = m_fingers.find(finger.id());
    if (found == m_fingers.end()) {
        return;
    }
    found->pushes =
        found->pushes || QLineF(found->from, finger.position()).length() > TouchTaps::Slip;
    if (m_pushing == finger.id()) {
        push(QScroller::InputMove, finger, event);
    } else if (found->pushes && !m_fingers.value(m_pushing).pushes) {
        // The other one only rests there.
        push(QScroller::InputRelease, finger, event);
        m_pushing = finger.id();
        push(QScroller::InputPress, finger, event);
    }
}

void FingerScroll::release(const QEventPoint &finger, const QTouchEvent &event, bool tapped)
{
    move(finger, event);
    const auto found = m_fingers.constFind(finger.id());
    if (found == m_fingers.constEnd()) {
        return;
    }
    const Finger was = *found;
    m_fingers.erase(found);
    if (m_pushing == finger.id()) {
        m_pushing = -1;
        push(QScroller::InputRelease, finger, event);
    }
    if (tapped && !was.pushes) {
        tap(was.from);
    }
}

void FingerScroll::cancel()
{
    m_fingers.clear();
    if (std::exchange(m_pushing, -1) >= 0) { // else a page on its way is still to be stopped
        for (QWidget *each : pushed()) {
            QScroller::scroller(each)->stop();
        }
    }
}

void FingerScroll::tap(const QPointF &where)
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
