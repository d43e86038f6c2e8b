// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/board_layout.h"

#include <QQuaternion>
#include <QVector3D>

#include <array>

namespace doublets {

/// A die as a rigid body: a cube with rounded corners and unit mass. Units are reference pixels
/// (see BoardLayout) and seconds; x points right, y towards White and z up from the board.
struct DieBody
{
    static constexpr float HalfSize = static_cast<float>(BoardLayout::DieSize / 2);
    static constexpr float CornerRadius = 0.24F * HalfSize; ///< radius of the corners, as drawn
    /// Half the edge of the cube whose corners are the centres of the rounded corners.
    static constexpr float HalfCoreSize = HalfSize - CornerRadius;
    static constexpr float Inertia = 4 * HalfSize * HalfSize / 6; ///< equal about every axis

    QVector3D position; ///< position of the centre
    QVector3D velocity;
    QVector3D angularVelocity; ///< radians per second about each axis
    QQuaternion orientation;   ///< unit quaternion

    /// The unit vectors of the die's own x, y and z axes, in board coordinates.
    using Axes = std::array<QVector3D, 3>;
    [[nodiscard]] Axes axes() const;
    /// Returns the centres of the eight rounded corners of a die with the given axes, relative to
    /// the die's centre.
    [[nodiscard]] static std::array<QVector3D, 8> corners(const Axes &axes);
    /// Returns half the size of the axis-aligned bounding box of a die with the given axes.
    [[nodiscard]] static QVector3D extent(const Axes &axes);
    /// Returns the extent from the centre in the direction of the unit vector `towards`.
    [[nodiscard]] float extentTowards(const QVector3D &towards) const;
    /// Returns the height above the board of the lowest point.
    [[nodiscard]] float lowestHeight() const { return position.z() - extent(axes()).z(); }

    /// Integrates the free flight under `gravity` (reference pixels/s²) for `seconds`.
    void integrate(float seconds, float gravity);
    /// Returns the velocity of the point at the offset `arm` from the centre.
    [[nodiscard]] QVector3D velocityAt(const QVector3D &arm) const
    {
        return velocity + QVector3D::crossProduct(angularVelocity, arm);
    }
    /// Applies an impulse at the point at the offset `arm` from the centre.
    void applyImpulse(const QVector3D &impulse, const QVector3D &arm)
    {
        velocity += impulse;
        angularVelocity += QVector3D::crossProduct(arm, impulse) / Inertia;
    }
    /// Collides with a fixed surface at the point at the offset `arm` from the centre, applying
    /// restitution (`bounce`, 0 to 1) and friction (`friction`, the coefficient). `normal` is the
    /// unit normal of the surface, towards the die. Slow impacts do not bounce. Returns the speed
    /// of the impact; 0 if the point is moving away.
    float collide(const QVector3D &normal, const QVector3D &arm, float bounce, float friction);
};

} // namespace doublets
