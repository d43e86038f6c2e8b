// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

// Luminance and contrast of colours as defined by WCAG 2.

namespace doublets::test {

/// Returns the linear light of an sRGB-encoded value. Both range from 0 to 1.
inline double decoded(double share)
{
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

/// Overload for an encoded value from 0 to 255.
inline double decoded(int byte)
{
    return decoded(byte / 255.0);
}

/// Returns the relative luminance of linear red, green and blue, each from 0 to 1.
constexpr double luminance(double red, double green, double blue)
{
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

inline double luminance(const QColor &colour)
{
    return luminance(decoded(double{colour.redF()}), decoded(double{colour.greenF()}),
                     decoded(double{colour.blueF()}));
}

/// Returns the contrast ratio of two luminances, from 1 to 21.
constexpr double contrastOf(double a, double b)
{
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

inline double contrast(const QColor &one, const QColor &other)
{
    return contrastOf(luminance(one), luminance(other));
}

} // namespace doublets::test
