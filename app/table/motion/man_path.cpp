// SPDX-License-Identifier: MIT
#include "table/motion/man_path.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace doublets::manmotion {

namespace {

constexpr qreal BoardMiddle = 540; ///< reference pixels; trays fill from their ends farthest from
                                   ///< it
constexpr qreal Touches = 0.86;    ///< when a man touches down, before it settles
constexpr qreal SettleHeight = 3;  ///< height of the final rocking, in reference pixels
constexpr qreal Slide = 40;        ///< along the tray
constexpr qreal Lands = 0.76;      ///< when the man stands in the tray and starts to slide
constexpr qreal Knock = 16;        ///< displacement of a man that is hit
constexpr qreal Knocked = 0.22;

qreal ease(qreal t)
{
    const qreal u = std::clamp(t, 0.0, 1.0);
    return u * u * u * (u * (6 * u - 15) + 10);
}

qreal mix(qreal a, qreal b, qreal part)
{
    return a + (b - a) * part;
}

qreal liftFor(const QPointF &way)
{
    return 50 + 0.09 * std::hypot(way.x(), way.y());
}

/// Lifted, carried in an arc and set down, with a slight final rocking.
ManState carried(const ManState &from, const ManState &to, qreal t, qreal lift)
{
    const qreal part = ease(t / Touches);
    qreal height = mix(from.height, to.height, part);
    if (t < Touches) {
        height += lift * std::sin(std::numbers::pi * t / Touches);
    } else {
        height += SettleHeight * std::sin(std::numbers::pi * (t - Touches) / (1 - Touches));
    }
    return {from.centre + (to.centre - from.centre) * part, height,
            mix(from.standing, to.standing, part)};
}

/// Straight up, across above the pile, and down onto it.
ManState stacked(const ManState &from, const ManState &to, qreal t)
{
    const qreal top = std::max(from.height, to.height) + 44;
    const qreal across = ease((t - 0.18) / 0.5);
    qreal height = t < 0.4 ? mix(from.height, top, ease(t / 0.4)) : top;
    if (t > 0.62) {
        const qreal fall = std::min(1.0, (t - 0.62) / (Touches - 0.62));
        height = mix(top, to.height, fall * fall);
    }
    if (t > Touches) {
        height += SettleHeight * std::sin(std::numbers::pi * (t - Touches) / (1 - Touches));
    }
    return {from.centre + (to.centre - from.centre) * across, height,
            mix(from.standing, to.standing, across)};
}

/// Set on edge at the near end of the tray's free space, then pushed along it.
ManState borneOff(const ManState &from, const ManState &to, qreal t)
{
    const qreal inward = to.centre.y() > BoardMiddle ? -1 : 1;
    ManState entry = to;
    entry.centre += QPointF(0, inward * Slide);
    if (t < Lands) {
        const qreal u = t / Lands;
        const qreal part = ease(u);
        const qreal lift = liftFor(entry.centre - from.centre);
        return {from.centre + (entry.centre - from.centre) * part,
                mix(from.height, 0, part) + lift * std::sin(std::numbers::pi * u), part};
    }
    const qreal u = (t - Lands) / (1 - Lands);
    entry.centre += (to.centre - entry.centre) * (1 - (1 - u) * (1 - u));
    return entry;
}

ManState hit(const ManState &from, const ManState &to, qreal t)
{
    const QPointF way = to.centre - from.centre;
    const qreal length = std::max(1.0, std::hypot(way.x(), way.y()));
    ManState aside = from;
    const qreal pushed = std::min(1.0, t / Knocked);
    aside.centre += way * (Knock * (1 - (1 - pushed) * (1 - pushed)) / length);
    if (t < Knocked) {
        return aside;
    }
    return carried(aside, to, (t - Knocked) / (1 - Knocked), liftFor(way));
}

ManState forwards(Kind kind, const ManState &from, const ManState &to, qreal t)
{
    switch (kind) {
    case Kind::ReStack:
        return stacked(from, to, t);
    case Kind::BearOff:
        return borneOff(from, to, t);
    case Kind::Hit:
        return hit(from, to, t);
    case Kind::SetUp:
        return borneOff(to, from, 1 - t);
    case Kind::PlayDown:
    case Kind::Move:
        break;
    }
    return carried(from, to, t, liftFor(to.centre - from.centre));
}

} // namespace

ManState stateAt(Kind kind, const MotionStage::ManChange &change, bool isReversed, qreal t)
{
    if (t <= 0 || t >= 1) {
        return t <= 0 ? change.from : change.to;
    }
    return isReversed ? forwards(kind, change.to, change.from, 1 - t)
                      : forwards(kind, change.from, change.to, t);
}

qreal landingTime(Kind kind, bool isReversed)
{
    if (isReversed) {
        return 1;
    }
    return kind == Kind::BearOff ? Lands : kind == Kind::SetUp ? 1 : Touches;
}

} // namespace doublets::manmotion
