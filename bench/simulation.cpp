// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"

#include "core/players/simulation.h"
#include "core/rules/catalogue.h"

namespace doublets::bench {

namespace {

Result<Samples, QString> simulateWillughby(Effort effort)
{
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        return u"the rule files cannot be read"_qs;
    }
    const RuleSet &set = *catalogue.value().find(u"willughby"_qs);
    const std::uint64_t games = effort == Effort::Tiny ? 200 : 100'000;
    const int runs = effort == Effort::Tiny ? 1 : 10;
    Samples samples;
    for (int run = 0; run < runs; ++run) {
        RandomPlayer white(1);
        RandomPlayer black(2);
        const SimulationResult result =
            simulate({set.rules(set.defaultRulings()), games, 1674, &white, &black, {}, {}});
        samples.push_back(result.gamesPerSecond());
    }
    return samples;
}

} // namespace

std::vector<Benchmark> simulation()
{
    return {{u"simulate-willughby"_qs, u"games/s"_qs, true, simulateWillughby}};
}

} // namespace doublets::bench
