// SPDX-License-Identifier: MIT
#include "table/artwork/objects/die_picture.h"

#include "table/artwork/objects/die_faces.h"
#include "table/artwork/shading/plain.h"
#include "table/artwork/shading/tone.h"

namespace doublets {

namespace {

constexpr float Half = static_cast<float>(BoardLayout::DieSize / 2);
constexpr float Corner = 0.24F * Half;
constexpr float Core = Half - Corner; ///< half the edge of the cube on which the rounded corners
                                      ///< are centred
constexpr float Contour = 2;          ///< dark outline, which sets bone off against light wood
constexpr float WidestEdge = 2.5F;    ///< maximum edge width of a small die
constexpr float PipRadius = 0.175F * Half;
constexpr float PipPlace = 0.5F * Half;

Vec toVec(const QVector3D &v)
{
    return {v.x(), v.y(), v.z()};
}

float component(Vec v, int axis)
{
    return axis == 0 ? v.x : axis == 1 ? v.y : v.z;
}

/// Returns the number on the positive or negative face of `axis`.
int faceAcross(int axis, bool positive)
{
    constexpr int Positive[3] = {3, 2, 1};
    return positive ? Positive[axis] : 7 - Positive[axis];
}

float distance(Vec p)
{
    const Vec q{std::abs(p.x) - Core, std::abs(p.y) - Core, std::abs(p.z) - Core};
    const Vec out{std::max(q.x, 0.0F), std::max(q.y, 0.0F), std::max(q.z, 0.0F)};
    return length(out) + std::min(std::max(q.x, std::max(q.y, q.z)), 0.0F) - Corner;
}

Vec normalAt(Vec p)
{
    const Vec out{p.x - std::clamp(p.x, -Core, Core), p.y - std::clamp(p.y, -Core, Core),
                  p.z - std::clamp(p.z, -Core, Core)};
    const float l = length(out);
    return l > 1e-4F ? out * (1 / l) : Vec{0, 0, 1};
}

struct Pip
{
    float dark = 0;
    float dx = 0; ///< from the pip's centre, within the face
    float dy = 0;
};

/// Returns the pip nearest to a position on a face, in the traditional arrangement.
Pip pipAt(int face, float u, float v, float blur)
{
    const float au = std::abs(u);
    const float av = std::abs(v);
    Pip best;
    const auto drill = [&](float x, float y) {
        const float dx = u - x;
        const float dy = v - y;
        const float dark =
            smoothStep(PipRadius + blur, PipRadius - blur, std::sqrt(dx * dx + dy * dy));
        if (dark > best.dark) {
            best = {dark, dx, dy};
        }
    };
    if (face % 2 == 1) {
        drill(0, 0);
    }
    if (face > 3 || (face > 1 && u * v > 0)) {
        drill(std::copysign(PipPlace, u), std::copysign(PipPlace, v));
    }
    if (face == 6 && av < PipPlace && au > 0) {
        drill(std::copysign(PipPlace, u), 0);
    }
    return best;
}

class DiePainter
{
public:
    DiePainter(const Style &style, const DieTexture &bone, const QQuaternion &orientation,
               bool dimmed, float pixel)
        : m_style(style)
        , m_bone(bone)
        , m_dimmed(dimmed)
        , m_dim(dimmed ? 0.34F : 1.0F)
        , m_wider(std::clamp(2.5F * (pixel - 2), 0.0F, WidestEdge))
        , m_pixel(pixel)
        , m_reach(style.isFlat() ? pixel : std::max(Contour, 1.3F * pixel) + pixel + 0.4F * m_wider)
        , m_softness(std::max(0.4F * m_reach, pixel))
    {
        const QQuaternion back = orientation.conjugated();
        m_right = toVec(back.rotatedVector({1, 0, 0}));
        m_down = toVec(back.rotatedVector({0, 1, 0}));
        m_ray = toVec(back.rotatedVector(QVector3D(0, -Light::Slant, -1).normalized()));
        m_x = toVec(orientation.rotatedVector({1, 0, 0}));
        m_y = toVec(orientation.rotatedVector({0, 1, 0}));
        m_z = toVec(orientation.rotatedVector({0, 0, 1}));
        const auto inverse = [](float x) { return 1 / (std::abs(x) < 1e-5F ? 1e-5F : x); };
        m_inverse = {inverse(m_ray.x), inverse(m_ray.y), inverse(m_ray.z)};
    }

    [[nodiscard]] QRgb colourAt(float x, float y) const
    {
        if (x * x + y * y > square(1.75F * Half)) {
            return 0;
        }
        const Vec from = m_right * x + m_down * y;
        const Vec perUnit{std::abs(m_inverse.x), std::abs(m_inverse.y), std::abs(m_inverse.z)};
        const Vec mid = from * m_inverse * -1.0F;
        const Vec tight = perUnit * Half;
        const float enters = std::max(mid.x - tight.x, std::max(mid.y - tight.y, mid.z - tight.z));
        const Vec entry = from + m_ray * enters;
        if (isFlat(entry)) {
            return seen(entry);
        }
        // Intersect with a cube enlarged by the contour and a pixel, so that rounded corners and
        // the outline are antialiased.
        const Vec wide = perUnit * (Half + m_reach);
        const float first = std::max(mid.x - wide.x, std::max(mid.y - wide.y, mid.z - wide.z));
        const float last = std::min(mid.x + wide.x, std::min(mid.y + wide.y, mid.z + wide.z));
        return first < last ? inCube(from, first, last) : 0;
    }

private:
    /// Returns whether a point of the cube is on the flat part of a face.
    [[nodiscard]] static bool isFlat(Vec p)
    {
        const int x = std::abs(p.x) <= Core ? 0 : 1;
        const int y = std::abs(p.y) <= Core ? 0 : 1;
        const int z = std::abs(p.z) <= Core ? 0 : 1;
        return x + y + z == 1 &&
               std::max(std::abs(p.x), std::max(std::abs(p.y), std::abs(p.z))) < Half + 0.01F;
    }

    /// Returns the colour that the ray meets between `t` and `last`.
    [[nodiscard]] QRgb inCube(Vec from, float t, float last) const
    {
        float closest = 99;
        Vec nearest;
        for (int i = 0; i < 24 && t < last; ++i) {
            const Vec place = from + m_ray * t;
            const float away = distance(place);
            if (away > closest) {
                break; // the die is convex: the ray moves away for good
            }
            closest = away;
            nearest = place;
            if (away < 0.015F) {
                break;
            }
            t += std::max(away, 0.05F);
        }
        if (closest < 0.05F) {
            return seen(nearest);
        }
        const float cover = std::min(1.0F, (m_reach - closest) / m_softness);
        if (cover <= 0) {
            return 0;
        }
        const float bone = 1 - closest / m_pixel;
        return bone > 0 ? blended(seen(nearest), bone, cover) : blended(0, 0, cover);
    }

    [[nodiscard]] QRgb seen(Vec p) const
    {
        return m_style.isFlat() ? plain::toScreen(plainLight(p))
                                : toScreen(m_style.illumination.shadeObject(surface(p)) * m_dim);
    }

    /// Blends the bone's edge with its contour. `cover` is their combined coverage, 0 to 1.
    [[nodiscard]] static QRgb blended(QRgb edge, float bone, float cover)
    {
        const auto byte = [bone](int v) { return nearestByte(static_cast<float>(v) * bone); };
        return qRgba(byte(qRed(edge)), byte(qGreen(edge)), byte(qBlue(edge)),
                     nearestByte(255 * cover));
    }

    /// Paper faces with pips and edges of ink; inverted for a used die.
    [[nodiscard]] Vec plainLight(Vec p) const
    {
        const Spot spot = spotAt(p);
        if (!isFlat(p)) {
            return m_dimmed ? plain::Paper : plain::Ink;
        }
        const float pip = spot.pip.dark;
        return m_dimmed ? mix(plain::Ink, plain::Paper, pip) : mix(plain::Paper, plain::Ink, pip);
    }

    struct Spot
    {
        int axis = 0;
        int face = 1;
        float u = 0;
        float v = 0;
        Pip pip;
    };

    [[nodiscard]] Spot spotAt(Vec p) const
    {
        const Vec a{std::abs(p.x), std::abs(p.y), std::abs(p.z)};
        Spot spot;
        spot.axis = a.z >= a.x && a.z >= a.y ? 2 : a.y >= a.x ? 1 : 0;
        spot.u = spot.axis == 0 ? p.y : p.x;
        spot.v = spot.axis == 2 ? p.y : p.z;
        spot.face = faceAcross(spot.axis, component(p, spot.axis) > 0);
        const float facing = std::abs(component(m_ray, spot.axis));
        spot.pip = pipAt(spot.face, spot.u, spot.v,
                         std::min(0.75F * m_pixel / (facing + 0.25F), PipRadius));
        return spot;
    }

    [[nodiscard]] float edgeLight() const
    {
        return m_dimmed ? (0.74F + 0.12F * m_wider) / m_dim : 1;
    }

    [[nodiscard]] Vec toScene(Vec v) const { return m_x * v.x + m_y * v.y + m_z * v.z; }

    [[nodiscard]] Surface surface(Vec p) const
    {
        const auto [axis, face, u, v, pip] = spotAt(p);
        Vec normal{axis == 0 ? std::copysign(1.0F, p.x) : 0,
                   axis == 1 ? std::copysign(1.0F, p.y) : 0,
                   axis == 2 ? std::copysign(1.0F, p.z) : 0};
        Surface s;
        s.albedo = m_bone.colourAt(face, u, v);
        s.gloss = m_bone.gloss();
        if (isFlat(p)) {
            // On small dice the edge may fall between pixels; extend it onto the face.
            const float inward = Core - std::max(std::abs(u), std::abs(v));
            s.rim = m_wider > 0 ? smoothStep(m_wider, 0, inward) * edgeLight() : 0;
        } else {
            // Edges polished by use stand out against dark wood, even on a used die.
            normal = normalAt(p);
            const float flatness =
                std::max(std::abs(normal.x), std::max(std::abs(normal.y), std::abs(normal.z)));
            s.rim = smoothStep(1, 0.985F, flatness) * edgeLight();
        }
        if (pip.dark > 0) {
            const float hollow = 0.9F / PipRadius;
            const Vec dish = axis == 0   ? Vec{0, pip.dx, pip.dy}
                             : axis == 1 ? Vec{pip.dx, 0, pip.dy}
                                         : Vec{pip.dx, pip.dy, 0};
            normal = unit(normal - dish * (hollow * pip.dark));
            s.albedo = mix(s.albedo, {0.022F, 0.017F, 0.014F}, pip.dark);
        }
        s.normal = toScene(normal);
        s.coat = s.normal;
        s.sky = 0.75F + 0.25F * s.normal.z;
        return s;
    }

    const Style &m_style;
    const DieTexture &m_bone;
    bool m_dimmed;
    float m_dim;
    float m_wider; ///< how far the edges extend onto the faces
    float m_pixel;
    float m_reach; ///< of the contour
    float m_softness;
    Vec m_right; ///< directions of the scene in the die's coordinates
    Vec m_down;
    Vec m_ray;
    Vec m_inverse;
    Vec m_x; ///< directions of the die in scene coordinates
    Vec m_y;
    Vec m_z;
};

} // namespace

DieTexture::DieTexture(const MaterialSpec &spec)
    : m_gloss(spec.gloss)
{
    const Material bone(spec);
    m_texels.reserve(TextureSize * TextureSize);
    for (std::size_t i = 0; i < TextureSize * TextureSize; ++i) {
        const std::size_t row = i / TextureSize;
        const GrainPosition position{static_cast<float>(i % TextureSize), static_cast<float>(row),
                                     30, 0};
        m_texels.push_back(bone.texelAt(position, 0.5F).albedo);
    }
}

float dieLowestPointDepth(const QQuaternion &orientation)
{
    const Vec x = toVec(orientation.rotatedVector({1, 0, 0}));
    const Vec y = toVec(orientation.rotatedVector({0, 1, 0}));
    const Vec z = toVec(orientation.rotatedVector({0, 0, 1}));
    return Core * (std::abs(x.z) + std::abs(y.z) + std::abs(z.z)) + Corner;
}

Picture paintDie(const Style &style, const DieTexture &texture, const QQuaternion &orientation,
                 qreal height, bool isDimmed, qreal scale)
{
    const qreal reach = BoardLayout::DieSize * 0.90; // half the diagonal, foreshortened
    const int side = qCeil(2 * reach * scale);
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    const float pixel = static_cast<float>(1 / scale);
    const DiePainter painter(style, texture, orientation, isDimmed, pixel);
    const float first = static_cast<float>(-reach) + pixel / 2;
    for (int row = 0; row < side; ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(row));
        const float y = first + static_cast<float>(row) * pixel;
        for (int column = 0; column < side; ++column) {
            line[column] = painter.colourAt(first + static_cast<float>(column) * pixel, y);
        }
    }
    image.setDevicePixelRatio(scale);
    const qreal centre = height + static_cast<qreal>(dieLowestPointDepth(orientation));
    return {image, QPointF(reach, reach) - Artwork::heightOffset(centre)};
}

} // namespace doublets
