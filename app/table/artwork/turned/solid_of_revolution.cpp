// SPDX-License-Identifier: MIT
#include "table/artwork/turned/solid_of_revolution.h"

namespace doublets {

bool SolidOfRevolution::isFlat(const Band &band)
{
    return std::abs(band.dz) < 0.02F;
}

SolidOfRevolution::SolidOfRevolution(const std::vector<ProfileVertex> &profile)
{
    for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
        const ProfileVertex &a = profile[i];
        const ProfileVertex &b = profile[i + 1];
        const Vec normal = unit({b.z - a.z, 0, a.r - b.r});
        m_maxRadius = std::max(m_maxRadius, std::max(a.r, b.r) + 0.01F);
        m_bands.push_back({a.r, a.z, b.r - a.r, b.z - a.z, normal, normal, a.material});
    }
    for (std::size_t i = 1; i < m_bands.size(); ++i) {
        if (!profile[i].isSharp) {
            const Vec between = unit(m_bands[i - 1].lastNormal + m_bands[i].firstNormal);
            m_bands[i - 1].lastNormal = between;
            m_bands[i].firstNormal = between;
        }
    }
}

std::optional<SolidOfRevolution::Hit> SolidOfRevolution::intersect(Vec origin, Vec direction) const
{
    // Only bands at the heights that the ray crosses inside the bounding cylinder can be hit.
    const float a = square(direction.x) + square(direction.y);
    const float b = origin.x * direction.x + origin.y * direction.y;
    const float root = b * b - a * (square(origin.x) + square(origin.y) - square(m_maxRadius));
    if (root < 0 || a < 1e-6F) {
        return std::nullopt;
    }
    const float s = std::sqrt(root);
    const float first = origin.z + direction.z * (-b - s) / a;
    const float last = origin.z + direction.z * (-b + s) / a;
    const float low = std::min(first, last);
    const float high = std::max(first, last);
    std::optional<Hit> nearest;
    for (const Band &band : m_bands) {
        const float end = band.z + band.dz;
        if (std::max(band.z, end) >= low && std::min(band.z, end) <= high) {
            intersectBand(band, origin, direction, nearest);
        }
    }
    return nearest;
}

void SolidOfRevolution::updateNearest(const Band &band, Vec origin, Vec direction, float t,
                                      std::optional<Hit> &nearest)
{
    if (nearest && t >= nearest->t) {
        return;
    }
    const Vec position = origin + direction * t;
    const float r = std::sqrt(square(position.x) + square(position.y));
    // A double cone has two branches; z tells them apart.
    const float along = isFlat(band) ? (r - band.r) / band.dr : (position.z - band.z) / band.dz;
    if (along < 0 || along > 1) {
        return;
    }
    const Vec meridianNormal = mix(band.firstNormal, band.lastNormal, along);
    const float inverse = 1 / std::max(r, 1e-4F);
    Vec normal = unit({meridianNormal.x * position.x * inverse,
                       meridianNormal.x * position.y * inverse, meridianNormal.z});
    if (dot(normal, direction) > 0) {
        normal = normal * -1.0F;
    }
    nearest = Hit{t, position, normal, band.material, meridianNormal.x < 0};
}

void SolidOfRevolution::intersectBand(const Band &band, Vec origin, Vec direction,
                                      std::optional<Hit> &nearest)
{
    if (isFlat(band)) {
        if (std::abs(direction.z) > 1e-6F) {
            updateNearest(band, origin, direction, (band.z - origin.z) / direction.z, nearest);
        }
        return;
    }
    // On the cone, x² + y² = (r + k (z - band.z))².
    const float k = band.dr / band.dz;
    const float r0 = band.r + k * (origin.z - band.z);
    const float kd = k * direction.z;
    const float a = square(direction.x) + square(direction.y) - square(kd);
    const float b = origin.x * direction.x + origin.y * direction.y - r0 * kd;
    const float c = square(origin.x) + square(origin.y) - square(r0);
    const float root = b * b - a * c;
    if (root < 0 || std::abs(a) < 1e-6F) {
        return;
    }
    const float s = std::sqrt(root);
    updateNearest(band, origin, direction, (-b - s) / a, nearest);
    updateNearest(band, origin, direction, (-b + s) / a, nearest);
}

} // namespace doublets
