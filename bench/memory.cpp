// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"
#include "bench/process_memory.h"
#include "bench/program.h"

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

/// Measures the peak memory of the program until its board is drawn, cached and at rest.
Result<Samples, QString> peak(QSize screen, Effort effort)
{
    const int runs = effort == Effort::Tiny ? 1 : 5;
    Samples samples;
    for (int run = 0; run < runs; ++run) {
        const TemporaryHome home(screenSizeFor(screen, effort));
        Program program(home);
        const auto time = program.timeUntil("calm");
        if (!time) {
            return time.error();
        }
        samples.push_back(program.peakMemory());
        if (samples.back() <= 0) {
            return MemoryUnavailable;
        }
    }
    return samples;
}

} // namespace

std::vector<Benchmark> memoryBenchmarks()
{
    return {{u"memory-1080p"_s, u"MB"_s, false,
             [](Effort effort) {
                 return peak({1920, 1080}, effort);
             }},
            {u"memory-4k"_s, u"MB"_s, false, [](Effort effort) {
                 return peak({3840, 2160}, effort);
             }}};
}

} // namespace doublets::bench
