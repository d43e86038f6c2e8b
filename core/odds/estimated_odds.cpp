// SPDX-License-Identifier: MIT
#include "core/odds/estimated_odds.h"

#include "core/chance/normal95.h"
#include "core/dice/generator.h"
#include "core/game/referee.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

constexpr int PlayOutsBetweenReports = 64;

/// Returns a seed that depends on everything relevant to the rest of the game.
std::uint64_t seedOf(const Position &position)
{
    std::uint64_t seed = 0;
    const auto mix = [&seed](std::uint64_t value) { seed = SplitMix(seed ^ value).next(); };
    for (const Men &men : position.men) {
        std::ranges::for_each(men.counts, mix);
        std::ranges::for_each(men.downCounts, mix);
        mix(static_cast<std::uint64_t>(men.phase));
    }
    mix(static_cast<std::uint64_t>(position.stage));
    mix(indexOf(position.thrower));
    mix(indexOf(position.player));
    std::ranges::for_each(position.remainingNumbers, mix);
    mix(position.doubletMen);
    return seed;
}

/// Games played out with random dice and random choices.
class PlayOut
{
public:
    PlayOut(const Rules &rules, std::uint64_t seed)
        : m_rules(rules)
        , m_generator(seed)
    {
    }

    /// Plays the game to its end. Returns the number of throws of all the dice.
    int play(Position &position)
    {
        int throws = 0;
        while (!position.isOver()) {
            switch (position.stage) {
            case Stage::Opening:
                throwForLead(position);
                break;
            case Stage::ToThrow:
                throwDice(position);
                ++throws;
                break;
            default:
                playMan(position);
            }
        }
        return throws;
    }

private:
    unsigned below(unsigned bound)
    {
        return m_draw.below(bound, [this] { return m_generator.next(); });
    }
    std::uint8_t roll() { return static_cast<std::uint8_t>(1 + below(6)); }

    void throwForLead(Position &position)
    {
        const OpeningThrow lead{roll(), roll()};
        Events ignoredEvents;
        referee::throwForLead(m_rules, position, lead, ignoredEvents);
    }
    void throwDice(Position &position)
    {
        Throw dice;
        for (int i = 0; i < m_rules.dice; ++i) {
            dice.add(roll());
        }
        referee::throwDice(m_rules, position, dice);
    }
    void playMan(Position &position)
    {
        const PlayList plays = referee::legalPlays(m_rules, position);
        const unsigned chosen = below(static_cast<unsigned>(plays.size()));
        referee::play(m_rules, position, plays[static_cast<int>(chosen)]);
    }

    const Rules &m_rules;
    Generator m_generator;
    ByteDraw m_draw;
};

/// Returns the position in which the next choice or throw is made. Both positions are worth the
/// same, so their estimates must be equal: a play without a choice gains or loses nothing.
Position afterForcedPlays(const Rules &rules, Position position)
{
    while (referee::isForced(rules, position)) {
        referee::play(rules, position, referee::legalPlays(rules, position)[0]);
    }
    return position;
}

/// Returns half the width of the 95% interval of a share of `n`, but at least 3/n, the "rule of
/// three" for shares of 0 and 1.
double marginOf(double share, double n)
{
    return std::max(Normal95 * std::sqrt(share * (1 - share) / n), 3 / n);
}

} // namespace

Odds EstimatedOdds::oddsOf(const Position &position) const
{
    return *estimate(position, {});
}

std::optional<Odds> EstimatedOdds::estimate(const Position &asked, const Progress &progress) const
{
    const Position position = afterForcedPlays(m_rules, asked);
    if (position.stage == Stage::Won) {
        const bool white = position.winner() == Side::White;
        return Odds{white ? 1.0 : 0.0, white ? 0.0 : 1.0, 0, 0};
    }
    if (position.stage == Stage::Drawn) {
        return Odds{};
    }
    PlayOut playOut(m_rules, seedOf(position));
    std::array<int, 2> wins{};
    std::int64_t throws = 0;
    for (int i = 0; i < m_playouts; ++i) {
        if (progress && i % PlayOutsBetweenReports == 0 &&
            !progress(i / static_cast<double>(m_playouts))) {
            return std::nullopt;
        }
        Position end = position;
        throws += playOut.play(end);
        if (end.stage == Stage::Won) {
            ++wins[indexOf(end.winner())];
        }
    }
    const double n = m_playouts;
    const double white = wins[indexOf(Side::White)] / n;
    const double black = wins[indexOf(Side::Black)] / n;
    return Odds{white, black, static_cast<double>(throws) / n,
                std::max(marginOf(white, n), marginOf(black, n))};
}

} // namespace doublets
