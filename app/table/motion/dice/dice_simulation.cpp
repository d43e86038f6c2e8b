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

void DiceSimulation::hear(std::size_t nth, float speed)
{
    if (speed < Heard) {
        return;
    }
    for (auto blow = m_blows.rbegin(); blow != m_blows.rend(); ++blow) {
        if (blow->die == nth && m_time - blow->time < OneBlow) {
            blow->speed = std::max(blow->speed, speed);
            return;
        }
    }
    m_blows.push_back({m_time, nth, speed, m_dice[nth].body.place.toPointF()});
}

void DiceSimulation::letOut(Die &die)
{
    die.out = true;
    for (const Die &other : m_dice) {
        const QVector3D way = other.body.place - die.body.place;
        const bool touches =
            &other != &die && other.out &&
            way.length() < die.body.reach(way.normalized()) + other.body.reach(-way.normalized());
        m_spoilt = m_spoilt || touches;
    }
}

void DiceSimulation::advance()
{
    m_time += Step;
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        Die &die = m_dice[i];
        if (!die.out && m_time >= die.release) {
            letOut(die);
        }
        if (die.out) {
            die.body.fly(Step, Gravity);
        }
    }
    meetEachOther();
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        if (m_dice[i].out) {
            meetPosts(i);
            meetBoard(i);
        }
    }
}

void DiceSimulation::meetBoard(std::size_t nth)
{
    Die &die = m_dice[nth];
    const DieBody::Axes axes = die.body.axes();
    const QVector3D extent = DieBody::extent(axes);
    const QVector3D least = die.body.place - extent;
    const QVector3D most = die.body.place + extent;
    const QRectF &walls = m_walls[nth];
    const bool inside = least.x() >= static_cast<float>(walls.left()) &&
                        most.x() <= static_cast<float>(walls.right()) &&
                        least.y() >= static_cast<float>(walls.top()) &&
                        most.y() <= static_cast<float>(walls.bottom());
    if (!inside || least.z() < 0) {
        strikeBoard(nth, DieBody::corners(axes), inside);
    }
    die.inside = die.inside || inside;
}

void DiceSimulation::strikeBoard(std::size_t nth, const std::array<QVector3D, 8> &corners,
                                 bool inside)
{
    Die &die = m_dice[nth];
    constexpr float r = DieBody::Corner;
    float hardest = 0;
    float sunk = 0;
    QVector3D out; // correction back inside the walls
    for (const QVector3D &corner : corners) {
        const QVector3D at = die.body.place + corner;
        if (!inside) {
            hardest = std::max(hardest, strikeWalls(nth, corner, out));
        }
        if (at.z() < r) {
            const QVector3D up(0, 0, 1);
            hardest = std::max(hardest, die.body.strike(up, corner - up * r, Bounce, Friction));
            sunk = std::max(sunk, r - at.z());
        }
    }
    die.body.place += out + QVector3D(0, 0, sunk);
    if (sunk > 0) {
        die.body.spin *= 1 - Drag * Step;
    }
    hear(nth, hardest);
}

float DiceSimulation::strikeWalls(std::size_t nth, const QVector3D &corner, QVector3D &out)
{
    Die &die = m_dice[nth];
    const QRectF &walls = m_walls[nth];
    const QVector3D at = die.body.place + corner;
    constexpr float r = DieBody::Corner;
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
        if (die.inside) {
            hardest = std::max(hardest,
                               die.body.strike(normal, corner - normal * r, Bounce, WallFriction));
            out += normal * std::max(0.0F, depth - std::abs(QVector3D::dotProduct(out, normal)));
        } else {
            m_spoilt = m_spoilt || at.z() - r < RailHeight;
        }
    }
    return hardest;
}

void DiceSimulation::meetPosts(std::size_t nth)
{
    DieBody &die = m_dice[nth].body;
    for (const Post &post : m_posts) {
        const QVector3D way(die.place.x() - static_cast<float>(post.centre.x()),
                            die.place.y() - static_cast<float>(post.centre.y()), 0);
        if (way.lengthSquared() > square(ManRadius + 2 * DieBody::Half)) {
            continue;
        }
        const QVector3D normal = way.normalized();
        const float reach = die.reach(-normal);
        const float deep = ManRadius + reach + Apart - way.length();
        const float above = die.lowest() - static_cast<float>(post.height) - Apart;
        if (deep <= 0 || above >= 0) {
            continue;
        }
        if (-above < deep) { // arriving from above
            hear(nth, die.strike({0, 0, 1}, {}, Bounce, Friction));
            die.place.setZ(die.place.z() - above);
        } else {
            hear(nth, die.strike(normal, normal * -reach, Bounce, WallFriction));
            die.place += normal * deep;
        }
    }
}

void DiceSimulation::meetEachOther()
{
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (!m_dice[i].out || !m_dice[j].out) {
                continue;
            }
            DieBody &a = m_dice[i].body;
            DieBody &b = m_dice[j].body;
            const QVector3D way = a.place - b.place;
            if (way.lengthSquared() > square(4 * DieBody::Half)) {
                continue;
            }
            // Convex bodies separated by a plane do not touch.
            const QVector3D normal = way.normalized();
            const float deep = a.reach(-normal) + b.reach(normal) + Apart - way.length();
            if (deep <= 0) {
                continue;
            }
            const float towards = QVector3D::dotProduct(a.speed - b.speed, normal);
            if (towards < 0) {
                const QVector3D blow = normal * (-(1 + BoneOnBone) * towards / 2);
                a.speed += blow;
                b.speed -= blow;
                hear(i, -towards);
            }
            a.place += normal * (deep / 2);
            b.place -= normal * (deep / 2);
        }
    }
}

bool DiceSimulation::Die::isStill() const
{
    return out && body.speed.lengthSquared() < square(Still) &&
           body.spin.lengthSquared() < square(StillTurning) && body.lowest() < 1 &&
           flatness(body.axes()) > Flat;
}

bool DiceSimulation::isAtRest() const
{
    return std::all_of(m_dice.begin(), m_dice.end(), [](const Die &die) { return die.isStill(); });
}

} // namespace doublets
