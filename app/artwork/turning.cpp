// SPDX-License-Identifier: MIT
#include "app/artwork/turning.h"

namespace doublets {

namespace {

constexpr float Rounding = 5.6F; ///< of the edges, r = .86 to 1

/// A round groove or bead of that half width about `at`: 0 to 1.
float bead(float t, float at, float halfWidth)
{
    const float u = (t - at) / halfWidth;
    return u * u < 1 ? square(1 - u * u) : 0;
}

/// A hollow with soft ends: 1 between.
float hollow(float t, float from, float to, float soft)
{
    return ramp(from - soft, from + soft, t) * ramp(to + soft, to - soft, t);
}

float boss(float t)
{
    return -2.6F * bead(t, 0.745F, 0.035F) - 2.4F * hollow(t, 0.30F, 0.68F, 0.05F) +
           0.7F * bead(t, 0.36F, 0.045F) - 1.6F * bead(t, 0.305F, 0.025F) -
           1.6F * hollow(t, 0.0F, 0.27F, 0.03F) + 3.4F * ramp(0.17F, 0.02F, t);
}

float rings(float t)
{
    return -2.2F * bead(t, 0.80F, 0.03F) - 2.0F * bead(t, 0.69F, 0.03F) -
           1.8F * hollow(t, 0.36F, 0.60F, 0.025F) - 1.6F * bead(t, 0.27F, 0.025F) -
           7.0F * ramp(0.145F, 0.115F, t);
}

} // namespace

float Turning::relief(float r) const
{
    const float t = r / Radius;
    switch (m_shape) {
    case ManShape::Boss:
        return boss(t);
    case ManShape::Rings:
        return rings(t);
    case ManShape::Dome:
        return -4.2F * square(t) - 2.0F * bead(t, 0.70F, 0.03F) - 1.5F * bead(t, 0.2F, 0.03F);
    case ManShape::RingDot:
        return -1.8F * bead(t, 0.80F, 0.025F);
    case ManShape::Dish:
        return -5.0F * ramp(0.70F, 0.52F, t) - 1.2F * bead(t, 0.80F, 0.025F);
    case ManShape::Cross:
        return -2.0F * bead(t, 0.76F, 0.03F) - 1.6F * bead(t, 0.70F, 0.025F);
    }
    return 0;
}

float Turning::distance(float r, float z) const
{
    const float qr = r - (Radius - Rounding);
    const float qz = std::abs(z - Thickness / 2) - (Thickness / 2 - Rounding);
    const float outR = std::max(qr, 0.0F);
    const float outZ = std::max(qz, 0.0F);
    const float body =
        std::sqrt(outR * outR + outZ * outZ) + std::min(std::max(qr, qz), 0.0F) - Rounding;
    const float face = 0.75F * (z - Thickness - relief(r));
    const float dr = r - Radius - 0.5F;
    const float dz = z - Thickness / 2;
    const float groove = 1.9F - std::sqrt(dr * dr + dz * dz);
    return std::max(std::max(body, face), groove);
}

float Turning::carving(float x, float y, float pixel) const
{
    const float soft = 0.4F + 0.5F * pixel;
    const auto stroke = [soft](float distance, float halfWidth) {
        return ramp(halfWidth + soft, halfWidth - soft * 0.4F, std::abs(distance));
    };
    const float r = std::sqrt(x * x + y * y);
    if (m_shape == ManShape::RingDot) {
        float cut = std::max(stroke(r - 9, 1.1F), ramp(2.6F + soft, 2.6F, r));
        // Five more round it: turn the place into the nearest fifth.
        constexpr float Fifth = 1.2566371F;
        const float angle = std::atan2(y, x);
        const float turned = angle - Fifth * std::round(angle / Fifth);
        const float dx = r * std::cos(turned) - 21.5F;
        const float dy = r * std::sin(turned);
        const float own = std::sqrt(dx * dx + dy * dy);
        cut = std::max(cut, std::max(stroke(own - 6, 1.0F), ramp(2.0F + soft, 2.0F, own)));
        return cut;
    }
    if (m_shape == ManShape::Cross && r < 27) {
        return std::max(stroke(std::min(std::abs(x), std::abs(y)), 2.2F), stroke(r - 12, 1.2F));
    }
    return 0;
}

} // namespace doublets
