// SPDX-License-Identifier: MIT
#include "table/board/items/box_item.h"

#include <QPainter>

#include <cmath>

namespace doublets {

namespace {

constexpr qreal LyingZ = 5;
constexpr qreal HeldZ = 40; ///< in motion, above the dice that leave it

} // namespace

BoxItem::BoxItem(Sprites &sprites)
    : m_sprites(sprites)
{
    setZValue(LyingZ);
}

void BoxItem::setState(const BoxState &state)
{
    prepareGeometryChange();
    m_state = state;
    setZValue(HeldZ);
    setPos(state.centre);
    update();
}

void BoxItem::setRestingState(const BoxState &state)
{
    setState(state);
    setZValue(LyingZ);
}

void BoxItem::refresh()
{
    prepareGeometryChange();
    update();
}

QRectF BoxItem::boundingRect() const
{
    // In any orientation, including the shadow.
    const qreal r = std::hypot(BoardLayout::BoxWidth, BoardLayout::BoxLength) / 2 + 16;
    const QPointF up = Artwork::heightOffset(m_state.height);
    const QPointF away = Artwork::shadowOffset(m_state.height + BoardLayout::BoxWidth);
    return QRectF(-r, -r, 2 * r, 2 * r)
        .united(QRectF(-r, -r, 2 * r, 2 * r).translated(up))
        .united(QRectF(-r, -r, 2 * r, 2 * r).translated(away));
}

void BoxItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const qreal axis = m_state.height + BoardLayout::BoxWidth / 2;
    m_sprites.paintBox(*painter, Artwork::shadowOffset(axis), m_state.angle, true);
    m_sprites.paintBox(*painter, Artwork::heightOffset(m_state.height), m_state.angle, false);
}

} // namespace doublets
