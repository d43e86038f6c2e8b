// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

namespace doublets {

/// The rim of a man, which makes the man stand out from the wood: a ring of the opposite colour
/// around the upper edge and a line of that colour at the foot. Dark men have a polished inlay of
/// the light men's material; light men have scorched rings with a polished band between them.
class ManRim
{
public:
    /// `style` is used only during construction. `seed` selects the grain of the inlay. `pixel` is
    /// the width of a device pixel in reference pixels (see BoardLayout).
    ManRim(const Style &style, Side side, std::uint32_t seed, float pixel);

    /// Draws the rim of a lying man on the surface at `localPoint`, the position relative to the
    /// centre of the man's underside, with z along the axis. `depth` is the distance of
    /// `localPoint` below the upper face. Units: reference pixels.
    void drawOn(Surface &surface, Vec localPoint, float depth) const;
    /// Draws the rim of a man standing on edge: lines along the man's side and at its ends.
    /// `localPoint` is as for drawOn().
    void drawOnStanding(Surface &surface, Vec localPoint) const;

private:
    void inlay(Surface &surface, Vec localPoint, float ring, float foot) const;
    static void scorch(Surface &surface, float burnt, float polished);

    Side m_side;
    Material m_light; ///< material of the light men
    std::uint32_t m_seed;
    float m_pixel;
    float m_edgeSoftness; ///< half the width over which an edge is antialiased
    float m_extraWidth;   ///< extra width of lines thinner than a pixel
};

} // namespace doublets
