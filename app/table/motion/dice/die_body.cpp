// SPDX-License-Identifier: MIT
#include "table/motion/dice/die_body.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

constexpr float Soft = 100; ///< blows slower than this do not bounce, so that dice come to rest

} // namespace

std::array<QVector3D, 8> DieBody::corners() const
{
    const QVector3D x = turn.rotatedVector({Core, 0, 0});
    const QVector3D y = turn.rotatedVector({0, Core, 0});
    const QVector3D z = turn.rotatedVector({0, 0, Core});
    return {x + y + z,  x + y - z,  x - y + z,  x - y - z,
            -x + y + z, -x + y - z, -x - y + z, -x - y - z};
}

float DieBody::reach(const QQuaternion &turn, const QVector3D &towards)
{
    const QVector3D own = turn.conjugated().rotatedVector(towards);
    return Core * (std::abs(own.x()) + std::abs(own.y()) + std::abs(own.z())) + Corner;
}

void DieBody::fly(float seconds, float gravity)
{
    speed.setZ(speed.z() - gravity * seconds);
    place += speed * seconds;
    const QQuaternion way(0, spin * (seconds / 2));
    turn = (turn + way * turn).normalized();
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
    const float slipping = slip.length();
    if (slipping > 1e-3F) {
        const QVector3D along = slip / slipping;
        push(along * -std::min(slipping / yielding(along), friction * blow), arm);
    }
    return -towards;
}

} // namespace doublets
