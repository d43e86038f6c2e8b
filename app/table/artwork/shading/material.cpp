// SPDX-License-Identifier: MIT
#include "table/artwork/shading/material.h"

#include "table/artwork/shading/noise.h"

namespace doublets {

namespace {

constexpr float LogDepth = 170;

/// Returns 1 if a feature of the given period is visible, falling to 0 as it becomes finer than the
/// pixels.
float visible(float period, float pixel)
{
    return smoothStep(0.8F, 2.2F, period / pixel);
}

} // namespace

Material::Material(const MaterialSpec &spec)
    : m_spec(spec)
    , m_early(linear(spec.early))
    , m_middle(linear(spec.middle))
    , m_late(linear(spec.late))
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

Vec Material::colour(float late) const
{
    return late < 0.5F ? mix(m_early, m_middle, 2 * late) : mix(m_middle, m_late, 2 * late - 1);
}

Material::Ring Material::annualRing(float u, float v, const GrainPosition &position) const
{
    const std::uint32_t seed = position.seed;
    // A board sawn from a log: rings around a centre whose distance from the cut varies.
    const float bow = 26 * noise(u * 0.0021F, v * 0.003F, seed) +
                      m_spec.curl * noise(u * 0.017F, v * 0.006F, seed + 1);
    const float depth = LogDepth * (1 + 0.9F * noise(u * 0.0013F, seed + 2));
    const float y = v - position.pith + bow;
    float r = std::sqrt(y * y + depth * depth);
    // Rings vary in width from year to year.
    r += m_spec.pitch * (0.9F * noise(r * 0.31F / m_spec.pitch, seed + 3) +
                         0.35F * noise(r * 0.83F / m_spec.pitch, seed + 4));
    const float t = r / m_spec.pitch;
    const float year = floorF(t);
    const float f = t - year;
    const float late = f < 0.74F ? square(f / 0.74F) : smoothStep(1.0F, 0.74F, f);
    // The darkness of a ring varies along its length.
    const float density = 0.62F + 0.34F * (random01(static_cast<int>(year), 1, seed) * 2 - 1) +
                          0.30F * noise(u * 0.0043F + year * 7.31F, seed + 10);
    return {late, std::max(0.0F, density)};
}

float Material::knot(float u, float &v, std::uint32_t seed) const
{
    constexpr float Length = 430;
    constexpr float Width = 150;
    const int column = floorOf(u / Length);
    const int row = floorOf(v / Width);
    if (random01(column, row, seed + 11) >= m_spec.knots) {
        return 0;
    }
    const float radius = 7 + 9 * random01(column, row, seed + 12);
    const float ku =
        (static_cast<float>(column) + 0.3F + 0.4F * random01(column, row, seed + 13)) * Length;
    const float kv =
        (static_cast<float>(row) + 0.38F + 0.24F * random01(column, row, seed + 14)) * Width;
    const float du = (u - ku) / radius;
    const float dv = (v - kv) / radius;
    const float away = std::sqrt(square(du * 0.7F) + dv * dv);
    const float aside = 1 / (1 + square(square(du * 0.16F) + square(dv * 0.42F)));
    v -= (v - kv) * 0.82F * aside * smoothStep(56, 32, std::abs(v - kv)) *
         smoothStep(126, 50, std::abs(u - ku));
    return smoothStep(1.15F, 0.75F, away + 0.14F * noise(u * 0.09F, v * 0.3F, seed + 15));
}

Texel Material::wood(const GrainPosition &position, float pixel) const
{
    const std::uint32_t seed = position.seed;
    const float u = position.along + 977 * static_cast<float>(seed % 13);
    float v = position.across;
    const float knotty = m_spec.knots > 0 ? knot(u, v, seed) : 0;

    // Skip details finer than the pixels: small pictures are drawn much faster.
    const float fine = visible(2.2F, pixel);
    const float coarse = visible(m_spec.pitch, pixel);
    const Ring year = coarse > 0 || fine > 0 ? annualRing(u, v, position) : Ring();
    float ring = m_spec.rings * year.density * year.late * coarse;

    float fibre = 0.62F * noise(u * 0.017F, v * 0.40F, seed + 5);
    if (fine > 0) {
        fibre += 0.55F * fine * noise(u * 0.043F, v * 0.95F, seed + 6);
    }
    const float stain = noise(u * 0.004F, v * 0.009F, seed + 7);
    ring = clamp01(ring + 0.22F * fibre + 0.10F * stain);
    Vec albedo = colour(ring) * (1 + m_spec.fibre * fibre + m_spec.wear * stain);

    Texel texel;
    if (m_spec.flecks > 0) {
        const float ray = noise(u * 0.035F + v * 0.01F, v * 0.16F, seed + 8);
        albedo = mix(albedo, m_early * 1.25F, m_spec.flecks * smoothStep(0.28F, 0.6F, ray));
    }
    if (m_spec.pores > 0 && fine > 0) {
        const float here = noise(u * 0.030F, v * 0.62F, seed + 9);
        const float open =
            smoothStep(0.20F, 0.55F, here) * m_spec.pores * (1 - 0.75F * year.late) * fine;
        if (open > 0) {
            albedo *= 1 - 0.55F * open;
            texel.relief = open * noise(u * 0.030F, v * 0.62F + 0.4F, seed + 9);
        }
    }
    if (knotty > 0) {
        const float rings = 0.5F + 0.5F * noise(u * 0.16F, position.across * 0.34F, seed + 16);
        albedo = mix(albedo, m_late * (0.35F + 0.5F * rings), 0.85F * knotty);
    }
    texel.relief += 0.10F * fine * fibre;
    texel.albedo = albedo;
    return texel;
}

Texel Material::bone(const GrainPosition &position, float pixel) const
{
    const float u = position.along;
    const float v = position.across;
    const float cloud = noise(u * 0.011F, v * 0.023F, position.seed);
    const float streak = noise(u * 0.012F, v * 0.33F, position.seed + 1);
    const float canal = smoothStep(0.42F, 0.7F, noise(u * 0.09F, v * 0.7F, position.seed + 2)) *
                        m_spec.pores * visible(2.5F, pixel);
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
    const float sharp = visible(m_spec.pitch, pixel);
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
    const float fine = visible(2.5F, pixel);
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
    const float fine = visible(3, pixel);
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
