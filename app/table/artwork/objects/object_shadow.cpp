// SPDX-License-Identifier: MIT
#include "table/artwork/objects/die_picture.h"
#include "table/artwork/objects/man_picture.h"
#include "table/artwork/shading/light.h"
#include "table/artwork/turned/turned_man.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace doublets {

namespace {

constexpr float Radius = TurnedMan::Radius;
constexpr float Darkest = 0.50F;
constexpr float FreeMargin = 14; ///< around an object, on the sides not reached by its shadow

/// Returns the blur of a shadow's edge cast from `height`.
float softness(float height)
{
    return 2.5F + 0.62F * height;
}

/// Paints the opacities `alpha(x, y)` in black, or nothing in high contrast. The anchor is the
/// origin of the coordinates. Pixel is QRgb, or uchar for an alpha-only image.
template<typename Pixel, typename Alpha>
Picture paintShadow(const Style &style, const QRectF &area, qreal scale, const Alpha &alpha)
{
    constexpr QImage::Format Format =
        std::is_same_v<Pixel, QRgb> ? QImage::Format_ARGB32_Premultiplied : QImage::Format_Alpha8;
    QImage image(qCeil(area.width() * scale), qCeil(area.height() * scale), Format);
    image.setDevicePixelRatio(scale);
    image.fill(0); // clears the padding of the rows as well, which is stored in picture files
    if (style.isFlat()) {
        return {image, -area.topLeft()};
    }
    const float pixel = static_cast<float>(1 / scale);
    for (int row = 0; row < image.height(); ++row) {
        auto *line = reinterpret_cast<Pixel *>(image.scanLine(row));
        const float y = static_cast<float>(area.top()) + (static_cast<float>(row) + 0.5F) * pixel;
        for (int column = 0; column < image.width(); ++column) {
            const float x =
                static_cast<float>(area.left()) + (static_cast<float>(column) + 0.5F) * pixel;
            const int dark = static_cast<int>(255 * clamp01(alpha(x, y)));
            if constexpr (std::is_same_v<Pixel, QRgb>) {
                line[column] = qRgba(0, 0, 0, dark);
            } else {
                line[column] = static_cast<Pixel>(dark);
            }
        }
    }
    return {image, -area.topLeft()};
}

QRectF reachOf(float radius, float high)
{
    const float soft = softness(high) + 2;
    return {
        QPointF(static_cast<qreal>(-radius - FreeMargin), static_cast<qreal>(-radius - FreeMargin)),
        QPointF(static_cast<qreal>(radius + Light::ShadowX * high + soft),
                static_cast<qreal>(radius + Light::ShadowY * high + soft))};
}

/// A convex outline with distance queries.
class Hull
{
public:
    explicit Hull(std::vector<Vec> points)
    {
        std::sort(points.begin(), points.end(),
                  [](Vec a, Vec b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
        chain(points.begin(), points.end());
        chain(points.rbegin(), points.rend());
    }

    /// Returns the distance from the outline; negative inside.
    [[nodiscard]] float distance(float x, float y) const
    {
        float most = -1e6F;
        for (const Vec &edge : m_edges) {
            most = std::max(most, edge.x * x + edge.y * y + edge.z);
        }
        return most;
    }

private:
    template<typename Iterator> void chain(Iterator first, Iterator last)
    {
        std::vector<Vec> line;
        for (; first != last; ++first) {
            while (line.size() > 1 && !turns(line[line.size() - 2], line.back(), *first)) {
                line.pop_back();
            }
            line.push_back(*first);
        }
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const Vec along = line[i + 1] - line[i];
            const float l = std::sqrt(along.x * along.x + along.y * along.y);
            if (l > 1e-3F) {
                const float nx = along.y / l;
                const float ny = -along.x / l;
                m_edges.push_back({nx, ny, -(nx * line[i].x + ny * line[i].y)});
            }
        }
    }
    static bool turns(Vec a, Vec b, Vec c)
    {
        return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;
    }

    std::vector<Vec> m_edges; ///< outward normal and distance from the origin
};

} // namespace

Picture paintManShadow(const Style &style, int men, qreal height, qreal scale)
{
    const float low = static_cast<float>(height);
    const float high = low + static_cast<float>(men) * TurnedMan::Thickness;
    return paintShadow<uchar>(style, reachOf(Radius, high), scale, [low, high](float x, float y) {
        float dark = 0;
        constexpr int Steps = 8;
        for (int i = 0; i <= Steps; ++i) {
            const float h = mix(low, high, static_cast<float>(i) / Steps);
            const float dx = x - Light::ShadowX * h;
            const float dy = y - Light::ShadowY * h;
            const float soft = softness(h);
            dark = std::max(dark, smoothStep(soft, -soft, std::sqrt(dx * dx + dy * dy) - Radius));
        }
        const float away = std::max(0.0F, std::sqrt(x * x + y * y) - Radius);
        const float contact =
            smoothStep(FreeMargin, FreeMargin / 2, away) * // ends within the picture
            (0.55F * decay(away / 4 + low / 8) + 0.22F * decay(away / 18 + low / 20));
        return 1 - (1 - Darkest * dark) * (1 - contact);
    });
}

Picture paintDieShadow(const Style &style, const QQuaternion &orientation, qreal height,
                       qreal scale)
{
    constexpr float Size = static_cast<float>(BoardLayout::DieSize);
    const float low = static_cast<float>(height);
    const float centre = low + dieLowestPointDepth(orientation);
    std::vector<Vec> fallen;
    for (unsigned i = 0; i < 8; ++i) {
        // The corners are rounded: use the centres of their spheres.
        constexpr float C = 0.46F * Size;
        const QVector3D p = orientation.rotatedVector(
            {(i & 1U) != 0 ? C : -C, (i & 2U) != 0 ? C : -C, (i & 4U) != 0 ? C : -C});
        const float z = std::max(low, centre + p.z());
        fallen.push_back({p.x() + Light::ShadowX * z, p.y() + Light::ShadowY * z, 0});
    }
    const Hull hull(std::move(fallen));
    constexpr float Steep = Light::ShadowX * Light::ShadowX + Light::ShadowY * Light::ShadowY;
    // Beyond this distance the opacity falls below 1/255.
    const float reach = softness(low + Size) + 24;
    return paintShadow<QRgb>(
        style, reachOf(0.87F * Size, low + 1.7F * Size), scale, [&](float x, float y) {
            const float away = hull.distance(x, y);
            if (away > reach) {
                return 0.0F;
            }
            const float along = (x * Light::ShadowX + y * Light::ShadowY) / Steep;
            const float soft = softness(std::clamp(along, low, low + Size));
            const float contact = 0.35F * decay(std::max(0.0F, away) / 3 + low / 6);
            return 1 - (1 - Darkest * smoothStep(soft, -soft, away)) * (1 - contact);
        });
}

} // namespace doublets
