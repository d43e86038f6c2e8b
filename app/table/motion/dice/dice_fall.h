// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/die_body.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace doublets {

/// Dice falling on a table: what they meet there, and how they move from one small step to the
/// next. The same from the same start, always.
class DiceFall
{
public:
    /// A man or a pile in the way.
    struct Post
    {
        QPointF centre;
        qreal height = 0;

        bool operator==(const Post &) const = default;
    };
    struct Blow
    {
        float time = 0; ///< seconds from the start
        std::size_t die = 0;
        float speed = 0; ///< reference pixels a second
        QPointF place;
    };

    static constexpr float Step = 1.0F / 2000; ///< seconds
    static constexpr float Gravity = 13000;    ///< for a die of about 16 mm

    /// `walls`: the inner sides of the rails and the bar, by die.
    DiceFall(std::vector<QRectF> walls, std::vector<Post> posts)
        : m_walls(std::move(walls))
        , m_posts(std::move(posts))
    {
    }

    /// Lets a die out of the box at that moment. It may come over a rail, and does not leave again.
    void release(const DieBody &die, float time) { m_dice.push_back({die, time, false, false}); }

    void advance();
    [[nodiscard]] float time() const { return m_time; }
    [[nodiscard]] const DieBody &die(std::size_t nth) const { return m_dice[nth].body; }
    [[nodiscard]] bool isOut(std::size_t nth) const { return m_dice[nth].out; }
    /// Out, all but still, and on one of its faces.
    [[nodiscard]] bool isStill(std::size_t nth) const { return m_dice[nth].isStill(); }
    /// All are.
    [[nodiscard]] bool isAtRest() const;
    /// Something happened that a table does not allow: a die cut a rail as it came, or was let out
    /// into another.
    [[nodiscard]] bool isSpoilt() const { return m_spoilt; }
    [[nodiscard]] const std::vector<Blow> &blows() const { return m_blows; }

private:
    struct Die
    {
        DieBody body;
        float release = 0;
        bool out = false;
        bool inside = false; ///< of the walls, wholly

        [[nodiscard]] bool isStill() const;
    };

    void meetBoard(std::size_t nth);
    void strikeBoard(std::size_t nth, const std::array<QVector3D, 8> &corners, bool inside);
    /// With one corner. Returns how hard the blow was; moves `out` by what is beyond the walls.
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
