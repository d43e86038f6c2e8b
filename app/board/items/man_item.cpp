// SPDX-License-Identifier: MIT
#include "app/board/items/man_item.h"

#include <QGraphicsScene>

namespace doublets {

namespace {

constexpr qreal ShadowZ = 1;
constexpr qreal ManZ = 10;
constexpr qreal FlyingZ = 10;
constexpr qreal StandsFrom = 0.6; ///< of the way from flat to standing, where the picture changes

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
        const Sprite sprite = m_sprites.manShadow(m_men, m_height);
        return QRectF(-sprite.anchor, sprite.size).adjusted(-1, -1, 1, 1);
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

ManItem::ManItem(Sprites &sprites, Side side, int variant)
    : m_sprites(sprites)
    , m_side(side)
    , m_variant(variant)
    , m_shadow(std::make_unique<Shadow>(sprites))
{
}

ManItem::~ManItem() = default;

void ManItem::rest(const ManState &state, int pile)
{
    m_pile = pile;
    m_atRest = true;
    m_state = state;
    place();
}

void ManItem::setState(const ManState &state)
{
    m_atRest = false;
    m_state = state;
    place();
}

void ManItem::setNudge(qreal dx)
{
    m_nudge = dx;
    place();
}

void ManItem::refresh()
{
    prepareGeometryChange();
    m_shadow->refresh();
    update();
}

void ManItem::place()
{
    prepareGeometryChange();
    // What lies nearer to White's chair hides what lies behind it.
    const qreal depth = m_state.centre.y() / 2000 + m_state.height / 1e5;
    setZValue(ManZ + depth + (m_atRest ? 0 : FlyingZ));
    setPos(m_state.centre + QPointF(m_nudge, 0) + Artwork::raised(m_state.height));
    if (m_shadow->scene() != scene() && scene() != nullptr) {
        scene()->addItem(m_shadow.get());
    }
    const bool castsOwn = !m_atRest || m_state.height <= 0;
    m_shadow->setVisible(castsOwn && m_state.standing < StandsFrom && isVisible());
    m_shadow->setPos(m_state.centre + QPointF(m_nudge, 0));
    m_shadow->cast(m_atRest ? m_pile : 1, m_state.height);
    update();
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
                         : m_state.height > 0           ? ManPose::OnPile
                                                        : ManPose::Flat;
    m_sprites.paint(*painter, {}, m_sprites.man(m_side, pose, m_variant), m_atRest);
}

} // namespace doublets
