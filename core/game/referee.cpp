// SPDX-License-Identifier: MIT
#include "core/game/referee.h"

#include "core/procedures/procedure.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace doublets::referee {

namespace {

std::optional<Refusal> noThrowReason(const Position &position)
{
    switch (position.stage) {
    case Stage::Opening:
        return Refusal::LeadUndecided;
    case Stage::ToThrow:
    case Stage::Claiming:
        return std::nullopt;
    case Stage::Playing:
        return Refusal::NumbersRemaining;
    case Stage::Won:
    case Stage::Drawn:
        return Refusal::GameOver;
    }
    return std::nullopt;
}

/// Adds those of `more` that `numbers` lacks, counting repetitions.
void unite(Numbers &numbers, const Numbers &more)
{
    Numbers known = numbers;
    for (const std::uint8_t number : more) {
        if (known.contains(number)) {
            known.remove(number);
        } else {
            numbers.add(number);
        }
    }
}

/// Adds the numbers used by every order of plays that begins with `used` and reaches `position`.
void addUsable(const Rules &rules, const Position &position, const Numbers &used, int maximum,
               UsableNumbers &usable)
{
    for (const Play &next : legalPlays(rules, position)) {
        Numbers usedNow = used;
        usedNow.add(next.number);
        unite(usable.numbers, usedNow);
        usable.count = std::max(usable.count, usedNow.size());
        Position after = position;
        play(rules, after, next);
        if (after.stage == Stage::Playing && after.player == position.player) {
            addUsable(rules, after, usedNow, maximum, usable);
        }
        if (usable.count == maximum) {
            return;
        }
    }
}

bool isFace(std::uint8_t face)
{
    return face >= 1 && face <= limits::Faces;
}

std::optional<Refusal> refusal(const Rules &, const Position &position, const OpeningThrow &dice)
{
    if (position.isOver()) {
        return Refusal::GameOver;
    }
    if (position.stage != Stage::Opening) {
        return Refusal::LeadDecided;
    }
    return isFace(dice.white) && isFace(dice.black) ? std::nullopt
                                                    : std::optional(Refusal::WrongDice);
}

std::optional<Refusal> refusal(const Rules &rules, const Position &position, const Throw &dice)
{
    if (const auto why = noThrowReason(position)) {
        return why;
    }
    const bool fits = dice.size() == rules.dice && std::ranges::all_of(dice, isFace);
    return fits ? std::nullopt : std::optional(Refusal::WrongDice);
}

std::optional<Refusal> refusal(const Rules &rules, const Position &position, const Play &play)
{
    if (position.isOver()) {
        return Refusal::GameOver;
    }
    if (position.stage == Stage::Opening) {
        return Refusal::LeadUndecided;
    }
    if (position.stage == Stage::ToThrow) {
        return Refusal::NothingToPlay;
    }
    if (play.by != position.player) {
        return Refusal::WrongPlayer;
    }
    const bool numberLeft = position.doubletMen > 0
                                ? play.number == position.dice[0]
                                : position.remainingNumbers.contains(play.number);
    if (!numberLeft) {
        return Refusal::NumberUnavailable;
    }
    if (legalPlays(rules, position).contains(play)) {
        return std::nullopt;
    }
    return rules.procedure->candidatePlays(rules, position).contains(play) ? Refusal::FewerNumbers
                                                                           : Refusal::NoSuchMan;
}

} // namespace

Position initialPosition(const Rules &rules)
{
    return rules.procedure->initialPosition(rules);
}

PlayList legalPlays(const Rules &rules, const Position &position)
{
    return rules.procedure->legalPlays(rules, position);
}

UsableNumbers usableNumbers(const Rules &rules, const Position &position)
{
    UsableNumbers found;
    const int maximum = position.remainingNumbers.size();
    if (position.stage != Stage::Playing || maximum == 0) {
        return found;
    }
    addUsable(rules, position, {}, maximum, found);
    UsableNumbers usable{{}, found.count};
    for (const std::uint8_t number : position.remainingNumbers) {
        if (found.numbers.contains(number)) {
            found.numbers.remove(number);
            usable.numbers.add(number);
        }
    }
    return usable;
}

bool isForced(const Rules &rules, const Position &position)
{
    return rules.procedure->isForced(rules, position);
}

bool isNextPlayForced(const Rules &rules, const Position &position)
{
    return position.stage == Stage::Playing &&
           (legalPlays(rules, position).size() == 1 || isForced(rules, position));
}

Side nextThrower(const Rules &rules, const Position &position)
{
    const bool same = position.stage == Stage::ToThrow || grantsAnotherThrow(rules, position.dice);
    return same ? position.thrower : opponentOf(position.thrower);
}

Result<ActionResult, Refusal> applyAction(const Rules &rules, const Position &position,
                                          const Action &action)
{
    const auto why =
        std::visit([&](const auto &which) { return refusal(rules, position, which); }, action);
    if (why) {
        return *why;
    }
    ActionResult step{position, {}};
    if (const auto *opening = std::get_if<OpeningThrow>(&action)) {
        throwForLead(rules, step.position, *opening, step.events);
    } else if (const auto *dice = std::get_if<Throw>(&action)) {
        throwDice(rules, step.position, *dice, step.events);
    } else {
        play(rules, step.position, std::get<Play>(action), step.events);
    }
    return step;
}

void throwForLead(const Rules &rules, Position &position, OpeningThrow dice, Events &events)
{
    const OpeningThrown thrown{dice, rules.lead};
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
