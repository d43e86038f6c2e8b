// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <atomic>

namespace doublets {

/// Returns the thread pool for drawing. Separate from QThreadPool::globalInstance(), in which Qt
/// paints windows, so that painting need not wait for a picture. Thread-safe.
inline QThreadPool &drawingThreads()
{
    static QThreadPool pool;
    return pool;
}

/// Calls `part(i)` for every i from 0 to `count` − 1, in the calling thread and in the idle threads
/// of `pool`, so that calls may overlap and occur in any order. Blocks until all calls have
/// returned. Calls `progress` only in the calling thread. Returns false if `progress` cancelled the
/// work, in which case some parts may have been skipped.
template<typename Part>
bool parallelFor(QThreadPool &pool, int count, const Part &part, const Progress &progress = {})
{
    std::atomic<int> next{0};
    std::atomic<bool> cancelled{false};
    const auto work = [&](const Progress &reportProgress) {
        for (int i = next++; i < count && !cancelled; i = next++) {
            part(i);
            if (reportProgress && !reportProgress(std::min<double>(next, count) / count)) {
                cancelled = true;
            }
        }
    };
    // Use idle threads only: the calling thread may belong to the pool itself.
    QSemaphore finishedHelpers;
    const auto runHelper = [&] {
        work({});
        finishedHelpers.release();
    };
    int helpers = 0;
    while (helpers + 1 < count && pool.tryStart(runHelper)) {
        ++helpers;
    }
    work(progress);
    finishedHelpers.acquire(helpers);
    return !cancelled;
}

/// Calls `band(first, end)` for bands of rows [first, end) that together cover [0, `rows`), as
/// parallelFor() does with drawingThreads(). Returns false if `progress` cancelled the work.
template<typename Band>
bool parallelForRows(int rows, const Band &band, const Progress &progress = {})
{
    constexpr int BandRows = 16;
    return parallelFor(
        drawingThreads(), (rows + BandRows - 1) / BandRows,
        [&](int i) { band(i * BandRows, std::min((i + 1) * BandRows, rows)); }, progress);
}

} // namespace doublets
