// SPDX-License-Identifier: MIT
#pragma once

#include "panels/touch/finger_filter.h"

#include <QTimer>

namespace doublets {

/// A button, a row of tabs or the like under fingers: the first that comes presses it. While a
/// finger holds it, its tip is shown; whoever did not mean it slides off.
class FingerPress final : public FingerFilter
{
    Q_OBJECT

public:
    /// The widget owns it.
    explicit FingerPress(QWidget &widget);

protected:
    /// A page takes the touches of what lies on it: it may be pushed there, too.
    [[nodiscard]] bool isLeft(const QPointF &where) const override;
    void press(const QEventPoint &finger, const QTouchEvent &event) override;
    void move(const QEventPoint &finger, const QTouchEvent &event) override;
    void release(const QEventPoint &finger, const QTouchEvent &event, bool tapped) override;
    void cancel() override;

private:
    /// What opens a menu does it once the finger is lifted: a menu takes all events for itself.
    [[nodiscard]] bool opensMenu() const;

    int m_finger = -1;
    QTimer m_holds;
};

} // namespace doublets
