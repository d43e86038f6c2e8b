// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/wcag.h"

#include <QImage>
#include <QPoint>

#include <array>
#include <vector>

// The luminance of images for different kinds of colour vision.

namespace doublets::test {

/// A kind of colour vision, as a linear transformation of red, green and blue.
struct ColourVision
{
    const char *name;
    std::array<double, 9> matrix; ///< row by row
};

/// Normal vision, then eight colour vision deficiencies (Machado, Oliveira and Fernandes, 2009).
inline constexpr std::array<ColourVision, 9> AllColourVisions{
    ColourVision{"all colours", {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    ColourVision{"protanopia",
                 {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
                  1.051998}},
    ColourVision{"deuteranopia",
                 {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940,
                  0.968881}},
    ColourVision{"tritanopia",
                 {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
                  0.303900}},
    ColourVision{"protanomaly",
                 {0.385450, 0.769005, -0.154455, 0.100526, 0.829802, 0.069673, -0.007442, -0.022190,
                  1.029632}},
    ColourVision{"deuteranomaly",
                 {0.498864, 0.674741, -0.173604, 0.205199, 0.754872, 0.039929, -0.011131, 0.030969,
                  0.980162}},
    ColourVision{"tritanomaly",
                 {1.104996, -0.046633, -0.058363, -0.032137, 0.971635, 0.060503, 0.001336, 0.317922,
                  0.680742}},
    ColourVision{"achromatopsia",
                 {0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722}},
    ColourVision{"achromatomaly",
                 {0.6063, 0.3576, 0.0361, 0.1063, 0.8576, 0.0361, 0.1063, 0.3576, 0.5361}}};

/// The luminance of each pixel of an image.
class Luminances
{
public:
    /// `image` must be opaque and have 32 bits per pixel.
    explicit Luminances(const QImage &image, const ColourVision &vision = AllColourVisions.front())
        : m_width(image.width())
    {
        // Of red, green and blue; the whole transformation is linear.
        std::array<double, 3> weight{};
        for (std::size_t i = 0; i < 3; ++i) {
            weight[i] = luminance(vision.matrix[i], vision.matrix[3 + i], vision.matrix[6 + i]);
        }
        static const std::array<double, 256> light = [] {
            std::array<double, 256> made{};
            for (int i = 0; i < 256; ++i) {
                made[static_cast<std::size_t>(i)] = linearLight(i);
            }
            return made;
        }();
        const auto of = [](int byte) { return light[static_cast<std::size_t>(byte)]; };
        m_all.reserve(static_cast<std::size_t>(m_width * image.height()));
        for (int y = 0; y < image.height(); ++y) {
            const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
            for (int x = 0; x < m_width; ++x) {
                const QRgb p = line[x];
                m_all.push_back(std::max(0.0, weight[0] * of(qRed(p)) + weight[1] * of(qGreen(p)) +
                                                  weight[2] * of(qBlue(p))));
            }
        }
    }

    /// Returns the relative luminance of a pixel, from 0 to 1.
    [[nodiscard]] double at(QPoint pixel) const
    {
        return m_all[static_cast<std::size_t>(pixel.y() * m_width + pixel.x())];
    }

private:
    int m_width;
    std::vector<double> m_all;
};

} // namespace doublets::test
