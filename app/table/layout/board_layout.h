// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rules.h"

#include <QPointF>
#include <QRectF>

namespace doublets {

/// The part of the board that a view shows.
enum class BoardExtent : std::uint8_t {
    Whole,
    Half, ///< the half in play, on a shorter board, for games that use only one half
};

/// The geometry of the board, shared by the artwork and the scene. Coordinates are in reference
/// pixels: the scene is 1920 × 1080, as seen from White's chair, with x to the right and y down.
/// Physical points are numbered from 0 to 23 (see pointArea()), the points of a player's track from
/// 1 to 24.
class BoardLayout
{
public:
    static constexpr qreal ManDiameter = 80;
    /// In proportion, slightly thinner than Willughby's men, which measure 7/8 inch by 3/8 inch.
    static constexpr qreal ManThickness = ManDiameter * 3 / 8;
    static constexpr qreal ManGap = 4;             ///< gap between men lying on the same point
    static constexpr qreal SelectedManHeight = 26; ///< height to which a selected man is lifted
    static constexpr qreal DieSize = 46;
    static constexpr qreal BoxWidth = 92;   ///< width of a dice box lying on its side
    static constexpr qreal BoxLength = 126; ///< length of a dice box, from foot to mouth
    static constexpr qreal RailWidth = 56;
    static constexpr qreal BarWidth = 56;
    /// Greatest horizontal distance from the centre of a lying die to a corner, plus a small
    /// margin.
    static constexpr qreal DieReach = 34;

    /// One of the 24 points: a strip from the rail towards the middle of the board.
    struct PointArea
    {
        QPointF base;     ///< midpoint of the end at the rail
        qreal inward = 1; ///< +1: extends down from the upper rail; −1: up from the lower rail
        qreal width = 0;
        qreal length = 0;

        [[nodiscard]] QRectF rect() const;
    };

    /// Constructs the layout of a whole board with facing tables.
    BoardLayout()
        : BoardLayout(Tables::Facing)
    {
    }
    /// Constructs the layout of a board on which the men use `tables`. Ignores `extent` if the game
    /// uses both halves.
    explicit BoardLayout(Tables tables, BoardExtent extent = BoardExtent::Whole);

    bool operator==(const BoardLayout &) const = default;

    [[nodiscard]] Tables tables() const { return m_tables; }
    [[nodiscard]] BoardExtent extent() const { return m_extent; }
    /// Returns the bounds of the whole scene, including the table top.
    [[nodiscard]] static QRectF sceneRect();
    /// Returns the area that every window must show: the board, or the half in play, with the
    /// boxes, dice and trays.
    [[nodiscard]] QRectF essentialRect() const;
    /// Returns the bounds of the board including its frame.
    [[nodiscard]] QRectF frameRect() const;
    /// Returns the part of the frame that every window shows.
    [[nodiscard]] QRectF visibleFrameRect() const { return frameRect() & essentialRect(); }
    /// Returns the interior of the left (`index` 0) or right (1) half, between the frame and the
    /// bar.
    [[nodiscard]] QRectF halfRect(int index) const;
    [[nodiscard]] QRectF barRect() const;

    /// Returns the area of the physical point `index`: 0 to 11 run from right to left along the
    /// lower rail, 12 to 23 from left to right along the upper rail.
    [[nodiscard]] PointArea pointArea(int index) const;
    /// Returns the physical index, 0 to 23, of `point` (1 to 24) on the track of `side`.
    [[nodiscard]] int physicalPoint(Side side, int point) const;
    /// Returns the area of `point` (1 to 24) on the track of `side`.
    [[nodiscard]] PointArea pointAreaOf(Side side, int point) const
    {
        return pointArea(physicalPoint(side, point));
    }
    /// Returns whether men can ever stand on the given physical point.
    [[nodiscard]] bool isPointInUse(int physicalPoint) const;

    /// Returns the centre, at board level, of a pile on `point` (1 to 24) of the track of `side`.
    [[nodiscard]] QPointF pileCentre(Side side, int point) const
    {
        return manCentre(side, point, 0);
    }
    /// Returns the centre, at board level, of a man lying on `point` (1 to 24) of the track of
    /// `side`. Row 0 is the pile itself, next to the rail; row 1 is the first man in front of it.
    [[nodiscard]] QPointF manCentre(Side side, int point, int row) const;

    /// Returns the bounds of the tray for the men of `side` that have been borne off or removed.
    [[nodiscard]] QRectF trayRect(Side side) const;
    /// Returns the centre of the borne-off man with the given index (from 0), standing on edge in
    /// the tray of `side`. Borne-off men fill the tray from its outer end.
    [[nodiscard]] QPointF borneOffManCentre(Side side, int index) const;

    /// Returns the centre of the removed man with the given index (from 0), standing on edge.
    /// Removed men were hit and taken out of the game; they fill the tray of `side`, their owner,
    /// from the inner end, which is nearer to the middle of the board.
    [[nodiscard]] QPointF removedManCentre(Side side, int index) const;

    /// Returns the area in or beside the tray of `side`, clear of all men, for the count of the men
    /// in the tray.
    [[nodiscard]] QRectF trayCountArea(Side side) const;

    /// Returns the half of the board, left (0) or right (1), into which `thrower` throws: the half
    /// next to the thrower's box.
    [[nodiscard]] int diceHalf(Side thrower) const { return isMirrored(thrower) ? 1 : 0; }
    /// Returns the area that the centres of the dice of `thrower` never leave while they roll: the
    /// half next to the thrower's box, or the visible part of this half.
    [[nodiscard]] QRectF throwArea(Side thrower) const;
    /// Returns the area in which the centres of the dice of `thrower` may come to rest, clear of
    /// men.
    [[nodiscard]] QRectF diceArea(Side thrower) const;
    /// Returns the centre of the dice box of `side` at rest, lying parallel to the y axis.
    [[nodiscard]] QPointF boxCentre(Side side) const;
    /// Returns the bounds of the dice box of `side` at rest.
    [[nodiscard]] QRectF boxRect(Side side) const;
    /// Returns the area of the dice box of `side` with the frames that mark it. A press anywhere in
    /// this area presses the box.
    [[nodiscard]] QRectF framedBoxRect(Side side) const;

private:
    /// Returns whether the track of `side` starts on the left of the picture.
    [[nodiscard]] bool isMirrored(Side side) const;
    [[nodiscard]] bool isHalf() const { return m_extent == BoardExtent::Half; }
    /// Returns the interior of the frame, including the bar.
    [[nodiscard]] QRectF fieldRect() const;
    /// Returns the centre of the man with the given index (from 0) in the tray of `side`, counted
    /// from the lower end of the tray if `fromBelow` is true, otherwise from the upper end.
    [[nodiscard]] QPointF trayManCentre(Side side, int index, bool fromBelow) const;

    Tables m_tables;
    BoardExtent m_extent;
};

} // namespace doublets
