// SPDX-License-Identifier: MIT
#include "table/artwork/turned/candle_picture.h"

#include "table/artwork/shading/noise.h"
#include "table/artwork/shading/parallel.h"
#include "table/artwork/shading/relief.h"
#include "table/artwork/shading/tone.h"
#include "table/artwork/style.h"
#include "table/artwork/turned/candle_profile.h"

#include <QtMath>

namespace doublets {

namespace {

constexpr int Samples = 3;
constexpr float Halo = 210; ///< radius of the glow in the air around a flame

class CandlePainter
{
public:
    CandlePainter(const Style &style, float pixel)
        : m_style(style)
        , m_lathe(candleProfile(style.tradition.candleShape))
        , m_materials{Material(style.tradition.candleMaterials[0]),
                      Material(style.tradition.candleMaterials[1])}
        , m_wick(flameBaseHeight(style.tradition.candleShape))
        , m_pixel(pixel)
    {
    }

    [[nodiscard]] std::optional<Vec> at(float x, float y) const
    {
        constexpr float High = 300;
        const Vec ray{0, -Light::Slant, -1};
        const auto hit = m_lathe.intersect({x, y + Light::Slant * High, High}, ray);
        return hit ? std::optional(light(*hit)) : std::nullopt;
    }

    /// Returns the light of the flame and its halo, to be added to the background.
    [[nodiscard]] Vec glow(float x, float y) const
    {
        const float up = -y - Light::Slant * m_wick; // above the wick, in the picture
        const float t = up / FlameHeight;
        const float wide =
            5.2F * std::sqrt(std::max(0.0F, (t + 0.12F) * (1 - t))) * (1.35F - 0.75F * t);
        const float inside = t > -0.12F && t < 1 ? wide - std::abs(x) : -1e6F;
        const float body = smoothStep(-0.6F - m_pixel, 1.6F, inside);
        const float core = smoothStep(1, 4, inside) * smoothStep(0.85F, 0.35F, t);
        const Vec flame = Vec{2.6F, 1.35F, 0.34F} * body + Vec{1.2F, 1.3F, 1.0F} * core;
        const float r = std::sqrt(square(x) + square(up - 0.4F * FlameHeight));
        const float air = square(std::max(0.0F, 1 - r / Halo));
        return flame + Vec{0.32F, 0.15F, 0.04F} * (air * decay(r / 40) + 0.12F * air * air);
    }

private:
    [[nodiscard]] Vec light(const SolidOfRevolution::Hit &hit) const
    {
        if (hit.material == CandleWick) {
            return {0.02F, 0.015F, 0.01F};
        }
        const Material &material = m_materials[static_cast<std::size_t>(hit.material)];
        const float angle = std::atan2(hit.position.y, hit.position.x);
        const Texel texel = material.texelAt({hit.position.z, angle * 20, 800, 60}, m_pixel);
        Surface s;
        s.albedo = texel.albedo;
        s.normal = hit.normal;
        s.coat = hit.normal;
        s.gloss = material.spec().gloss;
        s.isMetal = material.spec().kind == MaterialSpec::Metal;
        s.sky = 0.6F + 0.4F * smoothStep(0, 30, hit.position.z);
        Vec light = m_style.illumination.shadeObject(s);
        if (m_style.lighting == Lighting::Night) {
            // Its own flame lights it from above and through the wax.
            const Vec toFlame = Vec{0, 0, m_wick + FlameHeight / 2} - hit.position;
            const float away = length(toFlame);
            const float facing = std::max(0.0F, dot(hit.normal, toFlame) / away);
            light += s.albedo * Vec{1.8F, 1.0F, 0.36F} * (facing * decay(away / 45));
            if (hit.material == CandleWax) {
                light += Vec{1.1F, 0.52F, 0.14F} * decay(std::max(0.0F, away - 16) / 14);
            }
        }
        return light;
    }

    const Style &m_style;
    SolidOfRevolution m_lathe;
    std::array<Material, 2> m_materials;
    float m_wick;
    float m_pixel;
};

QRectF extent(const Style &style)
{
    const auto high =
        static_cast<qreal>(Light::Slant * flameBaseHeight(style.tradition.candleShape));
    const qreal around = style.lighting == Lighting::Night ? static_cast<qreal>(Halo) : 72;
    return {QPointF(-around, -high - around),
            QPointF(around, style.lighting == Lighting::Night ? around : 72)};
}

/// Returns the average of the samples in a pixel, premultiplied. The glow does not contribute to
/// the alpha.
QRgb pixelOf(const CandlePainter &painter, QPointF corner, float pixel, bool lit)
{
    Vec light;
    Vec air;
    float cover = 0;
    constexpr float share = 1.0F / (Samples * Samples);
    for (int i = 0; i < Samples * Samples; ++i) {
        const auto in = [](int n) { return (static_cast<float>(n) + 0.5F) / Samples; };
        const float x = static_cast<float>(corner.x()) + in(i % Samples) * pixel;
        const float y = static_cast<float>(corner.y()) + in(i / Samples) * pixel;
        if (const auto seen = painter.at(x, y)) {
            light += *seen;
            ++cover;
        }
        air += lit ? painter.glow(x, y) * share : Vec{};
    }
    const QRgb solid = cover > 0 ? toScreen(light * (1 / cover) + air, cover * share) : 0;
    if (!lit || cover >= Samples * Samples) {
        return solid;
    }
    // Additive light is not opaque.
    const QRgb glow = toScreen(air);
    const float open = 1 - cover * share;
    const auto add = [open](int a, int b) {
        return std::min(255, a + static_cast<int>(static_cast<float>(b) * open));
    };
    const int r = add(qRed(solid), qRed(glow));
    const int g = add(qGreen(solid), qGreen(glow));
    const int b = add(qBlue(solid), qBlue(glow));
    return qRgba(r, g, b, std::max(qAlpha(solid), std::max(r, std::max(g, b))));
}

} // namespace

bool hasCandles(const Style &style)
{
    return style.lighting == Lighting::Night ||
           (style.lighting == Lighting::Lamp &&
            style.tradition.candleShape == CandleShape::Candlestick);
}

Picture paintCandle(const Style &style, qreal scale)
{
    const QRectF area = extent(style);
    const float pixel = static_cast<float>(1 / scale);
    const CandlePainter painter(style, pixel);
    const bool lit = style.lighting == Lighting::Night;
    QImage image(qCeil(area.width() * scale), qCeil(area.height() * scale),
                 QImage::Format_ARGB32_Premultiplied);
    uchar *bits = image.bits();
    const auto stride = image.bytesPerLine();
    parallelForRows(image.height(), [&](int first, int end) {
        for (int row = first; row < end; ++row) {
            auto *line = reinterpret_cast<QRgb *>(bits + row * stride);
            for (int column = 0; column < image.width(); ++column) {
                const QPointF corner = area.topLeft() + QPointF(column, row) / scale;
                line[column] = pixelOf(painter, corner, pixel, lit);
            }
        }
    });
    image.setDevicePixelRatio(scale);
    return {image, -area.topLeft()};
}

Picture paintCandleShadow(const Style &style, qreal scale)
{
    const std::vector<SolidOfRevolution::ProfileVertex> profile =
        candleProfile(style.tradition.candleShape);
    const bool lamp = style.lighting == Lighting::Lamp;
    const QRectF area(-90, -90, lamp ? 260 : 180, lamp ? 250 : 180);
    const float pixel = static_cast<float>(1 / scale);
    QImage image(qCeil(area.width() * scale), qCeil(area.height() * scale),
                 QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < image.height(); ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(row));
        const float y = (static_cast<float>(row) + 0.5F) * pixel + static_cast<float>(area.top());
        for (int column = 0; column < image.width(); ++column) {
            const float x =
                (static_cast<float>(column) + 0.5F) * pixel + static_cast<float>(area.left());
            const float away = std::sqrt(x * x + y * y) - profile.front().r;
            float dark = 0.7F * decay(std::max(0.0F, away) / 9);
            for (float h = 0; lamp && h < profile.back().z; h += 4) {
                const auto at = std::find_if(
                    profile.begin(), profile.end(),
                    [h](const SolidOfRevolution::ProfileVertex &k) { return k.z >= h; });
                const float dx = x - Light::ShadowX * h;
                const float dy = y - Light::ShadowY * h;
                const float soft = 1.5F + 0.05F * h;
                dark = std::max(
                    dark, 0.6F * smoothStep(soft, -soft, std::sqrt(dx * dx + dy * dy) - at->r));
            }
            line[column] = qRgba(0, 0, 0, static_cast<int>(255 * dark));
        }
    }
    image.setDevicePixelRatio(scale);
    return {image, -area.topLeft()};
}

} // namespace doublets
