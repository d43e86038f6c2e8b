// SPDX-License-Identifier: MIT
#include "table/board/move_preview.h"

#include "table/board/items/man_slot.h"
#include "table/board/items/sprites.h"
#include "table/layout/free_rect.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace doublets {

namespace {

constexpr qreal PreviewZ = 24; ///< above men and dice, below the marks
constexpr qreal GhostOpacity = 0.72;
constexpr qreal Shaft = 9;
constexpr qreal HeadLength = 30;
constexpr qreal HeadWidth = 36;
constexpr qreal TailFromCentre = 12; ///< so that the mark on the man remains legible

ManSlot topOfPileSlot(const Men &men, int point)
{
    const auto here = slotsOn(men, point);
    const auto top = std::ranges::max_element(
        here, {}, [](const ManSlot &slot) { return slot.row == 0 ? slot.level : -1; });
    return top != here.end() ? *top : ManSlot{ManSlot::Area::Point, point, 0, 0, 0};
}

/// Makes `play`, which moves one of `men`, and returns the slots that it leaves and takes.
std::pair<ManSlot, ManSlot> makePlay(Men &men, const Play &play)
{
    const auto at = static_cast<std::size_t>(play.from) - 1;
    const auto here = slotsOn(men, play.from);
    const ManSlot first = here.empty() ? topOfPileSlot(men, play.from) : here.back();
    const ManSlot top = topOfPileSlot(men, play.from);
    switch (play.kind) {
    case PlayKind::PlayDown:
        ++men.downCounts[at];
        return {top, {ManSlot::Area::Point, play.from, first.row + 1, 0, 0}};
    case PlayKind::ReStack:
        --men.downCounts[at];
        return {first, {ManSlot::Area::Point, play.from, 0, top.level + 1, 0}};
    case PlayKind::BearOff:
        --men.counts[at];
        if (men.isPilePoint(play.from) && men.downOn(play.from) > 0) {
            --men.downCounts[at];
        }
        return {first, {ManSlot::Area::Tray, 0, 0, 0, men.borneOff++}};
    case PlayKind::SetUp:
        --men.downCounts[at];
        ++men.counts[at];
        return {{ManSlot::Area::Tray, 0, 0, 0, --men.borneOff}, topOfPileSlot(men, play.from)};
    case PlayKind::Move:
        --men.counts[at];
        break;
    }
    const ManSlot there = nextSlotOn(men, play.to);
    ++men.counts[static_cast<std::size_t>(play.to) - 1];
    return {first, there};
}

} // namespace

QPointF visibleCentre(const ManState &man)
{
    const bool stands = man.standing > 0;
    return man.centre +
           Artwork::heightOffset(man.height + (stands ? 0 : BoardLayout::ManThickness));
}

std::vector<PlannedMove> plannedMoves(const BoardLayout &layout, const Position &position,
                                      const std::vector<Play> &plays)
{
    std::array<Men, 2> men{position.menOf(Side::White), position.menOf(Side::Black)};
    std::vector<PlannedMove> moves;
    for (const Play &play : plays) {
        Men &own = men[indexOf(play.by)];
        if (own.onPoint(play.from) == 0 && play.kind != PlayKind::SetUp) {
            break; // belongs to another position
        }
        auto [from, to] = makePlay(own, play);
        if (play.hit) {
            ++to.row;
        }
        moves.push_back(
            {play.by, restingState(layout, play.by, from), restingState(layout, play.by, to)});
    }
    return moves;
}

std::vector<PlannedMove> alternativeMoves(const BoardLayout &layout, const Position &position,
                                          const std::vector<Play> &plays)
{
    std::vector<PlannedMove> moves;
    for (const Play &play : plays) {
        const auto move = plannedMoves(layout, position, {play});
        moves.insert(moves.end(), move.begin(), move.end());
    }
    return moves;
}

MovePreview::MovePreview(Sprites &sprites)
    : m_sprites(sprites)
{
    setZValue(PreviewZ);
}

void MovePreview::setMoves(const std::vector<PlannedMove> &moves, qreal pixelSize)
{
    if (m_moves == moves && qFuzzyCompare(m_pixelSize, pixelSize)) {
        return;
    }
    prepareGeometryChange();
    m_moves = moves;
    m_pixelSize = pixelSize;
    m_bounds = {};
    for (const PlannedMove &move : m_moves) {
        for (const ManState &man : {move.from, move.to}) {
            m_bounds |= squareAround(visibleCentre(man), 2 * BoardLayout::ManDiameter);
        }
    }
    update();
}

void MovePreview::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(GhostOpacity);
    for (const PlannedMove &move : m_moves) {
        const ManPose pose = move.to.standing > 0 ? ManPose::Standing
                             : move.to.height > 0 ? ManPose::OnPile
                                                  : ManPose::Flat;
        m_sprites.paint(*painter, move.to.centre + Artwork::heightOffset(move.to.height),
                        m_sprites.man(move.side, pose, 0), false);
    }
    painter->setOpacity(1);
    for (const PlannedMove &move : m_moves) {
        paintArrow(*painter, move);
    }
}

void MovePreview::paintArrow(QPainter &painter, const PlannedMove &move) const
{
    const QLineF way(visibleCentre(move.from), visibleCentre(move.to));
    const qreal length = way.length();
    if (length < HeadLength) {
        return; // the man is laid on its own place
    }
    // At least a few pixels wide on a small board.
    const qreal size = std::max(1.0, 2.5 * m_pixelSize / Shaft * 2);
    const qreal tail = std::min(TailFromCentre, length - HeadLength);
    const qreal neck = length - std::min(HeadLength * size, length * 0.6);
    const qreal shaft = Shaft * size / 2;
    const qreal head = HeadWidth * size / 2;
    QPainterPath arrow;
    arrow.addPolygon(QPolygonF{{tail, -shaft * 0.6},
                               {neck, -shaft},
                               {neck, -head},
                               {length, 0},
                               {neck, head},
                               {neck, shaft},
                               {tail, shaft * 0.6}});
    arrow.closeSubpath();
    const MarkColours &colours = m_sprites.markColours();
    painter.save();
    painter.translate(way.p1());
    painter.rotate(-way.angle());
    painter.setPen(QPen(colours.markEdge, std::max(5.0, 3 * m_pixelSize), Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colours.focus);
    painter.drawPath(arrow);
    painter.fillPath(arrow, colours.focus);
    painter.restore();
}

} // namespace doublets
