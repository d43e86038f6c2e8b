// SPDX-License-Identifier: MIT
#include "table/artwork/table/board_surface.h"

#include "table/artwork/objects/block_shadow.h"
#include "table/artwork/shading/noise.h"
#include "table/artwork/shading/relief.h"

#include <array>

namespace doublets {

void BoardSurface::shadeField(Surface &surface, float x, float y) const
{
    const FloatRect room = m_plan.interior(x);
    const float left = x - room.left;
    const float top = y - room.top;
    float near = std::min(std::min(left, top), std::min(room.right - x, room.bottom - y));
    const float reachX = BoardPlan::Height * Light::ShadowX;
    const float reachY = BoardPlan::Height * Light::ShadowY;
    float dark = std::max(smoothStep(reachX * 1.7F, reachX * 0.3F, left),
                          smoothStep(reachY * 1.7F, reachY * 0.3F, top));
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
    const float contact = 0.55F * decay(near / 7) + 0.30F * decay(near / 38);
    surface.key *= (1 - 0.88F * dark) * (1 - 0.5F * contact);
    if (near < 20) { // dirt in the corners
        surface.albedo *=
            1 - 0.45F * decay(near / 4) * (0.7F + 0.5F * noise(x * 0.05F, y * 0.05F, 91));
    }
    surface.sky *= 1 - contact;
}

Surface BoardSurface::field(const Spot &spot, float x, float y) const
{
    const bool lengthwise = m_tradition.barShape == BarShape::Stubs;
    const FieldPlank plank = fieldPlank(spot.index, x, y);
    const Texel wood = m_materials.field.texelAt(
        {lengthwise ? x : y, plank.across, plank.seed, plank.pith}, m_pixel);
    Surface surface =
        flatSurface(wood, m_tradition.field.gloss, lengthwise ? Vec{0, 1, 0} : Vec{1, 0, 0});
    surface.albedo *= 1 - 0.45F * smoothStep(0.3F + 0.5F * m_pixel, 0.1F, plank.seamDistance);
    if (m_tradition.pointShape != PointShape::Sockets) {
        surface.albedo *= 1 - 0.45F * smoothStep(0.9F, 0.1F, spot.across);
    }
    shadeField(surface, x, y);
    return surface;
}

BoardSurface::FieldPlank BoardSurface::fieldPlank(std::uint32_t half, float x, float y) const
{
    const FloatRect &room = m_plan.half(static_cast<int>(half));
    if (m_tradition.isVeneered) {
        // Two leaves of one veneer, opened like a book.
        const float aside = x - (room.left + room.right) / 2;
        return {std::abs(aside), 20U + half, 420, std::abs(aside)};
    }
    // Planks glued edge to edge, each sawn from another part of the log.
    const bool lengthwise = m_tradition.barShape == BarShape::Stubs;
    const float from = lengthwise ? y - room.top : x - room.left;
    const float width = lengthwise ? (room.bottom - room.top) / 4 : (room.right - room.left) / 3;
    constexpr std::array<float, 4> Piths{-260, 85, 430, -120};
    const int index = std::clamp(floorOf(from / width), 0, 3);
    const float across = from - width * static_cast<float>(index);
    const float pith = Piths[static_cast<std::size_t>(index)] + 20.0F * static_cast<float>(half);
    const float begin = index == 0 ? width : across; // the outer edges are not glued
    return {across, 100U + 10U * half + 3U * static_cast<std::uint32_t>(index), pith,
            std::min(begin, width - across)};
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
        const float uneven = spot.across + 0.35F * noise(y * 0.06F, 12U + spot.index);
        surface.albedo *= 1 - 0.55F * smoothStep(0.7F, 0.05F, uneven);
        surface.albedo *= 1 + 0.20F * (random01(spot.index, 8, 93) - 0.5F);
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
        surface.albedo *= dark ? 0.62F : 1.25F;
        // A dark line of glue on both sides.
        surface.albedo *= 1 - 0.5F * smoothStep(0.22F, 0, std::min(spot.across, 1 - spot.across));
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
