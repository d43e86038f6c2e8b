// SPDX-License-Identifier: MIT
#include "table/artwork/turned/box_picture.h"

#include "table/artwork/shading/light.h"
#include "table/artwork/shading/parallel.h"
#include "table/artwork/shading/plain.h"
#include "table/artwork/shading/relief.h"
#include "table/artwork/shading/sample_offsets.h"
#include "table/artwork/shading/tone.h"
#include "table/artwork/turned/box_profile.h"

#include <QtMath>

namespace doublets {

namespace {

// The mouth is tilted up by 40°, so that the inside is visible.
constexpr float Lifted = 0.643F;        ///< sine of the tilt
constexpr float Foreshortened = 0.766F; ///< cosine of the tilt
constexpr float BoxReach = 1.1F * (BoxLength / 2 * Foreshortened + BoxRadius * Lifted) + 4;
constexpr auto BoxMiddle = static_cast<qreal>(BoxReach);

class BoxPainter
{
public:
    BoxPainter(const Style &style, qreal rotation, float pixel)
        : m_style(style)
        , m_lathe(boxProfile(style.tradition.boxShape))
        , m_materials{Material(style.tradition.boxMaterials[0]),
                      Material(style.tradition.boxMaterials[1]),
                      Material(style.tradition.boxMaterials[2])}
        , m_cos(static_cast<float>(qCos(qDegreesToRadians(rotation))))
        , m_sin(static_cast<float>(qSin(qDegreesToRadians(rotation))))
        , m_pixel(pixel)
        , m_sewn(style.tradition.boxShape == BoxShape::Leather)
    {
    }

    /// Returns the colour of the pixel whose top-left corner is at `corner`, relative to the
    /// anchor.
    [[nodiscard]] QRgb pixel(QPointF corner, std::span<const QPointF> looks) const
    {
        std::array<SolidOfRevolution::Hit, 4> hits;
        std::size_t met = 0;
        for (const QPointF &look : looks) {
            const QPointF at = corner + look * static_cast<qreal>(m_pixel);
            if (const auto hit =
                    intersect(static_cast<float>(at.x()), static_cast<float>(at.y()))) {
                hits[met++] = *hit;
            }
        }
        if (met == 0) {
            return 0;
        }
        // On smooth surfaces a single sample determines the colour.
        const std::size_t shades = isSmooth(std::span(hits).first(met)) ? 1 : met;
        Vec light;
        for (std::size_t i = 0; i < shades; ++i) {
            light += lightOf(hits[i]) * (1 / static_cast<float>(shades));
        }
        const float alpha = static_cast<float>(met) / static_cast<float>(looks.size());
        return m_style.isFlat() ? plain::toScreen(light, alpha) : toScreen(light, alpha);
    }

private:
    static constexpr Vec Ray{0, -Foreshortened, -Lifted}; ///< unit vector, down and into the mouth

    [[nodiscard]] std::optional<SolidOfRevolution::Hit> intersect(float x, float y) const
    {
        // In box coordinates, z is the axis and y points up from the board.
        const float across = x * m_cos + y * m_sin;
        const float down = y * m_cos - x * m_sin;
        return m_lathe.intersect({across, BoxRadius * 3,
                                  BoxLength / 2 + (3 * BoxRadius * Lifted - down) / Foreshortened},
                                 Ray);
    }

    static bool isSmooth(std::span<const SolidOfRevolution::Hit> hits)
    {
        return std::all_of(hits.begin(), hits.end(), [&](const SolidOfRevolution::Hit &hit) {
            return hit.material == hits[0].material && hit.isInside == hits[0].isInside &&
                   dot(hit.normal, hits[0].normal) > 0.995F;
        });
    }

    [[nodiscard]] Vec lightOf(const SolidOfRevolution::Hit &hit) const
    {
        return m_style.isFlat() ? plainLight(hit) : m_style.illumination.shadeObject(surface(hit));
    }

    [[nodiscard]] Vec toScene(Vec own) const
    {
        return {own.x * m_cos + own.z * m_sin, own.x * m_sin - own.z * m_cos, own.y};
    }

    /// Bands, lip and outline of paper on ink.
    [[nodiscard]] static Vec plainLight(const SolidOfRevolution::Hit &hit)
    {
        const bool edge = (std::abs(hit.normal.x) > 0.85F || hit.position.z < 11) && !hit.isInside;
        const bool lip = hit.position.z > BoxLength - 5;
        return hit.material == BoxBand || edge || lip ? plain::Paper : plain::Ink;
    }

    [[nodiscard]] Surface surface(const SolidOfRevolution::Hit &hit) const
    {
        const float angle = std::atan2(hit.position.x, hit.position.y);
        const Material &material = m_materials[static_cast<std::size_t>(hit.material)];
        const Texel texel = material.texelAt({hit.position.z, angle * BoxRadius,
                                              700U + static_cast<std::uint32_t>(hit.material), 60},
                                             m_pixel);
        Surface s;
        s.albedo = texel.albedo;
        s.gloss = material.spec().gloss;
        s.isMetal = material.spec().kind == MaterialSpec::Metal;
        const Vec round{hit.position.y, -hit.position.x, 0};
        const float r = std::max(1.0F, length(round));
        s.coat = toScene(hit.normal);
        s.normal = toScene(unit(hit.normal + round * (0.8F * texel.relief / r)));
        if (hit.isInside) {
            // Darker towards the bottom.
            const float deep = clamp01((BoxLength - hit.position.z) / BoxLength);
            s.key *= 0.7F * smoothStep(0.6F, 0.0F, deep) *
                     smoothStep(-BoxRadius, BoxRadius, -hit.position.y);
            s.sky *= 0.5F * (1 - deep);
            s.gloss *= 0.2F;
        } else {
            const float upper = smoothStep(-BoxRadius, BoxRadius * 0.4F, hit.position.y);
            s.sky *= 0.45F + 0.55F * upper;
            s.gloss *= 0.2F + 0.8F * upper;
            if (m_sewn && hit.material == BoxBody) {
                sew(s, hit, angle);
            }
        }
        return s;
    }

    /// A seam along the back and another around the bottom.
    void sew(Surface &s, const SolidOfRevolution::Hit &hit, float angle) const
    {
        constexpr float Stitch = 7;
        constexpr float Seam = -0.5F;
        const float beside = (angle - Seam) * BoxRadius;
        const float phase = hit.position.z / Stitch - floorF(hit.position.z / Stitch);
        s.albedo *= 1 - 0.6F * smoothStep(1.2F + m_pixel, 0.4F, std::abs(beside));
        const float thread =
            smoothStep(1.5F + 0.5F * m_pixel, 0.9F, std::abs(std::abs(beside) - 5)) *
            smoothStep(0.18F, 0.24F, phase) * smoothStep(0.82F, 0.76F, phase);
        const float turn = angle * 7;
        const float bottom = turn - floorF(turn);
        const float below = smoothStep(1.5F + 0.5F * m_pixel, 0.9F, std::abs(hit.position.z - 17)) *
                            smoothStep(0.15F, 0.22F, bottom) * smoothStep(0.75F, 0.68F, bottom);
        s.albedo = mix(s.albedo, {0.50F, 0.40F, 0.26F}, 0.85F * std::max(thread, below));
    }

    const Style &m_style;
    SolidOfRevolution m_lathe;
    std::array<Material, 3> m_materials;
    float m_cos;
    float m_sin;
    float m_pixel;
    bool m_sewn;
};

} // namespace

Picture paintBox(const Style &style, qreal rotation, qreal scale)
{
    const float pixel = static_cast<float>(1 / scale);
    const BoxPainter painter(style, rotation, pixel);
    const std::span<const QPointF> looks = sampleOffsets(scale);
    const int side = qCeil(2 * static_cast<qreal>(BoxReach) * scale);
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    uchar *bits = image.bits();
    const auto stride = image.bytesPerLine();
    parallelForRows(side, [&](int first, int end) {
        for (int row = first; row < end; ++row) {
            auto *line = reinterpret_cast<QRgb *>(bits + row * stride);
            for (int column = 0; column < side; ++column) {
                const QPointF corner = QPointF(column, row) / scale - QPointF(BoxMiddle, BoxMiddle);
                line[column] = painter.pixel(corner, looks);
            }
        }
    });
    image.setDevicePixelRatio(scale);
    return {image, {BoxMiddle, BoxMiddle}};
}

Picture paintBoxShadow(const Style &style, qreal rotation, qreal scale)
{
    const float pixel = static_cast<float>(1 / scale);
    const auto c = static_cast<float>(qCos(qDegreesToRadians(rotation)));
    const auto s = static_cast<float>(qSin(qDegreesToRadians(rotation)));
    const int side = qCeil(2 * static_cast<qreal>(BoxReach) * scale);
    QImage image(side, side, QImage::Format_Alpha8);
    image.fill(0); // clears the padding, as for the shadows of men
    const float darkest = style.isFlat() ? 0 : 0.62F;
    const FloatRect lying(-BoxRadius + 4, -BoxLength / 2, BoxRadius - 4, BoxLength / 2);
    for (int row = 0; row < side; ++row) {
        uchar *line = image.scanLine(row);
        const float y = (static_cast<float>(row) + 0.5F) * pixel - BoxReach;
        for (int column = 0; column < side; ++column) {
            const float x = (static_cast<float>(column) + 0.5F) * pixel - BoxReach;
            const float away = lying.distance(x * c + y * s, y * c - x * s, 14);
            line[column] = static_cast<uchar>(255 * darkest * smoothStep(10, -14, away));
        }
    }
    image.setDevicePixelRatio(scale);
    return {image, {BoxMiddle, BoxMiddle}};
}

} // namespace doublets
