// SPDX-License-Identifier: MIT
#pragma once

#include "bench/benchmark.h"

#include <QJsonObject>

namespace doublets::bench {

/// What the runs of one benchmark came to.
struct Figures
{
    QString name;
    QString unit;
    double median = 0;
    double p99 = 0; ///< 99 of 100 runs are at least as good
    int runs = 0;

    /// `samples` must not be empty.
    [[nodiscard]] static Figures of(const Benchmark &benchmark, Samples samples);
    [[nodiscard]] QJsonObject json() const;
};

/// A table for people.
[[nodiscard]] QString table(const std::vector<Figures> &all);

} // namespace doublets::bench
