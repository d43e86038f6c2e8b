// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// An arrow over the board, from a panel to an object that its text is about. Transparent for the
/// mouse.
class FirstStepsPointer : public QWidget
{
    Q_OBJECT

public:
    explicit FirstStepsPointer(QWidget *board);

    /// Points from a panel to an object; both in the coordinates of the board widget. Raise the
    /// panel above the arrow, whose tail it covers.
    void point(const QRect &from, const QRect &to);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPointF m_from;
    QPointF m_tip;
    qreal m_head = 0; ///< length of the head, in pixels; reduced if there is little room
};

} // namespace doublets
