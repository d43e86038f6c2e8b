// SPDX-License-Identifier: MIT
#include "table/artwork/shading/material.h"
#include "table/artwork/shading/noise.h"

/// The texture of wood. A reference pixel is about 0.28 mm, so an annual ring of oak is 4 to 5
/// reference pixels wide. Features finer than the pixels are skipped: small pictures are drawn much
/// faster.
namespace doublets {

namespace {

constexpr float LogDepth = 130; ///< mean distance of the cut from the centre of the log
constexpr float FinePeriod = 1.6F;

} // namespace

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

Material::Grain Material::warpedGrain(float u, float v, std::uint32_t seed, float fine) const
{
    float w = v + 14 * noise(u * 0.0017F, v * 0.0035F, seed) +
              (2.6F + m_spec.curl) * noise(u * 0.0075F, v * 0.012F, seed + 1);
    if (fine > 0) {
        w += 0.35F * fine * noise(u * 0.03F, v * 0.035F, seed + 2);
    }
    return {u, w};
}

Material::Ring Material::annualRing(Grain grain, float v, const GrainPosition &position,
                                    float fine) const
{
    const auto [u, w] = grain;
    const std::uint32_t seed = position.seed;
    // A board sawn from a log: rings around a centre whose distance from the cut varies.
    const float centre = position.pith + 60 * noise(u * 0.0008F, seed + 3);
    const float depth = LogDepth * (1 + 0.45F * noise(u * 0.0011F, seed + 4)) +
                        6 * noise(u * 0.006F, v * 0.02F, seed + 5);
    float r = std::sqrt(square(w - centre) + square(depth));
    const float quartered = 1 - std::min(1.0F, std::abs(depth) / r);
    if (fine > 0) {
        r += 0.5F * noise(u * 0.02F, w * 0.2F, seed + 6);
    }
    // Good years follow good years.
    const float pitch = m_spec.pitch;
    const auto yearsUpTo = [&](float distance) {
        const float t = distance / pitch;
        return t + 0.80F * noise(t * 0.28F, seed + 7) + 0.26F * noise(t * 0.8F, seed + 8);
    };
    const float t = yearsUpTo(r);
    const float step = 0.25F * pitch;
    const float width = step / std::max(0.08F, yearsUpTo(r + step) - t);
    const float year = floorF(t);
    // The darkness of a ring varies along its length.
    const float density = 0.62F + 0.56F * (random01(static_cast<int>(year), 1, seed) - 0.5F) +
                          0.18F * noise(u * 0.004F + year * 7.31F, seed + 10);
    return {t - year, width, std::max(0.1F, density), quartered};
}

Texel Material::ringPorous(Grain grain, const Ring &ring, std::uint32_t seed, float pixel) const
{
    constexpr float PoreZone = 1.9F; ///< width of a year's pores, in reference pixels
    const auto [u, w] = grain;
    const float fine = visibility(FinePeriod, pixel);
    const float coarse = visibility(m_spec.pitch, pixel);
    const float zone = std::clamp(PoreZone / ring.width, 0.12F, 0.5F);
    const float f = ring.progress;
    const float early = mix(0.4F, smoothStep(1.25F * zone, 0.7F * zone, f), coarse);
    const float late = mix(0.5F, smoothStep(0.8F * zone, 1.0F, f), coarse);
    Texel texel;
    texel.albedo = mix(m_middle, m_early * 1.08F, clamp01(0.25F + 0.75F * late * ring.density)) *
                   (1 - 0.30F * m_spec.rings * smoothStep(0.82F, 0.97F, f) * ring.density * coarse);
    // Pores of spring are wide; those of autumn are fine.
    float open = 0.30F * early;
    if (fine > 0) {
        const float wide =
            smoothStep(0.0F, 0.40F, noise(u * 0.013F + 3.7F * ring.density, w * 0.85F, seed + 13));
        const float narrow = smoothStep(0.34F, 0.6F, noise(u * 0.03F, w * 1.6F, seed + 15));
        open = mix(open, std::max(0.9F * wide * early, 0.5F * narrow * (1 - early)), fine);
        texel.relief = -0.9F * open * fine * noise(u * 0.013F, w * 0.85F + 0.5F, seed + 13);
    }
    open = clamp01(1.25F * m_spec.pores * open);
    texel.albedo = mix(texel.albedo, m_late * 0.6F, 0.56F * open);
    texel.gloss -= 0.75F * open;
    if (m_spec.flecks > 0) {
        // Rays: flakes that lean across the grain where the board was sawn along them.
        const float q = u + 0.35F * w + 9 * noise(u * 0.02F, w * 0.03F, seed + 17);
        const float flake = noise(q * 0.085F, w * 0.021F, seed + 18) +
                            0.35F * noise(q * 0.21F, w * 0.06F, seed + 19);
        const float fleck = m_spec.flecks * smoothStep(0.22F, 0.60F, flake) *
                            smoothStep(0.15F, 0.6F, ring.quartered);
        texel.albedo = mix(texel.albedo, m_early * 1.25F, 0.55F * fleck);
        texel.gloss += 1.6F * fleck;
    }
    return texel;
}

Texel Material::evenGrained(Grain grain, const Ring &ring, std::uint32_t seed, float pixel) const
{
    const auto [u, w] = grain;
    const float f = ring.progress;
    const float ripe = smoothStep(0.44F, 0.82F, f) * smoothStep(1.0F, 0.965F, f);
    const float late = mix(0.3F, ripe * (0.6F + 0.4F * ripe), visibility(m_spec.pitch, pixel));
    Texel texel;
    texel.albedo = colour(clamp01(m_spec.rings * late * (0.5F + 0.7F * ring.density)));
    texel.gloss += 0.3F * late;
    const float fine = visibility(FinePeriod, pixel);
    if (m_spec.pores > 0 && fine > 0) {
        const float open =
            m_spec.pores * fine * smoothStep(0.30F, 0.6F, noise(u * 0.03F, w * 1.5F, seed + 13));
        texel.albedo *= 1 - 0.5F * open;
        texel.gloss -= 0.5F * open;
        texel.relief = -0.6F * open;
    }
    return texel;
}

Texel Material::wood(const GrainPosition &position, float pixel) const
{
    const std::uint32_t seed = position.seed;
    const float fine = visibility(FinePeriod, pixel);
    const float u = position.along + 977 * static_cast<float>(seed % 13);
    float v = position.across;
    const float knotty = m_spec.knots > 0 ? knot(u, v, seed) : 0;
    const Grain grain = warpedGrain(u, v, seed, fine);
    const Ring ring = annualRing(grain, v, position, fine);
    Texel texel = m_spec.isRingPorous ? ringPorous(grain, ring, seed, pixel)
                                      : evenGrained(grain, ring, seed, pixel);
    float fibre = 0.62F * noise(u * 0.009F, grain.w * 0.55F, seed + 9);
    if (fine > 0) {
        fibre += 0.55F * fine * noise(u * 0.03F, grain.w * 1.5F, seed + 11);
    }
    const float stain =
        noise(u * 0.004F, v * 0.009F, seed + 12) + 0.4F * noise(u * 0.012F, v * 0.03F, seed + 20);
    const float hue = noise(u * 0.005F, v * 0.012F, seed + 30);
    // No two boards have the same tone.
    const float tone = random01(static_cast<int>(seed), 5, 77) - 0.5F;
    const float shade = (1 + 0.16F * tone) * (1 + 0.5F * m_spec.fibre * fibre) *
                        (1 + (0.06F + 0.4F * m_spec.wear) * stain);
    texel.albedo = texel.albedo * Vec{shade * (1 + 0.045F * hue), shade, shade * (1 - 0.07F * hue)};
    if (knotty > 0) {
        const float rings = 0.5F + 0.5F * noise(u * 0.16F, position.across * 0.34F, seed + 16);
        texel.albedo = mix(texel.albedo, m_late * (0.35F + 0.5F * rings), 0.85F * knotty);
    }
    texel.relief += 0.06F * fine * fibre;
    return texel;
}

} // namespace doublets
