// SPDX-License-Identifier: MIT
#include "table/artwork/shading/tone.h"

#include "table/artwork/shading/plain.h"

#include <array>

namespace doublets {

namespace {

constexpr int Steps = 8192;
constexpr float Brightest = 3;
constexpr float Exposure = 1.12F;
constexpr float Saturation = 0.86F; ///< film is a little paler than life

float encoded(float x)
{
    return x <= 0.0031308F ? 12.92F * x : 1.055F * std::pow(x, 1 / 2.4F) - 0.055F;
}

float decoded(float x)
{
    return x <= 0.04045F ? x / 12.92F : std::pow((x + 0.055F) / 1.055F, 2.4F);
}

std::array<float, Steps + 1> makeCurve()
{
    std::array<float, Steps + 1> curve{};
    for (int i = 0; i <= Steps; ++i) {
        // Quadratic spacing devotes most of the table to dark tones, where the eye is most
        // sensitive.
        const float x = Brightest * square(static_cast<float>(i) / Steps);
        // Like film: a toe in the shadows and a shoulder in the highlights.
        const float e = Exposure * x;
        const float toned = e * (2.51F * e + 0.03F) / (e * (2.43F * e + 0.59F) + 0.14F);
        curve[static_cast<std::size_t>(i)] = 255 * encoded(std::min(toned, 1.0F));
    }
    return curve;
}

float onScreen(float x)
{
    static const std::array<float, Steps + 1> curve = makeCurve();
    const float t = std::sqrt(clamp01(x * (1 / Brightest)));
    return curve[static_cast<std::size_t>(t * Steps)];
}

} // namespace

Vec toLinear(QRgb colour)
{
    const auto channel = [](int value) { return decoded(static_cast<float>(value) / 255); };
    return {channel(qRed(colour)), channel(qGreen(colour)), channel(qBlue(colour))};
}

QRgb toScreen(Vec light, float alpha)
{
    const float grey = 0.25F * light.x + 0.60F * light.y + 0.15F * light.z;
    light = mix(Vec{grey, grey, grey}, light, Saturation);
    const float a = clamp01(alpha);
    return qRgba(nearestByte(onScreen(light.x) * a), nearestByte(onScreen(light.y) * a),
                 nearestByte(onScreen(light.z) * a), nearestByte(255 * a));
}

QRgb plain::toScreen(Vec light, float alpha)
{
    const float a = clamp01(alpha);
    const auto byte = [a](float v) { return nearestByte(255 * encoded(clamp01(v)) * a); };
    const int red = byte(light.x);
    const int green = light.y == light.x ? red : byte(light.y); // ink and paper are grey
    const int blue = light.z == light.x ? red : byte(light.z);
    return qRgba(red, green, blue, nearestByte(255 * a));
}

} // namespace doublets
