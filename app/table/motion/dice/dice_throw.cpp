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
constexpr qreal StubReach = 219;      ///< length of the stubs of an open bar, minus a margin
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

/// Returns the pose of a box over the thrower's rail, for a throw along the strip beside a half in
/// play.
DiceThrow::PourPose pourAlong(const BoardLayout &layout, Side side, Chance &chance)
{
    const QRectF strip = layout.throwArea(side);
    const qreal aside = chance.between(-26, 26);
    const bool below = side == Side::White;
    const qreal turn = chance.between(-4, 4);
    const QPointF mouth(strip.center().x() + aside,
                        below ? strip.bottom() - Inward : strip.top() + Inward);
    const qreal reach = BoardLayout::BoxLength / 2;
    return {mouth + QPointF(0, below ? reach : -reach), below ? turn : 180 + turn};
}

/// Returns the pose of a box over the rail, with its mouth towards the landing area.
DiceThrow::PourPose pourFrom(const BoardLayout &layout, Side side, Chance &chance)
{
    if (layout.extent() == BoardExtent::Half) {
        return pourAlong(layout, side, chance);
    }
    const QRectF area = layout.diceArea(side);
    const QRectF half = layout.halfRect(layout.diceHalf(side));
    const bool left = layout.diceHalf(side) == 0;
    const qreal low = side == Side::White ? 0.5 : 0.15;
    const qreal y = area.top() + area.height() * (low + 0.35 * chance.between(0, 1));
    const QPointF mouth(left ? half.left() + Inward : half.right() - Inward, y);
    const QPointF aim(area.center().x(), area.center().y() + chance.between(-110, 110));
    const QPointF path = aim - mouth;
    const qreal length = std::hypot(path.x(), path.y());
    const qreal angle = std::atan2(path.x(), -path.y()) * 180 / std::numbers::pi;
    return {mouth - path * (BoardLayout::BoxLength / 2 / length), angle};
}

DieBody leaving(const DiceThrow::PourPose &pour, bool hasOpenBar, Chance &chance)
{
    const auto turned = static_cast<float>(
        (pour.angle + static_cast<double>(chance.between(-9, 9))) * std::numbers::pi / 180);
    const auto pointed = static_cast<float>(pour.angle * std::numbers::pi / 180);
    const QVector3D towards(std::sin(turned), -std::cos(turned), 0);
    const QVector3D axis(std::sin(pointed), -std::cos(pointed), 0);
    // Throw more gently where no bar stops the dice.
    const float speed = hasOpenBar ? chance.between(780, 1080) : chance.between(900, 1400);
    DieBody die;
    die.position =
        QVector3D(pour.centre) + axis * static_cast<float>(BoardLayout::BoxLength / 2 - 14);
    die.position.setZ(MouthHeight);
    die.velocity = towards * speed + QVector3D(0, 0, chance.between(-60, 120));
    // Rolling forwards, slightly askew.
    die.angularVelocity =
        QVector3D(-towards.y(), towards.x(), 0) * chance.between(14, 30) +
        QVector3D(chance.between(-7, 7), chance.between(-7, 7), chance.between(-9, 9));
    die.orientation = QQuaternion(chance.between(-1, 1), chance.between(-1, 1),
                                  chance.between(-1, 1), chance.between(-1, 1))
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
bool isAtOpenBar(const DieBody &die, const BoardLayout &layout)
{
    const QRectF bar = layout.barRect();
    const auto right = static_cast<qreal>(die.position.x() + die.extentTowards({1, 0, 0}));
    const auto left = static_cast<qreal>(die.position.x() - die.extentTowards({1, 0, 0}));
    const qreal fromMiddle = std::abs(static_cast<qreal>(die.position.y()) - bar.center().y());
    return fromMiddle < bar.height() / 2 - StubReach && right > bar.left() - NearBar &&
           left < bar.right() + NearBar;
}

DieState stateOf(const DieBody &body)
{
    return {body.position.toPointF(), std::max(0.0, static_cast<qreal>(body.lowestHeight())),
            body.orientation};
}

} // namespace

DiceThrow::DiceThrow(const Parameters &parameters)
    : m_parameters(parameters)
{
    while (!parameters.faces.empty() && m_attempts < MaxAttempts && !attempt(m_attempts++)) {
    }
}

bool DiceThrow::attempt(int number)
{
    const BoardLayout &layout = m_parameters.layout;
    const auto side = static_cast<std::uint64_t>(m_parameters.throwers[0]);
    Chance chance((static_cast<std::uint64_t>(m_parameters.seed) * 2 + side) * 1000 +
                  static_cast<std::uint64_t>(number));
    std::vector<QRectF> walls;
    for (const Side thrower : m_parameters.throwers) {
        walls.push_back(layout.halfRect(layout.diceHalf(thrower)));
    }
    for (const Side thrower : BothSides) {
        m_pourPoses[indexOf(thrower)] = pourFrom(layout, thrower, chance);
    }
    DiceSimulation fall(walls, m_parameters.men);
    std::vector<std::vector<DieBody>> paths(m_parameters.faces.size());
    for (std::size_t i = 0; i < paths.size(); ++i) {
        fall.addDie(leaving(m_pourPoses[indexOf(m_parameters.throwers[i])], m_parameters.hasOpenBar,
                            chance),
                    BetweenDice * static_cast<float>(i));
    }
    const auto liesAside = [&](std::size_t i) {
        const Side thrower = m_parameters.throwers[i];
        const QRectF area = fall.isStill(i) ? layout.diceArea(thrower) : layout.throwArea(thrower);
        return !area.contains(fall.die(i).position.toPointF());
    };
    int steps = 0;
    while (!fall.isAtRest() && !fall.isImplausible() && fall.time() < Longest) {
        if (steps++ % StepsToAFrame == 0) {
            for (std::size_t i = 0; i < paths.size(); ++i) {
                paths[i].push_back(fall.die(i));
                if (liesAside(i) || (m_parameters.hasOpenBar && isAtOpenBar(fall.die(i), layout))) {
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
    for (std::size_t i = 0; i < paths.size(); ++i) {
        paths[i].push_back(fall.die(i));
        if (liesAside(i)) {
            return false;
        }
    }
    storeFlights(fall, paths);
    return true;
}

void DiceThrow::storeFlights(const DiceSimulation &fall,
                             const std::vector<std::vector<DieBody>> &paths)
{
    m_flights.resize(paths.size());
    for (std::size_t i = 0; i < paths.size(); ++i) {
        Flight &flight = m_flights[i];
        flight.releaseTime =
            std::min(0.9, static_cast<qreal>(BetweenDice * static_cast<float>(i) / fall.time()));
        flight.path.clear();
        for (const DieBody &body : paths[i]) {
            flight.path.push_back(stateOf(body));
        }
        numberFaces(flight, m_parameters.faces[i], (m_parameters.seed + static_cast<int>(i)) % 4);
    }
    m_impacts.clear();
    for (const DiceSimulation::Impact &impact : fall.impacts()) {
        m_impacts.push_back({static_cast<qreal>(impact.time / fall.time()),
                             std::min(1.0, static_cast<qreal>(std::sqrt(impact.speed / Hard))),
                             impact.position});
    }
}

void DiceThrow::numberFaces(Flight &flight, int face, int quarter)
{
    // The unmarked cube is symmetrical: number its faces so that the given one ends on top.
    const QQuaternion last = flight.path.back().orientation;
    const QVector3D up = upAxisOf(last);
    const QQuaternion numbering =
        QQuaternion::rotationTo({0, 0, 1}, up) *
        QQuaternion::fromAxisAndAngle(0, 0, 1, 90.0F * static_cast<float>(quarter)) *
        Artwork::dieOrientation(face, 0);
    const QQuaternion level = QQuaternion::rotationTo(last.rotatedVector(up), {0, 0, 1});
    const auto steps = static_cast<qreal>(flight.path.size() - 1);
    for (std::size_t i = 0; i < flight.path.size(); ++i) {
        const qreal t = static_cast<qreal>(i) / steps;
        const auto part = static_cast<float>(std::max(0.0, (t - 1 + LastPart) / LastPart));
        const QQuaternion turn = QQuaternion::slerp({}, level, part) * flight.path[i].orientation;
        flight.path[i].orientation = (turn * numbering).normalized();
    }
    flight.restState = flight.path.back();
    flight.restState.height = 0;
}

DieState DiceThrow::dieAt(std::size_t index, qreal t) const
{
    const Flight &flight = m_flights[index];
    if (t >= 1) {
        return flight.restState;
    }
    const qreal position = std::max(0.0, t) * static_cast<qreal>(flight.path.size() - 1);
    const auto before = static_cast<std::size_t>(position);
    const qreal part = position - static_cast<qreal>(before);
    const DieState &a = flight.path[before];
    const DieState &b = flight.path[before + 1];
    return {a.centre + (b.centre - a.centre) * part, a.height + (b.height - a.height) * part,
            QQuaternion::slerp(a.orientation, b.orientation, static_cast<float>(part))};
}

} // namespace doublets
