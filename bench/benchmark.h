// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.h"

#include <QSize>
#include <QString>

#include <ctime>
#include <functional>
#include <vector>

/// doublets-bench: how fast the programme is, in figures that can be compared from day to day.
namespace doublets::bench {

/// One figure a run, in the benchmark's unit.
using Samples = std::vector<double>;

/// How much is to be measured.
enum class Effort {
    Full,
    Tiny, ///< just enough to see that it works; the figures mean nothing
};

/// The screen to measure on: a small one where the figures mean nothing.
[[nodiscard]] inline QSize screenFor(QSize screen, Effort effort)
{
    return effort == Effort::Tiny ? QSize(640, 480) : screen;
}

struct Benchmark
{
    QString name;
    QString unit;
    bool moreIsBetter = false; ///< as with games a second
    /// The samples, or a sentence that says why there are none.
    std::function<Result<Samples, QString>(Effort)> run;
};

/// Time of one core that this process has taken, in seconds: what others do at the same time does
/// not count.
[[nodiscard]] inline double coreSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// A family of benchmarks a file; a new one is also named in families.cpp.
[[nodiscard]] std::vector<Benchmark> frames();
[[nodiscard]] std::vector<Benchmark> firstFrames();
[[nodiscard]] std::vector<Benchmark> idleness();
[[nodiscard]] std::vector<Benchmark> motion();
[[nodiscard]] std::vector<Benchmark> memory();
[[nodiscard]] std::vector<Benchmark> simulation();
[[nodiscard]] std::vector<Benchmark> odds();
[[nodiscard]] std::vector<Benchmark> display();
[[nodiscard]] std::vector<Benchmark> laboratory();

/// All of them, in the order in which they are run and printed.
[[nodiscard]] std::vector<Benchmark> everyBenchmark();

} // namespace doublets::bench
