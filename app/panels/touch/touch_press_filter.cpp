// SPDX-License-Identifier: MIT
#include "panels/touch/touch_press_filter.h"

#include "panels/touch/tips.h"

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

bool TouchPressFilter::isLeft(const QPointF &) const
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

void TouchPressFilter::press(const QEventPoint &finger, const QTouchEvent &)
{
    if (m_finger >= 0) {
        return;
    }
    m_finger = finger.id();
    m_tipTimer.start();
    if (!opensMenu()) {
        send(QEvent::MouseButtonPress, widget(), finger.position());
    }
}

void TouchPressFilter::move(const QEventPoint &finger, const QTouchEvent &)
{
    if (finger.id() == m_finger && !opensMenu()) {
        send(QEvent::MouseMove, widget(), finger.position());
    }
}

void TouchPressFilter::release(const QEventPoint &finger, const QTouchEvent &, bool tapped)
{
    if (finger.id() != m_finger) {
        return;
    }
    if (!tapped || !widget().isVisible()) { // a hidden page hides its buttons as well
        cancel();
        return;
    }
    m_finger = -1;
    m_tipTimer.stop();
    const QPointF at = finger.position();
    if (!opensMenu()) {
        send(QEvent::MouseButtonRelease, widget(), at);
    } else if (widget().rect().contains(at.toPoint())) {
        // Queued, because the call may not return until the menu is closed.
        QMetaObject::invokeMethod(
            this,
            [this, at] {
                QWidget &to = widget();
                const QPointer<TouchPressFilter> guard(this);
                send(QEvent::MouseButtonPress, to, at);
                if (guard) {
                    send(QEvent::MouseButtonRelease, to, at);
                }
            },
            Qt::QueuedConnection);
    }
}

void TouchPressFilter::cancel()
{
    m_tipTimer.stop();
    if (std::exchange(m_finger, -1) >= 0 && !opensMenu()) {
        // Release outside the widget, which cancels the press.
        const QPointF away(-10'000, -10'000);
        QMouseEvent releaseEvent(QEvent::MouseButtonRelease, away, away, Qt::LeftButton,
                                 Qt::NoButton, {});
        QCoreApplication::sendEvent(&widget(), &releaseEvent);
    }
}

} // namespace doublets
