// SPDX-License-Identifier: MIT
#pragma once

#include "app/artwork/shading/vec.h"

#include <cstdint>

/// Noise as a pure function of place and seed: pictures do not depend on the order or the number of
/// threads in which they are drawn.
namespace doublets {

constexpr std::uint32_t scramble(std::uint32_t h)
{
    h ^= h >> 16;
    h *= 0x7feb352dU;
    h ^= h >> 15;
    h *= 0x846ca68bU;
    return h ^ (h >> 16);
}

constexpr std::uint32_t hashAt(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return scramble(static_cast<std::uint32_t>(x) * 0x9e3779b1U +
                    static_cast<std::uint32_t>(y) * 0x85ebca77U + seed * 0xc2b2ae3dU);
}

/// 0 to 1.
constexpr float random01(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return static_cast<float>(hashAt(x, y, seed) >> 8) * (1.0F / 16777216.0F);
}

namespace noise_detail {

constexpr float fade(float t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

constexpr float slope(std::uint32_t h, float x, float y)
{
    const float gx = static_cast<float>(static_cast<std::int32_t>(h & 0xffffU) - 32768);
    const float gy = static_cast<float>(static_cast<std::int32_t>(h >> 16) - 32768);
    return (gx * x + gy * y) * (1.0F / 32768.0F);
}

} // namespace noise_detail

/// Gradient noise, about -1 to 1, one feature to a unit.
inline float noise(float x, float y, std::uint32_t seed)
{
    using namespace noise_detail;
    const int ix = floorOf(x);
    const int iy = floorOf(y);
    const float dx = x - static_cast<float>(ix);
    const float dy = y - static_cast<float>(iy);
    const float a = slope(hashAt(ix, iy, seed), dx, dy);
    const float b = slope(hashAt(ix + 1, iy, seed), dx - 1, dy);
    const float c = slope(hashAt(ix, iy + 1, seed), dx, dy - 1);
    const float d = slope(hashAt(ix + 1, iy + 1, seed), dx - 1, dy - 1);
    const float u = fade(dx);
    const float top = a + (b - a) * u;
    const float below = c + (d - c) * u;
    return 1.5F * (top + (below - top) * fade(dy));
}

inline float noise(float x, std::uint32_t seed)
{
    const int ix = floorOf(x);
    const float a = random01(ix, 0, seed) * 2 - 1;
    const float b = random01(ix + 1, 0, seed) * 2 - 1;
    return a + (b - a) * noise_detail::fade(x - static_cast<float>(ix));
}

/// Some octaves of it, each half as high and twice as fine.
inline float fractalNoise(float x, float y, int octaves, std::uint32_t seed)
{
    float sum = 0;
    float height = 0.55F;
    for (int i = 0; i < octaves; ++i) {
        sum += height * noise(x, y, seed + static_cast<std::uint32_t>(i));
        x *= 2.03F;
        y *= 2.03F;
        height *= 0.5F;
    }
    return sum;
}

} // namespace doublets
