// SPDX-License-Identifier: MIT
#include "table/image/board_image.h"

#include "core/game/game.h"
#include "table/board/board_marks.h"
#include "table/board/board_scene.h"
#include "table/pictures/picture_requests.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace doublets {

namespace {

constexpr double ShareOfBoard = 0.9; ///< of the time; the rest is for the men

} // namespace

BoardImageRequest BoardImageRequest::forGame(const Game &game)
{
    BoardImageRequest request;
    request.tradition = game.ruleSet().tradition;
    request.tables = game.rules().tables;
    request.state = BoardState::current(game);
    return request;
}

BoardImage::BoardImage(const BoardImageRequest &request)
    : m_request(request)
    , m_scene(std::make_unique<BoardScene>())
{
    m_scene->setTradition(request.tradition);
    m_scene->setLighting(request.lighting);
    if (request.sceneRect) {
        m_scene->placeAll(BoardLayout(request.tables),
                          request.state); // needed before `sceneRect` can query positions
        m_visibleRect = request.sceneRect(*m_scene);
        m_scale = request.size.width() / m_visibleRect.width();
        m_visibleRect.setHeight(request.size.height() / m_scale);
    } else {
        const QRectF must = m_scene->boardLayout().essentialRect();
        m_scale =
            std::min(request.size.width() / must.width(), request.size.height() / must.height());
        m_visibleRect = defaultSceneRect();
    }
    m_scene->setScale(m_scale, 1);
    m_scene->marks().setFont(QApplication::font(), 1);
    m_scene->placeAll(BoardLayout(request.tables), request.state);
    m_artwork = m_scene->sprites().artwork();
}

BoardImage::~BoardImage() = default;

QRectF BoardImage::defaultSceneRect() const
{
    // Round the origin as QGraphicsView does, so that the picture matches a window of its size
    // pixel by pixel.
    const QPointF middle = m_scene->boardLayout().essentialRect().center() * m_scale;
    const int halfWidth = m_request.size.width() / 2;
    const int halfHeight = m_request.size.height() / 2;
    const QPoint origin(-static_cast<int>(middle.x() - halfWidth),
                        -static_cast<int>(middle.y() - halfHeight));
    return {-QPointF(origin) / m_scale, QSizeF(m_request.size) / m_scale};
}

bool BoardImage::draw(const Progress &progress)
{
    m_image = m_artwork->board(BoardLayout(m_request.tables), m_visibleRect, m_scale,
                               partialProgress(progress, 0, ShareOfBoard));
    if (m_image.isNull()) {
        return false;
    }
    m_image.setDevicePixelRatio(1);
    m_men =
        picture_requests::men(m_artwork, m_scale).draw(partialProgress(progress, ShareOfBoard, 1));
    return !m_men.empty();
}

QImage BoardImage::picture()
{
    m_scene->sprites().setMen(std::move(m_men));
    Marks marks =
        m_request.hasTexts ? restingMarks(*m_scene, m_request.hasNumerals, QLocale()) : Marks();
    if (m_request.addMarks) {
        m_request.addMarks(marks, *m_scene);
    }
    m_scene->marks().setMarks(marks);
    QPainter painter(&m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    m_scene->render(&painter, QRectF(QPointF(), m_request.size), m_visibleRect,
                    Qt::IgnoreAspectRatio);
    painter.end();
    return std::move(m_image);
}

} // namespace doublets
