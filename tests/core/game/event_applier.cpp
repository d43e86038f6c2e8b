// SPDX-License-Identifier: MIT
#include "tests/core/game/event_applier.h"

#include "tests/core/game/positions.h"

namespace doublets::testing {

namespace {

struct Apply
{
    const Rules &rules;
    Position &position;
    Numbers passed{};
    std::uint8_t passedMen = 0;

    Men &men(Side side) { return position.menOf(side); }
    bool bearsOffThree(const DiceThrown &event)
    {
        const Men &mine = men(event.thrower);
        return rules.doublet == Doublet::WholePoint && event.dice.areAllEqual() &&
               mine.phase == Phase::BearOff && mine.onPoint(event.dice[0]) == 3;
    }
    void used(std::uint8_t number)
    {
        if (position.doubletMen > 0) {
            --position.doubletMen;
        } else {
            position.remainingNumbers.remove(number);
        }
    }

    void operator()(const OpeningThrown &event)
    {
        if (!event.isTied()) {
            position.stage = Stage::ToThrow;
            position.thrower = event.firstThrower();
            position.player = event.firstThrower();
        }
    }
    void operator()(const DiceThrown &event)
    {
        position.dice = event.dice;
        position.remainingNumbers.clear();
        position.doubletMen = event.doubletMen;
        if (event.doubletMen == 0) {
            position.remainingNumbers = event.dice;
            if (rules.doubletNumbers == DoubletNumbers::One && event.dice.areAllEqual()) {
                position.remainingNumbers = {event.dice[0]};
            } else if (bearsOffThree(event)) {
                position.remainingNumbers.add(event.dice[0]);
            }
        }
    }
    void operator()(const ManPlayedDown &event)
    {
        ++men(event.side).downCounts[event.point - 1U];
        used(event.number);
    }
    void operator()(const ManReStacked &event)
    {
        --men(event.side).downCounts[event.point - 1U];
        used(event.number);
    }
    void operator()(const ManBorneOff &event)
    {
        Men &mine = men(event.side);
        --mine.counts[event.point - 1U];
        ++mine.borneOff;
        if (event.point <= PointsInTable && mine.downCounts[event.point - 1U] > 0) {
            --mine.downCounts[event.point - 1U];
        }
        used(event.number);
    }
    void operator()(const ManSetUp &event)
    {
        Men &mine = men(event.side);
        --mine.downCounts[event.point - 1U];
        ++mine.counts[event.point - 1U];
        --mine.borneOff;
        used(event.number);
    }
    void operator()(const ManMoved &event)
    {
        --men(event.side).counts[event.from - 1U];
        ++men(event.side).counts[event.to - 1U];
        used(event.number);
    }
    void operator()(const ManHit &event)
    {
        --men(event.side).counts[event.point - 1U];
        ++men(event.side).removed;
    }
    void operator()(const NumberPassed &event)
    {
        position.player = opponentOf(event.from);
        if (event.rule == RuleKey::Surplus) {
            passedMen = event.count;
            position.doubletMen = 0;
        } else {
            passed.add(event.number);
            position.remainingNumbers.remove(event.number);
        }
    }
    void operator()(const NumberLost &event)
    {
        if (event.rule == RuleKey::Surplus) {
            position.doubletMen = static_cast<std::uint8_t>(position.doubletMen - event.count);
        } else {
            position.remainingNumbers.remove(event.number);
        }
    }
    void operator()(const PhaseCompleted &event)
    {
        men(event.side).phase = event.next;
        if (event.next == Phase::Race || event.next == Phase::Home) {
            men(event.side).downCounts = {};
        } else if (event.next == Phase::SetUp) {
            men(event.side).downCounts = rules.men;
        }
    }
    void operator()(const AnotherThrowGranted &event) { position.player = event.thrower; }
    void operator()(const TurnPassed &event)
    {
        position.thrower = event.to;
        position.player = event.to;
    }
    void operator()(const GameWon &) { position.stage = Stage::Won; }
    void operator()(const GameDrawn &) { position.stage = Stage::Drawn; }
};

/// Derives the stage from the numbers left and their player.
Stage stageOf(const Rules &rules, const Position &position)
{
    if (position.remainingNumbers.empty() && position.doubletMen == 0) {
        return Stage::ToThrow;
    }
    const bool claims = rules.claim == Claim::Required && position.player != position.thrower;
    return claims ? Stage::Claiming : Stage::Playing;
}

} // namespace

Position positionAfterEvents(const Rules &rules, Position position, const Events &events)
{
    Apply apply{rules, position};
    for (const Event &event : events) {
        std::visit(apply, event);
    }
    for (const std::uint8_t number : apply.passed) {
        position.remainingNumbers.add(number);
    }
    if (apply.passedMen > 0) {
        position.doubletMen = apply.passedMen;
    }
    for (Men &men : position.men) {
        men.remainingPlays = playsLeft(men);
    }
    if (!position.isOver() && position.stage != Stage::Opening) {
        position.stage = stageOf(rules, position);
    }
    return position;
}

} // namespace doublets::testing
