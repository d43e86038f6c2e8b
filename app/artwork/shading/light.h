// SPDX-License-Identifier: MIT
#pragma once

#include "app/artwork/shading/vec.h"

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
    bool metal = false;  ///< highlights take its colour
};

/// One warm lamp at the upper left, a cool sky and a brown reflection of the room; the camera above
/// the middle of the table.
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

/// The light that comes from that point of the scene.
[[nodiscard]] Vec shade(const Surface &surface, Vec at);
/// The same for things that move about, as lit in the middle of the board.
[[nodiscard]] Vec shadeThing(const Surface &surface);

} // namespace doublets
