// SPDX-License-Identifier: MIT
#pragma once

#include "bench/benchmark.h"

#include <QJsonObject>

namespace doublets::bench {

/// The statistics of one benchmark.
struct Statistics
{
    QString name;
    QString unit;
    double median = 0;
    double p99 = 0; ///< value that 99% of the runs reach or improve on
    int runs = 0;

    /// Returns the statistics of `samples`, one for each run of `benchmark`. Precondition:
    /// `samples` is not empty.
    [[nodiscard]] static Statistics fromSamples(const Benchmark &benchmark, Samples samples);
    /// Returns the members as JSON, under the same names.
    [[nodiscard]] QJsonObject json() const;
};

/// Returns the statistics `all` as a table in plain text, one benchmark per row.
[[nodiscard]] QString formatTable(const std::vector<Statistics> &all);

} // namespace doublets::bench
