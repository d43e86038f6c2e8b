// SPDX-License-Identifier: MIT
#include "table/board/items/man_item.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace doublets {

namespace {

constexpr qreal ShadowZ = 1;
constexpr qreal ManZ = 10;
constexpr qreal OnItsWayZ = 10;
constexpr qreal OnMenZ = 19;      ///< above men that lie, below moving men
constexpr qreal OnMen = 0.5;      ///< opacity: the shadows of several men on one man add up
constexpr qreal StandsFrom = 0.6; ///< fraction of the way from flat to standing at which the
                                  ///< picture changes

} // namespace

class ManItem::Shadow final : public QGraphicsItem
{
public:
    explicit Shadow(Sprites &sprites)
        : m_sprites(sprites)
    {
        setZValue(ShadowZ);
    }
    void cast(int men, qreal height)
    {
        if (men != m_men || !qFuzzyCompare(1 + height, 1 + m_height)) {
            prepareGeometryChange();
            m_men = men;
            m_height = height;
            update();
        }
    }
    [[nodiscard]] QRectF boundingRect() const override
    {
        // Covers any picture, which therefore need not be drawn to determine the bounds.
        constexpr qreal r = BoardLayout::ManDiameter / 2;
        const qreal high = m_height + m_men * BoardLayout::ManThickness;
        const qreal soft = 6 + 0.25 * high;
        const QPointF away = Artwork::shadowOffset(high);
        return {QPointF(-r - 16, -r - 16), QPointF(r + away.x() + soft, r + away.y() + soft)};
    }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        m_sprites.paint(*painter, {}, m_sprites.manShadow(m_men, m_height), false);
    }
    void refresh()
    {
        prepareGeometryChange();
        update();
    }

private:
    Sprites &m_sprites;
    int m_men = 1;
    qreal m_height = 0;
};

/// The part of a moving man's shadow that falls on other men, which are closer to it than the
/// board.
class ManItem::ShadowOnMen final : public QGraphicsItem
{
public:
    explicit ShadowOnMen(ManItem &man)
        : m_man(man)
    {
        setZValue(OnMenZ);
    }
    void follow()
    {
        prepareGeometryChange();
        setPos(m_man.visibleState().centre);
        update();
    }
    [[nodiscard]] QRectF boundingRect() const override
    {
        const QRectF man(-Reach, -Reach, 2 * Reach, 2 * Reach);
        return man.united(man.translated(Artwork::shadowOffset(m_man.visibleState().height)))
            .united(man.translated(Artwork::heightOffset(m_man.visibleState().height)));
    }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        constexpr qreal r = BoardLayout::ManDiameter / 2 - 1;
        const ManState flying = m_man.visibleState();
        for (const ManState &lying : m_man.m_shadowReceivers()) {
            const qreal top = lying.height + BoardLayout::ManThickness;
            const QPointF fallen = Artwork::shadowOffset(flying.height - top);
            const QPointF away = flying.centre + fallen - lying.centre;
            if (top > flying.height || std::hypot(away.x(), away.y()) > 2 * Reach) {
                continue;
            }
            painter->save();
            QPainterPath face;
            face.addEllipse(lying.centre + Artwork::heightOffset(top) - flying.centre, r, r);
            painter->setClipPath(face);
            painter->setOpacity(OnMen);
            m_man.m_sprites.paint(*painter, Artwork::heightOffset(top),
                                  m_man.m_sprites.manShadow(1, flying.height - top), false);
            painter->restore();
        }
    }

private:
    static constexpr qreal Reach = BoardLayout::ManDiameter / 2 + 14;

    ManItem &m_man;
};

ManItem::ManItem(Sprites &sprites, Side side, int variant)
    : m_sprites(sprites)
    , m_side(side)
    , m_variant(variant)
    , m_shadow(std::make_unique<Shadow>(sprites))
    , m_shadowOnMen(std::make_unique<ShadowOnMen>(*this))
{
    m_shadowOnMen->hide();
}

ManItem::~ManItem() = default;

void ManItem::setRestingState(const ManState &state, int pileHeight)
{
    m_pileHeight = pileHeight;
    m_isAtRest = true;
    m_isHeld = false;
    m_state = state;
    updatePosition();
}

void ManItem::setHeldState(const ManState &state)
{
    setState(state);
    m_isHeld = true;
}

void ManItem::setState(const ManState &state)
{
    m_isAtRest = false;
    m_isHeld = false;
    m_state = state;
    updatePosition();
}

void ManItem::setSidewaysOffset(qreal dx)
{
    m_sidewaysOffset = dx;
    updatePosition();
}

void ManItem::setLiftHeight(qreal height)
{
    m_liftHeight = height;
    updatePosition();
}

ManState ManItem::visibleState() const
{
    ManState state = m_state;
    state.height += m_liftHeight;
    return state;
}

void ManItem::refresh()
{
    prepareGeometryChange();
    m_shadow->refresh();
    update();
}

void ManItem::updatePosition()
{
    prepareGeometryChange();
    const ManState at = visibleState();
    const bool still = isStill();
    // Men nearer to White's chair hide those behind them.
    const qreal depth = at.centre.y() / 2000 + at.height / 1e5;
    setZValue(ManZ + depth + (still ? 0 : OnItsWayZ));
    setPos(at.centre + QPointF(m_sidewaysOffset, 0) + Artwork::heightOffset(at.height));
    if (m_shadow->scene() != scene() && scene() != nullptr) {
        scene()->addItem(m_shadow.get());
        scene()->addItem(m_shadowOnMen.get());
    }
    m_shadowOnMen->setVisible(m_shadowReceivers && !isLying() && at.standing < StandsFrom);
    if (m_shadowOnMen->isVisible()) {
        m_shadowOnMen->follow();
    }
    const bool castsOwn = !still || at.height <= 0;
    m_shadow->setVisible(castsOwn && at.standing < StandsFrom && isVisible());
    m_shadow->setPos(at.centre + QPointF(m_sidewaysOffset, 0));
    m_shadow->cast(still ? m_pileHeight : 1, at.height);
    update();
}

bool ManItem::isLying() const
{
    // A moving man is never at the height of a lying man for long.
    const qreal level = visibleState().height / BoardLayout::ManThickness;
    return isStill() || std::abs(level - std::round(level)) < 1e-6;
}

QRectF ManItem::boundingRect() const
{
    constexpr qreal r = BoardLayout::ManDiameter / 2 + 6;
    constexpr qreal up = BoardLayout::ManThickness + 4;
    return {-r, -r - up, 2 * r, 2 * r + up};
}

void ManItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const ManPose pose = m_state.standing >= StandsFrom ? ManPose::Standing
                         : visibleState().height > 0    ? ManPose::OnPile
                                                        : ManPose::Flat;
    m_sprites.paint(*painter, {}, m_sprites.man(m_side, pose, m_variant), isStill());
}

} // namespace doublets
