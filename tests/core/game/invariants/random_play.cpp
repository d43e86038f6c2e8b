// SPDX-License-Identifier: MIT
#include "tests/core/game/invariants/random_play.h"

#include "core/game/referee.h"

namespace doublets::testing {

Action randomAction(const Rules &rules, const Position &position, ChoiceGenerator &generator)
{
    if (position.stage == Stage::Opening) {
        const std::uint8_t white = generator.face();
        return OpeningThrow{white, generator.face()};
    }
    const bool plays = position.stage == Stage::Playing ||
                       (position.stage == Stage::Claiming && generator.below(2) == 0);
    if (plays) {
        const PlayList legal = referee::legalPlays(rules, position);
        if (!legal.empty()) {
            return legal[generator.below(legal.size())];
        }
    }
    Throw dice;
    for (int die = 0; die < rules.dice; ++die) {
        dice.add(generator.face());
    }
    return dice;
}

} // namespace doublets::testing
