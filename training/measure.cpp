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

using namespace Qt::StringLiterals;

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

void print(const QString &opponent, const MatchResult &result)
{
    const SimulationResult &total = result.total;
    const auto percent = [&total](std::uint64_t count) {
        return 100 * static_cast<double>(count) / static_cast<double>(total.games);
    };
    std::printf("%-8s %7llu games  won %5.2f ± %.2f %%  drawn %5.2f %%\n", qPrintable(opponent),
                static_cast<unsigned long long>(total.games), percent(total.whiteWins),
                100 * result.margin, percent(total.draws));
    std::fflush(stdout);
}

/// Positions whose predicted chance lies in one band.
class Band
{
public:
    void add(double predicted, double observed)
    {
        ++m_ofGame.positions;
        m_ofGame.difference += observed - predicted;
        m_predicted += predicted;
    }
    /// Must be called after the last position of each game.
    void endGame()
    {
        m_positions += m_ofGame.positions;
        m_difference += m_ofGame.difference;
        m_positionSquares += m_ofGame.positions * m_ofGame.positions;
        m_products += m_ofGame.positions * m_ofGame.difference;
        m_differenceSquares += m_ofGame.difference * m_ofGame.difference;
        m_ofGame = {};
    }
    void print() const
    {
        const double n = std::max(m_positions, 1.0);
        const double difference = m_difference / n;
        // Positions of one game are not independent, but games are.
        const double squares = m_differenceSquares - 2 * difference * m_products +
                               difference * difference * m_positionSquares;
        std::printf("%8.0f positions  predicted %5.2f %%  observed %5.2f %%  "
                    "difference %+5.2f ± %.2f\n",
                    m_positions, 100 * m_predicted / n, 100 * (m_predicted + m_difference) / n,
                    100 * difference, 196 * std::sqrt(std::max(squares, 0.0)) / n);
    }

private:
    struct Game
    {
        double positions = 0;
        double difference = 0; ///< sum of observed less predicted chances
    };

    Game m_ofGame;          ///< the current game
    double m_predicted = 0; ///< sum over all positions, as are the following members
    double m_positions = 0;
    double m_difference = 0;
    double m_positionSquares = 0; ///< sum over all games, as are the following members
    double m_products = 0;
    double m_differenceSquares = 0;
};

} // namespace

QStringList opponents()
{
    return {u"random"_s, u"greedy"_s, u"pips"_s, u"self"_s};
}

void printMatch(const QString &opponent, const Rules &rules, const RaceNetwork &network,
                const RaceEndings &endings, std::uint64_t games, int jobs)
{
    const auto pips = std::make_unique<const RaceNetwork>(networkByPips());
    const auto factory = [&] {
        if (opponent == u"random") {
            return randomPlayerFactory();
        }
        if (opponent == u"greedy") {
            return greedyPlayerFactory();
        }
        return opponent == u"pips" ? searchPlayerFactory(*pips, endings, RaceOdds::SearchWidth)
                                   : searchPlayerFactory(network, endings, 0);
    };
    const auto best = searchPlayerFactory(network, endings, RaceOdds::SearchWidth);
    print(opponent, compete(rules, best, factory(), games, Seed, jobs));
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
            bands[std::min<std::size_t>(static_cast<std::size_t>(predicted * 10), 9)].add(
                predicted, double(example.target.win) / RaceValue::One);
        }
        std::ranges::for_each(bands, &Band::endGame);
    }
    std::ranges::for_each(bands, &Band::print);
    std::fflush(stdout);
}

} // namespace doublets::training
