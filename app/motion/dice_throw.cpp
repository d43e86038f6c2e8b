// SPDX-License-Identifier: MIT
#include "app/motion/dice_throw.h"

#include "app/artwork/artwork.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace doublets::dicethrow {

namespace {

constexpr qreal Ease = 2.2;

/// Where and how high the arcs between two touches of the board are: times of the touches.
constexpr std::array<qreal, 5> Touches{0, 0.40, 0.66, 0.83, 0.94};
constexpr std::array<qreal, 5> ArcHeights{0, 62, 24, 8, 0};
constexpr qreal ReleaseHeight = 120;

/// A number from 0 to 1 out of two small ones; any even spread will do.
qreal scatter(int serial, int nth)
{
    auto bits = static_cast<std::uint32_t>(serial) * 0x9E3779B9U +
                static_cast<std::uint32_t>(nth + 1) * 0x85EBCA6BU;
    bits ^= bits >> 15;
    bits *= 0x2C1B3C6DU;
    bits ^= bits >> 12;
    bits *= 0x297A2D39U;
    bits ^= bits >> 15;
    return static_cast<qreal>(bits & 0xFFFFU) / 0xFFFF;
}

qreal bounceHeight(qreal t)
{
    if (t < Touches[1]) {
        const qreal u = t / Touches[1];
        return ReleaseHeight * (1 - u * u); // falls from the box
    }
    for (std::size_t i = 1; i + 1 < Touches.size(); ++i) {
        if (t < Touches[i + 1]) {
            const qreal u = (t - Touches[i]) / (Touches[i + 1] - Touches[i]);
            return ArcHeights[i] * 4 * u * (1 - u);
        }
    }
    return 0;
}

} // namespace

std::vector<DieState> restOf(const std::vector<int> &faces, const QRectF &area, qreal dieSize,
                             int serial)
{
    const auto count = static_cast<int>(faces.size());
    const qreal across = dieSize * std::numbers::sqrt2;
    const qreal lane = std::min(area.height() / std::max(1, count), across * 1.7);
    const qreal slack = std::max(0.0, (lane - across) / 2);
    const qreal top = area.center().y() - lane * count / 2;
    // All dice of a throw come to rest near one another, a little apart.
    const qreal spread = std::min(area.width() / 2, dieSize * 2.6);
    const qreal middle = area.left() + spread + (area.width() - 2 * spread) * scatter(serial, 97);

    std::vector<DieState> rest;
    for (int i = 0; i < count; ++i) {
        const qreal x = middle + spread * 0.9 * (2 * scatter(serial, 3 * i) - 1);
        const qreal y = top + (i + 0.5) * lane + slack * (2 * scatter(serial, 3 * i + 1) - 1);
        const qreal turn = 70 * (scatter(serial, 3 * i + 2) - 0.5);
        const QQuaternion lies = Artwork::dieOrientation(faces[static_cast<std::size_t>(i)], turn);
        rest.push_back({{x, y}, 0, lies});
    }
    return rest;
}

std::vector<QPointF> startsAt(const QPointF &box, const std::vector<DieState> &rest, qreal dieSize)
{
    // Both ends in the same order and a die's diagonal apart: with one easing for all, the ways
    // between stay apart as well.
    const qreal apart = dieSize * std::numbers::sqrt2 * 1.1;
    std::vector<QPointF> starts;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const qreal place = static_cast<qreal>(i) - (static_cast<qreal>(rest.size()) - 1) / 2;
        starts.push_back(box + QPointF(0, place * apart));
    }
    return starts;
}

DieState at(qreal t, const QPointF &from, const DieState &rest, int nth)
{
    if (t >= 1) {
        return rest;
    }
    const qreal eased = 1 - std::pow(1 - std::max(0.0, t), Ease);
    const QPointF way = rest.centre - from;
    // It rolls about the level axis across its way, tilted a little so that every die differs.
    const QVector3D axis =
        QVector3D(static_cast<float>(-way.y()), static_cast<float>(way.x()),
                  static_cast<float>((nth % 2 == 0 ? 0.35 : -0.45) * std::hypot(way.x(), way.y())))
            .normalized();
    const qreal spin = 660 + 75 * (nth % 3);
    const auto left = static_cast<float>(-spin * (1 - eased));
    const QQuaternion turned = QQuaternion::fromAxisAndAngle(axis, left) * rest.orientation;
    return {from + way * eased, bounceHeight(t), turned};
}

std::vector<Touch> touches(int nth)
{
    std::vector<Touch> found;
    qreal height = ReleaseHeight;
    for (std::size_t i = 1; i + 1 < Touches.size(); ++i) {
        found.push_back({Touches[i] + 0.021 * nth, std::sqrt(height / ReleaseHeight)});
        height = ArcHeights[i];
    }
    return found;
}

} // namespace doublets::dicethrow
