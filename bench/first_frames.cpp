// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"
#include "bench/program.h"

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

constexpr QSize FullHd(1920, 1080);

int runsOf(Effort effort)
{
    return effort == Effort::Tiny ? 1 : 20;
}

/// Measures starts without cached pictures, which may show a coarser board first.
Result<Samples, QString> measureCold(Effort effort)
{
    Samples samples;
    for (int run = 0; run < runsOf(effort); ++run) {
        const TemporaryHome home(screenSizeFor(FullHd, effort));
        Program program(home);
        const auto time = program.timeUntil("seen");
        if (!time) {
            return time.error();
        }
        samples.push_back(time.value());
    }
    return samples;
}

/// Measures starts with cached pictures, until the board is shown at its final resolution.
Result<Samples, QString> measureWarm(Effort effort)
{
    const TemporaryHome home(screenSizeFor(FullHd, effort));
    Samples samples;
    for (int run = -1; run < runsOf(effort); ++run) {
        Program program(home);
        const auto time = program.timeUntil(run < 0 ? "calm" : "sharp");
        if (!time) {
            return time.error();
        }
        if (run >= 0) { // the first run fills the cache
            samples.push_back(time.value());
        }
    }
    return samples;
}

} // namespace

std::vector<Benchmark> firstFrameBenchmarks()
{
    return {{u"first-frame-warm"_s, u"ms"_s, false, measureWarm},
            {u"first-frame-cold"_s, u"ms"_s, false, measureCold}};
}

} // namespace doublets::bench
