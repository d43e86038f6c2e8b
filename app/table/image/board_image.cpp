// SPDX-License-Identifier: MIT
#include "table/image/board_image.h"

#include "core/game/game.h"
#include "table/board/board_marks.h"
#include "table/board/board_scene.h"
#include "table/pictures/table_orders.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace doublets {

namespace {

constexpr double ShareOfTable = 0.9; ///< of the time; the rest is for the men

} // namespace

BoardImageRequest BoardImageRequest::of(const Game &game)
{
    BoardImageRequest wish;
    wish.table = game.ruleSet().tradition;
    wish.tables = game.rules().tables;
    wish.state = BoardState::currentOf(game);
    return wish;
}

BoardImage::BoardImage(const BoardImageRequest &wish)
    : m_wish(wish)
    , m_scene(std::make_unique<BoardScene>())
{
    m_scene->setTradition(wish.table);
    m_scene->setLighting(wish.lighting);
    if (wish.part) {
        m_scene->lay(wish.tables, wish.state); // needed before `part` can query positions
        m_seen = wish.part(*m_scene);
        m_scale = wish.size.width() / m_seen.width();
        m_seen.setHeight(wish.size.height() / m_scale);
    } else {
        const QRectF must = BoardLayout::essentialRect();
        m_scale = std::min(wish.size.width() / must.width(), wish.size.height() / must.height());
        m_seen = wholeTable();
    }
    m_scene->setScale(m_scale, 1);
    m_scene->marks().setFont(QApplication::font(), 1);
    m_scene->lay(wish.tables, wish.state);
    m_artwork = m_scene->sprites().artwork();
}

BoardImage::~BoardImage() = default;

QRectF BoardImage::wholeTable() const
{
    // Round the origin as QGraphicsView does, so that the picture matches a window of its size
    // pixel by pixel.
    const QPointF middle = BoardLayout::essentialRect().center() * m_scale;
    const int halfWidth = m_wish.size.width() / 2;
    const int halfHeight = m_wish.size.height() / 2;
    const QPoint origin(-static_cast<int>(middle.x() - halfWidth),
                        -static_cast<int>(middle.y() - halfHeight));
    return {-QPointF(origin) / m_scale, QSizeF(m_wish.size) / m_scale};
}

bool BoardImage::draw(const Progress &progress)
{
    m_image = m_artwork->board(BoardLayout(m_wish.tables), m_seen, m_scale,
                               partOf(progress, 0, ShareOfTable));
    if (m_image.isNull()) {
        return false;
    }
    m_image.setDevicePixelRatio(1);
    m_men = orders::men(m_artwork, m_scale).draw(partOf(progress, ShareOfTable, 1));
    return !m_men.empty();
}

QImage BoardImage::picture()
{
    m_scene->sprites().setMen(std::move(m_men));
    Marks marks = m_wish.texts ? restingMarks(*m_scene, m_wish.numerals, QLocale()) : Marks();
    if (m_wish.pointOut) {
        m_wish.pointOut(marks, *m_scene);
    }
    m_scene->marks().setMarks(marks);
    QPainter painter(&m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    m_scene->render(&painter, QRectF(QPointF(), m_wish.size), m_seen, Qt::IgnoreAspectRatio);
    painter.end();
    return std::move(m_image);
}

} // namespace doublets
