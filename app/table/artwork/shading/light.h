// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <vector>

namespace doublets {

/// What the light falls on at one point.
struct Surface
{
    Vec albedo;          ///< linear
    Vec normal{0, 0, 1}; ///< for diffuse light, with the relief of the stuff itself
    Vec coat{0, 0, 1};   ///< for highlights: varnish lies smoothly over pores
    float gloss = 0.3F;  ///< strength of the highlights
    float key = 1;       ///< how much of the lamp reaches it
    float sky = 1;       ///< how much of the surroundings it sees
    float glint = 0;     ///< of the lamp drawn out into a line along a rounded edge
    float rim = 0;       ///< of light from all round, caught by a polished edge
    bool metal = false;  ///< highlights take its colour
};

/// Where the one lamp and the camera are, in every lighting: shadows fall alike.
struct Light
{
    static constexpr Vec Lamp{-1524, -1836, 2700};
    static constexpr Vec Camera{960, 540, 2300};
    /// How far the shadow of a height of 1 falls.
    static constexpr float ShadowX = 0.62F;
    static constexpr float ShadowY = 0.56F;
    /// How far up a height of 1 appears: the table is seen a little from White's side.
    static constexpr float Slant = 0.48F;
};

/// What a lighting comes from: by lamp a warm lamp at the upper left, a cool sky and a brown
/// reflection of the room; by night candles, which reach as far as they do.
class Illumination
{
public:
    [[nodiscard]] static Illumination lamp();
    /// `flames`: where candles burn.
    [[nodiscard]] static Illumination night(const std::vector<Vec> &flames);

    /// The light that comes from that point of the scene.
    [[nodiscard]] Vec shade(const Surface &surface, Vec at) const;
    /// The same for things that move about, as lit in the middle of the board.
    [[nodiscard]] Vec shadeThing(const Surface &surface) const;

private:
    Illumination();
    [[nodiscard]] float strength(Vec at, float toLamp) const;
    [[nodiscard]] Vec lit(const Surface &s, Vec toLamp, float strength, Vec toCamera) const;

    Vec m_warm; ///< the colour of the lamp
    Vec m_sky;
    Vec m_room;
    Vec m_fill; ///< thrown back from White's side of the room
    Vec m_rim;  ///< on polished edges
    float m_thing = 1;
    float m_glint = 1; ///< candles are small: they draw hardly a line
    // As seen from things in the middle of the board:
    Vec m_toLamp;
    Vec m_toCamera;
    Vec m_toFill;
    Vec m_halfway; ///< between the fill's direction and the camera's
    std::vector<Vec> m_flames;
};

} // namespace doublets
