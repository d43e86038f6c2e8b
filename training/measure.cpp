// SPDX-License-Identifier: MIT
#include "training/measure.h"

#include "core/odds/race/race_odds.h"
#include "training/arena.h"
#include "training/self_play.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>

namespace doublets::training {

namespace {

constexpr std::uint64_t Seed = 1283;
/// Only every nth position of a game is evaluated, because positions of one game are correlated.
constexpr std::size_t Stride = 8;

/// Returns an untrained network, which prefers the player with fewer pips to go.
RaceNetwork networkByPips()
{
    constexpr auto SlotsPerSide = RaceNetwork::FeatureSlots / 2;
    constexpr unsigned Bands = RaceFeatures::LongestWall - RaceFeatures::Pips;
    constexpr std::int16_t Step = (1 << RaceNetwork::HiddenBits) / 8;
    RaceNetwork::Weights weights;
    weights.hiddenBias[0] = 4 << RaceNetwork::HiddenBits; // the middle of a unit's range
    for (unsigned band = 0; band < Bands; ++band) {
        const auto pips = static_cast<std::int16_t>(Step * static_cast<int>(band));
        weights.features[RaceFeatures::Pips + band][0] = static_cast<std::int16_t>(-pips);
        weights.features[SlotsPerSide + RaceFeatures::Pips + band][0] = pips;
    }
    weights.outputs[0][0] = 1 << RaceNetwork::OutputWeightBits;
    weights.outputBias[0] = -(4 << (RaceNetwork::HiddenBits + RaceNetwork::OutputWeightBits));
    weights.outputBias[1] = -(8 << (RaceNetwork::HiddenBits + RaceNetwork::OutputWeightBits));
    return RaceNetwork(weights);
}

void printMatch(const char *opponent, const SimulationResult &result)
{
    const auto games = static_cast<double>(result.games);
    const auto percent = [games](std::uint64_t count) {
        return 100 * static_cast<double>(count) / games;
    };
    const double share = static_cast<double>(result.whiteWins) / games;
    std::printf("%-36s %7llu games  won %5.2f ± %.2f %%  drawn %5.2f %%  %7.2f ms a throw\n",
                opponent, static_cast<unsigned long long>(result.games), percent(result.whiteWins),
                196 * std::sqrt(share * (1 - share) / games), percent(result.draws),
                1000 * result.seconds / static_cast<double>(result.throws));
    std::fflush(stdout);
}

/// Positions whose predicted chance lies in one band.
struct Band
{
    std::int64_t positions = 0;
    double predicted = 0; ///< sum
    double observed = 0;  ///< sum
};

} // namespace

void printMatches(const Rules &rules, const RaceNetwork &network, const RaceEndings &endings,
                  std::uint64_t games)
{
    const auto best = searchPlayerFactory(network, endings, RaceOdds::SearchWidth);
    const auto play = [&](const char *name, const PlayerFactory &opponent) {
        printMatch(name, compete(rules, best, opponent, games, Seed));
    };
    play("random", randomPlayerFactory());
    play("greedy", greedyPlayerFactory());
    const auto pips = std::make_unique<const RaceNetwork>(networkByPips());
    play("fewest pips, one throw ahead",
         searchPlayerFactory(*pips, endings, RaceOdds::SearchWidth));
    play("itself without looking ahead", searchPlayerFactory(network, endings, 0));
}

void printCalibration(const RaceNetwork &network, const RaceEndings &endings, std::uint64_t games)
{
    SelfPlay selfPlay(Seed);
    const auto search = std::make_unique<RaceSearch>(network, endings);
    std::array<Band, 10> bands;
    for (std::uint64_t game = 0; game < games; ++game) {
        // With λ = 1, the target of each position is the result of the game.
        const std::vector<Example> &examples = selfPlay.play(*search, 1);
        for (std::size_t i = game % Stride; i < examples.size(); i += Stride) {
            const Example &example = examples[i];
            const RaceValue value = search->valueAhead(example.board);
            const double predicted = double(value.win) / RaceValue::One;
            Band &band = bands[std::min<std::size_t>(static_cast<std::size_t>(predicted * 10), 9)];
            ++band.positions;
            band.predicted += predicted;
            band.observed += double(example.target.win) / RaceValue::One;
        }
    }
    for (const Band &band : bands) {
        const auto n = static_cast<double>(std::max<std::int64_t>(band.positions, 1));
        std::printf("%8lld positions  predicted %5.2f %%  observed %5.2f %%  difference %+5.2f\n",
                    static_cast<long long>(band.positions), 100 * band.predicted / n,
                    100 * band.observed / n, 100 * (band.observed - band.predicted) / n);
    }
    std::fflush(stdout);
}

} // namespace doublets::training
