// SPDX-License-Identifier: MIT
#pragma once

#include <QPointingDevice>
#include <QTest>

namespace doublets {

/// Returns the touch screen of all tests in this process.
inline QPointingDevice *touchScreen()
{
    static QPointingDevice *device = QTest::createTouchDevice();
    return device;
}

/// Returns a sequence of touches in `window`, which the caller must commit.
inline QTest::QTouchEventWidgetSequence touch(QWidget *window)
{
    return QTest::touchEvent(window, touchScreen(), false);
}

/// Taps `where`, in the coordinates of `widget`. `finger` is the id of the touch point.
inline void tap(QWidget *widget, const QPoint &where, int finger = 1)
{
    auto fingers = touch(widget->window());
    fingers.press(finger, where, widget).commit();
    fingers.release(finger, where, widget).commit();
}

/// Taps the centre of `widget`.
inline void tap(QWidget *widget, int finger = 1)
{
    tap(widget, widget->rect().center(), finger);
}

/// Drags a finger from `from`, in the coordinates of `widget`, by `offset` in small steps, then
/// lifts the finger.
inline void drag(QWidget *widget, const QPoint &from, const QPoint &offset)
{
    constexpr int Steps = 12;
    auto fingers = touch(widget->window());
    fingers.press(1, from, widget).commit();
    for (int i = 1; i <= Steps; ++i) {
        fingers.move(1, from + offset * i / Steps, widget).commit();
    }
    fingers.release(1, from + offset, widget).commit();
}

} // namespace doublets
