// SPDX-License-Identifier: MIT
#include "panels/dialogs/opening_pictures.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "table/image/board_image.h"
#include "table/layout/board_layout.h"

#include <cmath>

namespace doublets {

namespace {

constexpr qreal Around = 6; ///< of the table, seen about the frame

QRectF shownPart()
{
    return BoardLayout::frame().adjusted(-Around, -Around, Around, Around);
}

BoardImageWish openingOf(const RuleSet &ruleSet, int width, Lighting lighting)
{
    const Game game(ruleSet, ruleSet.defaultRulings(), makeDice(DiceOrigin::System, 0));
    BoardImageWish wish = BoardImageWish::of(game);
    wish.lighting = lighting;
    wish.texts = false;
    const QSizeF whole = BoardLayout::mustSee().size() * (width / shownPart().width());
    wish.size = QSize(static_cast<int>(std::ceil(whole.width())),
                      static_cast<int>(std::ceil(whole.height())))
                    .expandedTo(BoardImageWish::Least);
    return wish;
}

/// What of the picture of a whole table shows the board.
QRect boardIn(const QSize &size)
{
    const QRectF must = BoardLayout::mustSee();
    const qreal scale = std::min(size.width() / must.width(), size.height() / must.height());
    const QRectF part = shownPart();
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    return QRectF(middle + (part.topLeft() - must.center()) * scale, part.size() * scale)
        .toAlignedRect();
}

} // namespace

OpeningPictures::OpeningPictures(QObject *parent)
    : QObject(parent)
    , m_drawer({.found = [this](bool whole) { take(whole); }, .ended = [this] { drawNext(); }})
{
}

OpeningPictures::~OpeningPictures() = default;

void OpeningPictures::want(const std::vector<RuleSet> &ruleSets, int width, Lighting lighting)
{
    if (width != m_width || lighting != m_lighting) {
        m_pictures.clear();
        m_drawer.cancelAndWait(); // the picture goes with its scene
    }
    m_width = width;
    m_lighting = lighting;
    m_wanted = ruleSets;
    drawNext();
}

QImage OpeningPictures::picture(const QString &ruleSetId) const
{
    const auto found = m_pictures.find(ruleSetId);
    return found != m_pictures.end() ? found->second : QImage();
}

void OpeningPictures::drawNext()
{
    if (m_drawer.isRunning()) {
        return; // its turn comes
    }
    for (const RuleSet &each : m_wanted) {
        if (m_pictures.count(each.id) == 0) {
            m_drawing = each.id;
            m_image = std::make_unique<BoardImage>(openingOf(each, m_width, m_lighting));
            m_drawer.start([image = m_image.get()](WorkReport<bool> &report) {
                report.deliver(image->draw(report.progress()));
            });
            return;
        }
    }
}

void OpeningPictures::take(bool whole)
{
    if (whole) {
        const QImage table = m_image->picture();
        m_pictures[m_drawing] = table.copy(boardIn(table.size()));
        Q_EMIT drawn(m_drawing);
    }
}

} // namespace doublets
