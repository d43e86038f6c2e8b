// SPDX-License-Identifier: MIT
#include "table/board/items/die_item.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr qreal DieZ = 15;
constexpr qreal FlyingZ = 30;

/// Returns the part of the z value that puts nearer dice in front of those behind, 0 to 1.
qreal nearness(const DieState &state)
{
    return state.centre.y() / 2000;
}

/// A tumbling die needs less resolution, which is expensive on large screens.
qreal scaleInFlight(qreal scale)
{
    constexpr qreal Sharp = 1.25;
    return std::min(scale, std::max(Sharp, 0.7 * scale));
}

} // namespace

DieItem::DieItem(Sprites &sprites)
    : m_sprites(sprites)
{
    setZValue(DieZ);
}

void DieItem::setRestingState(const DieState &state)
{
    setState(state);
    m_isAtRest = true;
    setZValue(DieZ + nearness(state));
}

void DieItem::setState(const DieState &state)
{
    prepareGeometryChange();
    m_state = state;
    m_isAtRest = false;
    invalidateImages();
    setZValue(FlyingZ + nearness(state));
    setPos(state.centre);
    update();
}

void DieItem::setDimmed(bool dimmed)
{
    if (m_isDimmed != dimmed) {
        m_isDimmed = dimmed;
        refresh();
    }
}

void DieItem::refresh()
{
    invalidateImages();
    update();
}

void DieItem::invalidateImages()
{
    m_isDieStale = true;
    m_isShadowStale = true;
}

QRectF DieItem::boundingRect() const
{
    // Includes the die at its height and its shadow, which falls down and to the right.
    constexpr qreal r = BoardLayout::DieSize;
    const qreal h = m_state.height;
    return {-r - 10, -r - 20 - h * 0.6, 2 * r + 40 + h, 2 * r + 60 + 1.6 * h};
}

QRectF DieItem::visibleRect() const
{
    QPointF reach;
    qreal depth = 0; // from the centre to the lowest corner
    for (const QVector3D &axis : {QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)}) {
        const QVector3D edge = m_state.orientation.rotatedVector(axis * (BoardLayout::DieSize / 2));
        const QPointF seen = edge.toPointF() + Artwork::heightOffset(edge.z());
        reach += QPointF(qAbs(seen.x()), qAbs(seen.y()));
        depth += qAbs(edge.z());
    }
    const QPointF centre = m_state.centre + Artwork::heightOffset(m_state.height + depth);
    constexpr qreal Outline = 2;
    return QRectF(centre - reach, centre + reach).adjusted(-Outline, -Outline, Outline, Outline);
}

void DieItem::renderDie()
{
    if (m_isDieStale) {
        const qreal scale = m_sprites.scale();
        m_die = Sprite::fromPicture(
            m_sprites.artwork()->die(m_state.orientation, m_state.height, m_isDimmed,
                                     m_isAtRest ? scale : scaleInFlight(scale)));
        m_isDieStale = false;
    }
}

void DieItem::renderShadow()
{
    if (m_isShadowStale) {
        m_shadow = Sprite::fromPicture(
            m_sprites.artwork()->dieShadow(m_state.orientation, m_state.height, m_sprites.scale()));
        m_isShadowStale = false;
    }
}

void DieItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    renderDie();
    renderShadow();
    m_sprites.paint(*painter, {}, m_shadow, false);
    m_sprites.paint(*painter, {}, m_die, m_isAtRest);
}

} // namespace doublets
