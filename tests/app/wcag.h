// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

// Luminance and contrast of colours as defined by WCAG 2.

namespace doublets::test {

/// Returns the linear light of an sRGB-encoded component. Both range from 0 to 1.
inline double linearLight(double component)
{
    return component <= 0.04045 ? component / 12.92 : std::pow((component + 0.055) / 1.055, 2.4);
}

/// Returns the linear light, from 0 to 1, of an sRGB-encoded component from 0 to 255.
inline double linearLight(int byte)
{
    return linearLight(byte / 255.0);
}

/// Returns the relative luminance of linear red, green and blue, each from 0 to 1.
constexpr double luminance(double red, double green, double blue)
{
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/// Returns the relative luminance of a colour, from 0 to 1, ignoring its alpha.
inline double luminance(const QColor &colour)
{
    return luminance(linearLight(double{colour.redF()}), linearLight(double{colour.greenF()}),
                     linearLight(double{colour.blueF()}));
}

/// Returns the contrast ratio of two luminances, from 1 to 21.
constexpr double contrastOf(double a, double b)
{
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

/// Returns the contrast ratio of two colours, from 1 to 21, ignoring their alpha.
inline double contrast(const QColor &one, const QColor &other)
{
    return contrastOf(luminance(one), luminance(other));
}

} // namespace doublets::test
