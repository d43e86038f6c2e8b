// SPDX-License-Identifier: MIT
#include "table/artwork/shading/material.h"

#include "table/artwork/shading/noise.h"

namespace doublets {

Material::Material(const MaterialSpec &spec)
    : m_spec(spec)
    , m_early(toLinear(spec.early))
    , m_middle(toLinear(spec.middle))
    , m_late(toLinear(spec.late))
{
}

Texel Material::texelAt(const GrainPosition &position, float pixel) const
{
    switch (m_spec.kind) {
    case MaterialSpec::Bone:
        return bone(position, pixel);
    case MaterialSpec::Cloth:
        return cloth(position, pixel);
    case MaterialSpec::Metal:
        return metal(position, pixel);
    case MaterialSpec::Leather:
        return leather(position, pixel);
    case MaterialSpec::Wood:
        break;
    }
    return wood(position, pixel);
}

Vec Material::colour(float t) const
{
    return t < 0.5F ? mix(m_early, m_middle, 2 * t) : mix(m_middle, m_late, 2 * t - 1);
}

Texel Material::bone(const GrainPosition &position, float pixel) const
{
    const float u = position.along;
    const float v = position.across;
    const float cloud = noise(u * 0.011F, v * 0.023F, position.seed);
    const float streak = noise(u * 0.012F, v * 0.33F, position.seed + 1);
    const float canal = smoothStep(0.42F, 0.7F, noise(u * 0.09F, v * 0.7F, position.seed + 2)) *
                        m_spec.pores * visibility(2.5F, pixel);
    const float tint = clamp01(0.32F + 0.30F * cloud + 0.26F * m_spec.rings * streak);
    Texel texel;
    texel.albedo = colour(tint) * (1 + m_spec.wear * cloud - 0.45F * canal);
    texel.relief = 0.05F * streak + 0.2F * canal;
    return texel;
}

Texel Material::cloth(const GrainPosition &position, float pixel) const
{
    // A slightly uneven twill: two over, two under.
    const float u =
        position.along / m_spec.pitch + 0.25F * noise(position.across * 0.02F, position.seed);
    const float v =
        position.across / m_spec.pitch + 0.25F * noise(position.along * 0.02F, position.seed + 1);
    const int column = floorOf(u);
    const int row = floorOf(v);
    const bool warp = ((column + row) & 3) < 2;
    const float fu = u - static_cast<float>(column) - 0.5F;
    const float fv = v - static_cast<float>(row) - 0.5F;
    const float round = 1 - square(2 * (warp ? fu : fv));
    const float sharp = visibility(m_spec.pitch, pixel);
    const float yarn =
        warp ? noise(v * 0.05F, position.seed + 97U + static_cast<std::uint32_t>(column))
             : noise(u * 0.05F, position.seed + 31U + static_cast<std::uint32_t>(row));
    const float fuzz = noise(position.along * 0.55F, position.across * 0.55F, position.seed + 3);
    const float stain =
        fractalNoise(position.along * 0.004F, position.across * 0.004F, 3, position.seed + 4);
    const float over = mix(0.72F, 0.5F + 0.45F * round, sharp);
    Texel texel;
    texel.albedo = mix(m_early, m_late, warp ? 0.2F : 0.8F) *
                   (over * (1 + 0.14F * yarn + m_spec.fibre * fuzz + m_spec.wear * stain));
    texel.relief = sharp * 0.3F * (warp ? fu : fv) + 0.2F * fuzz;
    return texel;
}

Texel Material::metal(const GrainPosition &position, float pixel) const
{
    const float fine = visibility(2.5F, pixel);
    const float brushed = noise(position.along * 0.03F, position.across * 0.9F, position.seed);
    const float tarnish =
        fractalNoise(position.along * 0.05F, position.across * 0.05F, 3, position.seed + 1);
    Texel texel;
    texel.albedo = colour(clamp01(0.45F + 0.5F * tarnish)) * (1 + 0.10F * fine * brushed);
    texel.relief = 0.1F * fine * brushed;
    return texel;
}

Texel Material::leather(const GrainPosition &position, float pixel) const
{
    const float fine = visibility(3, pixel);
    const float u = position.along;
    const float v = position.across;
    const float grain = noise(u * 0.36F, v * 0.36F, position.seed);
    const float crease = fine * smoothStep(0.16F, 0.0F, std::abs(grain));
    const float stain = fractalNoise(u * 0.02F, v * 0.02F, 3, position.seed + 1);
    Texel texel;
    texel.albedo = colour(clamp01(0.45F + 0.5F * stain)) * (1 - 0.35F * crease);
    texel.relief = 0.35F * fine * noise(u * 0.36F + 0.4F, v * 0.36F, position.seed);
    return texel;
}

} // namespace doublets
