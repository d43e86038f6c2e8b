// SPDX-License-Identifier: MIT
#include "table/artwork/table/board_plan.h"

#include "table/artwork/shading/vec.h"

namespace doublets {

namespace {

constexpr float OuterRound = 8;
constexpr float PegInset = 21; ///< from the outer edge, clear of the piles
constexpr float PegHoleRadius = 4.2F;
constexpr float PegRingRadius = 6.8F;
constexpr float HalfGap = 1.2F; ///< between two hinged halves

} // namespace

Spot BoardPlan::spotOnFrame(float x, float y) const
{
    const FloatRect inner = interior(x);
    if (inner.contains(x, y)) {
        for (int i = 0; m_tradition.barShape == BarShape::Stubs && i < 2; ++i) {
            if (m_stubs[i == 0 ? 0 : 1].contains(x, y)) {
                return spotOnStub(i, x, y);
            }
        }
        return spotOnField(x, y);
    }
    if (m_tradition.barShape == BarShape::Split) {
        return spotOnSplitFrame(inner, x, y);
    }
    const float top = m_bar.top - MouldingTop;
    const float bottom = m_bar.bottom + MouldingBottom;
    if (m_tradition.barShape == BarShape::Solid && x > m_bar.left - 1 && x < m_bar.right + 1 &&
        y > top && y < bottom) {
        Spot spot;
        return findMoulding(inner, x, y, spot)
                   ? spot
                   : Spot{Part::Bar,      0, Edge::Left,
                          x - m_bar.left, y, std::min(y - top, bottom - y)};
    }
    return spotOnRail(m_frame, m_field, x, y);
}

Spot BoardPlan::spotOnSplitFrame(const FloatRect &inner, float x, float y) const
{
    for (int i = 0; m_tradition.hasHinges && i < 2; ++i) {
        const FloatRect plate = hinge(i, m_bar);
        if (plate.distance(x, y, 3) < 0) {
            return {Part::Hinge, static_cast<std::uint8_t>(i), Edge::Top, x - plate.left,
                    y - plate.top};
        }
    }
    const float middle = (m_bar.left + m_bar.right) / 2;
    FloatRect outer = m_frame;
    if (x < middle) {
        outer.right = middle - HalfGap;
    } else {
        outer.left = middle + HalfGap;
    }
    if (outer.distance(x, y, 5) > 0) {
        return {Part::Split, 0, Edge::Top, 0, 0};
    }
    return spotOnRail(outer, inner, x, y);
}

bool BoardPlan::findMoulding(const FloatRect &inner, float x, float y, Spot &spot) const
{
    const float left = (inner.left - x) / MouldingSide;
    const float right = (x - inner.right) / MouldingSide;
    const float top = (inner.top - y) / MouldingTop;
    const float bottom = (y - inner.bottom) / MouldingBottom;
    const float flank = std::max(left, right);
    const float end = std::max(top, bottom);
    const float out = std::max(flank, end);
    if (out >= 1) {
        return false;
    }
    const bool onEnd = end > flank;
    const Edge edge = onEnd ? (top > bottom ? Edge::Top : Edge::Bottom)
                            : (left > right ? Edge::Left : Edge::Right);
    const float jointDistance = flank > 0 && end > 0 ? std::abs(flank - end) * MouldingSide : 99;
    spot = {Part::Moulding, 0, edge, out, onEnd ? x : y, jointDistance};
    return true;
}

bool BoardPlan::isRailLine(float across) const
{
    switch (m_tradition.railShape) {
    case RailShape::Scribed:
        return (across > 12 && across < 13.4F) || (across > 16 && across < 17.4F);
    case RailShape::Strung:
        return (across > 31 && across < 33) || (across > 34.5F && across < 36);
    case RailShape::Taracea:
        return across > 11 && across < 36;
    case RailShape::Interlace:
        return (across > 9.5F && across < 10.9F) || (across > 34 && across < 35.4F);
    }
    return false;
}

Spot BoardPlan::spotOnRail(const FloatRect &outer, const FloatRect &inner, float x, float y) const
{
    Spot spot;
    if (findMoulding(inner, x, y, spot)) {
        return spot;
    }
    if (findPeg(x, y, spot)) {
        return spot;
    }
    const std::array<float, 4> in = outer.depths(x, y);
    const std::array<float, 4> width{inner.top - outer.top, outer.right - inner.right,
                                     outer.bottom - inner.bottom, inner.left - outer.left};
    std::size_t nearest = 0;
    float least = 9;
    float second = 9;
    for (std::size_t i = 0; i < 4; ++i) {
        const float part = in[i] / width[i];
        if (part < least) {
            second = least;
            least = part;
            nearest = i;
        } else {
            second = std::min(second, part);
        }
    }
    const Edge edge = static_cast<Edge>(nearest);
    const bool level = edge == Edge::Top || edge == Edge::Bottom;
    const float across = in[nearest];
    const float jointDistance = (second - least) * 40;
    const float rounded = -outer.distance(x, y, CornerRadius);
    const Part part = rounded < OuterRound ? Part::Outer
                      : isRailLine(across) ? Part::RailLine
                                           : Part::Rail;
    return {part,          0,
            edge,          part == Part::Outer ? rounded / OuterRound : across,
            level ? x : y, jointDistance};
}

bool BoardPlan::findPeg(float x, float y, Spot &spot) const
{
    if (!m_tradition.hasPegHoles) {
        return false;
    }
    const bool above = y < (m_field.top + m_field.bottom) / 2;
    const float dy = y - (above ? m_frame.top + PegInset : m_frame.bottom - PegInset);
    const FloatRect &half = x < m_bar.left ? m_halves[0] : m_halves[1];
    if (std::abs(dy) > PegRingRadius || !half.contains(x, half.top + 1)) {
        return false;
    }
    const float dx = x - pointCentreX(x);
    const float r = std::sqrt(dx * dx + dy * dy);
    if (r > PegRingRadius) {
        return false;
    }
    spot = {r < PegHoleRadius ? Part::PegHole : Part::PegRing, 0, Edge::Top, r, x};
    return true;
}

Spot BoardPlan::spotOnStub(int index, float x, float y) const
{
    const FloatRect &stub = m_stubs[index == 0 ? 0 : 1];
    const float left = (x - stub.left) / MouldingSide;
    const float right = (stub.right - x) / MouldingSide;
    const float end =
        index == 0 ? (stub.bottom - y) / MouldingTop : (y - stub.top) / MouldingBottom;
    const float flank = std::min(left, right);
    const float least = std::min(flank, end);
    if (least >= 1) {
        return {Part::Bar, static_cast<std::uint8_t>(index), Edge::Left, x - stub.left, y};
    }
    // An inner wall faces its field, like the opposite edge of that field.
    const Edge edge = end < flank ? (index == 0 ? Edge::Top : Edge::Bottom)
                                  : (left < right ? Edge::Right : Edge::Left);
    return {Part::Moulding,      static_cast<std::uint8_t>(index + 1), edge, least,
            end < flank ? x : y, std::abs(flank - end) * MouldingSide};
}

} // namespace doublets
