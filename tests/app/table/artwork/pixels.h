// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/wcag.h"

#include <QImage>

// Helpers that measure images.

namespace doublets::test {

/// The mean linear light of pixels.
struct Light
{
    double red = 0;
    double green = 0;
    double blue = 0;

    [[nodiscard]] double luminance() const { return test::luminance(red, green, blue); }
};

/// Returns the mean linear light of the opaque pixels in `part`, in device pixels. Precondition: at
/// least one pixel is opaque.
inline Light meanLight(const QImage &image, const QRect &part)
{
    Light sum;
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            if (qAlpha(pixel) == 255) {
                sum.red += linearLight(qRed(pixel));
                sum.green += linearLight(qGreen(pixel));
                sum.blue += linearLight(qBlue(pixel));
                ++count;
            }
        }
    }
    return {sum.red / count, sum.green / count, sum.blue / count};
}

inline Light meanLight(const QImage &image)
{
    return meanLight(image, image.rect());
}

/// Returns the contrast ratio of two lights, from 1 to 21.
inline double contrast(const Light &a, const Light &b)
{
    return contrastOf(a.luminance(), b.luminance());
}

/// Returns the mean absolute difference of the channels of two images of the same size, from 0 to
/// 255.
inline double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) +
                   std::abs(qBlue(p) - qBlue(q)) + std::abs(qAlpha(p) - qAlpha(q));
        }
    }
    return sum / (4.0 * a.width() * a.height());
}

} // namespace doublets::test
