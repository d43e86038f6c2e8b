// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/table/contrast/luminance.h"

#include <QPointF>

/// How well the outline of a thing is seen in a picture.
namespace doublets::test {

/// Of a picture of 32 bits with alpha. Pixel by pixel QImage would work out the colour, too.
inline bool isOpaque(const QImage &image, QPoint at)
{
    return qAlpha(reinterpret_cast<const QRgb *>(image.constScanLine(at.y()))[at.x()]) > 127;
}

/// What of a picture a thing covers.
struct Mask
{
    QImage own;   ///< opaque where the thing is
    QPoint place; ///< of its upper left corner in the picture

    [[nodiscard]] bool covers(QPoint pixel) const
    {
        const QPoint at = pixel - place;
        return own.rect().contains(at) && isOpaque(own, at);
    }
};

/// What nine tenths of an outline reach: a glint or a vein of the wood may swallow the rest.
inline double seenAlong(std::vector<double> contrasts)
{
    if (contrasts.empty()) {
        return 0;
    }
    std::sort(contrasts.begin(), contrasts.end());
    return contrasts[contrasts.size() / 10];
}

/// The contrast along a silhouette, looked at from `middle` in 120 directions: of the ground just
/// outside (the pixel of the edge itself is half the ground's) against the best of the thing's own
/// edge, `depth` pixels within. A light line beside a dark one stands out from any ground; which of
/// them does, does not matter.
inline double outlineOf(const Luminances &picture, const Mask &thing, QPointF middle, double depth)
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
    return seenAlong(std::move(found));
}

/// The same of a mark, which may be thin and hollow: along its whole border, of what lies beside it
/// against the best of its own pixels that are not farther than its line is broad.
inline double borderOf(const Luminances &before, const Luminances &after, const QImage &mark,
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
    return seenAlong(std::move(found));
}

} // namespace doublets::test
