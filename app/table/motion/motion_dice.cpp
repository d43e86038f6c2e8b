// SPDX-License-Identifier: MIT
#include "table/motion/motion.h"

#include "table/motion/dice/box_path.h"

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
    return boxmotion::throwingBox(change.boxRests[indexOf(side)], change.thrown->pourPoseOf(side),
                                  t);
}

/// Sets a die at time `t` of a throw: picked up, in the box, poured out.
void pourDie(const DiceChange &change, std::size_t index, qreal t)
{
    MovingDie &die = *change.dice[index];
    const bool thrown = index < change.thrown->count();
    if (t < boxmotion::PickUpEnd && index < change.lying->count()) {
        const Side into = change.thrown->throwerOf(thrown ? index : 0);
        die.setState(boxmotion::hoppingDie(change.lying->restState(index), boxAt(change, into, t),
                                           index, t / boxmotion::PickUpEnd));
        return;
    }
    const qreal rolled = (t - boxmotion::PourStart) / (1 - boxmotion::PourStart);
    const bool out = thrown && rolled >= change.thrown->releaseTime(index);
    die.setShown(out);
    die.setDimmed(false);
    if (out) {
        die.setState(change.thrown->dieAt(index, rolled));
    }
}

/// Sets a die at time `t` of an undone throw: into the box, and out as it lay before.
void putBackDie(const DiceChange &change, std::size_t index, qreal t)
{
    MovingDie &die = *change.dice[index];
    const bool in = t < 0.5;
    const DiceThrow &dice = in ? *change.thrown : *change.lying;
    const qreal way = in ? t / 0.5 : (1 - t) / 0.5;
    die.setShown(index < dice.count() && way < 1);
    if (index < dice.count() && way < 1) {
        const Side side = dice.throwerOf(index);
        const BoxState &rest = change.boxRests[indexOf(side)];
        die.setDimmed(!in && index < change.used.size() && change.used[index]);
        die.setState(boxmotion::hoppingDie(
            dice.restState(index),
            in ? boxmotion::receivingBox(rest, dice.pourPoseOf(side), t) : rest, index, way));
    }
}

} // namespace

void Motion::planThrow(const BoardState &after, bool isReversed)
{
    const DiceChange change = m_stage.prepareDice(isReversed, after);
    if (change.dice.empty()) {
        return;
    }
    if (isReversed) {
        planPutBack(change);
    } else {
        planPouring(change);
    }
    m_isLastMovementOfMan = false;
}

void Motion::planPouring(const DiceChange &change)
{
    const int start = m_plannedEnd;
    const int length = scaled(ThrowLength);
    for (const Side side : BothSides) {
        if (throwsIn(*change.thrown, side)) {
            m_timeline.addMovement(start, length, [change, side](qreal t) {
                change.boxes[indexOf(side)]->setState(boxAt(change, side, t));
            });
            m_timeline.addSound(
                start + qRound((boxmotion::PickUpEnd - 0.04) * length),
                {Sound::BoxRattle, 0.6, panOf(change.boxRests[indexOf(side)].centre)});
        }
    }
    for (std::size_t i = 0; i < change.dice.size(); ++i) {
        m_timeline.addMovement(start, length, [change, i](qreal t) { pourDie(change, i, t); });
    }
    const qreal poured = boxmotion::PourStart * length;
    for (const DiceThrow::Impact &impact : change.thrown->impacts()) {
        m_timeline.addSound(start + qRound(poured + impact.time * (length - poured)),
                            {Sound::DieOnWood, impact.strength, panOf(impact.position)});
    }
    m_plannedEnd = start + length;
}

void Motion::planPutBack(const DiceChange &change)
{
    const int start = m_plannedEnd;
    const int length = scaled(PutBackLength);
    for (const Side side : BothSides) {
        if (throwsIn(*change.thrown, side)) {
            m_timeline.addMovement(start, length, [change, side](qreal t) {
                const std::size_t i = indexOf(side);
                change.boxes[i]->setState(boxmotion::receivingBox(
                    change.boxRests[i], change.thrown->pourPoseOf(side), t));
            });
        }
    }
    for (std::size_t i = 0; i < change.dice.size(); ++i) {
        m_timeline.addMovement(start, length, [change, i](qreal t) { putBackDie(change, i, t); });
    }
    m_timeline.addSound(start + length / 2,
                        {Sound::DieOnWood, 0.3, panOf(change.boxRests[0].centre)});
    m_plannedEnd = start + length;
}

} // namespace doublets
