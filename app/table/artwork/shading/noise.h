// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <cstdint>

// Noise functions of position and seed alone, so that pictures depend on neither the drawing order
// nor the number of threads.

namespace doublets {

/// Returns `h` with its bits mixed, so that every bit of the result depends on every bit of `h`.
constexpr std::uint32_t mixBits(std::uint32_t h)
{
    h ^= h >> 16;
    h *= 0x7feb352dU;
    h ^= h >> 15;
    h *= 0x846ca68bU;
    return h ^ (h >> 16);
}

/// Returns a hash of a position and a seed.
constexpr std::uint32_t hashAt(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return mixBits(static_cast<std::uint32_t>(x) * 0x9e3779b1U +
                   static_cast<std::uint32_t>(y) * 0x85ebca77U + seed * 0xc2b2ae3dU);
}

/// Returns a pseudorandom number for a position and a seed, uniformly distributed from 0 up to, but
/// not including, 1.
constexpr float random01(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return static_cast<float>(hashAt(x, y, seed) >> 8) * (1.0F / 16777216.0F);
}

namespace noise_detail {

constexpr float fade(float t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

constexpr std::uint32_t StepX = 0x9e3779b1U;
constexpr std::uint32_t StepY = 0x85ebca77U;

constexpr std::uint32_t lattice(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return static_cast<std::uint32_t>(x) * StepX + static_cast<std::uint32_t>(y) * StepY +
           seed * 0xc2b2ae3dU;
}

/// Returns `h` with its bits mixed in fewer rounds than by mixBits(). This suffices for gradients
/// and is faster: a picture evaluates several hundred million gradients.
constexpr std::uint32_t mixBitsFast(std::uint32_t h)
{
    h ^= h >> 15;
    h *= 0x2c1b3c6dU;
    return h ^ (h >> 13);
}

/// Returns the dot product of the gradient with hash `h` and the offset (x, y).
constexpr float slope(std::uint32_t h, float x, float y)
{
    const float gx = static_cast<float>(static_cast<std::int32_t>(h & 0xffffU) - 32768);
    const float gy = static_cast<float>(static_cast<std::int32_t>(h >> 16) - 32768);
    return (gx * x + gy * y) * (1.0F / 32768.0F);
}

} // namespace noise_detail

/// Returns gradient noise of about −1 to 1, with one feature per unit.
inline float noise(float x, float y, std::uint32_t seed)
{
    using namespace noise_detail;
    const int ix = floorOf(x);
    const int iy = floorOf(y);
    const float dx = x - static_cast<float>(ix);
    const float dy = y - static_cast<float>(iy);
    const std::uint32_t corner = lattice(ix, iy, seed);
    const float a = slope(mixBitsFast(corner), dx, dy);
    const float b = slope(mixBitsFast(corner + StepX), dx - 1, dy);
    const float c = slope(mixBitsFast(corner + StepY), dx, dy - 1);
    const float d = slope(mixBitsFast(corner + StepX + StepY), dx - 1, dy - 1);
    const float u = fade(dx);
    const float top = a + (b - a) * u;
    const float below = c + (d - c) * u;
    return 1.5F * (top + (below - top) * fade(dy));
}

/// Returns one-dimensional noise of −1 to 1, with one feature per unit.
inline float noise(float x, std::uint32_t seed)
{
    using namespace noise_detail;
    const int ix = floorOf(x);
    const std::uint32_t left = lattice(ix, 0, seed);
    const auto height = [](std::uint32_t h) {
        return static_cast<float>(static_cast<std::int32_t>(mixBitsFast(h) >> 8)) *
                   (1.0F / 8388608.0F) -
               1;
    };
    const float a = height(left);
    const float b = height(left + StepX);
    return a + (b - a) * noise_detail::fade(x - static_cast<float>(ix));
}

/// Returns the sum of `octaves` octaves of noise, the first with an amplitude of 0.55, each with
/// half the amplitude and about twice the frequency of the previous one.
inline float fractalNoise(float x, float y, int octaves, std::uint32_t seed)
{
    float sum = 0;
    float amplitude = 0.55F;
    for (int i = 0; i < octaves; ++i) {
        sum += amplitude * noise(x, y, seed + static_cast<std::uint32_t>(i));
        x *= 2.03F;
        y *= 2.03F;
        amplitude *= 0.5F;
    }
    return sum;
}

} // namespace doublets
