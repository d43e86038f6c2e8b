// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QImage>

namespace doublets::test {

/// Returns the number of pixels of `image` whose colour satisfies `predicate`.
template<typename Predicate> [[nodiscard]] int countPixels(const QImage &image, Predicate predicate)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += predicate(image.pixelColor(x, y)) ? 1 : 0;
        }
    }
    return count;
}

} // namespace doublets::test
