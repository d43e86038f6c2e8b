// SPDX-License-Identifier: MIT
#include "match/session/seats.h"

#include "core/game/game.h"

namespace doublets {

bool waitsForComputer(const Game &game, const Seats &seats)
{
    const Position &position = game.position();
    switch (position.stage) {
    case Stage::Opening:
        return seats.isComputerAlone() && !game.needsEnteredDice();
    case Stage::Claiming:
        if (seats.isComputer(position.player)) {
            return true;
        }
        [[fallthrough]];
    case Stage::ToThrow:
        return seats.isComputer(referee::nextThrower(game.rules(), position)) &&
               !game.needsEnteredDice();
    case Stage::Playing:
        return seats.isComputer(position.player);
    case Stage::Won:
    case Stage::Drawn:
        break;
    }
    return false;
}

} // namespace doublets
