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
    /// Returns the distance inwards from each edge, in the order of Edge.
    [[nodiscard]] std::array<float, 4> depths(float x, float y) const;
    /// Returns the distance from the outline with rounded corners; negative inside.
    [[nodiscard]] float distance(float x, float y, float radius) const;
};

enum class Part : std::uint8_t {
    Table,
    Front,    ///< outer wall facing White
    Outer,    ///< rounded outer edge
    Rail,     ///< flat top of the frame
    RailLine, ///< inlaid or scribed line
    Bar,
    Moulding, ///< inner edge, down to the field
    Split,    ///< gap between two hinged halves
    Field,
    Point,
    PointLine,
    Crest, ///< strip in which the sockets are cut
    PegRing,
    PegHole,
    Hinge,
    TrayRim,
    TrayBed,
};

/// The sides of a frame or the direction that the outside of a wall faces.
enum class Edge : std::uint8_t { Top, Right, Bottom, Left };

/// The part of the table at a given position.
struct Spot
{
    Part part = Part::Table;
    std::uint8_t index = 0; ///< index of the point, tray or peg within its part
    Edge edge = Edge::Top;
    float across = 0; ///< from the edge into the part, in reference pixels; 0 to 1 for mouldings
    float along = 0;
    float joint = 99; ///< distance from the nearest joint, such as a mitre, or from the end of the
                      ///< points

    /// Returns a code that is equal for positions with no sharp edge between them.
    [[nodiscard]] int code() const
    {
        return (static_cast<int>(part) << 16) | (index << 8) | static_cast<int>(edge);
    }
};

/// The plan of a tradition's board in one layout. Maps positions to parts; pure geometry.
class BoardPlan
{
public:
    static constexpr float Height = 30;      ///< of the frame above the table
    static constexpr float FrontHeight = 14; ///< of its front wall, as it appears in the picture
    static constexpr float SocketRadius = 40.6F;
    static constexpr float CrestDepth = 39;
    static constexpr float TrayHeight = 24;
    static constexpr float TrayFront = 11;
    static constexpr float MouldingTop = 17; ///< wider: the far wall faces the viewer
    static constexpr float MouldingSide = 11;
    static constexpr float MouldingBottom = 7;

    BoardPlan(const Tradition &tradition, const BoardLayout &layout);

    /// Returns what lies at a position of the scene.
    [[nodiscard]] Spot at(float x, float y) const;

    [[nodiscard]] const Box &frame() const { return m_frame; }
    [[nodiscard]] const Box &half(int index) const { return m_halves[index == 0 ? 0 : 1]; }
    [[nodiscard]] const Box &bar() const { return m_bar; }
    [[nodiscard]] const Box &tray(int index) const { return m_trays[index == 0 ? 0 : 1]; }
    /// Returns the interior that contains a position on the field: one half, or both if the bar
    /// consists of stubs.
    [[nodiscard]] Box interior(float x) const;
    [[nodiscard]] const std::array<Box, 2> &stubs() const { return m_stubs; }
    /// Returns the distance from the crest; negative on it. Sockets only.
    [[nodiscard]] float crestDistance(float x, float y) const;
    /// Returns the x coordinate of the centre line of the point at `x`.
    [[nodiscard]] float columnMiddle(float x) const;
    /// Returns whether `point` is dark; dark and light points alternate.
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
