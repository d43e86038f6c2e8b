// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <vector>

namespace doublets {

/// The properties of a surface point that determine its shading.
struct Surface
{
    Vec albedo;          ///< diffuse colour in linear light
    Vec normal{0, 0, 1}; ///< normal for diffuse light, including the material's relief
    Vec coat{0, 0, 1};   ///< normal for highlights: varnish is smooth even over pores
    float gloss = 0.3F;  ///< strength of the highlights
    float key = 1;       ///< share of the lamp's light that reaches the point
    float sky = 1;       ///< share of the ambient light that reaches the point
    float glint = 0;     ///< strength of the lamp's linear reflection along a rounded edge
    /// Strength of the ambient light reflected by a polished edge; movable objects only.
    float rim = 0;
    bool isMetal = false; ///< whether highlights take the surface's colour
};

/// The geometry of light and view, in reference pixels (see BoardLayout). Independent of the
/// Lighting.
struct Light
{
    static constexpr Vec Lamp{-1524, -1836, 2700};
    static constexpr Vec Camera{960, 540, 2300};
    /// Offset of a shadow to the right and downwards in the picture, per unit of height.
    static constexpr float ShadowX = 0.62F;
    static constexpr float ShadowY = 0.56F;
    /// Upward displacement in the picture per unit of height: the view is tilted slightly towards
    /// White.
    static constexpr float Slant = 0.48F;
};

/// The light sources of a Lighting. By lamplight, these are a warm lamp at the upper left, cool
/// ambient light and brown light reflected by the room; at night, candles, which light only their
/// surroundings.
class Illumination
{
public:
    /// Returns the illumination by a single lamp.
    [[nodiscard]] static Illumination lamp();
    /// Returns the illumination by candles with flames at the points `flames`. Precondition:
    /// `flames` is not empty.
    [[nodiscard]] static Illumination night(const std::vector<Vec> &flames);

    /// Returns the linear light that `surface` reflects to the camera at the point `position` of
    /// the scene.
    [[nodiscard]] Vec shade(const Surface &surface, Vec position) const;
    /// Returns the linear light that `surface`, part of a movable object, reflects to the camera.
    /// Movable objects are lit as in the middle of the board, wherever they are.
    [[nodiscard]] Vec shadeObject(const Surface &surface) const;

private:
    Illumination();
    [[nodiscard]] float strength(Vec position, float distanceToLamp) const;
    /// Returns the broad reflection, in waxed wood, of a tall window beyond the table.
    [[nodiscard]] Vec sheen(const Surface &surface, Vec position) const;
    [[nodiscard]] Vec litFrom(const Surface &surface, Vec toLamp, float strength,
                              Vec toCamera) const;

    Vec m_lamp;                 ///< colour of the lamp
    Vec m_sky;                  ///< ambient light from above
    Vec m_room;                 ///< light reflected by the room
    Vec m_fill;                 ///< light reflected from White's side of the room
    Vec m_rim;                  ///< ambient light reflected by polished edges
    float m_objectStrength = 1; ///< strength of the light on movable objects
    float m_glint = 1;          ///< factor for Surface::glint; below 1 by candlelight
    // Unit vectors from the middle of the board:
    Vec m_toLamp;
    Vec m_toCamera;
    Vec m_toFill;
    Vec m_halfway; ///< half-way between `m_toFill` and `m_toCamera`
    std::vector<Vec> m_flames;
};

} // namespace doublets
