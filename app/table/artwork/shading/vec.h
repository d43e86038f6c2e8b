// SPDX-License-Identifier: MIT
#pragma once

#include <QRgb>

#include <algorithm>
#include <cmath>

namespace doublets {

/// A point, a direction or a colour in linear light. In the scene, x points right, y down the
/// picture and z up from the board.
struct Vec
{
    float x = 0;
    float y = 0;
    float z = 0;

    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend constexpr Vec operator*(Vec a, Vec b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
    friend constexpr Vec operator*(Vec a, float f) { return {a.x * f, a.y * f, a.z * f}; }
    friend constexpr Vec operator*(float f, Vec a) { return a * f; }
    constexpr Vec &operator+=(Vec b) { return *this = *this + b; }
    constexpr Vec &operator*=(float f) { return *this = *this * f; }
};

constexpr float dot(Vec a, Vec b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline float length(Vec a)
{
    return std::sqrt(dot(a, a));
}
/// Returns the unit vector in the direction of `a`, which must not be zero.
inline Vec unit(Vec a)
{
    return a * (1 / length(a));
}
/// Returns the linear interpolation from `a` at `t` = 0 to `b` at `t` = 1.
constexpr float mix(float a, float b, float t)
{
    return a + (b - a) * t;
}
constexpr Vec mix(Vec a, Vec b, float t)
{
    return a + (b - a) * t;
}
constexpr float clamp01(float t)
{
    return t < 0 ? 0 : t > 1 ? 1 : t;
}
/// Returns a smooth step from 0 at `from` to 1 at `to`, constant outside this range. Precondition:
/// `from` differs from `to`. `from` may be greater than `to`.
constexpr float smoothStep(float from, float to, float x)
{
    const float t = clamp01((x - from) / (to - from));
    return t * t * (3 - 2 * t);
}
/// Returns the floor of a number in the range of int. Inlines to a few instructions, whereas
/// std::floor is a function call on baseline x86-64.
constexpr int floorOf(float x)
{
    const auto whole = static_cast<int>(x);
    return whole - (static_cast<float>(whole) > x ? 1 : 0);
}
constexpr float floorF(float x)
{
    return static_cast<float>(floorOf(x));
}
/// Returns a fast approximation of e^-x for x >= 0.
constexpr float decay(float x)
{
    return 1 / (1 + x * (1 + x * (0.5F + x * 0.25F)));
}
constexpr float square(float x)
{
    return x * x;
}

/// Converts an sRGB colour to linear light.
[[nodiscard]] Vec toLinear(QRgb colour);

} // namespace doublets
