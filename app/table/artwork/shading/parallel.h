// SPDX-License-Identifier: MIT
#pragma once

#include <QThread>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace doublets {

/// Calls `band(first, end)` for bands of rows that together are 0 to `rows`, on all cores.
template<typename Band> void inParallel(int rows, const Band &band)
{
    constexpr int BandRows = 16;
    std::atomic<int> next{0};
    const auto work = [&] {
        for (int first = next.fetch_add(BandRows); first < rows; first = next.fetch_add(BandRows)) {
            band(first, std::min(first + BandRows, rows));
        }
    };
    const int cores = std::clamp(QThread::idealThreadCount(), 1, 16); // those lent to us
    std::vector<std::thread> helpers;
    for (int i = 1; i < cores; ++i) {
        helpers.emplace_back(work);
    }
    work();
    for (std::thread &helper : helpers) {
        helper.join();
    }
}

} // namespace doublets
