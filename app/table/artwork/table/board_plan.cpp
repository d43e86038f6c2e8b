// SPDX-License-Identifier: MIT
#include "table/artwork/table/board_plan.h"

#include "table/artwork/shading/vec.h"

namespace doublets {

namespace {

constexpr float StubLength = 226;
constexpr float TrayRimWidth = 8;

float toFloat(qreal x)
{
    return static_cast<float>(x);
}

} // namespace

FloatRect::FloatRect(const QRectF &rect)
    : left(toFloat(rect.left()))
    , top(toFloat(rect.top()))
    , right(toFloat(rect.right()))
    , bottom(toFloat(rect.bottom()))
{
}

std::array<float, 4> FloatRect::depths(float x, float y) const
{
    return {y - top, right - x, bottom - y, x - left};
}

float FloatRect::distance(float x, float y, float radius) const
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
    , m_frame(layout.frameRect())
    , m_field(layout.halfRect(0).united(layout.halfRect(1)))
    , m_bar(layout.barRect())
    , m_halves{FloatRect(layout.halfRect(0)), FloatRect(layout.halfRect(1))}
    , m_trays{FloatRect(layout.trayRect(Side::White)), FloatRect(layout.trayRect(Side::Black))}
    , m_pointWidth(toFloat(layout.pointArea(0).width))
    , m_pointLength(toFloat(layout.pointArea(0).length))
{
    m_stubs = {FloatRect(m_bar.left, m_bar.top, m_bar.right, m_bar.top + StubLength),
               FloatRect(m_bar.left, m_bar.bottom - StubLength, m_bar.right, m_bar.bottom)};
}

FloatRect BoardPlan::interior(float x) const
{
    if (m_tradition.barShape == BarShape::Stubs) {
        return m_field;
    }
    return x < (m_bar.left + m_bar.right) / 2 ? m_halves[0] : m_halves[1];
}

float BoardPlan::pointCentreX(float x) const
{
    const FloatRect &half = m_halves[x < (m_bar.left + m_bar.right) / 2 ? 0 : 1];
    return half.left + (floorF((x - half.left) / m_pointWidth) + 0.5F) * m_pointWidth;
}

bool BoardPlan::isDark(int point)
{
    const int fromLeft = point < 12 ? 11 - point : point - 12;
    return ((fromLeft + (point < 12 ? 1 : 0)) & 1) == 0;
}

FloatRect BoardPlan::hinge(int index, const FloatRect &bar)
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
    const float dx = x - pointCentreX(x);
    const float dy = deep - toFloat(BoardLayout::ManDiameter / 2 + BoardLayout::ManGap);
    const float inSocket = onBar ? -9.0F : SocketRadius - std::sqrt(dx * dx + dy * dy);
    return std::max(inSocket, deep - CrestDepth);
}

Spot BoardPlan::spotAt(float x, float y) const
{
    if (m_frame.distance(x, y, CornerRadius) < 0) {
        return spotOnFrame(x, y);
    }
    for (int i = 0; i < 2; ++i) {
        const FloatRect &box = tray(i);
        if (box.distance(x, y, 5) < 0) {
            return spotOnTray(i, x, y);
        }
        if (box.distance(x, y - TrayFrontHeight, 5) < 0 && y > box.top + 30) {
            return {Part::Front, static_cast<std::uint8_t>(i + 1), Edge::Bottom, y - box.bottom, x};
        }
    }
    if (m_frame.distance(x, y - FrontHeight, CornerRadius) < 0 && y > m_frame.top + 60) {
        return {Part::Front, 0, Edge::Bottom, y - m_frame.bottom, x};
    }
    return {Part::TableTop, 0, Edge::Top, 0, 0};
}

Spot BoardPlan::spotOnField(float x, float y) const
{
    const bool above = y < (m_field.top + m_field.bottom) / 2;
    const std::uint8_t side = x < (m_bar.left + m_bar.right) / 2 ? 0 : 1;
    if (m_tradition.pointShape == PointShape::Sockets) {
        const float away = crestDistance(x, y);
        if (away < 0) {
            return {Part::Crest, 0, above ? Edge::Top : Edge::Bottom, -away, x};
        }
        return {Part::Field, 0, Edge::Top, away, y};
    }
    const float deep = above ? y - m_field.top : m_field.bottom - y;
    if (deep >= m_pointLength) {
        return {Part::Field, side, Edge::Top, 99, y, deep - m_pointLength};
    }
    const FloatRect &half = m_halves[side];
    const auto column = static_cast<int>((x - half.left) / m_pointWidth);
    const float dx = x - pointCentreX(x);
    const float halfWidth = (m_pointWidth / 2 - 1.5F) * (1 - deep / m_pointLength);
    const float inside = (halfWidth - std::abs(dx)) * 0.993F;
    const int fromLeft = std::min(column, 5) + side * 6;
    const auto index = static_cast<std::uint8_t>(above ? 12 + fromLeft : 11 - fromLeft);
    const Edge flank = dx < 0 ? Edge::Left : Edge::Right;
    if (inside < 0) {
        return {Part::Field, side, Edge::Top, -inside, y};
    }
    const float line = m_tradition.pointShape == PointShape::Carved ? 3.2F : 2.2F;
    if (inside < line) {
        return {Part::PointLine, index, flank, inside / line, y};
    }
    return {Part::Point, index, Edge::Top, inside - line, y};
}

Spot BoardPlan::spotOnTray(int index, float x, float y) const
{
    const FloatRect &box = tray(index);
    FloatRect inner(box.left + TrayRimWidth, box.top + TrayRimWidth + 8, box.right - TrayRimWidth,
                    box.bottom - TrayRimWidth + 2);
    const auto id = static_cast<std::uint8_t>(index);
    if (inner.contains(x, y)) {
        return {Part::TrayBed, id, Edge::Left, x - (box.left + box.right) / 2, y};
    }
    const std::array<float, 4> in = box.depths(x, y);
    const auto nearest =
        static_cast<std::size_t>(std::min_element(in.begin(), in.end()) - in.begin());
    const Edge edge = static_cast<Edge>(nearest);
    const bool level = edge == Edge::Top || edge == Edge::Bottom;
    return {Part::TrayRim, id, edge, -box.distance(x, y, 5), level ? x : y};
}

} // namespace doublets
