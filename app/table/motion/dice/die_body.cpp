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
    const float xx = 2 * orientation.x() * orientation.x();
    const float yy = 2 * orientation.y() * orientation.y();
    const float zz = 2 * orientation.z() * orientation.z();
    const float xy = 2 * orientation.x() * orientation.y();
    const float xz = 2 * orientation.x() * orientation.z();
    const float yz = 2 * orientation.y() * orientation.z();
    const float wx = 2 * orientation.scalar() * orientation.x();
    const float wy = 2 * orientation.scalar() * orientation.y();
    const float wz = 2 * orientation.scalar() * orientation.z();
    return {QVector3D(1 - yy - zz, xy + wz, xz - wy), QVector3D(xy - wz, 1 - xx - zz, yz + wx),
            QVector3D(xz + wy, yz - wx, 1 - xx - yy)};
}

std::array<QVector3D, 8> DieBody::corners(const Axes &axes)
{
    const QVector3D x = axes[0] * HalfCoreSize;
    const QVector3D y = axes[1] * HalfCoreSize;
    const QVector3D z = axes[2] * HalfCoreSize;
    return {x + y + z,  x + y - z,  x - y + z,  x - y - z,
            -x + y + z, -x + y - z, -x - y + z, -x - y - z};
}

QVector3D DieBody::extent(const Axes &axes)
{
    QVector3D extent(CornerRadius, CornerRadius, CornerRadius);
    for (const QVector3D &axis : axes) {
        extent +=
            QVector3D(std::abs(axis.x()), std::abs(axis.y()), std::abs(axis.z())) * HalfCoreSize;
    }
    return extent;
}

float DieBody::extentTowards(const QVector3D &towards) const
{
    float reach = CornerRadius;
    for (const QVector3D &axis : axes()) {
        reach += HalfCoreSize * std::abs(QVector3D::dotProduct(axis, towards));
    }
    return reach;
}

void DieBody::integrate(float seconds, float gravity)
{
    velocity.setZ(velocity.z() - gravity * seconds);
    position += velocity * seconds;
    const QQuaternion way(0, angularVelocity * (seconds / 2));
    const QQuaternion turned = orientation + way * orientation;
    orientation = turned / std::sqrt(QQuaternion::dotProduct(turned, turned));
}

float DieBody::collide(const QVector3D &normal, const QVector3D &arm, float bounce, float friction)
{
    const QVector3D before = velocityAt(arm);
    const float towards = QVector3D::dotProduct(before, normal);
    if (towards >= 0) {
        return 0;
    }
    const auto yielding = [&arm](const QVector3D &along) {
        return 1 + QVector3D::crossProduct(arm, along).lengthSquared() / Inertia;
    };
    const float back = towards < -Soft ? bounce : 0;
    const float blow = -(1 + back) * towards / yielding(normal);
    applyImpulse(normal * blow, arm);

    const QVector3D after = velocityAt(arm);
    const QVector3D slip = after - normal * QVector3D::dotProduct(after, normal);
    const float slipping = std::sqrt(slip.lengthSquared());
    if (slipping > 1e-3F) {
        const QVector3D along = slip / slipping;
        applyImpulse(along * -std::min(slipping / yielding(along), friction * blow), arm);
    }
    return -towards;
}

} // namespace doublets
