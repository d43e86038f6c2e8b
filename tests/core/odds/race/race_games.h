// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/generator.h"
#include "core/game/referee.h"
#include "core/odds/race/race_board.h"
#include "core/rules/catalogue.h"

#include <QString>

#include <vector>

namespace doublets::testing {

/// Returns the rules of the race in the built-in catalogue.
inline Rules raceRules()
{
    return Catalogue::builtIn().value().find(QStringLiteral("alfonso-race"))->defaultRules;
}

/// A series of random games of the race, played with the referee.
class RandomRace
{
public:
    /// `rules` must outlive this object.
    RandomRace(const Rules &rules, std::uint64_t seed)
        : m_rules(rules)
        , m_generator(seed)
    {
        restart();
    }

    [[nodiscard]] const Position &position() const { return m_position; }
    /// Returns a random number from 0 to bound − 1. `bound` is 1 to 256.
    unsigned randomBelow(unsigned bound)
    {
        return m_draw.below(bound, [this] { return m_generator.next(); });
    }
    Throw rollThrow()
    {
        Throw dice;
        for (int i = 0; i < m_rules.dice; ++i) {
            dice.add(static_cast<std::uint8_t>(1 + randomBelow(limits::Faces)));
        }
        return dice;
    }
    /// Plays a throw at random. Starts another game if the game ends.
    void playThrow()
    {
        referee::throwDice(m_rules, m_position, rollThrow());
        while (m_position.stage == Stage::Playing) {
            const PlayList plays = referee::legalPlays(m_rules, m_position);
            const unsigned chosen = randomBelow(static_cast<unsigned>(plays.size()));
            referee::play(m_rules, m_position, plays[static_cast<int>(chosen)]);
        }
        if (m_position.isOver()) {
            restart();
        }
    }

private:
    void restart()
    {
        m_position = referee::initialPosition(m_rules);
        m_position.stage = Stage::ToThrow;
    }

    const Rules &m_rules;
    Generator m_generator;
    ByteDraw m_draw;
    Position m_position;
};

/// Returns a position before White's throw, with racing men on the given points (from 1), one entry
/// per man. All other men have been borne off.
inline Position racingPosition(const Rules &rules, const std::vector<int> &white,
                               const std::vector<int> &black)
{
    Position position = referee::initialPosition(rules);
    position.stage = Stage::ToThrow;
    const auto place = [&](Side side, const std::vector<int> &points) {
        Men &men = position.menOf(side);
        men.counts = {};
        men.phase = Phase::Race;
        for (const int point : points) {
            ++men.counts[static_cast<std::size_t>(point) - 1];
        }
        men.remainingPlays = static_cast<std::uint8_t>(points.size());
        men.borneOff = static_cast<std::uint8_t>(rules.menPerPlayer() - men.onBoard());
    };
    place(Side::White, white);
    place(Side::Black, black);
    return position;
}

} // namespace doublets::testing
