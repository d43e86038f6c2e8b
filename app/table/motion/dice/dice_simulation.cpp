// SPDX-License-Identifier: MIT
#include "table/motion/dice/dice_simulation.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

constexpr float Bounce = 0.6F; ///< bone on wood
constexpr float Friction = 0.16F;
constexpr float WallFriction = 0.15F;
constexpr float BoneOnBone = 0.5F;
constexpr float RailHeight = 34;
constexpr float Apart = 0.6F; ///< gap between dice and men, in reference pixels
constexpr auto ManRadius = static_cast<float>(BoardLayout::ManDiameter / 2);

constexpr float Still = 14;          ///< reference pixels per second
constexpr float StillTurning = 0.7F; ///< radians per second
constexpr float Flat = 0.9985F;      ///< cosine of the maximum tilt of a die that lies flat

constexpr float Heard = 60;      ///< slower impacts are silent
constexpr float OneBlow = 0.03F; ///< impacts of a die within this time, in seconds, are heard as
                                 ///< one
constexpr float Drag = 1.1F;     ///< loss of spin per second while rolling

float square(float x)
{
    return x * x;
}

/// Returns the cosine of the tilt of the most upright axis.
float flatness(const DieBody::Axes &axes)
{
    return std::max({std::abs(axes[0].z()), std::abs(axes[1].z()), std::abs(axes[2].z())});
}

} // namespace

void DiceSimulation::recordImpact(std::size_t index, float speed)
{
    if (speed < Heard) {
        return;
    }
    for (auto impact = m_impacts.rbegin(); impact != m_impacts.rend(); ++impact) {
        if (impact->die == index && m_time - impact->time < OneBlow) {
            impact->speed = std::max(impact->speed, speed);
            return;
        }
    }
    m_impacts.push_back({m_time, index, speed, m_dice[index].body.position.toPointF()});
}

void DiceSimulation::markReleased(Die &die)
{
    die.isReleased = true;
    for (const Die &other : m_dice) {
        const QVector3D way = other.body.position - die.body.position;
        const bool touches = &other != &die && other.isReleased &&
                             way.length() < die.body.extentTowards(way.normalized()) +
                                                other.body.extentTowards(-way.normalized());
        m_isImplausible = m_isImplausible || touches;
    }
}

void DiceSimulation::advance()
{
    m_time += Step;
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        Die &die = m_dice[i];
        if (!die.isReleased && m_time >= die.releaseTime) {
            markReleased(die);
        }
        if (die.isReleased) {
            die.body.integrate(Step, Gravity);
        }
    }
    collideDice();
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        if (m_dice[i].isReleased) {
            collideWithObstacles(i);
            collideWithBoard(i);
        }
    }
}

void DiceSimulation::collideWithBoard(std::size_t index)
{
    Die &die = m_dice[index];
    const DieBody::Axes axes = die.body.axes();
    const QVector3D extent = DieBody::extent(axes);
    const QVector3D least = die.body.position - extent;
    const QVector3D most = die.body.position + extent;
    const QRectF &walls = m_walls[index];
    const bool isInside = least.x() >= static_cast<float>(walls.left()) &&
                          most.x() <= static_cast<float>(walls.right()) &&
                          least.y() >= static_cast<float>(walls.top()) &&
                          most.y() <= static_cast<float>(walls.bottom());
    if (!isInside || least.z() < 0) {
        collideCornersWithBoard(index, DieBody::corners(axes), isInside);
    }
    die.hasEntered = die.hasEntered || isInside;
}

void DiceSimulation::collideCornersWithBoard(std::size_t index,
                                             const std::array<QVector3D, 8> &corners, bool isInside)
{
    Die &die = m_dice[index];
    constexpr float r = DieBody::CornerRadius;
    float hardest = 0;
    float sunk = 0;
    QVector3D correction; // back inside the walls
    for (const QVector3D &corner : corners) {
        const QVector3D at = die.body.position + corner;
        if (!isInside) {
            hardest = std::max(hardest, collideCornerWithWalls(index, corner, correction));
        }
        if (at.z() < r) {
            const QVector3D up(0, 0, 1);
            hardest = std::max(hardest, die.body.collide(up, corner - up * r, Bounce, Friction));
            sunk = std::max(sunk, r - at.z());
        }
    }
    die.body.position += correction + QVector3D(0, 0, sunk);
    if (sunk > 0) {
        die.body.angularVelocity *= 1 - Drag * Step;
    }
    recordImpact(index, hardest);
}

float DiceSimulation::collideCornerWithWalls(std::size_t index, const QVector3D &corner,
                                             QVector3D &correction)
{
    Die &die = m_dice[index];
    const QRectF &walls = m_walls[index];
    const QVector3D at = die.body.position + corner;
    constexpr float r = DieBody::CornerRadius;
    const std::array<std::pair<QVector3D, float>, 4> beyond{
        {{{1, 0, 0}, static_cast<float>(walls.left()) + r - at.x()},
         {{-1, 0, 0}, at.x() - static_cast<float>(walls.right()) + r},
         {{0, 1, 0}, static_cast<float>(walls.top()) + r - at.y()},
         {{0, -1, 0}, at.y() - static_cast<float>(walls.bottom()) + r}}};
    float hardest = 0;
    for (const auto &[normal, depth] : beyond) {
        if (depth <= 0) {
            continue;
        }
        if (die.hasEntered) {
            hardest = std::max(hardest,
                               die.body.collide(normal, corner - normal * r, Bounce, WallFriction));
            correction +=
                normal *
                std::max(0.0F, depth - std::abs(QVector3D::dotProduct(correction, normal)));
        } else {
            m_isImplausible = m_isImplausible || at.z() - r < RailHeight;
        }
    }
    return hardest;
}

void DiceSimulation::collideWithObstacles(std::size_t index)
{
    DieBody &die = m_dice[index].body;
    for (const Obstacle &obstacle : m_obstacles) {
        const QVector3D way(die.position.x() - static_cast<float>(obstacle.centre.x()),
                            die.position.y() - static_cast<float>(obstacle.centre.y()), 0);
        if (way.lengthSquared() > square(ManRadius + 2 * DieBody::HalfSize)) {
            continue;
        }
        const QVector3D normal = way.normalized();
        const float extentTowards = die.extentTowards(-normal);
        const float deep = ManRadius + extentTowards + Apart - way.length();
        const float above = die.lowestHeight() - static_cast<float>(obstacle.height) - Apart;
        if (deep <= 0 || above >= 0) {
            continue;
        }
        if (-above < deep) { // arriving from above
            recordImpact(index, die.collide({0, 0, 1}, {}, Bounce, Friction));
            die.position.setZ(die.position.z() - above);
        } else {
            recordImpact(index, die.collide(normal, normal * -extentTowards, Bounce, WallFriction));
            die.position += normal * deep;
        }
    }
}

void DiceSimulation::collideDice()
{
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (!m_dice[i].isReleased || !m_dice[j].isReleased) {
                continue;
            }
            DieBody &a = m_dice[i].body;
            DieBody &b = m_dice[j].body;
            const QVector3D way = a.position - b.position;
            if (way.lengthSquared() > square(4 * DieBody::HalfSize)) {
                continue;
            }
            // Convex bodies separated by a plane do not touch.
            const QVector3D normal = way.normalized();
            const float deep =
                a.extentTowards(-normal) + b.extentTowards(normal) + Apart - way.length();
            if (deep <= 0) {
                continue;
            }
            const float towards = QVector3D::dotProduct(a.velocity - b.velocity, normal);
            if (towards < 0) {
                const QVector3D blow = normal * (-(1 + BoneOnBone) * towards / 2);
                a.velocity += blow;
                b.velocity -= blow;
                recordImpact(i, -towards);
            }
            a.position += normal * (deep / 2);
            b.position -= normal * (deep / 2);
        }
    }
}

bool DiceSimulation::Die::isStill() const
{
    return isReleased && body.velocity.lengthSquared() < square(Still) &&
           body.angularVelocity.lengthSquared() < square(StillTurning) && body.lowestHeight() < 1 &&
           flatness(body.axes()) > Flat;
}

bool DiceSimulation::isAtRest() const
{
    return std::all_of(m_dice.begin(), m_dice.end(), [](const Die &die) { return die.isStill(); });
}

} // namespace doublets
