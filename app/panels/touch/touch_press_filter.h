// SPDX-License-Identifier: MIT
#pragma once

#include "panels/touch/touch_filter.h"

#include <QTimer>

namespace doublets {

/// An event filter that lets a finger press a button, a tab bar or a similar control. Ignores
/// further fingers. Shows the tool tip of the control during a long press. Cancels the press if the
/// finger slides off the control, or if the touch is not a tap (see TouchTaps).
class TouchPressFilter final : public TouchFilter
{
    Q_OBJECT

public:
    /// Installs the filter on `widget`, which takes ownership of this object.
    explicit TouchPressFilter(QWidget &widget);

protected:
    /// Ignores all touches if the control is in a scroll area, whose TouchScrollFilter handles
    /// them.
    [[nodiscard]] bool ignoresTouchAt(const QPointF &position) const override;
    void press(const QEventPoint &point, const QTouchEvent &event) override;
    void move(const QEventPoint &point, const QTouchEvent &event) override;
    void release(const QEventPoint &point, const QTouchEvent &event, bool isTap) override;
    void cancel() override;

private:
    /// Returns whether the control opens a menu. Such a control is pressed only when the finger is
    /// lifted, because the menu grabs all later events.
    [[nodiscard]] bool opensMenu() const;

    int m_pointId = -1; ///< id of the pressing finger; −1 if none
    QTimer m_tipTimer;  ///< runs during a press, until the tool tip is shown
};

} // namespace doublets
