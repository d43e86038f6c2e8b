// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"
#include "table/layout/board_layout.h"

#include <array>

namespace doublets {

/// A rectangle in reference pixels (see BoardLayout).
struct FloatRect
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    FloatRect() = default;
    FloatRect(float l, float t, float r, float b)
        : left(l)
        , top(t)
        , right(r)
        , bottom(b)
    {
    }
    explicit FloatRect(const QRectF &rect);

    [[nodiscard]] bool contains(float x, float y) const
    {
        return x >= left && x < right && y >= top && y < bottom;
    }
    /// Returns the distances inwards from the edges, in the order of Edge; negative beyond an edge.
    [[nodiscard]] std::array<float, 4> depths(float x, float y) const;
    /// Returns the distance from the outline, whose corners have the given radius; negative inside.
    [[nodiscard]] float distance(float x, float y, float radius) const;
};

/// The parts of the board and the table top that differ in material or shape.
enum class Part : std::uint8_t {
    TableTop, ///< the table top around the board
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

/// A side of a frame, or the direction in which the outside of a wall faces.
enum class Edge : std::uint8_t { Top, Right, Bottom, Left };

/// A position on the board or the table top: the part, and the position within the part.
struct Spot
{
    Part part = Part::TableTop;
    /// Index of the point, tray, hinge, stub or half. For Front: 0 for the frame, otherwise the
    /// index of the tray plus 1. For the moulding of a stub: the index of the stub plus 1. 0 for
    /// other parts.
    std::uint8_t index = 0;
    Edge edge = Edge::Top; ///< side of the part, or direction in which it faces, if any
    /// Distance from the edge into the part, in reference pixels, with these exceptions: a fraction
    /// from 0 to 1 for Outer, Moulding and PointLine; the distance from the centre for TrayBed and
    /// pegs; for Field, the distance from the nearest point or crest, or 99 beyond the points.
    float across = 0;
    float along = 0;          ///< position along the edge or the grain, in reference pixels
    float jointDistance = 99; ///< distance from the nearest joint, such as a mitre, or from the end
                              ///< of the points; 99 if none is near

    /// Returns a code that is equal for two positions unless a sharp edge separates them.
    [[nodiscard]] int regionCode() const
    {
        return (static_cast<int>(part) << 16) | (index << 8) | static_cast<int>(edge);
    }
};

/// The plan of a tradition's board in one layout: pure geometry that maps positions to parts.
/// Lengths are in reference pixels.
class BoardPlan
{
public:
    static constexpr float Height = 30; ///< height of the frame above the table top
    /// Height of the front wall of the frame, as it appears in the picture.
    static constexpr float FrontHeight = 14;
    static constexpr float SocketRadius = 40.6F;
    static constexpr float CrestDepth = 39;      ///< depth of the crest, from the long side
    static constexpr float TrayHeight = 24;      ///< height of the trays above the table top
    static constexpr float TrayFrontHeight = 11; ///< as FrontHeight, for the trays
    /// Widths of the mouldings in the picture. The upper moulding is the widest, since the far wall
    /// faces the viewer.
    static constexpr float MouldingTop = 17;
    static constexpr float MouldingSide = 11;
    static constexpr float MouldingBottom = 7;

    /// `tradition` must outlive this object.
    BoardPlan(const Tradition &tradition, const BoardLayout &layout);

    /// Returns the part at a position of the scene, and the position within the part.
    [[nodiscard]] Spot spotAt(float x, float y) const;

    [[nodiscard]] const FloatRect &frame() const { return m_frame; }
    /// Returns the interior of the left (0) or right (1) half.
    [[nodiscard]] const FloatRect &half(int index) const { return m_halves[index == 0 ? 0 : 1]; }
    [[nodiscard]] const FloatRect &bar() const { return m_bar; }
    /// Returns the tray of White (0) or Black (1).
    [[nodiscard]] const FloatRect &tray(int index) const { return m_trays[index == 0 ? 0 : 1]; }
    /// Returns the continuous area of the field that contains the positions at `x`: one half, or
    /// both halves if the bar consists of stubs.
    [[nodiscard]] FloatRect interior(float x) const;
    /// Returns the upper and lower stub of the bar. Valid only for boards whose bar consists of
    /// stubs.
    [[nodiscard]] const std::array<FloatRect, 2> &stubs() const { return m_stubs; }
    /// Returns the distance from the crest; negative on the crest. Valid only for boards with
    /// sockets.
    [[nodiscard]] float crestDistance(float x, float y) const;
    /// Returns the x coordinate of the centre line of the point at `x`.
    [[nodiscard]] float pointCentreX(float x) const;
    /// Returns whether a point is dark; dark and light points alternate. `point` is an index of
    /// BoardLayout::pointArea().
    [[nodiscard]] static bool isDark(int point);
    /// Returns the upper (0) or lower (1) hinge of `bar`.
    [[nodiscard]] static FloatRect hinge(int index, const FloatRect &bar);

private:
    static constexpr float CornerRadius = 9;

    [[nodiscard]] Spot spotOnFrame(float x, float y) const;
    [[nodiscard]] Spot spotOnSplitFrame(const FloatRect &inner, float x, float y) const;
    [[nodiscard]] Spot spotOnRail(const FloatRect &outer, const FloatRect &inner, float x,
                                  float y) const;
    [[nodiscard]] Spot spotOnStub(int index, float x, float y) const;
    [[nodiscard]] Spot spotOnField(float x, float y) const;
    [[nodiscard]] Spot spotOnTray(int index, float x, float y) const;
    // These functions set `spot` and return true if the position is on a peg or a moulding,
    // respectively.
    [[nodiscard]] bool findPeg(float x, float y, Spot &spot) const;
    [[nodiscard]] bool findMoulding(const FloatRect &inner, float x, float y, Spot &spot) const;
    [[nodiscard]] bool isRailLine(float across) const;

    const Tradition &m_tradition;
    FloatRect m_frame;
    FloatRect m_field;
    FloatRect m_bar;
    std::array<FloatRect, 2> m_halves;
    std::array<FloatRect, 2> m_trays;
    std::array<FloatRect, 2> m_stubs;
    float m_pointWidth = 0;
    float m_pointLength = 0;
};

} // namespace doublets
