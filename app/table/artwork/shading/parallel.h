// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <atomic>

namespace doublets {

/// Calls `band(first, end)` for bands of rows that together are 0 to `rows`, in this thread and in
/// those that the application's pool has free. `progress` is called in this thread only. False
/// where it cancelled the work; then some bands were left out.
template<typename Band> bool inParallel(int rows, const Band &band, const Progress &progress = {})
{
    constexpr int BandRows = 16;
    std::atomic<int> next{0};
    std::atomic<bool> cancelled{false};
    const auto work = [&](const Progress &tell) {
        for (int first = next.fetch_add(BandRows); first < rows && !cancelled;
             first = next.fetch_add(BandRows)) {
            band(first, std::min(first + BandRows, rows));
            if (tell && !tell(static_cast<double>(std::min(next.load(), rows)) / rows)) {
                cancelled = true;
            }
        }
    };
    // Only threads that are free now: this may be a thread of that pool itself.
    QThreadPool *pool = QThreadPool::globalInstance();
    QSemaphore ended;
    int helpers = 0;
    while ((helpers + 1) * BandRows < rows && pool->tryStart([&] {
        work({});
        ended.release();
    })) {
        ++helpers;
    }
    work(progress);
    ended.acquire(helpers);
    return !cancelled;
}

} // namespace doublets
