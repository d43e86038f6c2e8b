// SPDX-License-Identifier: MIT
#include "panels/touch/touch_press_filter.h"

#include "panels/touch/tool_tips.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPointer>
#include <QToolButton>
#include <QTouchEvent>

#include <chrono>
#include <utility>

namespace doublets {

TouchPressFilter::TouchPressFilter(QWidget &widget)
    : TouchFilter(widget)
{
    constexpr std::chrono::milliseconds TipDelay(700);
    m_tipTimer.setSingleShot(true);
    m_tipTimer.setInterval(TipDelay);
    connect(&m_tipTimer, &QTimer::timeout, this, [this] { showToolTip(this->widget()); });
}

bool TouchPressFilter::ignoresTouchAt(const QPointF &) const
{
    for (const QWidget *each = &widget(); !each->isWindow(); each = each->parentWidget()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(each->parentWidget());
        if (area != nullptr && area->viewport() == each) {
            return true;
        }
    }
    return false;
}

bool TouchPressFilter::opensMenu() const
{
    const auto *button = qobject_cast<const QToolButton *>(&widget());
    return (button != nullptr && button->menu() != nullptr) ||
           qobject_cast<const QComboBox *>(&widget()) != nullptr ||
           qobject_cast<const QMenuBar *>(&widget()) != nullptr;
}

void TouchPressFilter::press(const QEventPoint &point, const QTouchEvent &)
{
    if (m_pointId >= 0) {
        return;
    }
    m_pointId = point.id();
    m_tipTimer.start();
    if (!opensMenu()) {
        sendMouseEvent(QEvent::MouseButtonPress, widget(), point.position());
    }
}

void TouchPressFilter::move(const QEventPoint &point, const QTouchEvent &)
{
    if (point.id() == m_pointId && !opensMenu()) {
        sendMouseEvent(QEvent::MouseMove, widget(), point.position());
    }
}

void TouchPressFilter::release(const QEventPoint &point, const QTouchEvent &, bool isTap)
{
    if (point.id() != m_pointId) {
        return;
    }
    if (!isTap || !widget().isVisible()) { // the page of the button may have been hidden
        cancel();
        return;
    }
    m_pointId = -1;
    m_tipTimer.stop();
    const QPointF at = point.position();
    if (!opensMenu()) {
        sendMouseEvent(QEvent::MouseButtonRelease, widget(), at);
    } else if (widget().rect().contains(at.toPoint())) {
        // Queued, because the call may block until the menu is closed.
        QMetaObject::invokeMethod(
            this,
            [this, at] {
                QWidget &to = widget();
                const QPointer<TouchPressFilter> guard(this);
                sendMouseEvent(QEvent::MouseButtonPress, to, at);
                if (guard) {
                    sendMouseEvent(QEvent::MouseButtonRelease, to, at);
                }
            },
            Qt::QueuedConnection);
    }
}

void TouchPressFilter::cancel()
{
    m_tipTimer.stop();
    if (std::exchange(m_pointId, -1) >= 0 && !opensMenu()) {
        // A release outside the widget cancels the press.
        const QPointF away(-10'000, -10'000);
        QMouseEvent releaseEvent(QEvent::MouseButtonRelease, away, away, Qt::LeftButton,
                                 Qt::NoButton, {});
        QCoreApplication::sendEvent(&widget(), &releaseEvent);
    }
}

} // namespace doublets
