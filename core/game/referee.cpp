// SPDX-License-Identifier: MIT
#include "core/game/referee.h"

#include "core/procedures/procedure.h"

namespace doublets::referee {

Position initialPosition(const Rules &rules)
{
    return rules.procedure->initialPosition(rules);
}

PlayList legalPlays(const Rules &rules, const Position &position)
{
    return rules.procedure->legalPlays(rules, position);
}

bool isForced(const Rules &rules, const Position &position)
{
    return rules.procedure->isForced(rules, position);
}

Side nextThrower(const Rules &rules, const Position &position)
{
    const bool same = position.stage == Stage::ToThrow || grantsAnotherThrow(rules, position.dice);
    return same ? position.thrower : opponentOf(position.thrower);
}

void throwForLead(const Rules &, Position &position, OpeningThrow dice, Events &events)
{
    const OpeningThrown thrown{dice};
    events.add(thrown);
    if (!thrown.isTied()) {
        position.thrower = thrown.firstThrower();
        position.player = position.thrower;
        position.stage = Stage::ToThrow;
    }
}

void throwDice(const Rules &rules, Position &position, const Throw &dice, Events &events)
{
    rules.procedure->throwDice(rules, position, dice, events);
}

void throwDice(const Rules &rules, Position &position, const Throw &dice)
{
    rules.procedure->throwDiceSilently(rules, position, dice);
}

void play(const Rules &rules, Position &position, const Play &play, Events &events)
{
    rules.procedure->play(rules, position, play, events);
}

void play(const Rules &rules, Position &position, const Play &play)
{
    rules.procedure->playSilently(rules, position, play);
}

bool playForcedThrow(const Rules &rules, Position &position, const Throw &dice)
{
    return rules.procedure->playForcedThrow(rules, position, dice);
}

} // namespace doublets::referee
