// SPDX-License-Identifier: MIT
#include "table/artwork/table/board_surface.h"

#include "table/artwork/objects/block_shadow.h"
#include "table/artwork/shading/noise.h"
#include "table/artwork/shading/relief.h"

namespace doublets {

BoardSurface::Materials::Materials(const Tradition &tradition)
    : top(tradition.top)
    , frame(tradition.frame)
    , inlay(tradition.inlay)
    , field(tradition.field)
    , hingeMetal(tradition.hingeMetal)
    , lightPoint(tradition.lightPoint)
    , darkPoint(tradition.darkPoint)
    , lightLine(tradition.lightLine)
    , darkLine(tradition.darkLine)
{
}

BoardSurface::BoardSurface(const Style &style, const BoardPlan &plan, float pixel)
    : m_tradition(style.tradition)
    , m_illumination(style.illumination)
    , m_plan(plan)
    , m_pixel(pixel)
    , m_materials(style.tradition)
{
}

Vec BoardSurface::reflectedLight(const Spot &spot, float x, float y) const
{
    return m_illumination.shade(surface(spot, x, y), {x, y, 0});
}

Surface BoardSurface::surface(const Spot &spot, float x, float y) const
{
    switch (spot.part) {
    case Part::TableTop:
        return tableTop(x, y);
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

Surface BoardSurface::tableTop(float x, float y) const
{
    constexpr float PlankWidth = 236;
    constexpr float Nearby = 240; ///< distance within which the board shades the table top
    Surface surface;
    if (m_tradition.topKind == TopKind::Cloth) {
        const Texel cloth = m_materials.top.texelAt({x, y, 5, 0}, m_pixel);
        surface = flatSurface(cloth, 0, {1, 0, 0});
        tilt(surface, {0.7F, 0.7F, 0}, 0.10F * fractalNoise(x * 0.0023F, y * 0.003F, 2, 77));
    } else {
        const float row = floorF((y + 60) / PlankWidth);
        const float inPlank = y + 60 - row * PlankWidth;
        const auto seed = static_cast<std::uint32_t>(40 + static_cast<int>(row) + 8);
        const Texel wood =
            m_materials.top.texelAt({x, inPlank, seed, 330 + 60 * (row - 1)}, m_pixel);
        surface = flatSurface(wood, m_tradition.top.gloss, {0, 1, 0});
        const float seam = std::min(inPlank, PlankWidth - inPlank);
        surface.albedo *= (0.86F + 0.28F * random01(static_cast<int>(row), 3, 9)) *
                          (1 - 0.75F * smoothStep(1.2F + m_pixel / 2, 0.3F, seam));
        tilt(surface, {0, inPlank < 20 ? -1.0F : 1.0F, 0}, 0.3F * smoothStep(4, 0, seam));
    }
    const auto cast = [&](const FloatRect &box, float height, float front) {
        const float away =
            std::max(0.0F, std::min(box.distance(x, y, 6), box.distance(x, y - front, 6)));
        if (away > Nearby) {
            return;
        }
        surface.key *= 1 - 0.92F * blockShadow(box, height, x, y);
        const float contact = 0.55F * decay(away / 9) + 0.22F * decay(away / 45);
        surface.sky *= 1 - contact;
        surface.key *= 1 - 0.6F * contact;
    };
    cast(m_plan.frame(), BoardPlan::Height * 1.5F, BoardPlan::FrontHeight);
    cast(m_plan.tray(0), BoardPlan::TrayHeight * 1.5F, BoardPlan::TrayFrontHeight);
    cast(m_plan.tray(1), BoardPlan::TrayHeight * 1.5F, BoardPlan::TrayFrontHeight);
    return surface;
}

Surface BoardSurface::front(const Spot &spot) const
{
    const float height = spot.index == 0 ? BoardPlan::FrontHeight : BoardPlan::TrayFrontHeight;
    const float t = clamp01(spot.across / height);
    Surface surface = frameWood(Edge::Bottom, 70 + 2 * spot.across, spot.along, 200 + spot.index);
    surface.normal = unit({0, 1, 0.18F});
    surface.coat = surface.normal;
    surface.sky = (0.95F - 0.5F * t) * 0.9F;
    surface.gloss *= 0.5F;
    return surface;
}

Surface BoardSurface::trayRim(const Spot &spot) const
{
    Surface surface = frameWood(spot.edge, 40 + spot.across, spot.along, 280 + spot.index * 31U);
    tilt(surface, outward(spot.edge), 0.9F * std::min(2.0F, quarterRoundSlope(spot.across / 3.2F)));
    if (spot.across > 5.5F) {
        tilt(surface, outward(spot.edge), -0.4F * (spot.across - 5.5F));
    }
    if (spot.edge == Edge::Top || spot.edge == Edge::Left) {
        addGlint(surface, spot.across - 1.9F, spot.along, 0.26F);
    }
    return surface;
}

Surface BoardSurface::trayBed(const Spot &spot, float x, float y) const
{
    const FloatRect &box = m_plan.tray(spot.index);
    const float half = (box.right - box.left) / 2 - 8;
    const Texel wood = m_materials.frame.texelAt({y, x * 1.1F, 290U + spot.index, 240}, m_pixel);
    Surface surface = flatSurface(wood, m_tradition.frame.gloss * 0.4F, {1, 0, 0});
    const float t = spot.across / half;
    tilt(surface, {-1, 0, 0}, 0.9F * t);
    const float top = y - box.top - 16;
    const float end = std::min(top, box.bottom - 6 - y);
    surface.sky = (0.85F - 0.3F * t * t) * (1 - 0.5F * decay(std::max(0.0F, end) / 14));
    surface.key = 0.75F * smoothStep(-0.95F, -0.15F, t) * smoothStep(2, 22, top);
    return surface;
}

} // namespace doublets
