// SPDX-License-Identifier: MIT
#include "app/board/items/table_picture.h"

#include <QPainter>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

constexpr int CalmMilliseconds = 120; ///< a window being dragged to size is not worth a picture
constexpr qreal SketchScale = 0.3;    ///< the very first picture is small, and there at once

std::shared_ptr<QImage> drawn(const TablePicture::Wanted &wanted)
{
    auto image = std::make_shared<QImage>(
        wanted.artwork->board(BoardLayout(wanted.tables), wanted.rect, wanted.scale));
    image->setDevicePixelRatio(1);
    return image;
}

} // namespace

TablePicture::TablePicture(QObject *parent)
    : QObject(parent)
{
    m_calm.setSingleShot(true);
    m_calm.setInterval(CalmMilliseconds);
    connect(&m_calm, &QTimer::timeout, this, &TablePicture::draw);
    connect(&m_watcher, &QFutureWatcher<std::shared_ptr<QImage>>::finished, this,
            &TablePicture::take);
}

// A picture still being drawn depends on nothing here, and is let go when it is done.
TablePicture::~TablePicture() = default;

void TablePicture::want(const Wanted &wanted)
{
    if (m_wanted == wanted) {
        return;
    }
    const bool otherTable = m_wanted.artwork != wanted.artwork || m_wanted.tables != wanted.tables;
    m_wanted = wanted;
    if (otherTable) {
        m_calm.stop();
        draw();
    } else {
        m_calm.start();
    }
}

void TablePicture::draw()
{
    if (m_watcher.isRunning() || isReady() || !m_wanted.artwork) {
        return; // `take` looks again
    }
    m_drawing = m_wanted;
    if (m_pixmap.isNull()) {
        m_drawing.scale = std::min(m_wanted.scale, SketchScale);
    }
    m_watcher.setFuture(QtConcurrent::run(drawn, m_drawing));
}

void TablePicture::take()
{
    m_has = m_drawing;
    // The future keeps its result: it is left an empty image.
    const QImage image = std::exchange(*m_watcher.result(), QImage());
    m_ground = image.pixelColor(0, 0);
    m_pixmap = QPixmap::fromImage(image);
    Q_EMIT changed();
    if (!isReady() && !m_calm.isActive()) {
        draw();
    }
}

void TablePicture::paint(QPainter &painter, const QRectF &exposed) const
{
    if (m_pixmap.isNull()) {
        painter.fillRect(exposed, Qt::black);
        return;
    }
    if (!m_has.rect.contains(exposed)) {
        painter.fillRect(exposed, m_ground);
    }
    const QTransform world = painter.worldTransform();
    const qreal shrink = world.m11() / m_has.scale;
    QPointF corner = world.map(m_has.rect.topLeft());
    if (isReady()) {
        const qreal ratio = painter.device()->devicePixelRatioF();
        corner = QPointF((corner * ratio).toPoint()) / ratio;
    }
    painter.save();
    painter.setWorldTransform(QTransform::fromTranslate(corner.x(), corner.y()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !isReady());
    painter.drawPixmap(QRectF(QPointF(), QSizeF(m_pixmap.size()) * shrink), m_pixmap,
                       m_pixmap.rect());
    painter.restore();
}

} // namespace doublets
