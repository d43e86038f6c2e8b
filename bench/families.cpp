// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"

namespace doublets::bench {

std::vector<Benchmark> allBenchmarks()
{
    std::vector<Benchmark> all;
    for (const auto family : {frameBenchmarks, firstFrameBenchmarks, idleLoadBenchmarks,
                              motionBenchmarks, memoryBenchmarks, simulationBenchmarks,
                              oddsBenchmarks, displayBenchmarks, laboratoryBenchmarks}) {
        const std::vector<Benchmark> some = family();
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

} // namespace doublets::bench
