// SPDX-License-Identifier: MIT
#include "table/artwork/table/plain_board.h"

#include "table/artwork/shading/plain.h"

namespace doublets {

namespace {

constexpr float Outline = 3.4F;
constexpr float HatchStep = 15;
constexpr float HatchLine = 6;

Vec paperIf(bool line, Vec ground = plain::Ink)
{
    return line ? plain::Paper : ground;
}

bool isHatched(float y)
{
    return y - floorF(y / HatchStep) * HatchStep < HatchLine;
}

/// The edge towards the field, equally wide on all sides.
Vec moulding(const Spot &spot)
{
    const float wide = spot.edge == Edge::Top      ? BoardPlan::MouldingTop
                       : spot.edge == Edge::Bottom ? BoardPlan::MouldingBottom
                                                   : BoardPlan::MouldingSide;
    return paperIf(spot.across * wide < Outline, plain::Wood);
}

} // namespace

bool isPlainBoardUniform(const Spot &spot, float pixel)
{
    switch (spot.part) {
    case Part::TableTop:
    case Part::Front:
    case Part::Rail:
    case Part::RailLine:
    case Part::Bar:
    case Part::TrayBed:
        return true;
    case Part::Field:
        // Otherwise the line or the tip of a point might cross the pixel.
        return spot.across > 2 * pixel && spot.jointDistance > 2 * pixel;
    default:
        return false;
    }
}

Vec plainBoardColour(const Spot &spot, bool isDarkPoint, float x, float y)
{
    switch (spot.part) {
    case Part::Outer:
        return paperIf(spot.across > 0.15F && spot.across < 0.55F);
    case Part::Rail:
    case Part::RailLine:
    case Part::Bar:
        return plain::Wood;
    case Part::Hinge:
        return paperIf(std::abs(spot.across - 21) > 21 - Outline || std::abs(spot.across - 21) < 2,
                       plain::Wood);
    case Part::Moulding:
        return moulding(spot);
    case Part::Split:
    case Part::PointLine:
    case Part::PegRing:
        return plain::Paper;
    case Part::Point:
        return paperIf(spot.across < Outline || (!isDarkPoint && isHatched(y)));
    case Part::Crest:
        return paperIf(spot.across < Outline || isHatched(x + y));
    case Part::TrayRim:
        return paperIf(spot.across > 1.5F && spot.across < 1.5F + Outline);
    case Part::TableTop:
    case Part::Front:
    case Part::Field:
    case Part::PegHole:
    case Part::TrayBed:
        break;
    }
    return plain::Ink;
}

} // namespace doublets
