// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.h"

#include <QSize>
#include <QString>

#include <ctime>
#include <functional>
#include <vector>

/// The benchmarks of doublets-bench, which measures the speed and memory use of Doublets in figures
/// that can be compared over time.
namespace doublets::bench {

/// The samples of a benchmark, one for each run, in the benchmark's unit.
using Samples = std::vector<double>;

/// The extent of the measurements.
enum class Effort {
    Full,
    Tiny, ///< for a smoke test; the figures are meaningless
};

/// Returns `screen`, or a small screen size for Effort::Tiny.
[[nodiscard]] inline QSize screenSizeFor(QSize screen, Effort effort)
{
    return effort == Effort::Tiny ? QSize(640, 480) : screen;
}

/// A benchmark, which takes any number of samples.
struct Benchmark
{
    QString name;
    QString unit;
    bool moreIsBetter = false; ///< true for rates, such as games per second
    /// Runs the benchmark and returns its samples, at least one. On failure, returns an explanation
    /// that can follow the name and a colon. Blocks, possibly for minutes; requires a QApplication.
    std::function<Result<Samples, QString>(Effort)> run;
};

/// Returns the processor time used by this process, in seconds.
[[nodiscard]] inline double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// Each of the following functions returns one family of benchmarks and has a file of its own. To
// add a family, add its function to allBenchmarks() in families.cpp, too.
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
