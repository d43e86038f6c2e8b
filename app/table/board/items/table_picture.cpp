// SPDX-License-Identifier: MIT
#include "table/board/items/table_picture.h"

#include "table/board/items/image_in_parts.h"
#include "table/pictures/table_orders.h"

#include <QPainter>

namespace doublets {

namespace {

/// Returns the part of the scene shown by a picture.
QRectF rectOf(const Picture &picture)
{
    return picture.rect({});
}

} // namespace

TablePicture::TablePicture(QObject *parent)
    : QObject(parent)
{
    connect(&m_board, &PictureProvider::changed, this, [this] {
        orderGround();
        Q_EMIT changed();
    });
    connect(&m_ground, &PictureProvider::changed, this, [this] {
        if (m_board.hasPictures() && !rectOf(m_board.pictures().front()).contains(m_wanted.rect)) {
            Q_EMIT changed();
        }
    });
}

TablePicture::~TablePicture() = default;

void TablePicture::setStore(const PictureCache &store)
{
    m_board.setStore(store);
    m_ground.setStore(store);
}

void TablePicture::expect(const std::shared_ptr<const Artwork> &artwork, Tables tables)
{
    m_board.expect(orders::board(artwork, tables, {}, 0));
}

void TablePicture::order()
{
    if (m_ordered != m_wanted && m_wanted.artwork) {
        m_ordered = m_wanted;
        m_board.order(
            orders::board(m_wanted.artwork, m_wanted.tables, m_wanted.rect, m_wanted.scale));
    }
}

void TablePicture::orderGround()
{
    // After the sketch, but before the user can enlarge the window.
    if (m_ordered.artwork) {
        m_ground.order(orders::ground(m_ordered.artwork, m_ordered.tables));
    }
}

bool TablePicture::covers(const QRectF &exposed)
{
    return isReady() && rectOf(m_board.pictures().front()).contains(exposed);
}

void TablePicture::paintGround(QPainter &painter, const QRectF &exposed)
{
    const Pictures &ground = m_ground.pictures();
    if (!ground.empty()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        ground.front().paint(painter, {});
    } else {
        const Pictures &board = m_board.pictures();
        painter.fillRect(exposed,
                         board.empty() ? QColor(Qt::black) : board.front().image.pixelColor(0, 0));
    }
}

void TablePicture::paint(QPainter &painter, const QRectF &exposed)
{
    order();
    painter.save();
    const Pictures &pictures = m_board.pictures();
    if (pictures.empty() || !(isReady() || rectOf(pictures.front()).contains(exposed))) {
        paintGround(painter, exposed);
    }
    if (!pictures.empty() && !isReady()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        pictures.front().paint(painter, {});
    } else if (!pictures.empty()) {
        // Copy pixel by pixel.
        const qreal ratio = painter.device()->devicePixelRatioF();
        const QImage &image = pictures.front().image;
        const QPointF corner = painter.worldTransform().map(rectOf(pictures.front()).topLeft());
        painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
        painter.translate((corner * ratio).toPoint());
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        drawImageFast(painter, image.size(), image);
    }
    painter.restore();
}

} // namespace doublets
