// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/die_body.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace doublets {

/// A rigid-body simulation of dice falling on a table. Advances in fixed time steps; deterministic.
class DiceSimulation
{
public:
    /// An obstacle: a man or a pile.
    struct Post
    {
        QPointF centre;
        qreal height = 0;

        bool operator==(const Post &) const = default;
    };
    /// An impact loud enough to be heard.
    struct Blow
    {
        float time = 0; ///< seconds from the start
        std::size_t die = 0;
        float speed = 0; ///< reference pixels per second
        QPointF place;
    };

    static constexpr float Step = 1.0F / 2000; ///< seconds
    static constexpr float Gravity = 13000;    ///< reference pixels/s², for a die of about 16 mm

    /// `walls` are the inner sides of the rails and the bar, for each die.
    DiceSimulation(std::vector<QRectF> walls, std::vector<Post> posts)
        : m_walls(std::move(walls))
        , m_posts(std::move(posts))
    {
    }

    /// Adds a die that leaves the box at `time`, in seconds. It may enter over a rail but cannot
    /// leave again.
    void release(const DieBody &die, float time) { m_dice.push_back({die, time, false, false}); }

    /// Advances the simulation by `Step`.
    void advance();
    [[nodiscard]] float time() const { return m_time; }
    [[nodiscard]] const DieBody &die(std::size_t nth) const { return m_dice[nth].body; }
    [[nodiscard]] bool isOut(std::size_t nth) const { return m_dice[nth].out; }
    /// Returns whether the die has left the box, has all but stopped and lies on a face.
    [[nodiscard]] bool isStill(std::size_t nth) const { return m_dice[nth].isStill(); }
    /// Returns whether all dice are still.
    [[nodiscard]] bool isAtRest() const;
    /// Returns whether the simulation has become implausible: an arriving die intersected a rail,
    /// or a die was released into another.
    [[nodiscard]] bool isImplausible() const { return m_spoilt; }
    [[nodiscard]] const std::vector<Blow> &blows() const { return m_blows; }

private:
    struct Die
    {
        DieBody body;
        float release = 0;
        bool out = false;
        bool inside = false; ///< entirely within the walls

        [[nodiscard]] bool isStill() const;
    };

    void meetBoard(std::size_t nth);
    void strikeBoard(std::size_t nth, const std::array<QVector3D, 8> &corners, bool inside);
    /// Collides one corner with the walls. Returns the speed of the impact and adds to `out` the
    /// penetration to be corrected.
    [[nodiscard]] float strikeWalls(std::size_t nth, const QVector3D &corner, QVector3D &out);
    void meetPosts(std::size_t nth);
    void meetEachOther();
    void letOut(Die &die);
    void hear(std::size_t nth, float speed);

    std::vector<QRectF> m_walls;
    std::vector<Post> m_posts;
    std::vector<Die> m_dice;
    std::vector<Blow> m_blows;
    float m_time = 0;
    bool m_spoilt = false;
};

} // namespace doublets
