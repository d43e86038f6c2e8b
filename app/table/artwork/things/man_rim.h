// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

namespace doublets {

/// What makes a man stand out from wood of every colour, near a candle and far from it: a ring of
/// the other colour round its upper edge, and a line of it at its foot. Dark men have a ring of
/// what the light ones are made of, polished, so that it catches light from all round; light men
/// are scorched there, and polished between.
class ManRim
{
public:
    /// `pixel`: width of a device pixel in reference pixels.
    ManRim(const Style &style, Side side, std::uint32_t seed, float pixel);

    /// `own`: from the middle of its underside, z up its axis; `below`: how far under its upper
    /// face.
    void drawOn(Surface &surface, Vec own, float below) const;
    /// The same of a man that stands on its edge: lines along its side, and at its ends.
    void drawOnStanding(Surface &surface, Vec own) const;

private:
    void inlay(Surface &surface, Vec own, float ring, float foot) const;
    static void scorch(Surface &surface, float burnt, float polished);

    Side m_side;
    Material m_light;
    std::uint32_t m_seed;
    float m_pixel;
    float m_soft;  ///< half the width of an edge that is neither jagged nor blurred
    float m_wider; ///< how much broader lines are where they would be finer than a pixel
};

} // namespace doublets
