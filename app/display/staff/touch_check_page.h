// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"
#include "match/scheduler.h"

#include <QPointF>
#include <QWidget>

#include <vector>

namespace doublets {

/// A page for checking the touch panel. Shows targets in the corners and in the centre, and marks
/// each touch with its distance from the nearest target. Has no Close button, because touches may
/// land anywhere: any key, or IdleTimeout without a touch, closes the page.
class TouchCheckPage final : public QWidget
{
    Q_OBJECT

public:
    /// The time without a touch after which the page closes.
    static constexpr std::chrono::seconds IdleTimeout{30};
    /// The maximum number of marks. Further touches remove the oldest marks.
    static constexpr std::size_t MaxMarks = 12;

    /// A touch, compared with the nearest target.
    struct Mark
    {
        QPointF position;      ///< in logical pixels of this widget
        double distanceMm = 0; ///< distance from the nearest target
        int target = 0;        ///< index of the nearest target in targets()
    };

    /// `scheduler` must outlive this object.
    TouchCheckPage(Scheduler &scheduler, QWidget *parent);

    /// Shows the page without marks.
    void open();
    /// Sets the sizes of the targets and texts.
    void setSizes(const DisplaySizes &sizes);
    void retranslate();
    /// Returns the centres of the targets in logical pixels of this widget: upper left, upper
    /// right, lower left, lower right, centre.
    [[nodiscard]] std::vector<QPointF> targets() const;
    [[nodiscard]] const std::vector<Mark> &marks() const { return m_marks; }

Q_SIGNALS:
    /// Emitted when a key or the timeout has closed the page. Not emitted after QWidget::hide().
    void closed();

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void addMark(const QPointF &position);
    void closePage();
    [[nodiscard]] QString instructions() const;
    [[nodiscard]] static QString markText(const Mark &mark);
    void paintTarget(QPainter &painter, const QPointF &position) const;
    void paintMark(QPainter &painter, const Mark &mark) const;

    Alarm m_idleAlarm;
    DisplaySizes m_sizes;
    std::vector<Mark> m_marks;
};

} // namespace doublets
