// SPDX-License-Identifier: MIT
#include "table/still/still.h"

#include "core/game/game.h"
#include "table/board/board_marks.h"
#include "table/board/board_scene.h"
#include "table/pictures/table_orders.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cstring>

namespace doublets {

namespace {

/// Larger tables are drawn in strips, so that somebody can be told how far it has come.
constexpr qint64 MostPixelsAtOnce = 4 << 20;
constexpr int StripRows = 192;
constexpr double ShareOfTable = 0.9; ///< of the time; the rest is for the men

} // namespace

StillWish StillWish::of(const Game &game)
{
    StillWish wish;
    wish.table = game.ruleSet().tradition;
    wish.tables = game.rules().tables;
    wish.state = BoardState::presentOf(game);
    return wish;
}

Still::Still(const StillWish &wish)
    : m_wish(wish)
    , m_scene(std::make_unique<BoardScene>())
{
    const QRectF must = BoardLayout::mustSee();
    m_scale = std::min(wish.size.width() / must.width(), wish.size.height() / must.height());
    m_scene->setTradition(wish.table);
    m_scene->setLook(wish.look);
    m_scene->setScale(m_scale, 1);
    m_scene->marks().setFont(QApplication::font(), 1);
    m_scene->lay(wish.tables, wish.state);
    m_artwork = m_scene->sprites().artwork();
}

Still::~Still() = default;

QPoint Still::origin() const
{
    // The board in the middle and the scene on whole pixels, rounded as a QGraphicsView does: the
    // picture has every pixel of a window of its size.
    const QPointF middle = BoardLayout::mustSee().center() * m_scale;
    return {-static_cast<int>(middle.x() - m_wish.size.width() / 2),
            -static_cast<int>(middle.y() - m_wish.size.height() / 2)};
}

bool Still::drawTable(const Progress &progress)
{
    const QSize size = m_wish.size;
    const BoardLayout layout(m_wish.tables);
    const QPointF corner = -QPointF(origin()) / m_scale;
    const bool whole = qint64(size.width()) * size.height() <= MostPixelsAtOnce;
    const int rows = whole ? size.height() : StripRows;
    m_image = QImage(size, QImage::Format_RGB32);
    for (int first = 0; first < size.height(); first += rows) {
        if (!progress(ShareOfTable * first / size.height())) {
            return false;
        }
        const int count = std::min(rows, size.height() - first);
        const QRectF strip(corner.x(), corner.y() + first / m_scale, size.width() / m_scale,
                           count / m_scale);
        const QImage drawn =
            m_artwork->board(layout, strip, m_scale).convertToFormat(QImage::Format_RGB32);
        const auto bytes =
            static_cast<std::size_t>(std::min(drawn.bytesPerLine(), m_image.bytesPerLine()));
        for (int row = 0; row < std::min(count, drawn.height()); ++row) {
            std::memcpy(m_image.scanLine(first + row), drawn.constScanLine(row), bytes);
        }
    }
    return true;
}

bool Still::draw(const Progress &progress)
{
    if (!drawTable(progress) || !progress(ShareOfTable)) {
        return false;
    }
    m_men = orders::men(m_artwork, m_scale).draw();
    m_scene->sprites().prepare();
    return progress(1);
}

QImage Still::picture()
{
    m_scene->sprites().giveMen(std::move(m_men));
    m_scene->marks().setMarks(m_wish.texts ? restingMarks(*m_scene, m_wish.numerals, QLocale())
                                           : Marks());
    QPainter painter(&m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF seen(-QPointF(origin()) / m_scale, QSizeF(m_wish.size) / m_scale);
    m_scene->render(&painter, QRectF(QPointF(), m_wish.size), seen, Qt::IgnoreAspectRatio);
    painter.end();
    return std::move(m_image);
}

} // namespace doublets
