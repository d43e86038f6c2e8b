// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"

#include <QThread>
#include <QtConcurrentMap>

#include <algorithm>
#include <atomic>
#include <vector>

namespace doublets {

/// Calls `band(first, end)` for bands of rows that together are 0 to `rows`, in this thread and in
/// those that the application's pool has free. `progress` is called in this thread only. False
/// where it cancelled the work; then some bands were left out.
template<typename Band> bool inParallel(int rows, const Band &band, const Progress &progress = {})
{
    constexpr int BandRows = 16;
    std::vector<int> bands;
    for (int first = 0; first < rows; first += BandRows) {
        bands.push_back(first);
    }
    std::atomic<int> done{0};
    std::atomic<bool> cancelled{false};
    const QThread *here = QThread::currentThread();
    QtConcurrent::blockingMap(bands, [&](int first) {
        if (cancelled) {
            return;
        }
        const int end = std::min(first + BandRows, rows);
        band(first, end);
        done += end - first;
        if (progress && QThread::currentThread() == here) {
            cancelled = !progress(static_cast<double>(done) / rows);
        }
    });
    return !cancelled;
}

} // namespace doublets
