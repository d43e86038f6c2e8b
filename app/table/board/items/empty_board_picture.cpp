// SPDX-License-Identifier: MIT
#include "table/board/items/empty_board_picture.h"

#include "table/board/items/draw_image_fast.h"
#include "table/pictures/picture_requests.h"

#include <QPainter>

namespace doublets {

namespace {

/// Returns the part of the scene shown by a picture.
QRectF rectOf(const Picture &picture)
{
    return picture.rect({});
}

} // namespace

EmptyBoardPicture::EmptyBoardPicture(QObject *parent)
    : QObject(parent)
{
    connect(&m_board, &PictureProvider::picturesChanged, this, [this] {
        requestBackground();
        Q_EMIT pictureChanged();
    });
    connect(&m_background, &PictureProvider::picturesChanged, this, [this] {
        if (m_board.hasPictures() && !rectOf(m_board.pictures().front()).contains(m_request.rect)) {
            Q_EMIT pictureChanged();
        }
    });
}

EmptyBoardPicture::~EmptyBoardPicture() = default;

void EmptyBoardPicture::setCache(const PictureCache &cache)
{
    m_board.setCache(cache);
    m_background.setCache(cache);
}

void EmptyBoardPicture::prefetch(const std::shared_ptr<const Artwork> &artwork,
                                 const BoardLayout &layout)
{
    m_board.prefetch(picture_requests::board(artwork, layout, {}, 0));
}

void EmptyBoardPicture::requestBoard()
{
    if (m_currentRequest != m_request && m_request.artwork) {
        m_currentRequest = m_request;
        m_board.request(picture_requests::board(m_request.artwork, m_request.layout, m_request.rect,
                                                m_request.scale));
    }
}

void EmptyBoardPicture::requestBackground()
{
    // After the sketch, but before the user can enlarge the window.
    if (m_currentRequest.artwork) {
        m_background.request(
            picture_requests::background(m_currentRequest.artwork, m_currentRequest.layout));
    }
}

bool EmptyBoardPicture::covers(const QRectF &exposed)
{
    return isReady() && !m_board.pictures().empty() && // empty if drawing has failed
           rectOf(m_board.pictures().front()).contains(exposed);
}

void EmptyBoardPicture::paintBackground(QPainter &painter, const QRectF &exposed)
{
    const Pictures &ground = m_background.pictures();
    if (!ground.empty()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        ground.front().paint(painter, {});
    } else {
        const Pictures &board = m_board.pictures();
        painter.fillRect(exposed,
                         board.empty() ? QColor(Qt::black) : board.front().image.pixelColor(0, 0));
    }
}

void EmptyBoardPicture::paint(QPainter &painter, const QRectF &exposed)
{
    requestBoard();
    painter.save();
    const Pictures &pictures = m_board.pictures();
    if (pictures.empty() || !(isReady() || rectOf(pictures.front()).contains(exposed))) {
        paintBackground(painter, exposed);
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
