// SPDX-License-Identifier: MIT
#include "panels/dialogs/opening_pictures.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "table/image/board_image.h"
#include "table/layout/board_layout.h"
#include "table/pictures/art_version.h"

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr qreal Surround = 6; ///< margin of the table top around the frame of the board

QRectF shownPart()
{
    return BoardLayout().frameRect().adjusted(-Surround, -Surround, Surround, Surround);
}

BoardImageRequest openingOf(const OpeningPictures::Request &request, int width)
{
    const RuleSet &ruleSet = request.ruleSet;
    const Game game(ruleSet, ruleSet.defaultRulings(), makeDice(DiceOrigin::System, 0));
    BoardImageRequest result = BoardImageRequest::forGame(game);
    result.tradition = request.tradition;
    result.lighting = request.lighting;
    result.hasTexts = false;
    const QSizeF whole = BoardLayout().essentialRect().size() * (width / shownPart().width());
    result.size = QSize(static_cast<int>(std::ceil(whole.width())),
                        static_cast<int>(std::ceil(whole.height())))
                      .expandedTo(BoardImageRequest::MinSize);
    return result;
}

/// Returns the part of a picture that shows the board, without most of the table top.
QRect boardIn(const QSize &size)
{
    const QRectF must = BoardLayout().essentialRect();
    const qreal scale = std::min(size.width() / must.width(), size.height() / must.height());
    const QRectF part = shownPart();
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    return QRectF(middle + (part.topLeft() - must.center()) * scale, part.size() * scale)
        .toAlignedRect();
}

} // namespace

OpeningPictures::OpeningPictures(QObject *parent)
    : QObject(parent)
    , m_drawTask({.resultReady = [this](bool completed) { storeCurrentPicture(completed); },
                  .finished = [this] { drawNext(); }})
{
}

OpeningPictures::~OpeningPictures() = default;

void OpeningPictures::requestPictures(const std::vector<RuleSet> &ruleSets, int width,
                                      Lighting lighting)
{
    std::vector<Request> requests;
    for (const RuleSet &each : ruleSets) {
        requests.push_back({each.id, each, each.tradition, lighting});
    }
    requestPictures(std::move(requests), width);
}

void OpeningPictures::requestPictures(std::vector<Request> requests, int width)
{
    if (width != m_width) {
        m_pictures.clear();
    }
    m_width = width;
    m_requests = std::move(requests);
    bool isCurrentRequested = false;
    for (const Request &each : m_requests) {
        const PictureKey key = keyOf(each);
        if (const auto found = m_pictures.find(each.id);
            found != m_pictures.end() && found->second.key != key) {
            m_pictures.erase(found);
        }
        isCurrentRequested |= each.id == m_currentId && key == m_currentKey;
    }
    if (!isCurrentRequested) {
        m_drawTask.cancelAndWait(); // the drawer uses the scene of m_image
    }
    drawNext();
}

QImage OpeningPictures::picture(const QString &id) const
{
    const auto found = m_pictures.find(id);
    return found != m_pictures.end() ? found->second.image : QImage();
}

PictureKey OpeningPictures::keyOf(const Request &request) const
{
    const RuleSet &ruleSet = request.ruleSet;
    QString detail =
        u"%1 %2 %3"_s.arg(QString::number(m_width), QString::number(Surround),
                          QString::number(static_cast<int>(ruleSet.defaultRules.tables)));
    for (const std::uint8_t men : ruleSet.defaultRules.men) {
        detail += u' ' + QString::number(men);
    }
    // The cache keeps only a few sizes of each kind.
    return {u"opening-%1-%2-%3"_s.arg(ruleSet.id, request.tradition, lightingId(request.lighting)),
            detail, QString::fromLatin1(artworkVersion())};
}

bool OpeningPictures::loadCached(const Request &request)
{
    const PictureKey key = keyOf(request);
    const auto kept = m_cache.load(key);
    if (!kept || kept->size() != 1) {
        return false;
    }
    m_pictures[request.id] = {key, kept->front().image};
    QMetaObject::invokeMethod(
        this, [this, id = request.id] { Q_EMIT pictureReady(id); }, Qt::QueuedConnection);
    return true;
}

void OpeningPictures::drawNext()
{
    if (m_drawTask.isRunning()) {
        return; // called again when the current picture has been drawn
    }
    for (const Request &each : m_requests) {
        if (m_pictures.count(each.id) == 0 && !loadCached(each)) {
            m_currentId = each.id;
            m_currentKey = keyOf(each);
            m_image = std::make_unique<BoardImage>(openingOf(each, m_width));
            m_drawTask.start([image = m_image.get()](TaskPromise<bool> &report) {
                report.deliver(image->draw(report.progress()));
            });
            return;
        }
    }
    m_image.reset();
}

void OpeningPictures::storeCurrentPicture(bool completed)
{
    if (!completed) {
        return;
    }
    const QImage table = m_image->picture();
    const QImage picture = table.copy(boardIn(table.size()));
    m_pictures[m_currentId] = {m_currentKey, picture};
    m_cache.saveAsync(m_currentKey, {Picture{picture, {}}});
    Q_EMIT pictureReady(m_currentId);
}

} // namespace doublets
