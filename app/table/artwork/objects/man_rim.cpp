// SPDX-License-Identifier: MIT
#include "table/artwork/objects/man_rim.h"

#include "table/artwork/turned/turned_man.h"

namespace doublets {

namespace {

constexpr float InlaidFrom = 34; ///< from the axis
constexpr float RingDeep = 2.2F; ///< how far the ring extends down the rounded edge
constexpr float BeadInner = 29;  ///< inside the ring of light men
constexpr float BeadOuter = 33;
constexpr float BurnFades = 1.8F; ///< width over which a burnt ring fades inwards
constexpr float MaxWider = 1.8F;  ///< limits the ring's share of small men

} // namespace

ManRim::ManRim(const Style &style, Side side, std::uint32_t seed, float pixel)
    : m_side(side)
    , m_light(style.tradition.men[indexOf(Side::White)])
    , m_seed(seed)
    , m_pixel(pixel)
    , m_edgeSoftness(0.3F + 0.25F * pixel)
    , m_extraWidth(std::clamp(1.5F * pixel - 2.4F, 0.0F, MaxWider))
{
}

void ManRim::drawOn(Surface &surface, Vec localPoint, float depth) const
{
    const auto band = [this](float from, float to, float at) {
        return smoothStep(from - m_edgeSoftness, from + m_edgeSoftness, at) *
               smoothStep(to + m_edgeSoftness, to - m_edgeSoftness, at);
    };
    const float r = std::sqrt(localPoint.x * localPoint.x + localPoint.y * localPoint.y);
    if (r < BeadInner - 2 * m_extraWidth - m_edgeSoftness) {
        return; // the rim does not reach this far in
    }
    const float upper = smoothStep(RingDeep + m_edgeSoftness, RingDeep - m_edgeSoftness, depth);
    // An inlay has a sharp edge, a burn a gradual one.
    const float inner = m_side == Side::Black ? m_edgeSoftness : m_edgeSoftness + BurnFades;
    const float ring = upper * smoothStep(-inner, m_edgeSoftness, r - InlaidFrom + m_extraWidth);
    if (m_side == Side::Black) {
        inlay(surface, localPoint, ring, band(4 - m_extraWidth, 9 + m_extraWidth, localPoint.z));
        return;
    }
    const float foot =
        smoothStep(m_edgeSoftness, -m_edgeSoftness, localPoint.z - 6 - 2 * m_extraWidth);
    const float bead = upper * band(BeadInner - 2 * m_extraWidth, BeadOuter - m_extraWidth, r);
    scorch(surface, std::max(ring, foot), 0.45F * bead + 0.40F * band(8, 20, localPoint.z));
}

void ManRim::drawOnStanding(Surface &surface, Vec localPoint) const
{
    constexpr float Fades = 5; ///< width over which the line fades on the rounded edge
    const float inward = std::min(std::min(localPoint.z, TurnedMan::Thickness - localPoint.z),
                                  TurnedMan::Radius - std::abs(localPoint.x));
    const float line = smoothStep(Fades + m_extraWidth + m_edgeSoftness, 1.2F, inward);
    if (m_side == Side::Black) {
        surface.rim = 1.05F * line;
    } else {
        scorch(surface, line, 0.35F);
    }
}

void ManRim::inlay(Surface &surface, Vec localPoint, float ring, float foot) const
{
    if (ring > 0) {
        const Texel texel =
            m_light.texelAt({localPoint.x * 1.6F, localPoint.y * 1.6F, m_seed, 35}, m_pixel);
        surface.albedo = mix(surface.albedo, texel.albedo * 0.62F, ring);
    }
    // Favour the direction of the lamp.
    const float facing = 0.35F + 0.65F * dot(surface.normal, {-0.6F, -0.6F, 0.5F});
    surface.rim = 0.30F * ring * std::max(0.0F, facing) + 0.10F * foot;
}

void ManRim::scorch(Surface &surface, float burnt, float polished)
{
    constexpr float Left = 0.05F; ///< the share of the wood's own colour that remains
    const float kept = 1 - (1 - Left) * burnt;
    surface.albedo *= kept;
    surface.gloss *= kept;
    surface.rim = polished * (1 - burnt);
}

} // namespace doublets
