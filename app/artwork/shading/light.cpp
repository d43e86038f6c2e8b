// SPDX-License-Identifier: MIT
#include "app/artwork/shading/light.h"

namespace doublets {

namespace {

constexpr Vec Warm{1.52F, 1.35F, 1.08F};
constexpr Vec Sky{0.29F, 0.32F, 0.37F};
constexpr Vec Room{0.20F, 0.13F, 0.08F};
/// Light thrown back from White's side of the room: it models the sides of what stands on the
/// board.
constexpr Vec Fill{0.20F, 0.19F, 0.20F};
constexpr Vec Middle{960, 540, 0};

constexpr float power8(float x)
{
    return square(square(square(x)));
}

/// The dim picture of a window in the varnish: a soft rectangle among the directions.
float window(Vec normal, Vec view)
{
    const Vec mirrored = normal * (2 * dot(normal, view)) - view;
    if (mirrored.z < 0.2F) {
        return 0;
    }
    const float x = mirrored.x / mirrored.z;
    const float y = mirrored.y / mirrored.z;
    return ramp(-1.1F, -0.8F, x) * ramp(-0.1F, -0.4F, x) * ramp(-1.0F, -0.7F, y) *
           ramp(0.0F, -0.3F, y);
}

Vec lit(const Surface &s, Vec toLamp, float strength, Vec toCamera)
{
    const float facing = std::max(0.0F, dot(s.normal, toLamp));
    const float upward = 0.5F + 0.5F * s.normal.z;
    const Vec ambient = Sky * (upward * s.sky) + Room * ((1.15F - 0.6F * upward) * s.sky);
    const Vec diffuse = s.albedo * (Warm * (facing * strength * s.key) + ambient);

    const float across = std::max(0.0F, dot(s.coat, unit(toLamp + toCamera)));
    const float x8 = power8(across);
    const float broad = x8 * x8 * x8;
    const float x32 = square(square(x8));
    const float narrow = square(square(x32)) * x32;
    const float shine = (0.55F * narrow + 0.07F * broad) * strength * s.key;
    const float glass = 0.05F * window(s.coat, toCamera) * s.sky;
    const Vec highlight = (Warm * shine + Sky * glass) * s.gloss;
    return diffuse + (s.metal ? highlight * s.albedo * 3.0F : highlight);
}

} // namespace

Vec shade(const Surface &surface, Vec at)
{
    const Vec toLamp = Light::Lamp - at;
    const float distance = length(toLamp);
    const float strength = 0.55F + 0.45F * square(3780 / distance);
    return lit(surface, toLamp * (1 / distance), strength, unit(Light::Camera - at));
}

Vec shadeThing(const Surface &surface)
{
    static const Vec toLamp = unit(Light::Lamp - Middle);
    static const float strength = 0.55F + 0.45F * square(3780 / length(Light::Lamp - Middle));
    static const Vec toCamera = unit({0, Light::Slant, 1});
    static const Vec toFill = unit({0.35F, 0.85F, 0.50F});
    static const Vec halfway = unit(toFill + toCamera);
    const float facing = std::max(0.0F, dot(surface.normal, toFill));
    const float shine = power8(power8(std::max(0.0F, dot(surface.coat, halfway))));
    const Vec fill =
        Fill * (surface.albedo * facing + Vec{1, 1, 1} * (1.0F * shine * surface.gloss));
    return lit(surface, toLamp, strength, toCamera) + fill * surface.sky;
}

} // namespace doublets
