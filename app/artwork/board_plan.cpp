// SPDX-License-Identifier: MIT
#include "app/artwork/board_plan.h"

#include "app/artwork/vec.h"

namespace doublets {

namespace {

constexpr float CornerRadius = 9;
constexpr float OuterRound = 8;
constexpr float MouldingTop = 17; ///< the far wall looks at us, so more of it is seen
constexpr float MouldingSide = 11;
constexpr float MouldingBottom = 7;
constexpr float StubLength = 226;
constexpr float PegInset = 21; ///< from the outer edge, clear of the piles
constexpr float PegHoleRadius = 4.2F;
constexpr float PegRingRadius = 6.8F;
constexpr float TrayRimWidth = 8;

float toFloat(qreal x)
{
    return static_cast<float>(x);
}

struct Depths
{
    std::array<float, 4> edge; ///< from Edge::Top ... Left inwards
};

Depths depths(const Box &box, float x, float y)
{
    return {{y - box.top, box.right - x, box.bottom - y, x - box.left}};
}

} // namespace

Box::Box(const QRectF &rect)
    : left(toFloat(rect.left()))
    , top(toFloat(rect.top()))
    , right(toFloat(rect.right()))
    , bottom(toFloat(rect.bottom()))
{
}

float Box::distance(float x, float y, float radius) const
{
    const float dx = std::max(left - x, x - right) + radius;
    const float dy = std::max(top - y, y - bottom) + radius;
    if (dx > 0 && dy > 0) {
        return std::sqrt(dx * dx + dy * dy) - radius;
    }
    return std::max(dx, dy) - radius;
}

BoardPlan::BoardPlan(const Tradition &tradition, const BoardLayout &layout)
    : m_tradition(tradition)
    , m_frame(BoardLayout::frame())
    , m_field(BoardLayout::half(0).united(BoardLayout::half(1)))
    , m_bar(BoardLayout::bar())
    , m_halves{Box(BoardLayout::half(0)), Box(BoardLayout::half(1))}
    , m_trays{Box(layout.tray(Side::White)), Box(layout.tray(Side::Black))}
    , m_pointWidth(toFloat(BoardLayout::place(0).width))
    , m_pointLength(toFloat(BoardLayout::place(0).length))
{
    m_stubs = {Box(m_bar.left, m_bar.top, m_bar.right, m_bar.top + StubLength),
               Box(m_bar.left, m_bar.bottom - StubLength, m_bar.right, m_bar.bottom)};
}

Box BoardPlan::interior(float x) const
{
    if (m_tradition.bar == BarShape::Stubs) {
        return m_field;
    }
    return x < (m_bar.left + m_bar.right) / 2 ? m_halves[0] : m_halves[1];
}

float BoardPlan::columnMiddle(float x) const
{
    const Box &half = m_halves[x < (m_bar.left + m_bar.right) / 2 ? 0 : 1];
    return half.left + (floorF((x - half.left) / m_pointWidth) + 0.5F) * m_pointWidth;
}

Box BoardPlan::hinge(int index, const Box &bar)
{
    const float x = (bar.left + bar.right) / 2;
    const float y = index == 0 ? bar.top + 150 : bar.bottom - 150;
    return {x - 21, y - 40, x + 21, y + 40};
}

float BoardPlan::crestDistance(float x, float y) const
{
    const bool above = y < (m_field.top + m_field.bottom) / 2;
    const float deep = above ? y - m_field.top : m_field.bottom - y;
    const bool onBar = x > m_bar.left && x < m_bar.right;
    const float dx = x - columnMiddle(x);
    const float dy = deep - toFloat(BoardLayout::ManDiameter / 2 + BoardLayout::ManGap);
    const float inSocket = onBar ? -9.0F : SocketRadius - std::sqrt(dx * dx + dy * dy);
    return std::max(inSocket, deep - CrestDepth);
}

Spot BoardPlan::at(float x, float y) const
{
    if (m_frame.distance(x, y, CornerRadius) < 0) {
        return onFrame(x, y);
    }
    for (int i = 0; i < 2; ++i) {
        const Box &box = tray(i);
        if (box.distance(x, y, 5) < 0) {
            return onTray(i, x, y);
        }
        if (box.distance(x, y - TrayFront, 5) < 0 && y > box.top + 30) {
            return {Part::Front, static_cast<std::uint8_t>(i + 1), Edge::Bottom, y - box.bottom, x};
        }
    }
    if (m_frame.distance(x, y - FrontHeight, CornerRadius) < 0 && y > m_frame.top + 60) {
        return {Part::Front, 0, Edge::Bottom, y - m_frame.bottom, x};
    }
    return {Part::Table, 0, Edge::Top, 0, 0};
}

Spot BoardPlan::onFrame(float x, float y) const
{
    const bool stubs = m_tradition.bar == BarShape::Stubs;
    const Box inner = interior(x);
    if (inner.contains(x, y)) {
        if (stubs) {
            for (int i = 0; i < 2; ++i) {
                if (m_stubs[i == 0 ? 0 : 1].contains(x, y)) {
                    return onStub(i, x, y);
                }
            }
        }
        return onField(x, y);
    }
    const float middle = (m_bar.left + m_bar.right) / 2;
    if (m_tradition.bar == BarShape::Split) {
        for (int i = 0; m_tradition.hinges && i < 2; ++i) {
            const Box plate = hinge(i, m_bar);
            if (plate.distance(x, y, 3) < 0) {
                return {Part::Hinge, static_cast<std::uint8_t>(i), Edge::Top, x - plate.left,
                        y - plate.top};
            }
        }
        Box outer = m_frame;
        (x < middle ? outer.right : outer.left) = middle + (x < middle ? -1.2F : 1.2F);
        if (outer.distance(x, y, 5) > 0) {
            return {Part::Split, 0, Edge::Top, 0, 0};
        }
        return onRail(outer, inner, x, y);
    }
    Spot spot;
    if (!stubs && x > m_bar.left - 1 && x < m_bar.right + 1 && y > m_bar.top - MouldingTop &&
        y < m_bar.bottom + MouldingBottom) {
        if (moulding(inner, x, y, spot)) {
            return spot;
        }
        const float joint =
            std::min(y - (m_bar.top - MouldingTop), m_bar.bottom + MouldingBottom - y);
        return {Part::Bar, 0, Edge::Left, x - m_bar.left, y, joint};
    }
    return onRail(m_frame, m_field, x, y);
}

bool BoardPlan::moulding(const Box &inner, float x, float y, Spot &spot) const
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
    const float joint = flank > 0 && end > 0 ? std::abs(flank - end) * MouldingSide : 99;
    spot = {Part::Moulding, 0, edge, out, onEnd ? x : y, joint};
    return true;
}

bool BoardPlan::isLine(float across) const
{
    switch (m_tradition.railShape) {
    case RailShape::Scribed:
        return (across > 12 && across < 13.4F) || (across > 16 && across < 17.4F);
    case RailShape::Strung:
        return (across > 31 && across < 33) || (across > 34.5F && across < 36);
    case RailShape::Taracea:
        return across > 13 && across < 33;
    case RailShape::RingDots:
        return (across > 10 && across < 11.4F) || (across > 33 && across < 34.4F);
    }
    return false;
}

Spot BoardPlan::onRail(const Box &outer, const Box &inner, float x, float y) const
{
    Spot spot;
    if (moulding(inner, x, y, spot)) {
        return spot;
    }
    if (pegAt(x, y, spot)) {
        return spot;
    }
    const Depths in = depths(outer, x, y);
    const std::array<float, 4> width{inner.top - outer.top, outer.right - inner.right,
                                     outer.bottom - inner.bottom, inner.left - outer.left};
    std::size_t nearest = 0;
    float least = 9;
    float second = 9;
    for (std::size_t i = 0; i < 4; ++i) {
        const float part = in.edge[i] / width[i];
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
    const float across = in.edge[nearest];
    const float joint = (second - least) * 40;
    const float rounded = -outer.distance(x, y, CornerRadius);
    const Part part = rounded < OuterRound ? Part::Outer
                      : isLine(across)     ? Part::RailLine
                                           : Part::Rail;
    return {part,          0,    edge, part == Part::Outer ? rounded / OuterRound : across,
            level ? x : y, joint};
}

bool BoardPlan::pegAt(float x, float y, Spot &spot) const
{
    if (!m_tradition.pegHoles) {
        return false;
    }
    const bool above = y < (m_field.top + m_field.bottom) / 2;
    const float dy = y - (above ? m_frame.top + PegInset : m_frame.bottom - PegInset);
    const Box &half = x < m_bar.left ? m_halves[0] : m_halves[1];
    if (std::abs(dy) > PegRingRadius || !half.contains(x, half.top + 1)) {
        return false;
    }
    const float dx = x - columnMiddle(x);
    const float r = std::sqrt(dx * dx + dy * dy);
    if (r > PegRingRadius) {
        return false;
    }
    spot = {r < PegHoleRadius ? Part::PegHole : Part::PegRing, 0, Edge::Top, r, x};
    return true;
}

Spot BoardPlan::onStub(int index, float x, float y) const
{
    const Box &stub = m_stubs[index == 0 ? 0 : 1];
    const float left = (x - stub.left) / MouldingSide;
    const float right = (stub.right - x) / MouldingSide;
    const float end =
        index == 0 ? (stub.bottom - y) / MouldingTop : (y - stub.top) / MouldingBottom;
    const float flank = std::min(left, right);
    const float least = std::min(flank, end);
    if (least >= 1) {
        return {Part::Bar, static_cast<std::uint8_t>(index), Edge::Left, x - stub.left, y};
    }
    // A wall looks towards its field: the opposite edge of that field.
    const Edge edge = end < flank ? (index == 0 ? Edge::Top : Edge::Bottom)
                                  : (left < right ? Edge::Right : Edge::Left);
    return {Part::Moulding,      static_cast<std::uint8_t>(index + 1), edge, least,
            end < flank ? x : y, std::abs(flank - end) * MouldingSide};
}

Spot BoardPlan::onField(float x, float y) const
{
    const bool above = y < (m_field.top + m_field.bottom) / 2;
    const std::uint8_t side = x < (m_bar.left + m_bar.right) / 2 ? 0 : 1;
    if (m_tradition.points == PointShape::Sockets) {
        const float away = crestDistance(x, y);
        if (away < 0) {
            return {Part::Crest, 0, above ? Edge::Top : Edge::Bottom, -away, x};
        }
        return {Part::Field, 0, Edge::Top, away, y};
    }
    const float deep = above ? y - m_field.top : m_field.bottom - y;
    if (deep >= m_pointLength) {
        return {Part::Field, side, Edge::Top, 99, y};
    }
    const Box &half = m_halves[side];
    const auto column = static_cast<int>((x - half.left) / m_pointWidth);
    const float dx = x - columnMiddle(x);
    const float halfWidth = (m_pointWidth / 2 - 1.5F) * (1 - deep / m_pointLength);
    const float inside = (halfWidth - std::abs(dx)) * 0.993F;
    const int fromLeft = std::min(column, 5) + side * 6;
    const auto index = static_cast<std::uint8_t>(above ? 12 + fromLeft : 11 - fromLeft);
    const Edge flank = dx < 0 ? Edge::Left : Edge::Right;
    if (inside < 0) {
        return {Part::Field, side, Edge::Top, -inside, y};
    }
    const float line = m_tradition.points == PointShape::Carved ? 3.2F : 2.2F;
    if (inside < line) {
        return {Part::PointLine, index, flank, inside / line, y};
    }
    return {Part::Point, index, Edge::Top, inside - line, y};
}

Spot BoardPlan::onTray(int index, float x, float y) const
{
    const Box &box = tray(index);
    Box inner(box.left + TrayRimWidth, box.top + TrayRimWidth + 8, box.right - TrayRimWidth,
              box.bottom - TrayRimWidth + 2);
    const auto id = static_cast<std::uint8_t>(index);
    if (inner.contains(x, y)) {
        return {Part::TrayBed, id, Edge::Left, x - (box.left + box.right) / 2, y};
    }
    const Depths in = depths(box, x, y);
    const auto nearest = static_cast<std::size_t>(std::min_element(in.edge.begin(), in.edge.end()) -
                                                  in.edge.begin());
    const Edge edge = static_cast<Edge>(nearest);
    const bool level = edge == Edge::Top || edge == Edge::Bottom;
    return {Part::TrayRim, id, edge, -box.distance(x, y, 5), level ? x : y};
}

} // namespace doublets
