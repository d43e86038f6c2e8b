// SPDX-License-Identifier: MIT
#include "table/artwork/table/board_surface.h"

#include "table/artwork/objects/block_shadow.h"
#include "table/artwork/shading/noise.h"
#include "table/artwork/shading/relief.h"

namespace doublets {

void BoardSurface::shadeField(Surface &surface, float x, float y) const
{
    const FloatRect room = m_plan.interior(x);
    const float left = x - room.left;
    const float top = y - room.top;
    float near = std::min(std::min(left, top), std::min(room.right - x, room.bottom - y));
    const float reachX = BoardPlan::Height * Light::ShadowX;
    const float reachY = BoardPlan::Height * Light::ShadowY;
    float dark = std::max(smoothStep(reachX * 1.35F, reachX * 0.5F, left),
                          smoothStep(reachY * 1.35F, reachY * 0.5F, top));
    if (m_tradition.barShape == BarShape::Stubs) {
        for (const FloatRect &stub : m_plan.stubs()) {
            near = std::min(near, std::max(0.0F, stub.distance(x, y, 0)));
            dark = std::max(dark, blockShadow(stub, BoardPlan::Height, x, y));
        }
    }
    if (m_tradition.pointShape == PointShape::Sockets) {
        near = std::min(near, m_plan.crestDistance(x, y));
        dark = std::max(dark, smoothStep(2, -3, m_plan.crestDistance(x - 7, y - 6)) *
                                  smoothStep(60, 50, std::min(top, room.bottom - y)));
    }
    const float contact = 0.55F * decay(near / 9) + 0.16F * decay(near / 45);
    surface.key *= (1 - 0.85F * dark) * (1 - 0.5F * contact);
    surface.sky *= 1 - contact;
}

Surface BoardSurface::field(const Spot &spot, float x, float y) const
{
    const bool whole = m_tradition.barShape == BarShape::Stubs;
    const FloatRect &half = m_plan.half(spot.index);
    const float middle = whole ? 540.0F : (half.left + half.right) / 2;
    // Book-matched veneer: two mirrored leaves. Carved boards are plain planks instead.
    const float aside = (whole ? y : x) - middle;
    const bool planks = m_tradition.pointShape == PointShape::Carved;
    const float across = planks ? aside + (aside < 0 ? 700.0F : 0.0F) : std::abs(aside);
    const Texel wood =
        m_materials.field.texelAt({whole ? x : y, across, whole ? 21U : 20U + spot.index,
                                   whole    ? -60.0F
                                   : planks ? 210.0F
                                            : -40.0F},
                                  m_pixel);
    Surface surface =
        flatSurface(wood, m_tradition.field.gloss, whole ? Vec{0, 1, 0} : Vec{1, 0, 0});
    surface.albedo *= 1 - 0.5F * smoothStep(0.4F + 0.5F * m_pixel, 0.1F, std::abs(aside));
    if (m_tradition.pointShape != PointShape::Sockets) {
        surface.albedo *= 1 - 0.45F * smoothStep(1.3F, 0.2F, spot.across);
    }
    shadeField(surface, x, y);
    return surface;
}

Surface BoardSurface::point(const Spot &spot, float x, float y) const
{
    const Material &material =
        BoardPlan::isDark(spot.index) ? m_materials.darkPoint : m_materials.lightPoint;
    // Every point is cut from a different plank, at a different distance from the centre of the
    // log.
    const float pith = 130 + 190 * random01(spot.index, 0, 6);
    const GrainPosition cut{y, x - m_plan.pointCentreX(x), 400U + spot.index, pith};
    const Texel wood = material.texelAt(cut, m_pixel);
    Surface surface = flatSurface(wood, material.spec().gloss, {1, 0, 0});
    if (m_tradition.pointShape == PointShape::Carved) {
        surface.sky *= 1 - 0.35F * decay(spot.across / 4);
    } else {
        surface.albedo *= 1 - 0.5F * smoothStep(0.9F, 0.1F, spot.across);
    }
    shadeField(surface, x, y);
    return surface;
}

Surface BoardSurface::pointLine(const Spot &spot, float x, float y) const
{
    const bool dark = BoardPlan::isDark(spot.index);
    Surface surface;
    if (m_tradition.pointShape == PointShape::Carved) {
        const Texel wood = m_materials.field.texelAt({y, x, 22, 300}, m_pixel);
        surface = flatSurface(wood, 0.05F, {1, 0, 0});
        surface.albedo *= 0.55F;
        tilt(surface, outward(spot.edge), spot.across < 0.5F ? -0.9F : 0.9F);
        surface.sky *= 0.6F;
    } else {
        const Material &material = dark ? m_materials.lightLine : m_materials.darkLine;
        surface = flatSurface(material.texelAt({y, x, 350, StraightGrainPith}, m_pixel),
                              material.spec().gloss, {1, 0, 0});
    }
    shadeField(surface, x, y);
    return surface;
}

Surface BoardSurface::crest(const Spot &spot, float x, float y) const
{
    Surface surface = frameWood(spot.edge, y + 40, spot.along, 260);
    const float soft = 0.5F * m_pixel + 0.2F;
    const float line = smoothStep(1.3F + soft, 1.3F - soft, std::abs(spot.across - 4.2F));
    if (line > 0) {
        // A string of bone along every socket.
        const Texel bone = m_materials.inlay.texelAt({x, y, 5, 0}, m_pixel);
        surface.albedo = mix(surface.albedo, bone.albedo, line);
    }
    // Rounded at the edge of the sockets.
    const float e = 1;
    const Vec fall{m_plan.crestDistance(x + e, y) - m_plan.crestDistance(x - e, y),
                   m_plan.crestDistance(x, y + e) - m_plan.crestDistance(x, y - e), 0};
    tilt(surface, fall * (1 / (2 * e)), 1.1F * smoothStep(3.2F, 0, spot.across));
    const FloatRect room = m_plan.interior(x);
    const float wall =
        std::min(std::min(y - room.top, room.bottom - y), std::min(x - room.left, room.right - x));
    surface.sky *= 1 - 0.4F * decay(wall / 5);
    surface.key *= 1 - 0.5F * smoothStep(8, 1, std::min(y - room.top, x - room.left));
    return surface;
}

} // namespace doublets
