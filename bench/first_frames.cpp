// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"
#include "bench/programme.h"

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

constexpr QSize FullHd(1920, 1080);

int runsOf(Effort effort)
{
    return effort == Effort::Tiny ? 1 : 20;
}

/// Every time as if for the first time on this computer: a coarser board may come first.
Result<Samples, QString> cold(Effort effort)
{
    Samples samples;
    for (int run = 0; run < runsOf(effort); ++run) {
        const Home home(screenFor(FullHd, effort));
        Programme programme(home);
        const auto time = programme.timeUntil("seen");
        if (!time) {
            return time.error();
        }
        samples.push_back(time.value());
    }
    return samples;
}

/// The board as sharp as it will be, which was drawn on another day.
Result<Samples, QString> warm(Effort effort)
{
    const Home home(screenFor(FullHd, effort));
    Samples samples;
    for (int run = -1; run < runsOf(effort); ++run) {
        Programme programme(home);
        const auto time = programme.timeUntil(run < 0 ? "calm" : "sharp");
        if (!time) {
            return time.error();
        }
        if (run >= 0) { // the first fills the cache
            samples.push_back(time.value());
        }
    }
    return samples;
}

} // namespace

std::vector<Benchmark> firstFrames()
{
    return {{u"first-frame-warm"_s, u"ms"_s, false, warm},
            {u"first-frame-cold"_s, u"ms"_s, false, cold}};
}

} // namespace doublets::bench
