// SPDX-License-Identifier: MIT
#include "table/artwork/table/board_surface.h"

#include "table/artwork/shading/noise.h"
#include "table/artwork/shading/relief.h"

namespace doublets {

namespace {

constexpr float Ledge = 0.42F; ///< the share of a hinged board's moulding

} // namespace

Surface BoardSurface::frameWood(Edge edge, float across, float along, std::uint32_t seed) const
{
    const std::uint32_t own = seed + 11 * static_cast<std::uint32_t>(edge);
    const Texel wood = m_materials.frame.texelAt({along, across, own, StraightGrainPith}, m_pixel);
    return flatSurface(wood, m_tradition.frame.gloss,
                       isHorizontal(edge) ? Vec{0, 1, 0} : Vec{1, 0, 0});
}

/// Adds the lamp's linear reflection in the varnish of a rounded edge, interrupted where the
/// varnish is worn. `distance` is measured from the centre of the line, in reference pixels.
void BoardSurface::addGlint(Surface &surface, float distance, float along, float strength) const
{
    constexpr float Varnished = 0.42F; ///< the gloss above which wood counts as varnished
    constexpr float Brightest = 0.60F; ///< any brighter, and the lines on ebony would look inlaid
    const float soft = 1.2F + 0.5F * m_pixel;
    if (m_tradition.frame.gloss < Varnished || std::abs(distance) >= soft) {
        return;
    }
    const float worn = 0.8F + 0.5F * noise(along * 0.011F, 71) + 0.25F * noise(along * 0.09F, 72);
    const float bright = strength * std::min(1.0F, Brightest / m_tradition.frame.gloss);
    surface.glint += bright * std::max(0.0F, worn) * square(1 - square(distance / soft));
}

Surface BoardSurface::rail(const Spot &spot, float x, float y) const
{
    const bool bar = spot.part == Part::Bar;
    const Edge edge = bar ? Edge::Left : spot.edge;
    const float across = isHorizontal(edge) ? y : x;
    Surface surface =
        frameWood(edge, across, spot.along,
                  (bar ? 150U : 100U) + spot.index * 3U +
                      (m_tradition.barShape == BarShape::Split && x > 960 ? 50U : 0U));
    if (spot.part == Part::Outer) {
        tilt(surface, outward(edge), 0.9F * std::min(2.5F, quarterRoundSlope(spot.across)));
        surface.gloss *= 1.7F; // worn smooth by hands
        if (edge == Edge::Top || edge == Edge::Left) {
            addGlint(surface, 8 * spot.across - 4.2F, spot.along, 0.34F);
        }
    }
    darkenJoint(surface, spot);
    if (m_tradition.railShape == RailShape::Interlace && spot.part == Part::Rail) {
        return interlace(spot, surface);
    }
    return surface;
}

Surface BoardSurface::interlace(const Spot &spot, Surface surface) const
{
    constexpr float Eye = 42; ///< from crossing to crossing
    constexpr float Swing = 6.6F;
    constexpr float Strand = 3.1F; ///< half its width
    constexpr float Groove = 1.1F;
    const float phase = spot.along / Eye;
    const float dy = spot.across - 22.4F;
    if (spot.jointDistance < 20 || std::abs(dy) > Swing + Strand + Groove + 2) {
        return surface;
    }
    const float swing = std::sin(phase * 3.14159265F);
    const float slope = Swing * 3.14159265F / Eye * std::cos(phase * 3.14159265F);
    const float straighten = 1 / std::sqrt(1 + slope * slope);
    const float first = (dy - Swing * swing) * straighten;
    const float second = (dy + Swing * swing) * straighten;
    // The strands alternate in crossing above each other.
    const bool firstAbove = (floorOf(phase + 0.5F) & 1) == 0;
    const float above = firstAbove ? first : second;
    const float below = firstAbove ? second : first;
    const bool onAbove = std::abs(above) < Strand + Groove;
    const float at = onAbove ? above : below;
    const float out = std::abs(at) - Strand;
    const float soft = 0.4F + 0.5F * m_pixel;
    const float dx = spot.along - (floorF(phase) + 0.5F) * Eye;
    const float dot = smoothStep(1.9F + soft, 1.9F - soft, std::sqrt(dx * dx + dy * dy));
    const float ground = smoothStep(-soft, soft, std::abs(at) - Strand - Groove);
    const float cut = std::max(dot, smoothStep(-soft, soft, out) * (1 - ground));
    surface.albedo *= 1 - 0.66F * cut - 0.10F * (1 - cut) * ground;
    surface.gloss *= 1 - cut;
    // The strands are rounded.
    const Vec up = isHorizontal(spot.edge) ? Vec{0, 1, 0} : Vec{1, 0, 0};
    const float sign = spot.edge == Edge::Bottom || spot.edge == Edge::Right ? -1.0F : 1.0F;
    tilt(surface, up * sign, out < 0 ? 0.5F * at / Strand : 0);
    return surface;
}

float BoardSurface::taracea(const Spot &spot) const
{
    // Edging strips with eight-pointed stars of bone between them: two overlapping squares each.
    constexpr float Band = 25;
    constexpr float Step = 25.2F;
    constexpr float Strip = 1.6F;
    constexpr float Star = 6.9F;
    const float in = spot.across - 11;
    const float x = std::abs(spot.along - (floorF(spot.along / Step) + 0.5F) * Step);
    const float y = std::abs(in - Band / 2);
    const float square = std::max(x, y);
    const float diamond = (x + y) * 0.70710678F;
    const float star = Star - std::min(square, diamond);
    const float heart = std::max(square, diamond) - 2.3F; // an octagon of dark wood
    const float x2 = Step / 2 - x;                        // from midway between two stars
    const float lozenge = 2.3F - (x2 + std::max(0.0F, std::abs(y - 6.8F))) * 0.70710678F;
    const float edging = std::max(Strip - in, in - (Band - Strip));
    const float bone = std::max(std::min(star, heart), std::max(lozenge, edging));
    const float soft = 0.5F * m_pixel + 0.1F;
    return smoothStep(-soft, soft, bone);
}

Surface BoardSurface::railLine(const Spot &spot, float x, float y) const
{
    const RailShape shape = m_tradition.railShape;
    if (shape == RailShape::Strung || shape == RailShape::Taracea) {
        const float light = shape == RailShape::Taracea ? taracea(spot) : 1;
        const GrainPosition cut{spot.along, spot.across, 300, StraightGrainPith};
        const Material &material = light > 0.5F ? m_materials.inlay : m_materials.darkLine;
        Texel texel = material.texelAt(cut, m_pixel);
        if (light > 0 && light < 1) {
            texel.albedo = mix(m_materials.darkLine.texelAt(cut, m_pixel).albedo,
                               m_materials.inlay.texelAt(cut, m_pixel).albedo, light);
        }
        Surface surface = flatSurface(texel, material.spec().gloss,
                                      isHorizontal(spot.edge) ? Vec{0, 1, 0} : Vec{1, 0, 0});
        darkenJoint(surface, spot);
        return surface;
    }
    Spot wood = spot;
    wood.part = Part::Rail;
    const bool plait = shape == RailShape::Interlace;
    Surface surface = plait ? frameWood(spot.edge, isHorizontal(spot.edge) ? y : x, spot.along, 100)
                            : rail(wood, x, y);
    surface.albedo *= 0.42F;
    tilt(surface, outward(spot.edge), -0.35F);
    return surface;
}

void BoardSurface::darkenJoint(Surface &surface, const Spot &spot) const
{
    surface.albedo *= 1 - 0.72F * smoothStep(0.5F + 0.6F * m_pixel, 0.2F, spot.jointDistance);
}

float BoardSurface::addLedge(Surface &surface, const Spot &spot) const
{
    const float q = spot.across / Ledge;
    const float lid = smoothStep(1.05F, 0.60F, q); // 0 below the wall
    const bool shaded = spot.edge == Edge::Top || spot.edge == Edge::Left;
    surface.albedo *= 0.30F + 0.85F * lid;
    surface.key *= shaded ? 0.75F * lid : 1;
    // The arris is worn bright, even in shadow.
    const float arris = smoothStep(0.0F, 0.2F, q) * smoothStep(0.55F, 0.35F, q);
    surface.albedo *= 1 + (shaded ? 0.9F : 0.6F) * arris;
    return std::min(1.6F, quarterRoundSlope(q / 0.35F));
}

Surface BoardSurface::moulding(const Spot &spot, float x, float y) const
{
    const float across = isHorizontal(spot.edge) ? y : x;
    Surface surface = frameWood(spot.edge, across * 1.3F, spot.along, 170 + 7U * spot.index);
    // From the field (0) upwards: a wall ending in a quarter-round, a groove and a small bead.
    const float q = spot.across;
    const bool ledge = m_tradition.barShape == BarShape::Split && q < Ledge;
    const float wall = spot.edge == Edge::Top ? 0.36F : 0.12F;
    float slope = 0;
    if (ledge) {
        slope = addLedge(surface, spot);
    } else if (q < 0.72F) {
        slope = std::min(3.2F, quarterRoundSlope((q - wall) / (0.72F - wall)));
    } else if (q < 0.80F) {
        slope = -0.55F;
        surface.sky = 0.55F;
        surface.albedo *= 0.6F;
    } else {
        slope = 0.45F * (1 - (q - 0.80F) / 0.20F);
    }
    tilt(surface, outward(spot.edge) * -1.0F, slope);
    surface.gloss *= 1.4F;
    surface.sky *= ledge ? 0.6F : 0.30F + 0.70F * smoothStep(0, 0.85F, q); // the field lies deep
    if (spot.edge == Edge::Bottom || spot.edge == Edge::Right) {
        const float width =
            isHorizontal(spot.edge) ? BoardPlan::MouldingBottom : BoardPlan::MouldingSide;
        addGlint(surface, (q - 0.52F) * width, spot.along, 0.28F);
        addGlint(surface, (q - 0.88F) * width, spot.along + 300, 0.12F);
    }
    darkenJoint(surface, spot);
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
    surface = flatSurface(m_materials.inlay.texelAt({spot.along, spot.across, 7, 0}, m_pixel), 0.5F,
                          {1, 0, 0});
    surface.sky = 0.7F + 0.3F * smoothStep(4, 6, spot.across);
    return surface;
}

Surface BoardSurface::hinge(const Spot &spot) const
{
    const FloatRect plate = BoardPlan::hinge(spot.index, m_plan.bar());
    const float width = plate.right - plate.left;
    const float tall = plate.bottom - plate.top;
    const float x = spot.across - width / 2;
    Surface surface = flatSurface(
        m_materials.hingeMetal.texelAt({spot.along, spot.across, 60U + spot.index, 0}, m_pixel),
        m_tradition.hingeMetal.gloss, {1, 0, 0});
    surface.isMetal = true;
    if (std::abs(x) < 5) {
        tilt(surface, {1, 0, 0}, x / std::sqrt(27 - x * x));
        const float knuckle = tall / 5;
        const float gap =
            std::abs(spot.along / knuckle - std::round(spot.along / knuckle)) * knuckle;
        surface.albedo *= 1 - 0.7F * smoothStep(0.6F + 0.5F * m_pixel, 0.2F, gap);
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
    surface.albedo *= 0.45F + 0.55F * smoothStep(0, 1.6F, rim);
    return surface;
}

} // namespace doublets
