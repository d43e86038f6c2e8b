// SPDX-License-Identifier: MIT
#include "table/layout/board_layout.h"

namespace doublets {

namespace {

constexpr int PointsInHalf = PointsInTable;
constexpr int PointsBelow = 2 * PointsInHalf;
constexpr qreal UpperRowShift = 14;
constexpr int MaxMenInRow = 3; ///< a pile and two men in front of it
constexpr int MaxMenInTray = 15;
constexpr qreal TrayWidth = 96;
constexpr qreal TrayGap = 22;
constexpr qreal TrayEnd = 14;     ///< from the end of a tray to its first man
constexpr qreal TrayStep = 30.5;  ///< from man to man in a tray
constexpr qreal TrayColumn = 82;  ///< from column to column in the trays of a half board
constexpr qreal Margin = 12;      ///< beside the trays
constexpr qreal ThrowWidth = 220; ///< of the strip in which the dice of a half board fall
constexpr qreal BoxColumn = 164;  ///< width of the strip beside it for boxes and names

const QRectF Scene(0, 0, 1920, 1080);
const QRectF Frame(370, 40, 1180, 1000);
/// Deep enough for a pile and two men in front of it on facing points.
const QRectF HalfFrame(370, 204, 1180, 672);

} // namespace

QRectF BoardLayout::PointArea::rect() const
{
    const qreal top = inward > 0 ? base.y() : base.y() - length;
    return {base.x() - width / 2, top, width, length};
}

BoardLayout::BoardLayout(Tables tables, BoardExtent extent)
    : m_tables(tables)
    , m_extent(usesOneHalf(tables) ? extent : BoardExtent::Whole)
{
}

QRectF BoardLayout::sceneRect()
{
    return Scene;
}

QRectF BoardLayout::essentialRect() const
{
    constexpr qreal Beyond = 24; // above and below the frame
    constexpr qreal Beside = TrayGap + TrayWidth + Margin;
    QRectF must = frameRect().adjusted(-Beside, -Beyond, Beside, Beyond);
    if (isHalf()) {
        const QRectF tray = trayRect(Side::White);
        const QRectF strip = throwArea(Side::White);
        const bool left = isMirrored(Side::White);
        must.setLeft(left ? tray.left() - Margin : strip.left() - BoxColumn);
        must.setRight(left ? strip.right() + BoxColumn : tray.right() + Margin);
    }
    return must;
}

QRectF BoardLayout::frameRect() const
{
    return isHalf() ? HalfFrame : Frame;
}

QRectF BoardLayout::fieldRect() const
{
    return frameRect().adjusted(RailWidth, RailWidth, -RailWidth, -RailWidth);
}

QRectF BoardLayout::halfRect(int index) const
{
    const QRectF inside = fieldRect();
    const qreal width = (inside.width() - BarWidth) / 2;
    return {index == 0 ? inside.left() : inside.right() - width, inside.top(), width,
            inside.height()};
}

QRectF BoardLayout::barRect() const
{
    const QRectF inside = fieldRect();
    return {inside.center().x() - BarWidth / 2, inside.top(), BarWidth, inside.height()};
}

BoardLayout::PointArea BoardLayout::pointArea(int index) const
{
    constexpr qreal Length = 350;
    constexpr qreal HalfLength = 268;
    const bool below = index < PointsBelow;
    const int fromLeft = below ? PointsBelow - 1 - index : index - PointsBelow;
    const QRectF table = halfRect(fromLeft / PointsInHalf);
    const qreal width = table.width() / PointsInHalf;
    const qreal x = table.left() + (fromLeft % PointsInHalf + 0.5) * width;
    return {{x, below ? table.bottom() : table.top()},
            below ? -1.0 : 1.0,
            width,
            isHalf() ? HalfLength : Length};
}

bool BoardLayout::isMirrored(Side side) const
{
    return m_tables == Tables::FacingLight || (m_tables == Tables::Diagonal && side == Side::Black);
}

int BoardLayout::physicalPoint(Side side, int point) const
{
    const int own = point - 1; // along White's track, or along Black's as seen from Black's chair
    if (side == Side::White) {
        return isMirrored(side) ? (PointsBelow - 1 - own + PointsOnTrack) % PointsOnTrack : own;
    }
    return isMirrored(side) ? (PointsBelow + own) % PointsOnTrack : PointsOnTrack - 1 - own;
}

bool BoardLayout::isPointInUse(int physicalPoint) const
{
    if (m_tables == Tables::All) {
        return true;
    }
    for (const Side side : BothSides) {
        for (int point = 1; point <= PointsInTable; ++point) {
            if (this->physicalPoint(side, point) == physicalPoint) {
                return true;
            }
        }
    }
    return false;
}

QPointF BoardLayout::manCentre(Side side, int point, int row) const
{
    const PointArea at = pointAreaOf(side, point);
    // Seen from White's side, a pile rises up the picture; the offset keeps it clear of the rail's
    // numerals.
    const qreal fromRail = at.inward > 0 ? UpperRowShift : 0;
    return at.base + QPointF(0, at.inward * (fromRail + ManDiameter / 2 + ManGap +
                                             row * (ManDiameter + ManGap)));
}

QRectF BoardLayout::trayRect(Side side) const
{
    const QRectF frame = frameRect();
    const qreal width = isHalf() ? TrayWidth + TrayColumn : TrayWidth;
    const qreal height = frame.height() / 2 - 14;
    const qreal x = isMirrored(side) ? frame.left() - TrayGap - width : frame.right() + TrayGap;
    return {x, side == Side::White ? frame.bottom() - height : frame.top(), width, height};
}

QPointF BoardLayout::trayManCentre(Side side, int index, bool fromBelow) const
{
    const QRectF tray = trayRect(side);
    const int inColumn = static_cast<int>((tray.height() - 2 * TrayEnd) / TrayStep);
    const int column = isHalf() ? index / inColumn : 0;
    const int row = isHalf() ? index % inColumn : index;
    const qreal fromEnd = TrayEnd + (row + 0.5) * TrayStep;
    const qreal fromBoard = TrayWidth / 2 + column * TrayColumn; // the nearest column first
    return {isMirrored(side) ? tray.right() - fromBoard : tray.left() + fromBoard,
            fromBelow ? tray.bottom() - fromEnd : tray.top() + fromEnd};
}

QPointF BoardLayout::borneOffManCentre(Side side, int index) const
{
    return trayManCentre(side, index, side == Side::White);
}

QPointF BoardLayout::removedManCentre(Side side, int index) const
{
    return trayManCentre(side, index, side == Side::Black);
}

QRectF BoardLayout::trayCountArea(Side side) const
{
    const QRectF tray = trayRect(side);
    if (isHalf()) { // the end of the second column, which is never full
        const QPointF last = borneOffManCentre(side, MaxMenInTray - 1);
        const qreal end = ManThickness / 2 + ManGap;
        const bool below = side == Side::White; // where the first men are
        return {QPointF(last.x() - TrayColumn / 2, below ? tray.top() : last.y() + end),
                QPointF(last.x() + TrayColumn / 2, below ? last.y() - end : tray.bottom())};
    }
    // The rail between the men on the points and those in the tray.
    constexpr qreal Inward = RailWidth - 2;
    constexpr qreal Outward = TrayGap + (TrayWidth - ManDiameter) / 2;
    const QRectF frame = frameRect();
    const qreal left = isMirrored(side) ? frame.left() - Outward : frame.right() - Inward;
    return {left, tray.top(), Inward + Outward, tray.height()};
}

QRectF BoardLayout::throwArea(Side thrower) const
{
    QRectF area = halfRect(diceHalf(thrower));
    if (isHalf()) {
        diceHalf(thrower) == 0 ? area.setLeft(area.right() - ThrowWidth)
                               : area.setRight(area.left() + ThrowWidth);
    }
    return area;
}

QRectF BoardLayout::diceArea(Side thrower) const
{
    if (isHalf()) {
        return throwArea(thrower).adjusted(DieReach, DieSize, -DieReach, -DieSize);
    }
    const QRectF area = throwArea(thrower).adjusted(DieSize, 0, -DieSize, 0);
    // The depth that men may occupy, measured from a rail. In racing games a half that receives
    // dice never holds more than two men on a point: the thrower's own table is in the other half.
    const auto taken = [](int men) { return ManGap + men * (ManDiameter + ManGap) + DieReach; };
    switch (m_tables) {
    case Tables::Facing:
    case Tables::FacingLight:
        break;
    case Tables::Diagonal:
        return thrower == Side::White
                   ? area.adjusted(0, UpperRowShift + taken(MaxMenInRow), 0, -2 * DieSize)
                   : area.adjusted(0, 2 * DieSize, 0, -taken(MaxMenInRow));
    case Tables::All:
        return area.adjusted(0, UpperRowShift + taken(2), 0, -taken(2));
    }
    return area.adjusted(0, DieSize * 3, 0, -DieSize * 3);
}

QPointF BoardLayout::boxCentre(Side side) const
{
    const QRectF board = isHalf() ? throwArea(side) : frameRect();
    const qreal away = isHalf() ? BoxColumn / 2 : TrayGap + TrayWidth / 2;
    const qreal x = isMirrored(side) ? board.right() + away : board.left() - away;
    const QRectF frame = frameRect();
    const qreal fromEdge = isHalf() ? RailWidth + BoxLength / 2 + 4 : 130;
    const qreal y = side == Side::White ? frame.bottom() - fromEdge : frame.top() + fromEdge;
    return {x, y};
}

QRectF BoardLayout::boxRect(Side side) const
{
    QRectF rect(0, 0, BoxWidth, BoxLength);
    rect.moveCenter(boxCentre(side));
    return rect;
}

QRectF BoardLayout::framedBoxRect(Side side) const
{
    constexpr qreal Frame = 14;
    return boxRect(side).adjusted(-Frame, -Frame, Frame, Frame);
}

} // namespace doublets
