// SPDX-License-Identifier: MIT
#include "table/artwork/objects/plain_man.h"

#include "table/artwork/shading/plain.h"
#include "table/artwork/turned/turned_man.h"

namespace doublets {

namespace {

constexpr float InkEdge = 4;   ///< width of the outline of ink
constexpr float PaperLine = 4; ///< width of the unbroken line of paper
constexpr float Tooth = 3;
constexpr float RingInner = 13.5F;
constexpr float RingOuter = 18;
constexpr float Arm = 3.4F;       ///< half the width of the cross
constexpr float ArmReach = 15.5F; ///< length of its arms

/// Eight gaps in a ring.
bool isNotch(Vec localPoint)
{
    constexpr float Eighth = 0.78539816F;
    const float angle = std::atan2(localPoint.y, localPoint.x) / Eighth;
    const float away = std::abs(angle - std::round(angle)) * Eighth * TurnedMan::Radius;
    return away < 6.5F;
}

Vec whiteFace(float r)
{
    return r > TurnedMan::Radius - InkEdge || (r > RingInner && r < RingOuter) ? plain::Ink
                                                                               : plain::Paper;
}

Vec blackFace(Vec localPoint, float r)
{
    const float along = std::max(std::abs(localPoint.x), std::abs(localPoint.y));
    const float aside = std::min(std::abs(localPoint.x), std::abs(localPoint.y));
    const bool cross = aside < Arm && along < ArmReach;
    const float deep = TurnedMan::Radius - InkEdge - r;
    const bool rim = deep > 0 && deep < PaperLine;
    const bool tooth = deep > 0 && deep < PaperLine + Tooth && !isNotch(localPoint);
    return cross || rim || tooth ? plain::Paper : plain::Ink;
}

} // namespace

Vec plainManColour(Side side, Vec localPoint, float outward)
{
    const float r = std::sqrt(localPoint.x * localPoint.x + localPoint.y * localPoint.y);
    const bool white = side == Side::White;
    if (localPoint.z > TurnedMan::Thickness - 5.0F) {
        return white ? whiteFace(r) : blackFace(localPoint, r);
    }
    // Sides: plain paper for White, ink with a single line of paper for Black.
    if (localPoint.z < InkEdge || outward > 0.94F) {
        return plain::Ink;
    }
    const bool line = localPoint.z > 9 && localPoint.z < 16;
    return white || line ? plain::Paper : plain::Ink;
}

} // namespace doublets
