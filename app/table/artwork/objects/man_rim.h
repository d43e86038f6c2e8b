// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

namespace doublets {

/// The rim that sets a man off against wood of any colour and in any light: a ring of the opposite
/// colour around the upper edge, and a line of the same colour at the foot. Dark men have a
/// polished ring in the light men's material, which catches light from all directions; light men
/// have scorched rings, polished in between.
class ManRim
{
public:
    /// `pixel` is the width of a device pixel in reference pixels.
    ManRim(const Style &style, Side side, std::uint32_t seed, float pixel);

    /// Draws the rim. `localPoint` is the position relative to the centre of the underside, z along
    /// the axis; `below` is the distance below the upper face.
    void drawOn(Surface &surface, Vec localPoint, float below) const;
    /// Draws the rim of a man standing on edge: lines along its side and at its ends.
    void drawOnStanding(Surface &surface, Vec localPoint) const;

private:
    void inlay(Surface &surface, Vec localPoint, float ring, float foot) const;
    static void scorch(Surface &surface, float burnt, float polished);

    Side m_side;
    Material m_light;
    std::uint32_t m_seed;
    float m_pixel;
    float m_edgeSoftness; ///< half the width over which an edge is antialiased
    float m_extraWidth;   ///< extra width of lines thinner than a pixel
};

} // namespace doublets
