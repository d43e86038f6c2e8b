// SPDX-License-Identifier: MIT
#include "table/artwork/shading/light.h"

namespace doublets {

namespace {

constexpr Vec Middle{960, 540, 0};

constexpr float power8(float x)
{
    return square(square(square(x)));
}

/// The faint reflection of a window in the varnish: a soft rectangle of directions.
float window(Vec normal, Vec view)
{
    const Vec mirrored = normal * (2 * dot(normal, view)) - view;
    if (mirrored.z < 0.2F) {
        return 0;
    }
    const float x = mirrored.x / mirrored.z;
    const float y = mirrored.y / mirrored.z;
    return smoothStep(-1.1F, -0.8F, x) * smoothStep(-0.1F, -0.4F, x) * smoothStep(-1.0F, -0.7F, y) *
           smoothStep(0.0F, -0.3F, y);
}

/// Returns the intensity of a lamp at `distance`, normalised to 1 at the middle of the board.
float lampStrength(float distance)
{
    const float nearness = 3780 / distance;
    return 0.22F + 0.85F * square(nearness) * nearness;
}

constexpr float FlameReach = 300; ///< distance at which a candle gives half its light
constexpr float FlameStrength = 3.05F;
constexpr float Gleam = 1.2F;  ///< men and dice are nearer to the flames than the board is
constexpr float Gloom = 0.20F; ///< ambient light where no candle reaches

} // namespace

Illumination::Illumination()
    : m_toLamp(unit(Light::Lamp - Middle))
    , m_toCamera(unit({0, Light::Slant, 1}))
    , m_toFill(unit({0.35F, 0.85F, 0.50F}))
    , m_halfway(unit(m_toFill + m_toCamera))
{
}

Illumination Illumination::lamp()
{
    Illumination illumination;
    illumination.m_lamp = {1.06F, 1.02F, 0.96F};
    illumination.m_sky = {0.42F, 0.45F, 0.49F};
    illumination.m_room = {0.26F, 0.20F, 0.15F};
    illumination.m_fill = {0.20F, 0.19F, 0.20F};
    illumination.m_rim = {0.48F, 0.45F, 0.39F};
    illumination.m_objectStrength = lampStrength(length(Light::Lamp - Middle));
    return illumination;
}

Illumination Illumination::night(const std::vector<Vec> &flames)
{
    Illumination illumination;
    illumination.m_lamp = {1.10F, 0.66F, 0.27F};
    illumination.m_sky = {0.035F, 0.040F, 0.062F};
    illumination.m_room = {0.055F, 0.028F, 0.012F};
    illumination.m_fill = {0.10F, 0.06F, 0.03F};
    illumination.m_rim = {1.26F, 0.82F, 0.37F};
    illumination.m_flames = flames;
    illumination.m_glint = 0.3F;
    illumination.m_objectStrength = Gleam * illumination.strength(Middle, 0);
    return illumination;
}

float Illumination::strength(Vec position, float distanceToLamp) const
{
    if (m_flames.empty()) {
        return lampStrength(distanceToLamp);
    }
    float sum = 0;
    for (const Vec &flame : m_flames) {
        const Vec away = flame - position;
        sum += 1 / (1 + dot(away, away) * (1 / square(FlameReach)));
    }
    // Average over the flames: two small candles give as much light as a single large one.
    return Gloom + FlameStrength * sum / static_cast<float>(m_flames.size());
}

Vec Illumination::litFrom(const Surface &surface, Vec toLamp, float strength, Vec toCamera) const
{
    const float facing = std::max(0.0F, dot(surface.normal, toLamp));
    const float upward = 0.5F + 0.5F * surface.normal.z;
    const Vec ambient =
        m_sky * (upward * surface.sky) + m_room * ((1.15F - 0.6F * upward) * surface.sky);
    const Vec diffuse = surface.albedo * (m_lamp * (facing * strength * surface.key) + ambient);

    const float across = std::max(0.0F, dot(surface.coat, unit(toLamp + toCamera)));
    const float x8 = power8(across);
    const float broad = x8 * x8 * x8;
    const float x32 = square(square(x8));
    const float narrow = square(square(x32)) * x32;
    const float shine =
        (0.12F * narrow + 0.10F * broad + 0.25F * m_glint * surface.glint) * strength * surface.key;
    const float glass = 0.05F * window(surface.coat, toCamera) * surface.sky;
    const Vec highlight = (m_lamp * shine + m_sky * glass) * surface.gloss;
    return diffuse + (surface.isMetal ? highlight * surface.albedo * 3.0F : highlight);
}

Vec Illumination::shade(const Surface &surface, Vec position) const
{
    const Vec toLamp = Light::Lamp - position;
    const float distance = length(toLamp);
    return litFrom(surface, toLamp * (1 / distance), strength(position, distance),
                   unit(Light::Camera - position)) +
           sheen(surface, position);
}

Vec Illumination::sheen(const Surface &surface, Vec position) const
{
    constexpr float WindowHeight = 2000; ///< of the window's middle above the table
    const Vec mirrored = surface.coat * (2 * dot(surface.coat, m_toCamera)) - m_toCamera;
    if (mirrored.z < 0.1F) {
        return {};
    }
    const float x = position.x + mirrored.x * (WindowHeight / mirrored.z);
    const float y = position.y + mirrored.y * (WindowHeight / mirrored.z);
    const float seen = smoothStep(-1500, 300, x) * smoothStep(2100, 500, x) *
                       smoothStep(-2500, -900, y) * smoothStep(500, -600, y);
    const float facing = 1 - std::max(0.0F, dot(surface.coat, m_toCamera));
    const float fresnel = 0.04F + 0.96F * square(square(facing)) * facing;
    return m_sky * (1.9F * seen * fresnel * std::min(1.0F, 2.2F * surface.gloss) * surface.sky *
                    (0.4F + 0.6F * surface.key));
}

Vec Illumination::shadeObject(const Surface &surface) const
{
    const float facing = std::max(0.0F, dot(surface.normal, m_toFill));
    const float shine = power8(power8(std::max(0.0F, dot(surface.coat, m_halfway))));
    const Vec fill =
        m_fill * (surface.albedo * facing + Vec{1, 1, 1} * (1.0F * shine * surface.gloss));
    const float caught = surface.rim * (0.8F + 0.2F * dot(surface.normal, m_toLamp));
    return litFrom(surface, m_toLamp, m_objectStrength, m_toCamera) + fill * surface.sky +
           m_rim * caught;
}

} // namespace doublets
