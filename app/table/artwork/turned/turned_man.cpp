// SPDX-License-Identifier: MIT
#include "table/artwork/turned/turned_man.h"

namespace doublets {

namespace {

constexpr float DeepestCut = 9;
constexpr float Rounding = 5.6F; ///< of the edges, r = .86 to 1

/// A round groove or bead centred on `at`: 0 to 1.
float bead(float t, float at, float halfWidth)
{
    const float u = (t - at) / halfWidth;
    return u * u < 1 ? square(1 - u * u) : 0;
}

/// A hollow with soft ends: 1 in between.
float hollow(float t, float from, float to, float soft)
{
    return smoothStep(from - soft, from + soft, t) * smoothStep(to + soft, to - soft, t);
}

float boss(float t)
{
    return -3.2F * bead(t, 0.745F, 0.05F) - 2.8F * hollow(t, 0.30F, 0.68F, 0.05F) +
           0.7F * bead(t, 0.36F, 0.045F) - 2.2F * bead(t, 0.305F, 0.035F) -
           1.6F * hollow(t, 0.0F, 0.27F, 0.03F) + 3.4F * smoothStep(0.17F, 0.02F, t);
}

float rings(float t)
{
    return -2.2F * bead(t, 0.80F, 0.03F) - 2.0F * bead(t, 0.69F, 0.03F) -
           1.8F * hollow(t, 0.36F, 0.60F, 0.025F) - 1.6F * bead(t, 0.27F, 0.025F) -
           7.0F * smoothStep(0.145F, 0.115F, t);
}

/// A line cut with a knife or compass, by the distance from its centre.
float stroke(float distance, float halfWidth, float pixel)
{
    const float soft = 0.35F + 0.5F * pixel;
    return smoothStep(halfWidth + soft, halfWidth - 0.4F * soft, std::abs(distance));
}

float ringAndDot(float r, float radius, float pixel)
{
    return std::max(stroke(r - radius, 0.9F, pixel), stroke(r, 0.30F * radius, pixel));
}

/// One in the centre and five around it.
float ringDots(float x, float y, float pixel)
{
    constexpr float Fifth = 1.2566371F;
    const float r = std::sqrt(x * x + y * y);
    const float angle = std::atan2(y, x);
    const float turned = angle - Fifth * std::round(angle / Fifth);
    const float dx = r * std::cos(turned) - 20.5F;
    const float dy = r * std::sin(turned);
    return std::max(ringAndDot(r, 7, pixel), ringAndDot(std::sqrt(dx * dx + dy * dy), 5.5F, pixel));
}

/// Six petals, drawn with a single setting of the compass.
float rosette(float x, float y, float pixel)
{
    constexpr float Opening = 24;
    const float r = std::sqrt(x * x + y * y);
    float cut = stroke(r - Opening, 0.9F, pixel);
    for (int i = 0; i < 6 && r < Opening; ++i) {
        const float angle = 1.0471976F * static_cast<float>(i);
        const float dx = x - Opening * std::cos(angle);
        const float dy = y - Opening * std::sin(angle);
        cut = std::max(cut, stroke(std::sqrt(dx * dx + dy * dy) - Opening, 0.9F, pixel));
    }
    return cut;
}

/// A cross with flared arms in a ring.
float cross(float x, float y, float pixel)
{
    const float r = std::sqrt(x * x + y * y);
    const float along = std::max(std::abs(x), std::abs(y));
    const float aside = std::min(std::abs(x), std::abs(y));
    const float arms = stroke(aside, 0.8F + 0.16F * along, pixel) * smoothStep(19, 18, along);
    return std::max(arms, stroke(r - 23.5F, 1.1F, pixel));
}

} // namespace

float TurnedMan::relief(float r) const
{
    const float t = r / Radius;
    switch (m_shape) {
    case ManShape::Plain:
        return -1.3F * bead(t, 0.80F, 0.022F) - 2.6F * bead(t, 0, 0.045F) -
               1.6F * (1 - square(std::min(1.0F, t / 0.78F)));
    case ManShape::Boss:
        return boss(t);
    case ManShape::Rings:
        return rings(t);
    case ManShape::Dome:
        return -4.2F * square(t) - 2.0F * bead(t, 0.70F, 0.03F) - 1.5F * bead(t, 0.2F, 0.03F);
    case ManShape::RingDot:
        return -1.8F * bead(t, 0.80F, 0.025F);
    case ManShape::Dish:
        return -5.0F * smoothStep(0.70F, 0.52F, t) - 1.2F * bead(t, 0.80F, 0.025F);
    case ManShape::Rosette:
    case ManShape::Cross:
        return -2.0F * bead(t, 0.76F, 0.03F) - 1.6F * bead(t, 0.70F, 0.025F);
    }
    return 0;
}

float TurnedMan::distance(float r, float z) const
{
    const float qr = r - (Radius - Rounding);
    const float qz = std::abs(z - Thickness / 2) - (Thickness / 2 - Rounding);
    const float outR = std::max(qr, 0.0F);
    const float outZ = std::max(qz, 0.0F);
    const float body =
        std::sqrt(outR * outR + outZ * outZ) + std::min(std::max(qr, qz), 0.0F) - Rounding;
    if (z < Thickness - DeepestCut) {
        return body;
    }
    const float face = 0.75F * (z - Thickness - relief(r));
    return std::max(body, face);
}

float TurnedMan::carving(float x, float y, float pixel) const
{
    switch (m_shape) {
    case ManShape::RingDot:
        return ringDots(x, y, pixel);
    case ManShape::Rosette:
        return rosette(x, y, pixel);
    case ManShape::Cross:
        return cross(x, y, pixel);
    case ManShape::Plain:
    case ManShape::Boss:
    case ManShape::Rings:
    case ManShape::Dome:
    case ManShape::Dish:
        break;
    }
    return 0;
}

} // namespace doublets
