// SPDX-License-Identifier: MIT
#pragma once

#include "panels/touch/touch_filter.h"

#include <QHash>
#include <QScroller>

#include <vector>

class QAbstractScrollArea;

namespace doublets {

/// An event filter that lets a finger scroll a list or a page by dragging, instead of selecting
/// rows or text as a mouse does. A tap acts as a click.
class TouchScrollFilter final : public TouchFilter
{
    Q_OBJECT

public:
    /// Installs the filter on the viewport of `area`. The viewport takes ownership of this object.
    explicit TouchScrollFilter(QAbstractScrollArea &area);

protected:
    /// Ignores touches on a slider or scroll bar.
    [[nodiscard]] bool ignoresTouchAt(const QPointF &position) const override;
    void press(const QEventPoint &point, const QTouchEvent &event) override;
    void move(const QEventPoint &point, const QTouchEvent &event) override;
    void release(const QEventPoint &point, const QTouchEvent &event, bool isTap) override;
    void cancel() override;

private:
    struct TrackedPoint
    {
        QPointF startPosition;
        /// False once the finger has moved by more than TouchTaps::MaxMovement, or if its press
        /// stopped a moving page.
        bool canBeTap = true;
    };

    /// Returns the viewport and the viewports of the enclosing scroll areas, up to the first area
    /// that can scroll vertically.
    [[nodiscard]] std::vector<QWidget *> scrolledViewports() const;
    /// Passes a touch to the scrollers of scrolledViewports().
    void scroll(QScroller::Input input, const QEventPoint &point, const QTouchEvent &event);
    /// Clicks the widget at `position`, in the coordinates of the viewport, and gives it the focus.
    void sendClick(const QPointF &position);

    QHash<int, TrackedPoint> m_points; ///< the fingers on the viewport, by id
    int m_scrollingPointId = -1;       ///< id of the finger that scrolls the page; −1 if none
};

} // namespace doublets
