// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace doublets::bench {

/// Processes events until `holds` returns true, sleeping in between to leave the cores to the
/// measured work. Returns false if that takes more than `most` milliseconds.
template<typename Holds> [[nodiscard]] bool waitUntil(const Holds &holds, int most = 60'000)
{
    QTimer look; // polls if there are no events
    look.start(20);
    const QDeadlineTimer end(most);
    while (!holds()) {
        if (end.hasExpired()) {
            return false;
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

} // namespace doublets::bench
