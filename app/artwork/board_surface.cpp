// SPDX-License-Identifier: MIT
#include "app/artwork/board_surface.h"

#include "app/artwork/noise.h"
#include "app/artwork/shadow.h"

namespace doublets {

namespace {

constexpr float StraightPith = 620; ///< frames are cut far from the heart

/// Which way the outside of an edge looks, on the table.
Vec outward(Edge edge)
{
    switch (edge) {
    case Edge::Top:
        return {0, -1, 0};
    case Edge::Right:
        return {1, 0, 0};
    case Edge::Bottom:
        return {0, 1, 0};
    case Edge::Left:
        break;
    }
    return {-1, 0, 0};
}

bool isLevel(Edge edge)
{
    return edge == Edge::Top || edge == Edge::Bottom;
}

/// Turns a flat surface's normals by `slope` towards `direction`.
void tilt(Surface &surface, Vec direction, float slope)
{
    const Vec turned = direction * slope;
    surface.normal = unit(surface.normal + turned);
    surface.coat = unit(surface.coat + turned);
}

Surface flat(const Texel &texel, float gloss, Vec acrossGrain)
{
    Surface surface;
    surface.albedo = texel.albedo;
    surface.gloss = gloss;
    surface.normal = unit(Vec{0, 0, 1} + acrossGrain * (0.8F * texel.relief));
    surface.coat = unit(Vec{0, 0, 1} + acrossGrain * (0.12F * texel.relief));
    return surface;
}

/// The slope of a quarter-round: steep at its outer end (0), flat at 1.
float quarterRound(float t)
{
    const float u = 1 - clamp01(t);
    return u / std::sqrt(1.02F - u * u);
}

} // namespace

BoardSurface::Materials::Materials(const Tradition &tradition)
    : top(tradition.top)
    , frame(tradition.frame)
    , inlay(tradition.inlay)
    , field(tradition.field)
    , iron(tradition.iron)
    , lightPoint(tradition.lightPoint)
    , darkPoint(tradition.darkPoint)
    , lightLine(tradition.lightLine)
    , darkLine(tradition.darkLine)
{
}

BoardSurface::BoardSurface(const Tradition &tradition, const BoardPlan &plan, float pixel)
    : m_tradition(tradition)
    , m_plan(plan)
    , m_pixel(pixel)
    , m_materials(tradition)
{
}

Vec BoardSurface::light(const Spot &spot, float x, float y) const
{
    return shade(surface(spot, x, y), {x, y, 0});
}

Surface BoardSurface::surface(const Spot &spot, float x, float y) const
{
    switch (spot.part) {
    case Part::Table:
        return table(x, y);
    case Part::Front:
        return front(spot);
    case Part::Outer:
    case Part::Rail:
    case Part::Bar:
        return rail(spot, x, y);
    case Part::RailLine:
        return railLine(spot, x, y);
    case Part::Moulding:
        return moulding(spot, x, y);
    case Part::Field:
        return field(spot, x, y);
    case Part::Point:
        return point(spot, x, y);
    case Part::PointLine:
        return pointLine(spot, x, y);
    case Part::Crest:
        return crest(spot, x, y);
    case Part::PegRing:
    case Part::PegHole:
        return peg(spot);
    case Part::Hinge:
        return hinge(spot);
    case Part::TrayRim:
        return trayRim(spot);
    case Part::TrayBed:
        return trayBed(spot, x, y);
    case Part::Split:
        break;
    }
    Surface gap;
    gap.albedo = {0.01F, 0.008F, 0.006F};
    gap.gloss = 0;
    return gap;
}

Surface BoardSurface::table(float x, float y) const
{
    constexpr float PlankWidth = 236;
    Surface surface;
    if (m_tradition.topShape == TopShape::Cloth) {
        const Texel cloth = m_materials.top.at({x, y, 5, 0}, m_pixel);
        surface = flat(cloth, 0, {1, 0, 0});
        tilt(surface, {0.7F, 0.7F, 0}, 0.10F * fractalNoise(x * 0.0023F, y * 0.003F, 2, 77));
    } else {
        const float row = floorF((y + 60) / PlankWidth);
        const float inPlank = y + 60 - row * PlankWidth;
        const auto seed = static_cast<std::uint32_t>(40 + static_cast<int>(row) + 8);
        const Texel wood = m_materials.top.at({x, inPlank, seed, 330 + 60 * (row - 1)}, m_pixel);
        surface = flat(wood, m_tradition.top.gloss, {0, 1, 0});
        const float seam = std::min(inPlank, PlankWidth - inPlank);
        surface.albedo *= (0.86F + 0.28F * random01(static_cast<int>(row), 3, 9)) *
                          (1 - 0.75F * ramp(1.2F + m_pixel / 2, 0.3F, seam));
        tilt(surface, {0, inPlank < 20 ? -1.0F : 1.0F, 0}, 0.14F * ramp(5, 0, seam));
    }
    const auto cast = [&](const Box &box, float height, float front) {
        const float away =
            std::max(0.0F, std::min(box.distance(x, y, 6), box.distance(x, y - front, 6)));
        surface.key *= 1 - 0.92F * boxShadow(box, height, x, y);
        const float contact = 0.55F * decay(away / 9) + 0.22F * decay(away / 45);
        surface.sky *= 1 - contact;
        surface.key *= 1 - 0.6F * contact;
    };
    cast(m_plan.frame(), BoardPlan::Height * 1.5F, BoardPlan::FrontHeight);
    cast(m_plan.tray(0), BoardPlan::TrayHeight * 1.5F, BoardPlan::TrayFront);
    cast(m_plan.tray(1), BoardPlan::TrayHeight * 1.5F, BoardPlan::TrayFront);
    return surface;
}

Surface BoardSurface::frameWood(Edge edge, float across, float along, std::uint32_t seed) const
{
    const std::uint32_t own = seed + 11 * static_cast<std::uint32_t>(edge);
    const Texel wood = m_materials.frame.at({along, across, own, StraightPith}, m_pixel);
    return flat(wood, m_tradition.frame.gloss, isLevel(edge) ? Vec{0, 1, 0} : Vec{1, 0, 0});
}

Surface BoardSurface::front(const Spot &spot) const
{
    const float height = spot.index == 0 ? BoardPlan::FrontHeight : BoardPlan::TrayFront;
    const float t = clamp01(spot.across / height);
    Surface surface = frameWood(Edge::Bottom, 70 + 2 * spot.across, spot.along, 200 + spot.index);
    surface.normal = unit({0, 1, 0.18F});
    surface.coat = surface.normal;
    surface.sky = (0.95F - 0.5F * t) * 0.9F;
    surface.gloss *= 0.5F;
    return surface;
}

Surface BoardSurface::rail(const Spot &spot, float x, float y) const
{
    const bool bar = spot.part == Part::Bar;
    const Edge edge = bar ? Edge::Left : spot.edge;
    const float across = isLevel(edge) ? y : x;
    Surface surface = frameWood(edge, across, spot.along,
                                (bar ? 150U : 100U) + spot.index * 3U +
                                    (m_tradition.bar == BarShape::Split && x > 960 ? 50U : 0U));
    if (spot.part == Part::Outer) {
        tilt(surface, outward(edge), 0.9F * std::min(2.5F, quarterRound(spot.across)));
    }
    darkenJoint(surface, spot);
    if (m_tradition.railShape == RailShape::RingDots && spot.part == Part::Rail) {
        return ringDots(spot, surface);
    }
    return surface;
}

Surface BoardSurface::ringDots(const Spot &spot, Surface surface) const
{
    constexpr float Step = 42;
    const float column = floorF(spot.along / Step);
    const float dx = spot.along - (column + 0.5F) * Step;
    const float dy = spot.across - 22;
    const float r = std::sqrt(dx * dx + dy * dy);
    const float soft = 0.5F + 0.5F * m_pixel;
    const float cut =
        std::max(ramp(0.9F + soft, 0.9F, std::abs(r - 7)), ramp(1.8F + soft, 1.8F, r));
    if (cut <= 0 || spot.joint < 16) {
        return surface;
    }
    surface.albedo *= 1 - 0.72F * cut;
    surface.gloss *= 1 - cut;
    const Vec radial = isLevel(spot.edge) ? Vec{dx, dy, 0} : Vec{dy, dx, 0};
    tilt(surface, radial * (1 / (r + 0.1F)), 0.5F * cut * (r < 7 ? 1.0F : -1.0F));
    return surface;
}

float BoardSurface::taracea(const Spot &spot) const
{
    // Edging strips, and between them triangles of bone set in dark wood.
    constexpr float Step = 26;
    constexpr float Band = 20;
    constexpr float Strip = 2;
    const float in = spot.across - 13;
    const float phase = spot.along / Step - floorF(spot.along / Step);
    const float up = in - Strip - 1.5F;
    const float high = Band - 2 * Strip - 3;
    const float tooth = ((1 - up / high) - std::abs(2 * phase - 1)) * 0.35F * Step;
    const float triangle = std::min(tooth, std::min(up, high - up));
    const float edging = std::max(Strip - in, in - (Band - Strip));
    const float soft = 0.5F * m_pixel + 0.1F;
    return ramp(-soft, soft, std::max(triangle, edging));
}

Surface BoardSurface::railLine(const Spot &spot, float x, float y) const
{
    const RailShape shape = m_tradition.railShape;
    if (shape == RailShape::Strung || shape == RailShape::Taracea) {
        const float light = shape == RailShape::Taracea ? taracea(spot) : 1;
        const Cut cut{spot.along, spot.across, 300, StraightPith};
        const Material &material = light > 0.5F ? m_materials.inlay : m_materials.darkLine;
        Texel texel = material.at(cut, m_pixel);
        if (light > 0 && light < 1) {
            texel.albedo = mix(m_materials.darkLine.at(cut, m_pixel).albedo,
                               m_materials.inlay.at(cut, m_pixel).albedo, light);
        }
        Surface surface =
            flat(texel, material.stuff().gloss, isLevel(spot.edge) ? Vec{0, 1, 0} : Vec{1, 0, 0});
        darkenJoint(surface, spot);
        return surface;
    }
    Spot wood = spot;
    wood.part = Part::Rail;
    const bool rings = shape == RailShape::RingDots;
    Surface surface = rings ? frameWood(spot.edge, isLevel(spot.edge) ? y : x, spot.along, 100)
                            : rail(wood, x, y);
    surface.albedo *= 0.42F;
    tilt(surface, outward(spot.edge), -0.35F);
    return surface;
}

void BoardSurface::darkenJoint(Surface &surface, const Spot &spot) const
{
    surface.albedo *= 1 - 0.72F * ramp(0.5F + 0.6F * m_pixel, 0.2F, spot.joint);
}

Surface BoardSurface::moulding(const Spot &spot, float x, float y) const
{
    const float across = isLevel(spot.edge) ? y : x;
    Surface surface = frameWood(spot.edge, across * 1.3F, spot.along, 170 + 7U * spot.index);
    // From the field (0) up: a wall that turns over in a quarter-round, a groove, a small bead.
    const float q = spot.across;
    const float wall = spot.edge == Edge::Top ? 0.36F : 0.12F;
    float slope = 0;
    if (q < 0.72F) {
        slope = std::min(3.2F, quarterRound((q - wall) / (0.72F - wall)));
    } else if (q < 0.80F) {
        slope = -0.55F;
        surface.sky = 0.55F;
        surface.albedo *= 0.6F;
    } else {
        slope = 0.45F * (1 - (q - 0.80F) / 0.20F);
    }
    tilt(surface, outward(spot.edge) * -1.0F, slope);
    surface.sky *= 0.55F + 0.45F * ramp(0, 0.6F, q);
    darkenJoint(surface, spot);
    return surface;
}

void BoardSurface::shadeField(Surface &surface, float x, float y) const
{
    const Box room = m_plan.interior(x);
    const float left = x - room.left;
    const float top = y - room.top;
    float near = std::min(std::min(left, top), std::min(room.right - x, room.bottom - y));
    const float reachX = BoardPlan::Height * Light::ShadowX;
    const float reachY = BoardPlan::Height * Light::ShadowY;
    float dark = std::max(ramp(reachX * 1.35F, reachX * 0.5F, left),
                          ramp(reachY * 1.35F, reachY * 0.5F, top));
    if (m_tradition.bar == BarShape::Stubs) {
        for (const Box &stub : m_plan.stubs()) {
            near = std::min(near, std::max(0.0F, stub.distance(x, y, 0)));
            dark = std::max(dark, boxShadow(stub, BoardPlan::Height, x, y));
        }
    }
    if (m_tradition.points == PointShape::Sockets) {
        near = std::min(near, m_plan.crestDistance(x, y));
        dark = std::max(dark, ramp(2, -3, m_plan.crestDistance(x - 7, y - 6)) *
                                  ramp(60, 50, std::min(top, room.bottom - y)));
    }
    const float contact = 0.55F * decay(near / 9) + 0.16F * decay(near / 45);
    surface.key *= (1 - 0.85F * dark) * (1 - 0.5F * contact);
    surface.sky *= 1 - contact;
}

Surface BoardSurface::field(const Spot &spot, float x, float y) const
{
    const bool whole = m_tradition.bar == BarShape::Stubs;
    const Box &half = m_plan.half(spot.index);
    const float middle = whole ? 540.0F : (half.left + half.right) / 2;
    // Two leaves of one veneer, opened like a book.
    const float across = std::abs((whole ? y : x) - middle);
    const Texel wood = m_materials.field.at(
        {whole ? x : y, across, whole ? 21U : 20U + spot.index, whole ? -60.0F : -40.0F}, m_pixel);
    Surface surface = flat(wood, m_tradition.field.gloss, whole ? Vec{0, 1, 0} : Vec{1, 0, 0});
    surface.albedo *= 1 - 0.5F * ramp(0.4F + 0.5F * m_pixel, 0.1F, across);
    if (m_tradition.points != PointShape::Sockets) {
        surface.albedo *= 1 - 0.45F * ramp(1.3F, 0.2F, spot.across);
    }
    shadeField(surface, x, y);
    return surface;
}

bool BoardSurface::isDark(int index) const
{
    const int fromLeft = index < 12 ? 11 - index : index - 12;
    return ((fromLeft + (index < 12 ? 1 : 0)) & 1) == 0;
}

Surface BoardSurface::point(const Spot &spot, float x, float y) const
{
    const Material &material = isDark(spot.index) ? m_materials.darkPoint : m_materials.lightPoint;
    // Each from its own plank: now nearer the heart of the log, now farther from it.
    const float pith = 130 + 190 * random01(spot.index, 0, 6);
    const Cut cut{y, x - m_plan.columnMiddle(x), 400U + spot.index, pith};
    const Texel wood = material.at(cut, m_pixel);
    Surface surface = flat(wood, material.stuff().gloss, {1, 0, 0});
    if (m_tradition.points == PointShape::Carved) {
        surface.sky *= 1 - 0.35F * decay(spot.across / 4);
    } else {
        surface.albedo *= 1 - 0.5F * ramp(0.9F, 0.1F, spot.across);
    }
    shadeField(surface, x, y);
    return surface;
}

Surface BoardSurface::pointLine(const Spot &spot, float x, float y) const
{
    const bool dark = isDark(spot.index);
    Surface surface;
    if (m_tradition.points == PointShape::Carved) {
        const Texel wood = m_materials.field.at({y, x, 22, 300}, m_pixel);
        surface = flat(wood, 0.05F, {1, 0, 0});
        surface.albedo *= 0.55F;
        tilt(surface, outward(spot.edge), spot.across < 0.5F ? -0.9F : 0.9F);
        surface.sky *= 0.6F;
    } else {
        const Material &material = dark ? m_materials.lightLine : m_materials.darkLine;
        surface = flat(material.at({y, x, 350, StraightPith}, m_pixel), material.stuff().gloss,
                       {1, 0, 0});
    }
    shadeField(surface, x, y);
    return surface;
}

Surface BoardSurface::crest(const Spot &spot, float x, float y) const
{
    Surface surface = frameWood(spot.edge, y + 40, spot.along, 260);
    const float soft = 0.5F * m_pixel + 0.2F;
    const float line = ramp(1.3F + soft, 1.3F - soft, std::abs(spot.across - 4.2F));
    if (line > 0) {
        // A thread of bone along each socket.
        const Texel bone = m_materials.inlay.at({x, y, 5, 0}, m_pixel);
        surface.albedo = mix(surface.albedo, bone.albedo, line);
    }
    // Rounded over where it falls to the sockets.
    const float e = 1;
    const Vec fall{m_plan.crestDistance(x + e, y) - m_plan.crestDistance(x - e, y),
                   m_plan.crestDistance(x, y + e) - m_plan.crestDistance(x, y - e), 0};
    tilt(surface, fall * (1 / (2 * e)), 1.1F * ramp(3.2F, 0, spot.across));
    const Box room = m_plan.interior(x);
    const float wall =
        std::min(std::min(y - room.top, room.bottom - y), std::min(x - room.left, room.right - x));
    surface.sky *= 1 - 0.4F * decay(wall / 5);
    surface.key *= 1 - 0.5F * ramp(8, 1, std::min(y - room.top, x - room.left));
    return surface;
}

Surface BoardSurface::peg(const Spot &spot) const
{
    Surface surface;
    if (spot.part == Part::PegHole) {
        surface.albedo = {0.012F, 0.009F, 0.007F};
        surface.gloss = 0.05F;
        return surface;
    }
    surface = flat(m_materials.inlay.at({spot.along, spot.across, 7, 0}, m_pixel), 0.5F, {1, 0, 0});
    surface.sky = 0.7F + 0.3F * ramp(4, 6, spot.across);
    return surface;
}

Surface BoardSurface::hinge(const Spot &spot) const
{
    const Box plate = BoardPlan::hinge(spot.index, m_plan.bar());
    const float width = plate.right - plate.left;
    const float tall = plate.bottom - plate.top;
    const float x = spot.across - width / 2;
    Surface surface =
        flat(m_materials.iron.at({spot.along, spot.across, 60U + spot.index, 0}, m_pixel),
             m_tradition.iron.gloss, {1, 0, 0});
    surface.metal = true;
    if (std::abs(x) < 5) {
        tilt(surface, {1, 0, 0}, x / std::sqrt(27 - x * x));
        const float knuckle = tall / 5;
        const float gap =
            std::abs(spot.along / knuckle - std::round(spot.along / knuckle)) * knuckle;
        surface.albedo *= 1 - 0.7F * ramp(0.6F + 0.5F * m_pixel, 0.2F, gap);
    }
    for (int i = 0; i < 6; ++i) {
        const float dx = std::abs(x) - 13;
        const float dy = spot.along - tall * (0.17F + 0.33F * static_cast<float>(i % 3));
        const float r = std::sqrt(dx * dx + dy * dy);
        if (r < 4) {
            tilt(surface, {x < 0 ? -dx : dx, dy, 0}, 0.16F);
        } else if (r < 5) {
            surface.albedo *= 0.4F;
        }
    }
    const float rim = std::min(std::min(spot.across, width - spot.across),
                               std::min(spot.along, tall - spot.along));
    surface.albedo *= 0.45F + 0.55F * ramp(0, 1.6F, rim);
    return surface;
}

Surface BoardSurface::trayRim(const Spot &spot) const
{
    Surface surface = frameWood(spot.edge, 40 + spot.across, spot.along, 280 + spot.index * 31U);
    tilt(surface, outward(spot.edge), 0.9F * std::min(2.0F, quarterRound(spot.across / 3.2F)));
    if (spot.across > 5.5F) {
        tilt(surface, outward(spot.edge), -0.4F * (spot.across - 5.5F));
    }
    return surface;
}

Surface BoardSurface::trayBed(const Spot &spot, float x, float y) const
{
    const Box &box = m_plan.tray(spot.index);
    const float half = (box.right - box.left) / 2 - 8;
    const Texel wood = m_materials.frame.at({y, x * 1.1F, 290U + spot.index, 240}, m_pixel);
    Surface surface = flat(wood, m_tradition.frame.gloss * 0.4F, {1, 0, 0});
    const float t = spot.across / half;
    tilt(surface, {-1, 0, 0}, 0.9F * t);
    const float top = y - box.top - 16;
    const float end = std::min(top, box.bottom - 6 - y);
    surface.sky = (0.72F - 0.3F * t * t) * (1 - 0.5F * decay(std::max(0.0F, end) / 14));
    surface.key = 0.75F * ramp(-0.95F, -0.15F, t) * ramp(2, 22, top);
    return surface;
}

} // namespace doublets
