// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// An arrow over the board, from a panel to what the panel speaks of. Lets every press through.
class FirstStepsPointer : public QWidget
{
    Q_OBJECT

public:
    explicit FirstStepsPointer(QWidget *board);

    /// Both in the board's pixels. It begins below the panel, which covers that end.
    void point(const QRect &from, const QRect &to);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPointF m_from;
    QPointF m_tip;
    qreal m_head = 0; ///< length of the head: less where there is no more room
};

} // namespace doublets
