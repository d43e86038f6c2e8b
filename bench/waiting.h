// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace doublets::bench {

/// Takes events until `holds()`, and sleeps in between, so that the cores are free for what is
/// measured. False where it does not hold within `most` milliseconds.
template<typename Holds> [[nodiscard]] bool waitUntil(const Holds &holds, int most = 60'000)
{
    QTimer look; // also where no event comes
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
