// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.h"

#include <QSize>
#include <QString>

#include <ctime>
#include <functional>
#include <vector>

/// doublets-bench measures the speed and memory use of Doublets, in figures that can be compared
/// over time.
namespace doublets::bench {

/// One sample for each run, in the benchmark's unit.
using Samples = std::vector<double>;

/// The extent of the measurements.
enum class Effort {
    Full,
    Tiny, ///< smoke test only; the figures are meaningless
};

/// Returns the size of the screen to use: `screen`, or a small one for Effort::Tiny.
[[nodiscard]] inline QSize screenSizeFor(QSize screen, Effort effort)
{
    return effort == Effort::Tiny ? QSize(640, 480) : screen;
}

struct Benchmark
{
    QString name;
    QString unit;
    bool moreIsBetter = false; ///< for rates, such as games a second
    /// Takes the samples. The error is a sentence that explains why there are none.
    std::function<Result<Samples, QString>(Effort)> run;
};

/// Returns the processor time used by this process, in seconds. Independent of other processes.
[[nodiscard]] inline double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// The families of benchmarks, one in each file. New families must be added to families.cpp.
[[nodiscard]] std::vector<Benchmark> frameBenchmarks();
[[nodiscard]] std::vector<Benchmark> firstFrameBenchmarks();
[[nodiscard]] std::vector<Benchmark> idleLoadBenchmarks();
[[nodiscard]] std::vector<Benchmark> motionBenchmarks();
[[nodiscard]] std::vector<Benchmark> memoryBenchmarks();
[[nodiscard]] std::vector<Benchmark> simulationBenchmarks();
[[nodiscard]] std::vector<Benchmark> oddsBenchmarks();
[[nodiscard]] std::vector<Benchmark> displayBenchmarks();
[[nodiscard]] std::vector<Benchmark> laboratoryBenchmarks();

/// Returns all benchmarks, in the order in which they are run and printed.
[[nodiscard]] std::vector<Benchmark> allBenchmarks();

} // namespace doublets::bench
