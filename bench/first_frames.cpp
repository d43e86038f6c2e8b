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

/// Measures starts without cached pictures until the program reports `moment`.
Result<Samples, QString> measureCold(Effort effort, const char *moment)
{
    Samples samples;
    for (int run = 0; run < runsOf(effort); ++run) {
        const TemporaryHome home(screenSizeFor(FullHd, effort));
        Program program(home);
        const auto time = program.timeUntil(moment);
        if (!time) {
            return time.error();
        }
        samples.push_back(time.value());
    }
    return samples;
}

/// The first frame may show a coarser board.
Result<Samples, QString> measureColdFrame(Effort effort)
{
    return measureCold(effort, "seen");
}

/// The board at its final resolution.
Result<Samples, QString> measureColdPicture(Effort effort)
{
    return measureCold(effort, "sharp");
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
            {u"first-frame-cold"_s, u"ms"_s, false, measureColdFrame},
            {u"picture-cold"_s, u"ms"_s, false, measureColdPicture}};
}

} // namespace doublets::bench
