// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace doublets::bench {

/// Processes events until `condition` returns true, sleeping in between to leave the cores to the
/// measured work. Returns false if `condition` is still false after `timeout` milliseconds.
template<typename Condition>
[[nodiscard]] bool waitUntil(const Condition &condition, int timeout = 60'000)
{
    QTimer pollTimer; // polls if there are no events
    pollTimer.start(20);
    const QDeadlineTimer deadline(timeout);
    while (!condition()) {
        if (deadline.hasExpired()) {
            return false;
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

} // namespace doublets::bench
