// SPDX-License-Identifier: MIT
#pragma once

#include "panels/touch/touch_filter.h"

#include <QHash>
#include <QScroller>

#include <vector>

class QAbstractScrollArea;

namespace doublets {

/// Lets a finger scroll a list or a page by dragging it, instead of selecting text or rows as a
/// dragged mouse does. A tap acts as a click.
class TouchScrollFilter final : public TouchFilter
{
    Q_OBJECT

public:
    /// `area` takes ownership of this object.
    explicit TouchScrollFilter(QAbstractScrollArea &area);

protected:
    [[nodiscard]] bool isLeft(const QPointF &where) const override;
    void press(const QEventPoint &finger, const QTouchEvent &event) override;
    void move(const QEventPoint &finger, const QTouchEvent &event) override;
    void release(const QEventPoint &finger, const QTouchEvent &event, bool tapped) override;
    void cancel() override;

private:
    struct Finger
    {
        QPointF from;
        bool scrolls = false; ///< has moved, or has stopped a page in motion: not a tap
    };

    /// Returns the viewport and those of the enclosing scroll areas, up to the first area that can
    /// scroll vertically.
    [[nodiscard]] std::vector<QWidget *> scrolledViewports() const;
    void scroll(QScroller::Input input, const QEventPoint &finger, const QTouchEvent &event);
    void tap(const QPointF &where);

    QHash<int, Finger> m_fingers;
    int m_scrollingFinger = -1; ///< id of the finger that the page follows; −1 if none
};

} // namespace doublets
