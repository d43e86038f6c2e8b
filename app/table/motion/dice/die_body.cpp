// SPDX-License-Identifier: MIT
#include "table/motion/dice/die_body.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

constexpr float Soft = 100; ///< slower impacts do not bounce, which lets dice come to rest

} // namespace

DieBody::Axes DieBody::axes() const
{
    const float xx = 2 * turn.x() * turn.x();
    const float yy = 2 * turn.y() * turn.y();
    const float zz = 2 * turn.z() * turn.z();
    const float xy = 2 * turn.x() * turn.y();
    const float xz = 2 * turn.x() * turn.z();
    const float yz = 2 * turn.y() * turn.z();
    const float wx = 2 * turn.scalar() * turn.x();
    const float wy = 2 * turn.scalar() * turn.y();
    const float wz = 2 * turn.scalar() * turn.z();
    return {QVector3D(1 - yy - zz, xy + wz, xz - wy), QVector3D(xy - wz, 1 - xx - zz, yz + wx),
            QVector3D(xz + wy, yz - wx, 1 - xx - yy)};
}

std::array<QVector3D, 8> DieBody::corners(const Axes &axes)
{
    const QVector3D x = axes[0] * Core;
    const QVector3D y = axes[1] * Core;
    const QVector3D z = axes[2] * Core;
    return {x + y + z,  x + y - z,  x - y + z,  x - y - z,
            -x + y + z, -x + y - z, -x - y + z, -x - y - z};
}

QVector3D DieBody::extent(const Axes &axes)
{
    QVector3D extent(Corner, Corner, Corner);
    for (const QVector3D &axis : axes) {
        extent += QVector3D(std::abs(axis.x()), std::abs(axis.y()), std::abs(axis.z())) * Core;
    }
    return extent;
}

float DieBody::reach(const QVector3D &towards) const
{
    float reach = Corner;
    for (const QVector3D &axis : axes()) {
        reach += Core * std::abs(QVector3D::dotProduct(axis, towards));
    }
    return reach;
}

void DieBody::fly(float seconds, float gravity)
{
    speed.setZ(speed.z() - gravity * seconds);
    place += speed * seconds;
    const QQuaternion way(0, spin * (seconds / 2));
    const QQuaternion turned = turn + way * turn;
    turn = turned / std::sqrt(QQuaternion::dotProduct(turned, turned));
}

float DieBody::strike(const QVector3D &normal, const QVector3D &arm, float bounce, float friction)
{
    const QVector3D before = speedAt(arm);
    const float towards = QVector3D::dotProduct(before, normal);
    if (towards >= 0) {
        return 0;
    }
    const auto yielding = [&arm](const QVector3D &along) {
        return 1 + QVector3D::crossProduct(arm, along).lengthSquared() / Inertia;
    };
    const float back = towards < -Soft ? bounce : 0;
    const float blow = -(1 + back) * towards / yielding(normal);
    push(normal * blow, arm);

    const QVector3D after = speedAt(arm);
    const QVector3D slip = after - normal * QVector3D::dotProduct(after, normal);
    const float slipping = std::sqrt(slip.lengthSquared());
    if (slipping > 1e-3F) {
        const QVector3D along = slip / slipping;
        push(along * -std::min(slipping / yielding(along), friction * blow), arm);
    }
    return -towards;
}

} // namespace doublets
