// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/board_layout.h"

#include <QQuaternion>
#include <QVector3D>

#include <array>

namespace doublets {

/// A die as a rigid body: a cube with rounded corners and a mass of 1, in reference pixels and
/// seconds. x to the right, y towards White, z up from the board.
struct DieBody
{
    static constexpr float Half = static_cast<float>(BoardLayout::DieSize / 2);
    static constexpr float Corner = 0.24F * Half; ///< radius of its corners, as they are drawn
    static constexpr float Core = Half - Corner;  ///< of the cube that the corners are rolled about
    static constexpr float Inertia = 4 * Half * Half / 6; ///< the same about every axis

    QVector3D place; ///< of its centre
    QVector3D speed;
    QVector3D spin;   ///< radians a second about each axis
    QQuaternion turn; ///< of length 1

    /// Its own x, y and z, each of length 1.
    using Axes = std::array<QVector3D, 3>;
    [[nodiscard]] Axes axes() const;
    /// The middles of its eight corners, from its centre.
    [[nodiscard]] static std::array<QVector3D, 8> corners(const Axes &axes);
    /// How far it reaches from its centre along x, y and z, each way.
    [[nodiscard]] static QVector3D extent(const Axes &axes);
    /// How far it reaches from its centre towards a direction of length 1.
    [[nodiscard]] float reach(const QVector3D &towards) const;
    /// Of its lowest point above the board.
    [[nodiscard]] float lowest() const { return place.z() - extent(axes()).z(); }

    /// Flies on for a moment under its weight.
    void fly(float seconds, float gravity);
    /// The speed of a point of it, given from its centre.
    [[nodiscard]] QVector3D speedAt(const QVector3D &arm) const
    {
        return speed + QVector3D::crossProduct(spin, arm);
    }
    /// A blow at that point.
    void push(const QVector3D &impulse, const QVector3D &arm)
    {
        speed += impulse;
        spin += QVector3D::crossProduct(arm, impulse) / Inertia;
    }
    /// Strikes something fixed at that point, whose surface looks along `normal`: bounces and
    /// rubs. Returns how hard the blow was, as a speed; 0 where it moves away already.
    float strike(const QVector3D &normal, const QVector3D &arm, float bounce, float friction);
};

} // namespace doublets
