// SPDX-License-Identifier: MIT
#pragma once

#include "panels/touch/touch_filter.h"

#include <QTimer>

namespace doublets {

/// Lets a finger press a button, a tab bar or a similar control. Ignores further fingers. Shows the
/// control's tool tip during a long press. Sliding off the control cancels the press, as does a
/// touch that is not a tap (see TouchTaps).
class TouchPressFilter final : public TouchFilter
{
    Q_OBJECT

public:
    /// `widget` takes ownership of this object.
    explicit TouchPressFilter(QWidget &widget);

protected:
    /// Ignores touches in a scroll area, whose TouchScrollFilter handles them, since the finger may
    /// be scrolling.
    [[nodiscard]] bool ignoresTouchAt(const QPointF &position) const override;
    void press(const QEventPoint &point, const QTouchEvent &event) override;
    void move(const QEventPoint &point, const QTouchEvent &event) override;
    void release(const QEventPoint &point, const QTouchEvent &event, bool isTap) override;
    void cancel() override;

private:
    /// Returns whether the control opens a menu. Such a control is pressed when the finger is
    /// lifted, because a menu grabs all later events.
    [[nodiscard]] bool opensMenu() const;

    int m_pointId = -1; ///< id of the pressing finger; −1 if none
    QTimer m_tipTimer;
};

} // namespace doublets
