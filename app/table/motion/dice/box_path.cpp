// SPDX-License-Identifier: MIT
#include "table/motion/dice/box_path.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace doublets::boxmotion {

namespace {

constexpr qreal HeldBoxHeight = 52; ///< reference pixels
constexpr qreal PourHeight = 66;
constexpr qreal HeldPart = 0.6;  ///< fraction of the way from rest to where the box is emptied
constexpr qreal HeldTurn = 0.45; ///< fraction of the turn
constexpr qreal ShakeReach = 15;
constexpr qreal ShakeSwing = 7; ///< degrees
constexpr qreal Shakes = 3;
constexpr qreal Lingers = 0.55; ///< time until which the box stays over the rail
constexpr qreal LaidBack = 0.88;
constexpr qreal HopHeight = 70;

qreal ease(qreal t)
{
    const qreal u = std::clamp(t, 0.0, 1.0);
    return u * u * (3 - 2 * u);
}

qreal within(qreal t, qreal from, qreal to)
{
    return (t - from) / (to - from);
}

BoxState between(const BoxState &a, const BoxState &b, qreal part)
{
    return {a.centre + (b.centre - a.centre) * part, a.height + (b.height - a.height) * part,
            a.angle + (b.angle - a.angle) * part};
}

QPointF mouthwards(qreal angle)
{
    const qreal turned = angle * std::numbers::pi / 180;
    return {std::sin(turned), -std::cos(turned)};
}

BoxState shaken(const BoxState &hand, qreal u)
{
    // To and fro along its axis, with a soft start and end.
    const qreal swell = std::sin(std::numbers::pi * std::clamp(u, 0.0, 1.0));
    const qreal turn = 2 * std::numbers::pi * Shakes * u;
    BoxState state = hand;
    state.centre += mouthwards(hand.angle) * (ShakeReach * swell * std::sin(turn));
    state.angle += ShakeSwing * swell * std::sin(turn + 1);
    state.height += 6 * swell * std::cos(2 * turn);
    return state;
}

} // namespace

BoxState heldBox(const BoxState &rest, const DiceThrow::PourPose &pour)
{
    return {rest.centre + (pour.centre - rest.centre) * HeldPart, HeldBoxHeight,
            pour.angle * HeldTurn};
}

BoxState throwingBox(const BoxState &rest, const DiceThrow::PourPose &pour, qreal t)
{
    const BoxState hand = heldBox(rest, pour);
    const BoxState over{pour.centre, PourHeight, pour.angle};
    if (t <= 0 || t >= LaidBack) {
        return rest;
    }
    if (t < PickUpEnd) {
        return between(rest, hand, ease(t / PickUpEnd));
    }
    if (t < ShakeEnd) {
        return shaken(hand, within(t, PickUpEnd, ShakeEnd));
    }
    if (t < Lingers) {
        return between(hand, over, ease(within(t, ShakeEnd, PourStart)));
    }
    return between(over, rest, ease(within(t, Lingers, LaidBack)));
}

BoxState receivingBox(const BoxState &rest, const DiceThrow::PourPose &pour, qreal t)
{
    const BoxState hand = heldBox(rest, pour);
    if (t <= 0 || t >= 1) {
        return rest;
    }
    return t < 0.5 ? between(rest, hand, ease(t / 0.3))
                   : between(hand, rest, ease((t - 0.5) / 0.4));
}

DieState hoppingDie(const DieState &lying, const BoxState &box, std::size_t index, qreal t)
{
    if (t <= 0) {
        return lying;
    }
    const QPointF mouth = box.centre + mouthwards(box.angle) *
                                           (BoardLayout::BoxLength / 2 - BoardLayout::DieSize / 2);
    const qreal u = ease(t);
    const auto turned = static_cast<float>((index % 2 == 0 ? 150 : -170) * u);
    const QQuaternion turn =
        QQuaternion::fromAxisAndAngle(QVector3D(0.4F, 1, 0.2F).normalized(), turned);
    return {lying.centre + (mouth - lying.centre) * u,
            lying.height + (box.height - lying.height) * u +
                HopHeight * std::sin(std::numbers::pi * t),
            turn * lying.orientation};
}

} // namespace doublets::boxmotion
