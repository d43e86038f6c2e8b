// SPDX-License-Identifier: MIT
#include "table/board/items/sprites.h"

#include "table/board/items/draw_image_fast.h"
#include "table/pictures/picture_requests.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace doublets {

namespace {

constexpr qreal BoxStep = 5; ///< degrees
constexpr int MaxBoxes = 48;
constexpr int MaxShadows = 12;

} // namespace

Sprite Sprite::fromPicture(const Picture &picture)
{
    return {picture.image, picture.anchor, picture.image.deviceIndependentSize()};
}

Sprites::Sprites()
    : m_artwork(Artwork::forTradition(Artwork::traditionIds().constFirst()))
    , m_boxes(MaxBoxes)
    , m_shadows(MaxShadows)
{
}

Sprites::~Sprites() = default;

bool Sprites::setArtwork(const QString &tradition, Lighting lighting)
{
    if (m_artwork->id() == tradition && m_artwork->lighting() == lighting) {
        return true; // the current pictures are already correct
    }
    std::shared_ptr<const Artwork> artwork = Artwork::forTradition(tradition, lighting);
    if (!artwork) {
        return false;
    }
    m_artwork = std::move(artwork);
    clearImages();
    return true;
}

void Sprites::clearImages()
{
    m_requestedScale = 0; // keep the men until others are available
    m_boxes.clear();
}

void Sprites::setScale(qreal scale)
{
    if (m_scale != scale) {
        m_scale = scale;
        clearImages();
    }
}

void Sprites::prefetchMen()
{
    m_men.prefetch(picture_requests::men(m_artwork, 0));
}

void Sprites::requestMen()
{
    if (m_requestedScale != m_scale) {
        m_requestedScale = m_scale;
        m_men.request(picture_requests::men(m_artwork, m_scale));
    }
}

void Sprites::setMen(Pictures men)
{
    m_requestedScale = m_scale;
    m_men.setResult(picture_requests::men(m_artwork, m_scale), std::move(men));
}

Sprite Sprites::manPicture(std::size_t index)
{
    requestMen(); // does nothing if already requested
    const Pictures &pictures = m_men.pictures();
    return index < pictures.size() ? Sprite::fromPicture(pictures[index]) : Sprite();
}

Sprite Sprites::man(Side side, ManPose pose, int variant)
{
    return manPicture(picture_requests::indexOfMan(side, pose, variant));
}

Sprite Sprites::manShadow(int men, qreal height)
{
    return toArgb(manPicture(picture_requests::indexOfShadow(men, height)));
}

Sprite Sprites::toArgb(const Sprite &shadow)
{
    const qint64 key = shadow.image.cacheKey();
    if (!m_shadows.contains(key)) {
        m_shadows.insert(
            key, new QImage(shadow.image.convertToFormat(QImage::Format_ARGB32_Premultiplied)));
    }
    return {*m_shadows.object(key), shadow.anchor, shadow.size};
}

Sprite Sprites::box(qreal rotation, bool isShadow)
{
    // Shading depends on the orientation: use the picture of the nearest step and rotate it the
    // rest of the way.
    const int step = static_cast<int>(std::lround(rotation / BoxStep));
    if (step == 0) {
        if (const Sprite kept = manPicture(picture_requests::indexOfBox(isShadow));
            !kept.image.isNull()) {
            return isShadow ? toArgb(kept) : kept;
        }
    }
    const int key = 2 * step + (isShadow ? 1 : 0);
    if (const Sprite *found = m_boxes.object(key)) {
        return *found;
    }
    Sprite drawn = Sprite::fromPicture(isShadow ? m_artwork->boxShadow(m_scale, step * BoxStep)
                                                : m_artwork->box(m_scale, step * BoxStep));
    drawn.image.convertTo(QImage::Format_ARGB32_Premultiplied);
    m_boxes.insert(key, new Sprite(drawn));
    return drawn;
}

void Sprites::paintBox(QPainter &painter, const QPointF &position, qreal rotation, bool isShadow)
{
    const Sprite sprite = box(rotation, isShadow);
    const qreal rest = rotation - std::round(rotation / BoxStep) * BoxStep;
    if (std::abs(rest) < 1e-6) {
        paint(painter, position, sprite, rotation == 0);
        return;
    }
    painter.save();
    painter.translate(position);
    painter.rotate(rest);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(-sprite.anchor);
    drawImageFast(painter, sprite.size, sprite.image);
    painter.restore();
}

void Sprites::paint(QPainter &painter, const QPointF &position, const Sprite &sprite,
                    bool isAtRest) const
{
    // In device pixels: pictures of the right size are then copied rather than scaled slightly.
    const QTransform world = painter.worldTransform();
    const qreal ratio = painter.device()->devicePixelRatioF();
    QPointF corner = world.map(position - sprite.anchor) * ratio;
    QSizeF size = sprite.size * (world.m11() * ratio);
    const QSizeF own = sprite.image.size();
    if (std::abs(size.width() - own.width()) < 0.5 &&
        std::abs(size.height() - own.height()) < 0.5) {
        size = own;
    }
    if (isAtRest) {
        corner = corner.toPoint();
    }
    painter.save();
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    painter.translate(corner);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, size != own || !isAtRest);
    drawImageFast(painter, size, sprite.image);
    painter.restore();
}

} // namespace doublets
