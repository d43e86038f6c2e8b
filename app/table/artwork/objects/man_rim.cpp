// SPDX-License-Identifier: MIT
#include "table/artwork/objects/man_rim.h"

#include "table/artwork/turned/turning.h"

namespace doublets {

namespace {

constexpr float InlaidFrom = 34; ///< from the axis
constexpr float RingDeep = 2.2F; ///< how far the ring extends down the rounded edge
constexpr float BeadInner = 29;  ///< inside the ring of light men
constexpr float BeadOuter = 33;
constexpr float MaxWider = 1.8F; ///< limits the ring's share of small men

} // namespace

ManRim::ManRim(const Style &style, Side side, std::uint32_t seed, float pixel)
    : m_side(side)
    , m_light(style.tradition.men[indexOf(Side::White)])
    , m_seed(seed)
    , m_pixel(pixel)
    , m_soft(0.3F + 0.25F * pixel)
    , m_wider(std::clamp(1.5F * pixel - 2.4F, 0.0F, MaxWider))
{
}

void ManRim::drawOn(Surface &surface, Vec own, float below) const
{
    const auto band = [this](float from, float to, float at) {
        return ramp(from - m_soft, from + m_soft, at) * ramp(to + m_soft, to - m_soft, at);
    };
    const float r = std::sqrt(own.x * own.x + own.y * own.y);
    if (r < BeadInner - 2 * m_wider - m_soft) {
        return; // the rim does not reach this far in
    }
    const float upper = ramp(RingDeep + m_soft, RingDeep - m_soft, below);
    const float ring = upper * ramp(-m_soft, m_soft, r - InlaidFrom + m_wider);
    if (m_side == Side::Black) {
        inlay(surface, own, ring, band(4 - m_wider, 9 + m_wider, own.z));
        return;
    }
    const float foot = ramp(m_soft, -m_soft, own.z - 6 - 2 * m_wider);
    const float bead = upper * band(BeadInner - 2 * m_wider, BeadOuter - m_wider, r);
    scorch(surface, std::max(ring, foot), 0.65F * bead + 0.6F * band(8, 20, own.z));
}

void ManRim::drawOnStanding(Surface &surface, Vec own) const
{
    constexpr float Fades = 5; ///< width over which the line fades on the rounded edge
    const float inward = std::min(std::min(own.z, TurnedMan::Thickness - own.z),
                                  TurnedMan::Radius - std::abs(own.x));
    const float line = ramp(Fades + m_wider + m_soft, 1.2F, inward);
    if (m_side == Side::Black) {
        surface.rim = 1.05F * line;
    } else {
        scorch(surface, line, 0.35F);
    }
}

void ManRim::inlay(Surface &surface, Vec own, float ring, float foot) const
{
    if (ring > 0) {
        const Texel texel = m_light.at({own.x * 1.6F, own.y * 1.6F, m_seed, 35}, m_pixel);
        surface.albedo = mix(surface.albedo, texel.albedo * 0.7F, ring);
    }
    // Favour the direction of the lamp.
    const float facing = 0.6F + 0.4F * dot(surface.normal, {-0.6F, -0.6F, 0.5F});
    surface.rim = 0.75F * ring * facing + 0.35F * foot;
}

void ManRim::scorch(Surface &surface, float burnt, float polished)
{
    constexpr float Left = 0.02F; ///< the share of the wood's own colour that remains
    const float kept = 1 - (1 - Left) * burnt;
    surface.albedo *= kept;
    surface.gloss *= kept;
    surface.rim = polished * (1 - burnt);
}

} // namespace doublets
