// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <atomic>

namespace doublets {

/// Where pictures are drawn. Not the application's own pool: Qt paints windows with that, and would
/// wait for a thread of it until the picture is done.
inline QThreadPool &drawingThreads()
{
    static QThreadPool pool;
    return pool;
}

/// Calls `part(i)` for each i from 0 to `count` - 1, in this thread and in those of `pool` that are
/// free. `progress` is called in this thread only. False where it cancelled the work; then some
/// parts were left out.
template<typename Part>
bool shareOut(QThreadPool &pool, int count, const Part &part, const Progress &progress = {})
{
    std::atomic<int> next{0};
    std::atomic<bool> cancelled{false};
    const auto work = [&](const Progress &tell) {
        for (int i = next++; i < count && !cancelled; i = next++) {
            part(i);
            if (tell && !tell(std::min<double>(next, count) / count)) {
                cancelled = true;
            }
        }
    };
    // Only threads that are free now: this may be a thread of that pool itself.
    QSemaphore ended;
    const auto help = [&] {
        work({});
        ended.release();
    };
    int helpers = 0;
    while (helpers + 1 < count && pool.tryStart(help)) {
        ++helpers;
    }
    work(progress);
    ended.acquire(helpers);
    return !cancelled;
}

/// The same for bands of rows that together are 0 to `rows`, in `drawingThreads`: calls
/// `band(first, end)`.
template<typename Band> bool inParallel(int rows, const Band &band, const Progress &progress = {})
{
    constexpr int BandRows = 16;
    return shareOut(
        drawingThreads(), (rows + BandRows - 1) / BandRows,
        [&](int i) { band(i * BandRows, std::min((i + 1) * BandRows, rows)); }, progress);
}

} // namespace doublets
