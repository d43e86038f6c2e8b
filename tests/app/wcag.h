// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

/// How bright a colour is, and how well it is seen on another, as WCAG 2 counts it.
namespace doublets::test {

/// Linear light of an encoded share, both 0 to 1.
inline double decoded(double share)
{
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

/// The same of a byte, 0 to 255.
inline double decoded(int byte)
{
    return decoded(byte / 255.0);
}

/// Of linear red, green and blue.
constexpr double luminance(double red, double green, double blue)
{
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

inline double luminance(const QColor &colour)
{
    return luminance(decoded(double{colour.redF()}), decoded(double{colour.greenF()}),
                     decoded(double{colour.blueF()}));
}

/// Of two luminances: 1 to 21.
constexpr double contrastOf(double a, double b)
{
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

inline double contrast(const QColor &one, const QColor &other)
{
    return contrastOf(luminance(one), luminance(other));
}

} // namespace doublets::test
