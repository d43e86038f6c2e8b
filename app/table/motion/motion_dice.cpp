// SPDX-License-Identifier: MIT
#include "table/motion/motion.h"

#include "table/motion/dice/box_way.h"

#include <algorithm>

/// Throwing dice and undoing throws.
namespace doublets {

namespace {

// Milliseconds at normal speed.
constexpr int ThrowLength = 1000;
constexpr int PutBackLength = 460;

using DiceChange = MotionStage::DiceChange;

/// Returns whether `side` throws any of the dice.
bool throwsIn(const DiceThrow &dice, Side side)
{
    for (std::size_t i = 0; i < dice.count(); ++i) {
        if (dice.throwerOf(i) == side) {
            return true;
        }
    }
    return false;
}

BoxState boxAt(const DiceChange &change, Side side, qreal t)
{
    return boxmotion::throwing(change.boxRests[indexOf(side)], change.thrown->boxPoseOf(side), t);
}

/// Sets a die at time `t` of a throw: picked up, in the box, poured out.
void pourDie(const DiceChange &change, std::size_t nth, qreal t)
{
    MovingDie &die = *change.dice[nth];
    const bool thrown = nth < change.thrown->count();
    if (t < boxmotion::Taken && nth < change.lying->count()) {
        const Side into = change.thrown->throwerOf(thrown ? nth : 0);
        die.setState(boxmotion::hop(change.lying->rest(nth), boxAt(change, into, t), nth,
                                    t / boxmotion::Taken));
        return;
    }
    const qreal rolled = (t - boxmotion::Poured) / (1 - boxmotion::Poured);
    const bool out = thrown && rolled >= change.thrown->leaves(nth);
    die.setShown(out);
    die.setDimmed(false);
    if (out) {
        die.setState(change.thrown->at(nth, rolled));
    }
}

/// Sets a die at time `t` of an undone throw: into the box, and out as it lay before.
void putBackDie(const DiceChange &change, std::size_t nth, qreal t)
{
    MovingDie &die = *change.dice[nth];
    const bool in = t < 0.5;
    const DiceThrow &dice = in ? *change.thrown : *change.lying;
    const qreal way = in ? t / 0.5 : (1 - t) / 0.5;
    die.setShown(nth < dice.count() && way < 1);
    if (nth < dice.count() && way < 1) {
        const Side side = dice.throwerOf(nth);
        const BoxState &rest = change.boxRests[indexOf(side)];
        die.setDimmed(!in && nth < change.used.size() && change.used[nth]);
        die.setState(boxmotion::hop(dice.rest(nth),
                                    in ? boxmotion::receiving(rest, dice.boxPoseOf(side), t) : rest,
                                    nth, way));
    }
}

} // namespace

void Motion::planThrow(const BoardState &after, bool backwards)
{
    const DiceChange change = m_stage.prepareDice(backwards, after);
    if (change.dice.empty()) {
        return;
    }
    if (backwards) {
        planPuttingBack(change);
    } else {
        planPouring(change);
    }
    m_lastWasMan = false;
}

void Motion::planPouring(const DiceChange &change)
{
    const int start = m_end;
    const int length = scaled(ThrowLength);
    for (const Side side : BothSides) {
        if (throwsIn(*change.thrown, side)) {
            m_timeline.addMovement(start, length, [change, side](qreal t) {
                change.boxes[indexOf(side)]->setState(boxAt(change, side, t));
            });
            m_timeline.addSound(
                start + qRound((boxmotion::Taken - 0.04) * length),
                {Sound::BoxRattle, 0.6, panOf(change.boxRests[indexOf(side)].centre)});
        }
    }
    for (std::size_t i = 0; i < change.dice.size(); ++i) {
        m_timeline.addMovement(start, length, [change, i](qreal t) { pourDie(change, i, t); });
    }
    const qreal poured = boxmotion::Poured * length;
    for (const DiceThrow::Blow &blow : change.thrown->blows()) {
        m_timeline.addSound(start + qRound(poured + blow.t * (length - poured)),
                            {Sound::DieOnWood, blow.strength, panOf(blow.place)});
    }
    m_end = start + length;
}

void Motion::planPuttingBack(const DiceChange &change)
{
    const int start = m_end;
    const int length = scaled(PutBackLength);
    for (const Side side : BothSides) {
        if (throwsIn(*change.thrown, side)) {
            m_timeline.addMovement(start, length, [change, side](qreal t) {
                const std::size_t i = indexOf(side);
                change.boxes[i]->setState(
                    boxmotion::receiving(change.boxRests[i], change.thrown->boxPoseOf(side), t));
            });
        }
    }
    for (std::size_t i = 0; i < change.dice.size(); ++i) {
        m_timeline.addMovement(start, length, [change, i](qreal t) { putBackDie(change, i, t); });
    }
    m_timeline.addSound(start + length / 2,
                        {Sound::DieOnWood, 0.3, panOf(change.boxRests[0].centre)});
    m_end = start + length;
}

} // namespace doublets
