// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"
#include "table/artwork/objects/die_faces.h"

#include <QVector3D>

namespace doublets {

QVector3D dieFaceNormal(int face)
{
    switch (face) {
    case 1:
        return {0, 0, 1};
    case 2:
        return {0, 1, 0};
    case 3:
        return {1, 0, 0};
    case 4:
        return {-1, 0, 0};
    case 5:
        return {0, -1, 0};
    default:
        return {0, 0, -1};
    }
}

QQuaternion Artwork::dieOrientation(int face, qreal yawDegrees)
{
    const QQuaternion yaw = QQuaternion::fromAxisAndAngle(0, 0, 1, static_cast<float>(yawDegrees));
    return yaw * QQuaternion::rotationTo(dieFaceNormal(face), {0, 0, 1});
}

int Artwork::upperFace(const QQuaternion &orientation)
{
    int up = 1;
    float highest = -2;
    for (int face = 1; face <= 6; ++face) {
        const float z = orientation.rotatedVector(dieFaceNormal(face)).z();
        if (z > highest) {
            highest = z;
            up = face;
        }
    }
    return up;
}

} // namespace doublets
