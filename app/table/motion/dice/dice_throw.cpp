// SPDX-License-Identifier: MIT
#include "table/motion/dice/dice_throw.h"

#include "core/dice/generator.h"
#include "table/artwork/artwork.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace doublets {

namespace {

constexpr int MaxAttempts = 2000; ///< at least one in four attempts succeeds
constexpr float Longest = 1.15F;  ///< maximum simulated fall, in seconds; displayed faster
constexpr float Shortest = 0.45F; ///< shorter falls would be displayed in slow motion
constexpr int StepsToAFrame = 8;
constexpr float MouthHeight = 78;
constexpr float BetweenDice = 0.062F; ///< seconds between successive dice leaving the box
constexpr qreal Inward = 20;          ///< distance of the mouth inwards from the rail
constexpr float Hard = 1500;          ///< the speed at which an impact has full volume
constexpr qreal OpenHalf = 225;       ///< half the gap between the stubs of an open bar, plus a
                                      ///< margin
constexpr qreal NearBar = 9;          ///< more than a die moves between two frames
constexpr qreal LastPart = 0.25;      ///< the final part of the way, in which the die is levelled

/// A deterministic random number generator.
class Chance
{
public:
    explicit Chance(std::uint64_t seed)
        : m_bits(seed)
    {
    }
    [[nodiscard]] float between(float low, float high)
    {
        const auto unit = static_cast<float>(m_bits.next() >> 40U) / static_cast<float>(1U << 24U);
        return low + (high - low) * unit;
    }

private:
    SplitMix m_bits;
};

/// Holds the box over the rail, its mouth towards the landing area.
DiceThrow::Pour pourFrom(const BoardLayout &layout, Side side, Chance &chance)
{
    const QRectF area = layout.diceArea(side);
    const QRectF half = BoardLayout::half(layout.diceHalf(side));
    const bool left = layout.diceHalf(side) == 0;
    const qreal low = side == Side::White ? 0.5 : 0.15;
    const qreal y = area.top() + area.height() * (low + 0.35 * chance.between(0, 1));
    const QPointF mouth(left ? half.left() + Inward : half.right() - Inward, y);
    const QPointF aim(area.center().x(), area.center().y() + chance.between(-110, 110));
    const QPointF way = aim - mouth;
    const qreal length = std::hypot(way.x(), way.y());
    const qreal angle = std::atan2(way.x(), -way.y()) * 180 / std::numbers::pi;
    return {mouth - way * (BoardLayout::BoxLength / 2 / length), angle};
}

DieBody leaving(const DiceThrow::Pour &pour, bool openBar, Chance &chance)
{
    const auto turned = static_cast<float>(
        (pour.angle + static_cast<double>(chance.between(-9, 9))) * std::numbers::pi / 180);
    const auto pointed = static_cast<float>(pour.angle * std::numbers::pi / 180);
    const QVector3D towards(std::sin(turned), -std::cos(turned), 0);
    const QVector3D axis(std::sin(pointed), -std::cos(pointed), 0);
    // Throw more gently where no bar stops the dice.
    const float speed = openBar ? chance.between(780, 1080) : chance.between(900, 1400);
    DieBody die;
    die.place = QVector3D(pour.centre) + axis * static_cast<float>(BoardLayout::BoxLength / 2 - 14);
    die.place.setZ(MouthHeight);
    die.speed = towards * speed + QVector3D(0, 0, chance.between(-60, 120));
    // Rolling forwards, slightly askew.
    die.spin = QVector3D(-towards.y(), towards.x(), 0) * chance.between(14, 30) +
               QVector3D(chance.between(-7, 7), chance.between(-7, 7), chance.between(-9, 9));
    die.turn = QQuaternion(chance.between(-1, 1), chance.between(-1, 1), chance.between(-1, 1),
                           chance.between(-1, 1))
                   .normalized();
    return die;
}

/// Returns the axis of the die, in its own coordinates, that is most nearly upright.
QVector3D upAxisOf(const QQuaternion &turn)
{
    const QVector3D up = turn.conjugated().rotatedVector({0, 0, 1});
    const float x = std::abs(up.x());
    const float y = std::abs(up.y());
    const float z = std::abs(up.z());
    if (z >= x && z >= y) {
        return {0, 0, std::copysign(1.0F, up.z())};
    }
    return x >= y ? QVector3D(std::copysign(1.0F, up.x()), 0, 0)
                  : QVector3D(0, std::copysign(1.0F, up.y()), 0);
}

/// Returns whether a die is in the gap of an open bar.
bool isAtOpenBar(const DieBody &die)
{
    const QRectF bar = BoardLayout::bar();
    const auto right = static_cast<qreal>(die.place.x() + die.reach({1, 0, 0}));
    const auto left = static_cast<qreal>(die.place.x() - die.reach({1, 0, 0}));
    const qreal fromMiddle = std::abs(static_cast<qreal>(die.place.y()) - bar.center().y());
    return fromMiddle < OpenHalf && right > bar.left() - NearBar && left < bar.right() + NearBar;
}

DieState stateOf(const DieBody &body)
{
    return {body.place.toPointF(), std::max(0.0, static_cast<qreal>(body.lowest())), body.turn};
}

} // namespace

DiceThrow::DiceThrow(const Parameters &given)
    : m_given(given)
{
    while (!given.faces.empty() && m_attempts < MaxAttempts && !attempt(m_attempts++)) {
    }
}

bool DiceThrow::attempt(int nth)
{
    const BoardLayout layout(m_given.tables);
    const auto side = static_cast<std::uint64_t>(m_given.throwers[0]);
    Chance chance((static_cast<std::uint64_t>(m_given.seed) * 2 + side) * 1000 +
                  static_cast<std::uint64_t>(nth));
    std::vector<QRectF> walls;
    for (const Side thrower : m_given.throwers) {
        walls.push_back(BoardLayout::half(layout.diceHalf(thrower)));
    }
    for (const Side thrower : BothSides) {
        m_pours[indexOf(thrower)] = pourFrom(layout, thrower, chance);
    }
    DiceSimulation fall(walls, m_given.men);
    std::vector<std::vector<DieBody>> ways(m_given.faces.size());
    for (std::size_t i = 0; i < ways.size(); ++i) {
        fall.release(leaving(m_pours[indexOf(m_given.throwers[i])], m_given.openBar, chance),
                     BetweenDice * static_cast<float>(i));
    }
    const auto liesAside = [&](std::size_t i) {
        return fall.isStill(i) &&
               !layout.diceArea(m_given.throwers[i]).contains(fall.die(i).place.toPointF());
    };
    int steps = 0;
    while (!fall.isAtRest() && !fall.isImplausible() && fall.time() < Longest) {
        if (steps++ % StepsToAFrame == 0) {
            for (std::size_t i = 0; i < ways.size(); ++i) {
                ways[i].push_back(fall.die(i));
                if (liesAside(i) || (m_given.openBar && isAtOpenBar(fall.die(i)))) {
                    return false;
                }
            }
        }
        fall.advance();
    }
    const bool good = fall.isAtRest() && !fall.isImplausible() && fall.time() > Shortest;
    if (!good) {
        return false;
    }
    for (std::size_t i = 0; i < ways.size(); ++i) {
        ways[i].push_back(fall.die(i));
        if (liesAside(i)) {
            return false;
        }
    }
    keep(fall, ways);
    return true;
}

void DiceThrow::keep(const DiceSimulation &fall, const std::vector<std::vector<DieBody>> &ways)
{
    m_flights.resize(ways.size());
    for (std::size_t i = 0; i < ways.size(); ++i) {
        Flight &flight = m_flights[i];
        flight.leaves =
            std::min(0.9, static_cast<qreal>(BetweenDice * static_cast<float>(i) / fall.time()));
        flight.way.clear();
        for (const DieBody &body : ways[i]) {
            flight.way.push_back(stateOf(body));
        }
        putFaceOn(flight, m_given.faces[i], (m_given.seed + static_cast<int>(i)) % 4);
    }
    m_blows.clear();
    for (const DiceSimulation::Blow &blow : fall.blows()) {
        m_blows.push_back({static_cast<qreal>(blow.time / fall.time()),
                           std::min(1.0, static_cast<qreal>(std::sqrt(blow.speed / Hard))),
                           blow.place});
    }
}

void DiceThrow::putFaceOn(Flight &flight, int face, int quarter)
{
    // The unmarked cube is symmetrical: number its faces so that the given one ends on top.
    const QQuaternion last = flight.way.back().orientation;
    const QVector3D up = upAxisOf(last);
    const QQuaternion numbering =
        QQuaternion::rotationTo({0, 0, 1}, up) *
        QQuaternion::fromAxisAndAngle(0, 0, 1, 90.0F * static_cast<float>(quarter)) *
        Artwork::dieOrientation(face, 0);
    const QQuaternion level = QQuaternion::rotationTo(last.rotatedVector(up), {0, 0, 1});
    const auto steps = static_cast<qreal>(flight.way.size() - 1);
    for (std::size_t i = 0; i < flight.way.size(); ++i) {
        const qreal t = static_cast<qreal>(i) / steps;
        const auto part = static_cast<float>(std::max(0.0, (t - 1 + LastPart) / LastPart));
        const QQuaternion turn = QQuaternion::slerp({}, level, part) * flight.way[i].orientation;
        flight.way[i].orientation = (turn * numbering).normalized();
    }
    flight.rest = flight.way.back();
    flight.rest.height = 0;
}

DieState DiceThrow::at(std::size_t nth, qreal t) const
{
    const Flight &flight = m_flights[nth];
    if (t >= 1) {
        return flight.rest;
    }
    const qreal place = std::max(0.0, t) * static_cast<qreal>(flight.way.size() - 1);
    const auto before = static_cast<std::size_t>(place);
    const qreal part = place - static_cast<qreal>(before);
    const DieState &a = flight.way[before];
    const DieState &b = flight.way[before + 1];
    return {a.centre + (b.centre - a.centre) * part, a.height + (b.height - a.height) * part,
            QQuaternion::slerp(a.orientation, b.orientation, static_cast<float>(part))};
}

} // namespace doublets
