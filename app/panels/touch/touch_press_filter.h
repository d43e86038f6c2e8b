// SPDX-License-Identifier: MIT
#pragma once

#include "panels/touch/touch_filter.h"

#include <QTimer>

namespace doublets {

/// Lets a finger press a button, a row of tabs or a similar control. Only the first finger counts.
/// Shows the control's tool tip while the finger holds it; sliding off cancels the press.
class TouchPressFilter final : public TouchFilter
{
    Q_OBJECT

public:
    /// `widget` takes ownership of this object.
    explicit TouchPressFilter(QWidget &widget);

protected:
    /// Leaves touches in a scroll area to its TouchScrollFilter, since the finger may be scrolling.
    [[nodiscard]] bool isLeft(const QPointF &where) const override;
    void press(const QEventPoint &finger, const QTouchEvent &event) override;
    void move(const QEventPoint &finger, const QTouchEvent &event) override;
    void release(const QEventPoint &finger, const QTouchEvent &event, bool tapped) override;
    void cancel() override;

private:
    /// Returns whether the control opens a menu. Such a control is pressed when the finger is
    /// lifted, because a menu grabs all later events.
    [[nodiscard]] bool opensMenu() const;

    int m_finger = -1;
    QTimer m_tipTimer;
};

} // namespace doublets
