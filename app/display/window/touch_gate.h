// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>

#include <functional>
#include <vector>

class QEvent;
class QWindow;

namespace doublets {

/// Stands before everything on the display: sees each touch, press and key before any widget does,
/// and keeps from widgets what was not meant for them, until all fingers have left.
class TouchGate : public QObject
{
    Q_OBJECT

public:
    /// Asked whenever a finger, a button or a key comes down: whether nobody else shall have it.
    using Takes = std::function<bool()>;

    /// The window must outlive the gate.
    TouchGate(QWindow &window, Takes takes);

Q_SIGNALS:
    /// A finger, or the mouse, has come down, or left, there (logical pixels of the window).
    void pressed(const QPointF &where);
    void released();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool follow(const QEvent &event);

    Takes m_takes;
    bool m_keeps = false; ///< what is down now is for nobody else
};

} // namespace doublets
