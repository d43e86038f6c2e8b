// SPDX-License-Identifier: MIT
#include "app/board/items/die_item.h"

namespace doublets {

namespace {

constexpr qreal DieZ = 15;
constexpr qreal FlyingZ = 30;

} // namespace

DieItem::DieItem(Sprites &sprites)
    : m_sprites(sprites)
{
    setZValue(DieZ);
}

void DieItem::rest(const DieState &state)
{
    setState(state);
    m_atRest = true;
    setZValue(DieZ);
}

void DieItem::setState(const DieState &state)
{
    prepareGeometryChange();
    m_state = state;
    m_atRest = false;
    m_stale = true;
    setZValue(FlyingZ + state.centre.y() / 2000);
    setPos(state.centre);
    update();
}

void DieItem::setDimmed(bool dimmed)
{
    if (m_dimmed != dimmed) {
        m_dimmed = dimmed;
        refresh();
    }
}

void DieItem::refresh()
{
    m_stale = true;
    update();
}

QRectF DieItem::boundingRect() const
{
    // Room for the die at its height and for its shadow, which lies down and to the right.
    constexpr qreal r = BoardLayout::DieSize;
    const qreal h = m_state.height;
    return {-r - 10, -r - 20 - h * 0.6, 2 * r + 40 + h, 2 * r + 60 + 1.6 * h};
}

void DieItem::cast()
{
    if (m_stale) {
        const Artwork &art = *m_sprites.artwork();
        const qreal scale = m_sprites.scale();
        m_die = Sprite::of(art.die(m_state.orientation, m_state.height, m_dimmed, scale));
        m_shadow = Sprite::of(art.dieShadow(m_state.orientation, m_state.height, scale));
        m_stale = false;
    }
}

void DieItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    cast();
    m_sprites.paint(*painter, {}, m_shadow, false);
    m_sprites.paint(*painter, {}, m_die, m_atRest);
}

} // namespace doublets
