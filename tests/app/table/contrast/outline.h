// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/table/contrast/luminance.h"

#include <QPointF>

// Functions that measure the contrast of outlines in an image.

namespace doublets::test {

/// Returns whether the pixel is mostly opaque. `image` must have 32 bits per pixel, with alpha.
/// Faster than QImage::pixelColor().
inline bool isOpaque(const QImage &image, QPoint at)
{
    return qAlpha(reinterpret_cast<const QRgb *>(image.constScanLine(at.y()))[at.x()]) > 127;
}

/// The part of an image covered by an object.
struct Mask
{
    QImage own;   ///< picture of the object, opaque where it covers the image
    QPoint place; ///< position of the upper left corner of `own` in the image

    [[nodiscard]] bool covers(QPoint pixel) const
    {
        const QPoint at = pixel - place;
        return own.rect().contains(at) && isOpaque(own, at);
    }
};

/// Returns the contrast ratio that at least nine tenths of the samples of an outline reach; a glint
/// or a vein of the wood may hide the others. Returns 0 if there are no samples.
inline double outlineContrast(std::vector<double> contrasts)
{
    if (contrasts.empty()) {
        return 0;
    }
    std::sort(contrasts.begin(), contrasts.end());
    return contrasts[contrasts.size() / 10];
}

/// Returns the outlineContrast() of the object `thing` in `picture`, sampled in 120 directions from
/// `middle`. Compares the background just outside, omitting the antialiased edge, with the most
/// contrasting pixel of the object's edge, which is `depth` pixels wide. An edge of light and dark
/// lines contrasts with any background.
inline double silhouetteContrast(const Luminances &picture, const Mask &thing, QPointF middle,
                                 double depth)
{
    constexpr int Directions = 120;
    constexpr double Step = 0.5;
    std::vector<double> found;
    for (int i = 0; i < Directions; ++i) {
        const double angle = 6.283185307 * i / Directions;
        const QPointF outward(std::cos(angle), std::sin(angle));
        double edge = 0;
        for (double r = 0; r < edge + 2 * depth; r += Step) {
            edge = thing.covers((middle + r * outward).toPoint()) ? r : edge;
        }
        const auto at = [&](double r) { return picture.at((middle + r * outward).toPoint()); };
        const double ground = (at(edge + 2) + at(edge + 2.5) + at(edge + 3)) / 3;
        double best = 1;
        for (double r = edge; r > edge - depth; r -= Step) {
            best = std::max(best, contrastOf(ground, at(r)));
        }
        found.push_back(best);
    }
    return outlineContrast(std::move(found));
}

/// Returns the outlineContrast() along the whole border of `mark`, which may be thin and hollow.
/// Compares each pixel beside the mark, from the image `before` without the mark, with the most
/// contrasting pixel of the mark within `breadth` pixels, from the image `after` with the mark. All
/// images have the same size.
inline double borderContrast(const Luminances &before, const Luminances &after, const QImage &mark,
                             int breadth)
{
    static const std::array<QPoint, 8> ways{QPoint(1, 0),  QPoint(1, 1),  QPoint(0, 1),
                                            QPoint(-1, 1), QPoint(-1, 0), QPoint(-1, -1),
                                            QPoint(0, -1), QPoint(1, -1)};
    const auto isMark = [&](QPoint at) { return isOpaque(mark, at); };
    const QRect inside = mark.rect().adjusted(breadth, breadth, -breadth, -breadth);
    std::vector<double> found;
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            const QPoint here(x, y);
            for (std::size_t side = 0; isMark(here) && side < ways.size(); side += 2) {
                if (isMark(here + ways[side])) {
                    continue;
                }
                const double ground = before.at(here + ways[side]);
                double best = 1;
                for (const QPoint &way : ways) {
                    for (int step = 0; step < breadth && isMark(here + step * way); ++step) {
                        best = std::max(best, contrastOf(ground, after.at(here + step * way)));
                    }
                }
                found.push_back(best);
            }
        }
    }
    return outlineContrast(std::move(found));
}

} // namespace doublets::test
