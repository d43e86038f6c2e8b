// SPDX-License-Identifier: MIT
#include "core/game/referee.h"

#include "core/game/referee/leftovers.h"
#include "core/game/referee/moves.h"

#include <algorithm>

namespace doublets::referee {

using namespace detail;

namespace {

template<typename Sink>
void throwAll(const Rules &rules, Position &position, const Throw &dice, Sink &events)
{
    if (position.stage == Stage::Claiming) {
        forfeitClaims(rules, position, events);
    }
    position.dice = dice;
    position.player = position.thrower;
    position.stage = Stage::Playing;
    position.left.clear();
    const bool doublet = dice.allAlike();
    if (doublet && rules.doublet == Doublet::Total) {
        for (const std::uint8_t face : dice) {
            position.doubletMen = static_cast<std::uint8_t>(position.doubletMen + face);
        }
    } else if (doublet && rules.doublet == Doublet::ThrowAgain &&
               rules.doubletMen == DoubletMen::One) {
        position.left.add(dice[0]);
    } else {
        position.left = dice;
    }
    events.add(DiceThrown{position.thrower, dice, position.doubletMen});
    if (!canPlayAnything(rules, position)) {
        leaveRest(rules, position, events);
    }
}

template<typename Sink>
void playMan(const Rules &rules, Position &position, const Play &play, Sink &events)
{
    const bool fromDoublet = position.doubletMen > 0;
    const bool completed = moveMan(rules, position, play, events);
    if (position.isOver()) {
        return;
    }
    if (fromDoublet) {
        if (position.doubletMen == 0) {
            endThrow(rules, position, events);
        } else if (completed) {
            resolveSurplus(rules, position, events);
        }
        return;
    }
    const bool stops = completed && rules.crossing == Crossing::Barred;
    if (position.left.empty() || stops || !canPlayAnything(rules, position)) {
        leaveRest(rules, position, events);
    }
}

} // namespace

Position start(const Rules &rules)
{
    Position position;
    for (Men &men : position.men) {
        std::copy(rules.men.begin(), rules.men.end(), men.on.begin());
        men.phase = rules.phases[0];
        men.left = workOf(men);
        NoEvents unheard;
        completePhases(rules, men, Side::White, unheard);
    }
    return position;
}

Side nextThrower(const Rules &rules, const Position &position)
{
    if (position.stage == Stage::ToThrow || throwsAgain(rules, position.dice)) {
        return position.thrower;
    }
    return opponentOf(position.thrower);
}

void throwForLead(const Rules &, Position &position, OpeningThrow dice, Events &events)
{
    const OpeningThrown thrown{dice};
    events.add(thrown);
    if (!thrown.tied()) {
        position.thrower = thrown.first();
        position.player = position.thrower;
        position.stage = Stage::ToThrow;
    }
}

void throwDice(const Rules &rules, Position &position, const Throw &dice, Events &events)
{
    throwAll(rules, position, dice, events);
}

void throwDice(const Rules &rules, Position &position, const Throw &dice)
{
    NoEvents unheard;
    throwAll(rules, position, dice, unheard);
}

void play(const Rules &rules, Position &position, const Play &play, Events &events)
{
    playMan(rules, position, play, events);
}

void play(const Rules &rules, Position &position, const Play &play)
{
    NoEvents unheard;
    playMan(rules, position, play, unheard);
}

} // namespace doublets::referee
