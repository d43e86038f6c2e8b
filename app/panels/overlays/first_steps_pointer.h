// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

namespace doublets {

/// An arrow over the board that points from a panel to an object. Lets mouse events through.
class FirstStepsPointer : public QWidget
{
    Q_OBJECT

public:
    /// Creates a hidden arrow. `board` takes ownership of this object.
    explicit FirstStepsPointer(QWidget *board);

    /// Shows the arrow from a panel to an object, without crossing `obstacles` if possible. All
    /// rectangles are in the coordinates of the board widget. The panel must be above the arrow in
    /// the stacking order, to cover the tail. If the object is far from the panel, shows only a
    /// short arrow close to the object.
    void showArrow(const QRect &panelRect, const QRect &targetRect,
                   const std::vector<QRect> &obstacles);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPointF m_tail;         ///< in the coordinates of this widget
    QPointF m_tip;          ///< in the coordinates of this widget
    qreal m_headLength = 0; ///< in pixels
    qreal m_scale = 1;      ///< relative to the default text size, at least 1
};

} // namespace doublets
