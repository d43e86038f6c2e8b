// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/light.h"
#include "table/artwork/table/board_plan.h"

// Building blocks for the relief of the board's surfaces.

namespace doublets {

/// GrainPosition::pith for the wood of frames, which is cut far from the centre of the log.
inline constexpr float StraightGrainPith = 620;

/// Returns the outward direction of `edge` in the plane of the table top.
inline Vec outward(Edge edge)
{
    switch (edge) {
    case Edge::Top:
        return {0, -1, 0};
    case Edge::Right:
        return {1, 0, 0};
    case Edge::Bottom:
        return {0, 1, 0};
    case Edge::Left:
        break;
    }
    return {-1, 0, 0};
}

/// Returns whether `edge` runs horizontally in the picture.
inline bool isHorizontal(Edge edge)
{
    return edge == Edge::Top || edge == Edge::Bottom;
}

/// Tilts both normals of a surface towards `direction`, a horizontal unit vector. A level surface
/// gets the slope `slope`.
inline void tilt(Surface &surface, Vec direction, float slope)
{
    const Vec offset = direction * slope;
    surface.normal = unit(surface.normal + offset);
    surface.coat = unit(surface.coat + offset);
}

/// Returns a level surface with the relief of `texel`. `gloss` is MaterialSpec::gloss;
/// `acrossGrain` is a unit vector.
inline Surface flatSurface(const Texel &texel, float gloss, Vec acrossGrain)
{
    Surface surface;
    surface.albedo = texel.albedo;
    surface.gloss = gloss * std::max(0.05F, texel.gloss);
    surface.normal = unit(Vec{0, 0, 1} + acrossGrain * (0.8F * texel.relief));
    surface.coat = unit(Vec{0, 0, 1} + acrossGrain * (0.12F * texel.relief));
    return surface;
}

/// Returns the slope of a quarter-round moulding at `t`, which runs from 0 at the steep outer end
/// to 1 where the moulding is level, and is clamped to this range.
inline float quarterRoundSlope(float t)
{
    const float u = 1 - clamp01(t);
    return u / std::sqrt(1.02F - u * u);
}

} // namespace doublets
