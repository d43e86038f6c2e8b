// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"
#include "table/layout/board_layout.h"

#include <array>

namespace doublets {

struct Box
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    Box() = default;
    Box(float l, float t, float r, float b)
        : left(l)
        , top(t)
        , right(r)
        , bottom(b)
    {
    }
    explicit Box(const QRectF &rect);

    [[nodiscard]] bool contains(float x, float y) const
    {
        return x >= left && x < right && y >= top && y < bottom;
    }
    /// How far inside each edge, from Edge::Top to Edge::Left.
    [[nodiscard]] std::array<float, 4> depths(float x, float y) const;
    /// Distance from the edge with rounded corners: negative inside.
    [[nodiscard]] float distance(float x, float y, float radius) const;
};

enum class Part : std::uint8_t {
    Table,
    Front,    ///< the outer wall towards White
    Outer,    ///< rounded outer edge
    Rail,     ///< flat top of the frame
    RailLine, ///< inlaid or scribed
    Bar,
    Moulding, ///< inner edge, down to the field
    Split,    ///< gap between two hinged halves
    Field,
    Point,
    PointLine,
    Crest, ///< the strip in which sockets are cut
    PegRing,
    PegHole,
    Hinge,
    TrayRim,
    TrayBed,
};

/// The sides of a frame, and of walls: which way their outside looks.
enum class Edge : std::uint8_t { Top, Right, Bottom, Left };

/// What lies at one place of the table.
struct Spot
{
    Part part = Part::Table;
    std::uint8_t index = 0; ///< of the point, tray, peg ... of that part
    Edge edge = Edge::Top;
    float across = 0; ///< into the part from its edge, reference pixels, or 0 to 1 for mouldings
    float along = 0;
    float joint = 99; ///< distance from a mitre or another joint, or from where points end

    /// Equal for places between which nothing sharp lies.
    [[nodiscard]] int code() const
    {
        return (static_cast<int>(part) << 16) | (index << 8) | static_cast<int>(edge);
    }
};

/// Says what lies where. Pure geometry of one tradition's board in one layout.
class BoardPlan
{
public:
    static constexpr float Height = 30;      ///< of the frame above the table
    static constexpr float FrontHeight = 14; ///< of its front wall as seen
    static constexpr float SocketRadius = 40.6F;
    static constexpr float CrestDepth = 39;
    static constexpr float TrayHeight = 24;
    static constexpr float TrayFront = 11;
    static constexpr float MouldingTop = 17; ///< the far wall looks at us: more of it is seen
    static constexpr float MouldingSide = 11;
    static constexpr float MouldingBottom = 7;

    BoardPlan(const Tradition &tradition, const BoardLayout &layout);

    [[nodiscard]] Spot at(float x, float y) const;

    [[nodiscard]] const Box &frame() const { return m_frame; }
    [[nodiscard]] const Box &half(int index) const { return m_halves[index == 0 ? 0 : 1]; }
    [[nodiscard]] const Box &bar() const { return m_bar; }
    [[nodiscard]] const Box &tray(int index) const { return m_trays[index == 0 ? 0 : 1]; }
    /// The interior that contains a place of the field: a half, or both for a board with stubs.
    [[nodiscard]] Box interior(float x) const;
    [[nodiscard]] const std::array<Box, 2> &stubs() const { return m_stubs; }
    /// How far a place of the field is from the crest; negative on it. Only for sockets.
    [[nodiscard]] float crestDistance(float x, float y) const;
    /// The x of the middle of a point's strip.
    [[nodiscard]] float columnMiddle(float x) const;
    /// Whether that point is one of the dark ones; they alternate.
    [[nodiscard]] static bool isDark(int point);
    [[nodiscard]] static Box hinge(int index, const Box &bar);

private:
    static constexpr float CornerRadius = 9;

    [[nodiscard]] Spot onFrame(float x, float y) const;
    [[nodiscard]] Spot onSplitFrame(const Box &inner, float x, float y) const;
    [[nodiscard]] Spot onRail(const Box &outer, const Box &inner, float x, float y) const;
    [[nodiscard]] Spot onStub(int index, float x, float y) const;
    [[nodiscard]] Spot onField(float x, float y) const;
    [[nodiscard]] Spot onTray(int index, float x, float y) const;
    [[nodiscard]] bool pegAt(float x, float y, Spot &spot) const;
    [[nodiscard]] bool moulding(const Box &inner, float x, float y, Spot &spot) const;
    [[nodiscard]] bool isLine(float across) const;

    const Tradition &m_tradition;
    Box m_frame;
    Box m_field;
    Box m_bar;
    std::array<Box, 2> m_halves;
    std::array<Box, 2> m_trays;
    std::array<Box, 2> m_stubs;
    float m_pointWidth = 0;
    float m_pointLength = 0;
};

} // namespace doublets
