// SPDX-License-Identifier: MIT
#pragma once

#include "panels/touch/finger_filter.h"

#include <QHash>
#include <QScroller>

#include <vector>

class QAbstractScrollArea;

namespace doublets {

/// A list or a page under fingers: they push it, and do not choose text or rows as a mouse that is
/// drawn over them does. A tap is a click all the same.
class FingerScroll final : public FingerFilter
{
    Q_OBJECT

public:
    /// The area owns it.
    explicit FingerScroll(QAbstractScrollArea &area);

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
        bool pushes = false; ///< it has moved, or stopped a page on its way: no tap
    };

    /// The area, and the pages that it lies on, as far as it cannot be pushed up and down itself.
    [[nodiscard]] std::vector<QWidget *> pushed() const;
    void push(QScroller::Input input, const QEventPoint &finger, const QTouchEvent &event);
    void tap(const QPointF &where);

    QHash<int, Finger> m_fingers;
    int m_pushing = -1; ///< the finger that the page follows
};

} // namespace doublets
