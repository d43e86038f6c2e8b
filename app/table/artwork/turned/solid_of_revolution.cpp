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
        if (!profile[i].sharp) {
            const Vec between = unit(m_bands[i - 1].last + m_bands[i].first);
            m_bands[i - 1].last = between;
            m_bands[i].first = between;
        }
    }
}

std::optional<SolidOfRevolution::Hit> SolidOfRevolution::intersect(Vec from, Vec direction) const
{
    // Only bands at the heights that the ray crosses inside the bounding cylinder can be hit.
    const float a = square(direction.x) + square(direction.y);
    const float b = from.x * direction.x + from.y * direction.y;
    const float root = b * b - a * (square(from.x) + square(from.y) - square(m_maxRadius));
    if (root < 0 || a < 1e-6F) {
        return std::nullopt;
    }
    const float s = std::sqrt(root);
    const float first = from.z + direction.z * (-b - s) / a;
    const float last = from.z + direction.z * (-b + s) / a;
    const float low = std::min(first, last);
    const float high = std::max(first, last);
    std::optional<Hit> nearest;
    for (const Band &band : m_bands) {
        const float end = band.z + band.dz;
        if (std::max(band.z, end) >= low && std::min(band.z, end) <= high) {
            intersectBand(band, from, direction, nearest);
        }
    }
    return nearest;
}

void SolidOfRevolution::keepIfNearer(const Band &band, Vec from, Vec direction, float t,
                                     std::optional<Hit> &nearest)
{
    if (nearest && t >= nearest->t) {
        return;
    }
    const Vec position = from + direction * t;
    const float r = std::sqrt(square(position.x) + square(position.y));
    // A double cone has two branches; z tells them apart.
    const float along = isFlat(band) ? (r - band.r) / band.dr : (position.z - band.z) / band.dz;
    if (along < 0 || along > 1) {
        return;
    }
    const Vec bent = mix(band.first, band.last, along);
    const float inverse = 1 / std::max(r, 1e-4F);
    Vec normal = unit({bent.x * position.x * inverse, bent.x * position.y * inverse, bent.z});
    if (dot(normal, direction) > 0) {
        normal = normal * -1.0F;
    }
    nearest = Hit{t, position, normal, band.material, bent.x < 0};
}

void SolidOfRevolution::intersectBand(const Band &band, Vec from, Vec direction,
                                      std::optional<Hit> &nearest)
{
    if (isFlat(band)) {
        if (std::abs(direction.z) > 1e-6F) {
            keepIfNearer(band, from, direction, (band.z - from.z) / direction.z, nearest);
        }
        return;
    }
    // On the cone, x² + y² = (r + k (z - band.z))².
    const float k = band.dr / band.dz;
    const float r0 = band.r + k * (from.z - band.z);
    const float kd = k * direction.z;
    const float a = square(direction.x) + square(direction.y) - square(kd);
    const float b = from.x * direction.x + from.y * direction.y - r0 * kd;
    const float c = square(from.x) + square(from.y) - square(r0);
    const float root = b * b - a * c;
    if (root < 0 || std::abs(a) < 1e-6F) {
        return;
    }
    const float s = std::sqrt(root);
    keepIfNearer(band, from, direction, (-b - s) / a, nearest);
    keepIfNearer(band, from, direction, (-b + s) / a, nearest);
}

} // namespace doublets
