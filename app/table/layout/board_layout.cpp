// SPDX-License-Identifier: MIT
#include "table/layout/board_layout.h"

namespace doublets {

namespace {

constexpr int PointsInHalf = PointsInTable;
constexpr int PointsBelow = 2 * PointsInHalf;
constexpr qreal UpperRowShift = 14;
constexpr int MaxMenInRow = 3; ///< a pile and two men in front of it
constexpr qreal DieReach = 34; ///< from a die's centre to its furthest corner, plus a small margin
constexpr qreal TrayWidth = 96;
constexpr qreal TrayGap = 22;

const QRectF Scene(0, 0, 1920, 1080);
const QRectF Frame(370, 40, 1180, 1000);

QRectF field()
{
    constexpr qreal r = BoardLayout::RailWidth;
    return Frame.adjusted(r, r, -r, -r);
}

} // namespace

QRectF BoardLayout::PointArea::rect() const
{
    const qreal top = inward > 0 ? base.y() : base.y() - length;
    return {base.x() - width / 2, top, width, length};
}

BoardLayout::BoardLayout(Tables tables)
    : m_tables(tables)
{
}

QRectF BoardLayout::sceneRect()
{
    return Scene;
}

QRectF BoardLayout::essentialRect()
{
    return Frame.adjusted(-(TrayGap + TrayWidth + 12), -24, TrayGap + TrayWidth + 12, 24);
}

QRectF BoardLayout::frameRect()
{
    return Frame;
}

QRectF BoardLayout::halfRect(int index)
{
    const QRectF inside = field();
    const qreal width = (inside.width() - BarWidth) / 2;
    return {index == 0 ? inside.left() : inside.right() - width, inside.top(), width,
            inside.height()};
}

QRectF BoardLayout::barRect()
{
    const QRectF inside = field();
    return {inside.center().x() - BarWidth / 2, inside.top(), BarWidth, inside.height()};
}

BoardLayout::PointArea BoardLayout::pointArea(int index)
{
    const bool below = index < PointsBelow;
    const int fromLeft = below ? PointsBelow - 1 - index : index - PointsBelow;
    const QRectF table = halfRect(fromLeft / PointsInHalf);
    const qreal width = table.width() / PointsInHalf;
    const qreal x = table.left() + (fromLeft % PointsInHalf + 0.5) * width;
    return {{x, below ? table.bottom() : table.top()}, below ? -1.0 : 1.0, width, PointLength};
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

bool BoardLayout::isInUse(int physicalPoint) const
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
    const bool left = isMirrored(side);
    const qreal x = left ? Frame.left() - TrayGap - TrayWidth : Frame.right() + TrayGap;
    const qreal height = Frame.height() / 2 - 14;
    return {x, side == Side::White ? Frame.bottom() - height : Frame.top(), TrayWidth, height};
}

QPointF BoardLayout::borneOffManCentre(Side side, int index) const
{
    const QRectF box = trayRect(side);
    const qreal fromEnd = 14 + (index + 0.5) * (ManThickness + 0.5);
    return {box.center().x(), side == Side::White ? box.bottom() - fromEnd : box.top() + fromEnd};
}

QPointF BoardLayout::removedManCentre(Side side, int index) const
{
    const QRectF box = trayRect(side);
    const qreal fromEnd = 14 + (index + 0.5) * (ManThickness + 0.5);
    return {box.center().x(), side == Side::White ? box.top() + fromEnd : box.bottom() - fromEnd};
}

QRectF BoardLayout::diceArea(Side thrower) const
{
    const QRectF area = halfRect(diceHalf(thrower)).adjusted(DieSize, 0, -DieSize, 0);
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
    const qreal x = isMirrored(side) ? Frame.right() + TrayGap + TrayWidth / 2
                                     : Frame.left() - TrayGap - TrayWidth / 2;
    const qreal y = side == Side::White ? Frame.bottom() - 130 : Frame.top() + 130;
    return {x, y};
}

QRectF BoardLayout::boxRect(Side side) const
{
    QRectF rect(0, 0, BoxWidth, BoxLength);
    rect.moveCenter(boxCentre(side));
    return rect;
}

} // namespace doublets
