// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/die_body.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace doublets {

/// A deterministic rigid-body simulation of dice that fall on the board, in fixed time steps. Dice
/// are identified by their index, in the order of addDie(). Indices passed to the functions must be
/// valid. Lengths are in reference pixels (see BoardLayout).
class DiceSimulation
{
public:
    /// A man or a pile of men on the board.
    struct Obstacle
    {
        QPointF centre;
        qreal height = 0; ///< height of its top above the board

        bool operator==(const Obstacle &) const = default;
    };
    /// An audible impact. Impacts of a die in quick succession count as one.
    struct Impact
    {
        float time = 0;      ///< in seconds from the start
        std::size_t die = 0; ///< index of the die
        float speed = 0;     ///< in reference pixels per second
        QPointF position;
    };

    static constexpr float Step = 1.0F / 2000; ///< seconds
    static constexpr float Gravity = 13000;    ///< reference pixels/s², for a die of about 16 mm

    /// `walls` are the inner sides of the rails and the bar, for each die in the order of addDie().
    DiceSimulation(std::vector<QRectF> walls, std::vector<Obstacle> obstacles)
        : m_walls(std::move(walls))
        , m_obstacles(std::move(obstacles))
    {
    }

    /// Adds a die that leaves the box at `time`, in seconds from the start of the simulation. The
    /// die may enter over a rail, but cannot leave the board. Precondition: there are fewer dice
    /// than walls.
    void addDie(const DieBody &die, float time) { m_dice.push_back({die, time, false, false}); }

    /// Advances the simulation by `Step`.
    void advance();
    /// Returns the simulated time, in seconds from the start.
    [[nodiscard]] float time() const { return m_time; }
    [[nodiscard]] const DieBody &die(std::size_t index) const { return m_dice[index].body; }
    /// Returns whether the die has left the box.
    [[nodiscard]] bool isReleased(std::size_t index) const { return m_dice[index].isReleased; }
    /// Returns whether the die has left the box and lies still on a face.
    [[nodiscard]] bool isStill(std::size_t index) const { return m_dice[index].isStill(); }
    /// Returns whether all dice are still.
    [[nodiscard]] bool isAtRest() const;
    /// Returns whether the simulation has become implausible: an arriving die intersected a rail,
    /// or a die was released into another.
    [[nodiscard]] bool isImplausible() const { return m_isImplausible; }
    /// Returns the audible impacts so far, in chronological order.
    [[nodiscard]] const std::vector<Impact> &impacts() const { return m_impacts; }

private:
    /// The state of one die.
    struct Die
    {
        DieBody body;
        float releaseTime = 0;
        bool isReleased = false;
        bool hasEntered = false; ///< whether the die has ever been entirely within the walls

        [[nodiscard]] bool isStill() const;
    };

    void collideWithBoard(std::size_t index);
    void collideCornersWithBoard(std::size_t index, const std::array<QVector3D, 8> &corners,
                                 bool isInside);
    /// Collides `corner`, relative to the centre of the die, with the walls. Returns the speed of
    /// the impact, and adds the displacement that corrects the penetration to `correction`.
    [[nodiscard]] float collideCornerWithWalls(std::size_t index, const QVector3D &corner,
                                               QVector3D &correction);
    void collideWithObstacles(std::size_t index);
    void collideDice();
    void markReleased(Die &die);
    void recordImpact(std::size_t index, float speed);

    std::vector<QRectF> m_walls;
    std::vector<Obstacle> m_obstacles;
    std::vector<Die> m_dice;
    std::vector<Impact> m_impacts;
    float m_time = 0;
    bool m_isImplausible = false;
};

} // namespace doublets
