// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"

#include "bench/hand_written_loop.h"

#include "core/players/simulation.h"
#include "core/rules/catalogue.h"

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

constexpr std::uint64_t Seed = 1674;

std::uint64_t gamesOf(Effort effort)
{
    return effort == Effort::Tiny ? 200 : 100'000;
}

int simulationsOf(Effort effort)
{
    return effort == Effort::Tiny ? 1 : 10;
}

/// Simulates random players on one core, without records.
SimulationResult runSimulation(const RuleSet &set, std::uint64_t games)
{
    SimulationOptions options;
    options.rules = set.rules(set.defaultRulings());
    options.games = games;
    options.seed = Seed;
    return simulate(options);
}

/// Calls `sample` with the rule set as often as `effort` demands.
template<typename Sample> Result<Samples, QString> takeSamples(Effort effort, const Sample &sample)
{
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        return u"the rule files cannot be read"_s;
    }
    const RuleSet &set = *catalogue.value().find(u"willughby"_s);
    Samples samples;
    for (int run = 0; run < simulationsOf(effort); ++run) {
        const Result<double, QString> one = sample(set);
        if (!one) {
            return one.error();
        }
        samples.push_back(one.value());
    }
    return samples;
}

Result<Samples, QString> simulateWillughby(Effort effort)
{
    return takeSamples(effort, [&](const RuleSet &set) -> Result<double, QString> {
        return runSimulation(set, gamesOf(effort)).gamesPerSecond();
    });
}

/// Measures the speed of the simulation relative to that of the hand-written loop, run alternately.
Result<Samples, QString> compareWithLoop(Effort effort)
{
    return takeSamples(effort, [&](const RuleSet &set) -> Result<double, QString> {
        const double began = processorSeconds();
        const LoopResult loop = playHandWrittenLoop(gamesOf(effort), Seed);
        const double between = processorSeconds();
        const SimulationResult result = runSimulation(set, gamesOf(effort));
        const double ended = processorSeconds();
        if (loop.throws != result.throws || loop.whiteWins != result.whiteWins ||
            loop.firstThrowerWins != result.firstThrowerWins) {
            return u"the hand-written loop plays different games"_s;
        }
        return (between - began) / (ended - between);
    });
}

} // namespace

std::vector<Benchmark> simulationBenchmarks()
{
    return {{u"simulate-willughby"_s, u"games/s"_s, true, simulateWillughby},
            {u"simulate-willughby-ratio"_s, u"of a loop"_s, true, compareWithLoop}};
}

} // namespace doublets::bench
