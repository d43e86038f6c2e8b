// SPDX-License-Identifier: MIT
#include "training/arena.h"

#include <cmath>
#include <vector>

namespace doublets::training {

namespace {

class GreedyPlayer final : public Player
{
public:
    void beginGame(std::uint64_t seed) override { m_random.beginGame(seed); }
    [[nodiscard]] int choose(const Rules &rules, const Position &position,
                             const PlayList &plays) override
    {
        const auto worth = [](const Play &play) { return (play.hit ? 10 : 0) + play.number; };
        PlayList best;
        std::array<int, limits::MaxPlays> indices{};
        for (int i = 0; i < plays.size(); ++i) {
            if (!best.empty() && worth(plays[i]) > worth(best[0])) {
                best = {};
            }
            if (best.empty() || worth(plays[i]) == worth(best[0])) {
                indices[static_cast<std::size_t>(best.size())] = i;
                best.add(plays[i]);
            }
        }
        return indices[static_cast<std::size_t>(m_random.choose(rules, position, best))];
    }

private:
    RandomPlayer m_random{0};
};

class SearchPlayer final : public Player
{
public:
    SearchPlayer(const RaceNetwork &network, const RaceEndings &endings, std::size_t width)
        : m_width(width)
        , m_search(network, endings)
    {
    }
    [[nodiscard]] int choose(const Rules &, const Position &position,
                             const PlayList &plays) override
    {
        if (plays.size() == 1) {
            return 0;
        }
        const auto whose = position.player == position.thrower ? RaceSearch::NumberOrigin::OwnThrow
                                                               : RaceSearch::NumberOrigin::Passed;
        const RaceBoard board = raceBoardOf(position, position.player);
        const RaceSearch::Choice choice =
            m_width == 0
                ? m_search.bestChoice(board, position.remainingNumbers, whose)
                : m_search.bestChoiceAhead(board, position.remainingNumbers, whose, m_width);
        for (int i = 0; i < plays.size(); ++i) {
            if (plays[i].from == choice.from && plays[i].number == choice.number) {
                return i;
            }
        }
        qFatal("illegal play");
    }

private:
    std::size_t m_width;
    RaceSearch m_search;
};

} // namespace

PlayerFactory greedyPlayerFactory()
{
    return [] { return std::make_unique<GreedyPlayer>(); };
}

PlayerFactory searchPlayerFactory(const RaceNetwork &network, const RaceEndings &endings,
                                  std::size_t width)
{
    return [&network, &endings, width] {
        return std::make_unique<SearchPlayer>(network, endings, width);
    };
}

MatchResult compete(const Rules &rules, const PlayerFactory &first, const PlayerFactory &second,
                    std::uint64_t games, std::uint64_t seed, int jobs)
{
    const std::uint64_t pairs = games / 2;
    std::vector<GameOutcome> asWhite(pairs);
    std::vector<GameOutcome> asBlack(pairs);
    SimulationOptions options;
    options.rules = rules;
    options.games = pairs;
    options.seed = seed;
    options.jobs = jobs;
    options.white = first;
    options.black = second;
    options.outcomes = asWhite;
    MatchResult result{simulate(options)};
    std::swap(options.white, options.black);
    options.outcomes = asBlack;
    SimulationResult swapped = simulate(options);
    std::swap(swapped.whiteWins, swapped.blackWins);
    result.total += swapped;

    const auto n = static_cast<double>(pairs);
    const double mean = static_cast<double>(result.total.whiteWins) / (2 * n);
    double squares = 0;
    for (std::uint64_t i = 0; i < pairs; ++i) {
        const int wins = (asWhite[i].winner == GameOutcome::Winner::White ? 1 : 0) +
                         (asBlack[i].winner == GameOutcome::Winner::Black ? 1 : 0);
        squares += (wins / 2.0 - mean) * (wins / 2.0 - mean);
    }
    result.margin = 1.96 * std::sqrt(squares) / n;
    return result;
}

} // namespace doublets::training
