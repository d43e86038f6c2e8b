// SPDX-License-Identifier: MIT
#include "panels/dialogs/opening_pictures.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "table/layout/board_layout.h"
#include "table/still/still.h"

#include <QtConcurrentRun>

#include <cmath>

namespace doublets {

namespace {

constexpr qreal Around = 6; ///< of the table, seen about the frame

QRectF shownPart()
{
    return BoardLayout::frame().adjusted(-Around, -Around, Around, Around);
}

StillWish openingOf(const RuleSet &ruleSet, int width, Look look)
{
    const Game game(ruleSet, ruleSet.defaultRulings(), makeDice(DiceOrigin::System, 0));
    StillWish wish = StillWish::of(game);
    wish.look = look;
    wish.texts = false;
    const QSizeF whole = BoardLayout::mustSee().size() * (width / shownPart().width());
    wish.size = QSize(static_cast<int>(std::ceil(whole.width())),
                      static_cast<int>(std::ceil(whole.height())))
                    .expandedTo(StillWish::Least);
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
{
    connect(&m_drawer, &QFutureWatcherBase::finished, this, &OpeningPictures::take);
}

OpeningPictures::~OpeningPictures()
{
    m_stopped = true;
    m_drawer.waitForFinished();
}

void OpeningPictures::want(const std::vector<RuleSet> &ruleSets, int width, Look look)
{
    if (width != m_width || look != m_look) {
        m_pictures.clear();
        m_stopped = m_still != nullptr; // what is being drawn is not wanted any more
    }
    m_width = width;
    m_look = look;
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
    if (m_still != nullptr) {
        return; // its turn comes
    }
    for (const RuleSet &each : m_wanted) {
        if (m_pictures.count(each.id) == 0) {
            m_drawing = each.id;
            m_stopped = false;
            m_still = std::make_unique<Still>(openingOf(each, m_width, m_look));
            m_drawer.setFuture(QtConcurrent::run(
                [this] { return m_still->draw([this](double) { return !m_stopped.load(); }); }));
            return;
        }
    }
}

void OpeningPictures::take()
{
    const bool whole = m_drawer.result() && !m_stopped;
    if (whole) {
        const QImage table = m_still->picture();
        m_pictures[m_drawing] = table.copy(boardIn(table.size()));
    }
    m_still.reset();
    if (whole) {
        Q_EMIT drawn(m_drawing);
    }
    drawNext();
}

} // namespace doublets
