// SPDX-License-Identifier: MIT
#include "tests/core/game/invariants/step_checks.h"

#include "core/procedures/procedure.h"

#include "tests/core/game/event_applier.h"
#include "tests/core/game/invariants/plain_reading.h"
#include "tests/core/game/positions.h"

#include <algorithm>

namespace doublets::testing {

namespace {

std::ptrdiff_t phaseIndex(const Rules &rules, Phase phase)
{
    return std::find(rules.phases.begin(), rules.phases.end(), phase) - rules.phases.begin();
}

std::string wrongMen(const Rules &rules, const Men &before, const Men &after)
{
    if (after.onBoard() + after.borneOff + after.removed != rules.menPerPlayer()) {
        return "men are not conserved";
    }
    const bool returns = after.phase == Phase::SetUp && before.phase == Phase::SetUp;
    if ((after.borneOff < before.borneOff && !returns) || after.removed < before.removed) {
        return "a man returned to the board";
    }
    if (phaseIndex(rules, after.phase) < phaseIndex(rules, before.phase) ||
        phaseIndex(rules, after.phase) >= rules.phaseCount) {
        return "a player returned to an earlier phase";
    }
    for (int point = 1; point <= PointsInTable; ++point) {
        if (after.downOn(point) > after.onPoint(point)) {
            return "more men are laid down on a point than stand there";
        }
    }
    return {};
}

/// Returns whether a point holds men of both players, or more than two men of one.
bool sharesPoints(const Position &position)
{
    for (int point = 1; point <= PointsOnTrack; ++point) {
        const int white = position.menOf(Side::White).onPoint(point);
        const int black = position.menOf(Side::Black).onPoint(opponentsPoint(point));
        if ((white > 0 && black > 0) || white > 2 || black > 2) {
            return true;
        }
    }
    return false;
}

std::string wrongStage(const Rules &rules, const Position &position)
{
    const bool plays = position.stage == Stage::Playing || position.stage == Stage::Claiming;
    const bool left = !position.remainingNumbers.empty() || position.doubletMen > 0;
    if (plays == referee::legalPlays(rules, position).empty()) {
        return "the legal plays contradict the stage";
    }
    if (!position.isOver() && plays != left) {
        return "the remaining numbers contradict the stage";
    }
    const bool over = std::ranges::any_of(position.men, [&rules](const Men &men) {
        return rules.phases[rules.phaseCount - 1U] == Phase::SetUp
                   ? men.phase == Phase::SetUp && men.onBoard() == rules.menPerPlayer()
                   : men.onBoard() == 0;
    });
    if (over != (position.stage == Stage::Won)) {
        return "the stage contradicts the men on the board";
    }
    if (position.stage == Stage::Drawn && !rules.procedure->canBeDrawn) {
        return "a game that cannot be drawn is drawn";
    }
    return {};
}

/// Returns whether a `Total` doublet gives as many men as its pips.
bool countsMen(const Rules &rules, const DiceThrown &thrown)
{
    int pips = 0;
    for (const std::uint8_t face : thrown.dice) {
        pips += face;
    }
    const bool total = rules.doublet == Doublet::Total && thrown.dice.areAllEqual();
    return thrown.doubletMen == (total ? pips : 0);
}

bool canBeTrue(const Rules &rules, const Event &event)
{
    if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
        return countsMen(rules, *thrown);
    }
    const auto *lost = std::get_if<NumberLost>(&event);
    if (!lost) {
        return true;
    }
    const bool ended = lost->throwerReason == UnplayableReason::PhaseEnded ||
                       lost->opponentReason == UnplayableReason::PhaseEnded;
    const bool claim = lost->opponentReason == UnplayableReason::NotClaimed;
    return (!ended || rules.crossing == Crossing::Barred) &&
           (!claim || rules.claim == Claim::Required) &&
           lost->throwerReason != UnplayableReason::None &&
           lost->opponentReason != UnplayableReason::None && lost->count > 0;
}

/// Returns whether `take` accepts only the legal plays, among all variants of `play`.
bool takesJust(const Rules &rules, const Position &position, const PlayList &legal, Play play)
{
    for (int number = 0; number <= 7; ++number) {
        play.number = static_cast<std::uint8_t>(number);
        for (const int to : {0, play.from + number}) {
            play.to = static_cast<std::uint8_t>(to);
            for (const bool hit : {false, true}) {
                play.hit = hit;
                if (referee::applyAction(rules, position, play).ok() != legal.contains(play)) {
                    return false;
                }
            }
        }
    }
    return true;
}

} // namespace

std::string positionError(const Rules &rules, const Position &before, const Position &after)
{
    for (const Side side : BothSides) {
        const std::string wrong = wrongMen(rules, before.menOf(side), after.menOf(side));
        if (!wrong.empty()) {
            return wrong;
        }
    }
    if (rules.procedure->usesWholeBoard() && sharesPoints(after)) {
        return "a point holds too many men, or men of both players";
    }
    return wrongStage(rules, after);
}

std::string eventsError(const Rules &rules, const Position &before,
                        const referee::ActionResult &step)
{
    if (positionAfterEvents(rules, before, step.events) != step.position) {
        return "the events do not lead to the position: " + eventsText(step.events);
    }
    for (const Event &event : step.events) {
        if (!canBeTrue(rules, event)) {
            return "an event has an impossible reason: " + eventText(event);
        }
    }
    return {};
}

std::string passingError(const Rules &rules, const Position &before, const Action &action,
                         const Position &after)
{
    Position mine = before;
    bool ended = false;
    if (const auto *dice = std::get_if<Throw>(&action)) {
        mine.thrower = referee::nextThrower(rules, before);
        mine.player = mine.thrower;
        mine.remainingNumbers = *dice;
        if (rules.doubletNumbers == DoubletNumbers::One && dice->areAllEqual()) {
            mine.remainingNumbers = {(*dice)[0]};
        }
        const Men &men = mine.menOf(mine.thrower);
        if (rules.doublet == Doublet::WholePoint && dice->areAllEqual() &&
            men.phase == Phase::BearOff && men.onPoint((*dice)[0]) > dice->size()) {
            mine.remainingNumbers.add((*dice)[0]);
        }
        if (rules.doublet == Doublet::Total && dice->areAllEqual()) {
            return {};
        }
    } else if (const auto *play = std::get_if<Play>(&action)) {
        if (before.doubletMen > 0 || play->by != before.thrower) {
            return {};
        }
        const plain::Played played = plain::afterPlay(rules, before, *play);
        mine = played.position;
        ended = played.ended;
    } else {
        return {};
    }
    const bool goesOn = !ended && plain::mostNumbers(rules, mine) > 0;
    Position his = mine;
    his.player = opponentOf(mine.thrower);
    const bool passes = !after.isOver() && !goesOn && !mine.remainingNumbers.empty() &&
                        plain::mayPass(rules, mine) && plain::mostNumbers(rules, his) > 0;
    const bool opponentPlays = after.stage == Stage::Claiming ||
                               (after.stage == Stage::Playing && after.player == his.player);
    return passes == opponentPlays ? std::string() : "numbers pass wrongly, or fail to pass";
}

std::string playsError(const Rules &rules, const Position &position)
{
    const PlayList legal = referee::legalPlays(rules, position);
    const std::vector<Play> expected = plain::legalPlays(rules, position);
    const bool alike = static_cast<std::size_t>(legal.size()) == expected.size() &&
                       std::all_of(expected.begin(), expected.end(),
                                   [&](const Play &play) { return legal.contains(play); });
    if (!alike) {
        return "the legal plays differ from those found by brute force";
    }
    if (referee::isForced(rules, position) != plain::isForced(rules, position)) {
        return "isForced() differs from the result of brute force";
    }
    return {};
}

std::string refusalsError(const Rules &rules, const Position &position)
{
    const PlayList legal = referee::legalPlays(rules, position);
    for (const Side side : BothSides) {
        for (const PlayKind kind : {PlayKind::PlayDown, PlayKind::ReStack, PlayKind::BearOff,
                                    PlayKind::Move, PlayKind::SetUp}) {
            for (int from = 0; from <= 25; ++from) {
                const Play play{side, kind, static_cast<std::uint8_t>(from), 0, 0, false};
                if (!takesJust(rules, position, legal, play)) {
                    return "an illegal play is accepted, or a legal one refused";
                }
            }
        }
    }
    return {};
}

} // namespace doublets::testing
