// SPDX-License-Identifier: MIT
#include "table/artwork/objects/man_picture.h"

#include "table/artwork/objects/man_rim.h"
#include "table/artwork/objects/plain_man.h"
#include "table/artwork/shading/light.h"
#include "table/artwork/shading/parallel.h"
#include "table/artwork/shading/plain.h"
#include "table/artwork/shading/sample_offsets.h"
#include "table/artwork/shading/tone.h"
#include "table/artwork/turned/turned_man.h"

namespace doublets {

namespace {

constexpr float Margin = 2;

struct Sample
{
    Vec light;
    float cover = 0;
};

class ManPainter
{
public:
    ManPainter(const Style &style, Side side, ManPose pose, int variant, float pixel)
        : m_style(style)
        , m_side(side)
        , m_turning(style.isFlat() ? ManShape::Plain : style.tradition.manShapes[indexOf(side)])
        , m_material(style.tradition.men[indexOf(side)])
        , m_pose(pose)
        , m_seed(900U + 17U * static_cast<std::uint32_t>(variant) +
                 101U * static_cast<std::uint32_t>(indexOf(side)))
        , m_cos(std::cos(0.5F + 1.9F * static_cast<float>(variant)))
        , m_sin(std::sin(0.5F + 1.9F * static_cast<float>(variant)))
        , m_pixel(pixel)
        , m_rim(style, side, m_seed, pixel)
    {
    }

    /// Samples the man at `x`, `y`, measured in the picture from the anchor.
    [[nodiscard]] Sample at(float x, float y) const
    {
        const bool standing = m_pose == ManPose::Standing;
        const float slant = standing ? 0 : Light::Slant;
        const float step = 1 / std::sqrt(1 + slant * slant);
        float z = (standing ? TurnedMan::Radius : TurnedMan::Thickness) + 1;
        float stride = 0;
        float closest = 99;
        Vec nearest;
        for (int i = 0; i < 60 && z > -0.5F; ++i) {
            const Vec place{x, y + slant * z, z};
            const float away = distance(place);
            if (away < closest) {
                closest = away;
                nearest = place;
            }
            if (away < 0.02F) {
                nearest = away < -0.02F ? onSurface(place, {0, slant * stride, stride}) : place;
                break;
            }
            stride = std::max(away, 0.05F) * step;
            z -= stride;
        }
        // Pixels on the silhouette are partially covered.
        const float cover = closest < 0.05F ? 1 : clamp01(1 - closest / m_pixel);
        return cover > 0 ? Sample{light(nearest), cover} : Sample{};
    }

private:
    [[nodiscard]] Vec light(Vec p) const
    {
        if (!m_style.isFlat()) {
            return m_style.illumination.shadeObject(surface(p));
        }
        const bool standing = m_pose == ManPose::Standing;
        const float outward = standing ? std::abs(p.x) / TurnedMan::Radius
                                       : std::abs(unit(slopeAt(p) + Vec{1e-6F, 0, 0}).x);
        return plainManColour(m_side, standing ? onEdge(p) : p, outward);
    }

    /// Converts a point of a man standing on edge to the man's own coordinates.
    [[nodiscard]] static Vec onEdge(Vec p) { return {p.x, p.z, p.y + TurnedMan::Thickness / 2}; }

    [[nodiscard]] float distance(Vec p) const
    {
        if (m_pose == ManPose::Standing) {
            return m_turning.distance(std::sqrt(p.x * p.x + p.z * p.z),
                                      p.y + TurnedMan::Thickness / 2);
        }
        return m_turning.distance(std::sqrt(p.x * p.x + p.y * p.y), p.z);
    }

    /// The distance underestimates steep grooves: steps back from `inside` by less than `back`.
    [[nodiscard]] Vec onSurface(Vec inside, Vec back) const
    {
        float out = 1;
        float in = 0;
        for (int i = 0; i < 6; ++i) {
            const float t = (in + out) / 2;
            (distance(inside + back * t) < 0 ? in : out) = t;
        }
        return inside + back * out;
    }

    [[nodiscard]] Vec slopeAt(Vec p) const
    {
        constexpr float E = 0.12F;
        return {distance({p.x + E, p.y, p.z}) - distance({p.x - E, p.y, p.z}),
                distance({p.x, p.y + E, p.z}) - distance({p.x, p.y - E, p.z}),
                distance({p.x, p.y, p.z + E}) - distance({p.x, p.y, p.z - E})};
    }

    [[nodiscard]] Surface surface(Vec p) const
    {
        const bool standing = m_pose == ManPose::Standing;
        const Vec own = standing ? onEdge(p) : p;
        const float u = own.x * m_cos + own.y * m_sin;
        const float v = own.y * m_cos - own.x * m_sin + 0.8F * own.z;
        const Texel texel = m_material.texelAt({u * 1.6F, v * 1.6F, m_seed, 35}, m_pixel);
        Surface s;
        s.normal = unit(slopeAt(p) + Vec{1e-6F, 0, 1e-6F});
        s.coat = s.normal;
        s.albedo = texel.albedo;
        s.gloss = m_material.spec().gloss;
        const float r = std::sqrt(own.x * own.x + own.y * own.y);
        const bool face = own.z > TurnedMan::Thickness - 8 && r < TurnedMan::Radius - 4;
        if (face) {
            const float deep = std::max(0.0F, -m_turning.relief(r));
            const float cut = standing ? 0 : m_turning.carving(own.x, own.y, m_pixel);
            s.sky *= 1 - 0.07F * std::min(deep, 5.0F);
            s.albedo *= (1 - 0.04F * std::min(deep, 5.0F)) * (1 - 0.68F * cut);
            // Sharp edges scatter highlights.
            const float bent = std::abs(m_turning.relief(r + 0.4F) + m_turning.relief(r - 0.4F) -
                                        2 * m_turning.relief(r));
            s.gloss *= (1 - cut) / (1 + 8 * bent);
            // Concentric tool marks.
            const float tool = std::sin(r * 7.3F) * 0.02F * smoothStep(0.9F, 0.45F, m_pixel);
            const Vec turned = Vec{own.x, own.y, 0} * (tool / (r + 0.5F));
            s.coat = standing ? s.coat : unit(s.coat + turned);
        } else if (!standing) {
            // Ambient occlusion near the foot and at the joint with the man below.
            s.sky *= 0.35F + 0.65F * smoothStep(0, TurnedMan::Thickness * 0.8F, own.z);
            s.key *= 0.15F + 0.85F * smoothStep(2, TurnedMan::Thickness * 0.5F, own.z);
            s.albedo *= 0.28F + 0.72F * smoothStep(0, 8.5F, own.z);
        } else {
            // Occlusion by the tray and the adjacent men.
            s.sky *= 0.75F * smoothStep(-10, TurnedMan::Radius * 0.9F, p.z);
            s.key *= 0.80F * smoothStep(-5, TurnedMan::Radius * 0.8F, p.z);
        }
        if (standing) {
            m_rim.drawOnStanding(s, own);
        } else {
            m_rim.drawOn(s, own, TurnedMan::Thickness + m_turning.relief(r) - own.z);
        }
        return s;
    }

    const Style &m_style;
    Side m_side;
    TurnedMan m_turning;
    Material m_material;
    ManPose m_pose;
    std::uint32_t m_seed;
    float m_cos;
    float m_sin;
    float m_pixel;
    ManRim m_rim;
};

QRectF extent(ManPose pose)
{
    constexpr qreal r = TurnedMan::Radius + Margin;
    if (pose == ManPose::Standing) {
        constexpr qreal half = TurnedMan::Thickness / 2 + Margin;
        return {-r, -half, 2 * r, 2 * half};
    }
    const qreal rise = static_cast<qreal>(Light::Slant * TurnedMan::Thickness);
    return {-r, -r - rise, 2 * r, 2 * r + rise};
}

/// Men are never placed quite precisely.
QPointF carelessly(int variant)
{
    constexpr std::array<QPointF, Artwork::ManVariants> aside{
        QPointF(1.2, -0.5), QPointF(-1.4, 0.4), QPointF(0.3, 0.9), QPointF(-0.6, -0.8)};
    return aside[static_cast<std::size_t>(variant) % aside.size()];
}

QRgb average(const ManPainter &painter, QPointF corner, float pixel, std::span<const QPointF> looks,
             bool plainly)
{
    Vec light;
    float cover = 0;
    for (const QPointF &look : looks) {
        const Sample sample =
            painter.at(static_cast<float>(corner.x()) + static_cast<float>(look.x()) * pixel,
                       static_cast<float>(corner.y()) + static_cast<float>(look.y()) * pixel);
        light += sample.light * sample.cover;
        cover += sample.cover;
    }
    if (cover <= 0) {
        return 0;
    }
    const float alpha = cover / static_cast<float>(looks.size());
    return plainly ? plain::toScreen(light * (1 / cover), alpha)
                   : toScreen(light * (1 / cover), alpha);
}

} // namespace

Picture paintMan(const Style &style, Side side, ManPose pose, int variant, qreal scale)
{
    const QRectF area = extent(pose);
    const float pixel = static_cast<float>(1 / scale);
    const ManPainter painter(style, side, pose, variant, pixel);
    const std::span<const QPointF> looks = sampleOffsets(scale);
    QImage image(qCeil(area.width() * scale), qCeil(area.height() * scale),
                 QImage::Format_ARGB32_Premultiplied);
    uchar *bits = image.bits();
    const auto stride = image.bytesPerLine();
    parallelForRows(image.height(), [&](int first, int end) {
        for (int row = first; row < end; ++row) {
            auto *line = reinterpret_cast<QRgb *>(bits + row * stride);
            for (int column = 0; column < image.width(); ++column) {
                const QPointF corner = area.topLeft() + QPointF(column, row) / scale;
                line[column] = average(painter, corner, pixel, looks, style.isFlat());
            }
        }
    });
    image.setDevicePixelRatio(scale);
    return {image, -area.topLeft() - (pose == ManPose::Standing ? QPointF() : carelessly(variant))};
}

} // namespace doublets
