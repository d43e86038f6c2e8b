// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/motion/motion_stage.h"

#include <QVector3D>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

/// Dice as solid bodies, modelled independently of the code under test.
namespace doublets::solids {

constexpr float Half = static_cast<float>(BoardLayout::DieSize / 2); ///< half the edge of a die
constexpr float Round = 0.24F * Half; ///< radius of the rounded edges

/// A die: a cube with rounded edges. Lengths are in reference pixels (see BoardLayout).
struct Cube
{
    QVector3D centre;
    std::array<QVector3D, 3> axes;

    explicit Cube(const DieState &state)
        : axes{state.orientation.rotatedVector({1, 0, 0}),
               state.orientation.rotatedVector({0, 1, 0}),
               state.orientation.rotatedVector({0, 0, 1})}
    {
        centre = QVector3D(state.centre);
        centre.setZ(static_cast<float>(state.height) + reach({0, 0, 1}));
    }
    /// Returns how far the die extends from its centre in the direction of `way`, a unit vector.
    [[nodiscard]] float reach(const QVector3D &way) const
    {
        float sum = Round;
        for (const QVector3D &axis : axes) {
            sum += (Half - Round) * std::abs(QVector3D::dotProduct(axis, way));
        }
        return sum;
    }
    /// Returns the height of the lowest point of the die above the board; negative if below it.
    [[nodiscard]] float lowest() const { return centre.z() - reach({0, 0, 1}); }
    /// Returns the centres of the rounded corners, as seen from above.
    [[nodiscard]] std::vector<QPointF> cornersFromAbove() const
    {
        std::vector<QPointF> found;
        for (unsigned i = 0; i < 8; ++i) {
            QVector3D at = centre;
            for (unsigned axis = 0; axis < 3; ++axis) {
                at += axes[axis] * ((i >> axis & 1U) != 0 ? Half - Round : Round - Half);
            }
            found.push_back(at.toPointF());
        }
        return found;
    }
};

/// Returns a lower bound of the distance between two dice, by the separating axis theorem; negative
/// if the dice may intersect.
inline float gap(const Cube &a, const Cube &b)
{
    const QVector3D way = b.centre - a.centre;
    std::vector<QVector3D> ways{way};
    for (const QVector3D &mine : a.axes) {
        ways.push_back(mine);
        for (const QVector3D &yours : b.axes) {
            ways.push_back(QVector3D::crossProduct(mine, yours));
        }
    }
    ways.insert(ways.end(), b.axes.begin(), b.axes.end());
    float widest = -1e6F;
    for (const QVector3D &each : ways) {
        if (each.length() > 1e-3F) {
            const QVector3D unit = each.normalized();
            widest = std::max(widest, std::abs(QVector3D::dotProduct(way, unit)) - a.reach(unit) -
                                          b.reach(unit));
        }
    }
    return widest;
}

/// Returns the distance from a point of the board to the area under the die, as seen from above.
/// Returns 0 for a point inside the area.
inline qreal distanceFromAbove(const Cube &die, const QPointF &from)
{
    // The nearest point of the convex hull of the corners lies on a segment between two corners.
    // Inside the hull, no segment has all corners on one side and the point on the other.
    const auto corners = die.cornersFromAbove();
    qreal nearest = 1e6;
    bool outside = false;
    for (const QPointF &a : corners) {
        for (const QPointF &b : corners) {
            const QPointF way = b - a;
            const qreal length2 = QPointF::dotProduct(way, way);
            const qreal part =
                length2 > 0 ? std::clamp(QPointF::dotProduct(from - a, way) / length2, 0.0, 1.0)
                            : 0;
            const QPointF away = from - (a + way * part);
            nearest = std::min(nearest, std::hypot(away.x(), away.y()));
            const QPointF normal(way.y(), -way.x());
            const bool edge =
                length2 > 0 && std::all_of(corners.begin(), corners.end(), [&](const QPointF &c) {
                    return QPointF::dotProduct(c - a, normal) < 1e-3;
                });
            outside = outside || (edge && QPointF::dotProduct(from - a, normal) > 0);
        }
    }
    return outside ? std::max(0.0, nearest - static_cast<qreal>(Round)) : 0;
}

} // namespace doublets::solids
