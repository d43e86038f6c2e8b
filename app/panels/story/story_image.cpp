// SPDX-License-Identifier: MIT
#include "panels/story/story_image.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/rules/catalogue.h"
#include "table/board/board_marks.h"
#include "table/board/board_scene.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr qreal TableMargin = 6;   ///< of the table top around the frame of the board
constexpr qreal Margin = 12;       ///< between a marked object and its frame
constexpr QSizeF Detail(520, 390); ///< part of the scene around a point or a tray
constexpr QSizeF Near(300, 225);   ///< part of the scene around a man, a box or dice
constexpr QSizeF Man(BoardLayout::ManDiameter, BoardLayout::ManDiameter);
constexpr Side Shown = Side::White; ///< the player whose points, dice, tray and box are shown

QRectF boardPart()
{
    return BoardLayout().frameRect().adjusted(-TableMargin, -TableMargin, TableMargin, TableMargin);
}

QRectF centredRect(const QPointF &centre, const QSizeF &size)
{
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

/// Returns the part around a point, from the outer edge of the frame inwards.
QRectF pointPart(const BoardLayout::PointArea &place, const QSizeF &size, qreal rail)
{
    const qreal inwards = size.height() / 2 - rail;
    return centredRect(place.base + QPointF(0, place.inward * inwards), size);
}

/// Returns the part with the outer end of a tray and the adjoining board.
QRectF trayPart(const BoardLayout &layout)
{
    const QRectF tray = layout.trayRect(Shown);
    QRectF part(QPointF(), Detail);
    part.moveBottomRight(tray.bottomRight() + QPointF(Margin, Margin));
    return part;
}

QRectF dicePart(const BoardScene &scene)
{
    QRectF dice;
    for (const DieItem *die : scene.dice()) {
        dice |= centredRect(die->state().centre, {BoardLayout::DieSize, BoardLayout::DieSize});
    }
    const qreal scale =
        std::max({1.0, dice.width() * 1.4 / Near.width(), dice.height() * 1.4 / Near.height()});
    return centredRect(dice.center(), Near * scale);
}

QRectF visiblePart(const StoryPicture &picture, const BoardScene &scene)
{
    const BoardLayout &layout = scene.boardLayout();
    switch (picture.view) {
    case StoryPicture::View::Board:
        return boardPart();
    case StoryPicture::View::Point:
        return pointPart(layout.pointAreaOf(Shown, picture.point), Detail, BoardLayout::RailWidth);
    case StoryPicture::View::Man:
        return pointPart(layout.pointAreaOf(Shown, picture.point), Near,
                         BoardLayout::RailWidth / 2);
    case StoryPicture::View::Tray:
        return trayPart(layout);
    case StoryPicture::View::Box:
        return centredRect(layout.boxCentre(Shown), Near);
    case StoryPicture::View::Dice:
        return dicePart(scene);
    }
    return boardPart();
}

QRectF quarter(const BoardLayout &layout)
{
    QRectF all;
    for (int point = 1; point <= PointsInTable; ++point) {
        all |= layout.pointAreaOf(Shown, point).rect();
    }
    return all;
}

/// Returns the rectangle of a pile, from the lowest man to the upper face of the highest.
QRectF pile(const BoardScene &scene, int point)
{
    const QRectF lowest = centredRect(scene.boardLayout().pileCentre(Shown, point), Man);
    const ManItem *top = scene.topOfPile(Shown, point);
    const QRectF all =
        top == nullptr ? lowest : lowest | centredRect(BoardScene::upperFaceCentre(*top), Man);
    return all.adjusted(-Margin, -Margin, Margin, Margin);
}

void markPlay(Marks &marks, const ManItem *man, qreal inward, const QPointF &target)
{
    if (man != nullptr) {
        marks.playable.push_back({BoardScene::upperFaceCentre(*man), {0, inward}});
        marks.targets.push_back(target);
    }
}

void addMarks(Marks &marks, const StoryPicture &picture, const BoardScene &scene)
{
    const BoardLayout &layout = scene.boardLayout();
    const Men &men = scene.state().position.menOf(Shown);
    const BoardLayout::PointArea place = layout.pointAreaOf(Shown, picture.point);
    switch (picture.mark) {
    case StoryPicture::Mark::None:
        break;
    case StoryPicture::Mark::Point:
        marks.focus = place.rect();
        break;
    case StoryPicture::Mark::Man:
        if (const ManItem *man = scene.topOfPile(Shown, picture.point)) {
            marks.focus = centredRect(BoardScene::upperFaceCentre(*man), Man)
                              .adjusted(-Margin, -Margin, Margin, Margin);
        }
        break;
    case StoryPicture::Mark::Pile:
        marks.focus = pile(scene, picture.point);
        break;
    case StoryPicture::Mark::LayDown:
        markPlay(marks, scene.topOfPile(Shown, picture.point), place.inward,
                 layout.manCentre(Shown, picture.point, men.downOn(picture.point) + 1));
        break;
    case StoryPicture::Mark::BearOff:
        markPlay(marks, scene.firstPlayedMan(Shown, picture.point), -place.inward,
                 layout.borneOffManCentre(Shown, men.borneOff));
        break;
    case StoryPicture::Mark::Bar:
        marks.focus = BoardLayout().barRect();
        break;
    case StoryPicture::Mark::Quarter:
        marks.focus = quarter(layout);
        break;
    case StoryPicture::Mark::Tray:
        marks.focus = layout.trayRect(Shown);
        break;
    }
    markUnplayed(marks, scene);
}

/// Sets the men on each point. The remaining men are borne off.
void setMen(Men &men, const StoryPicture::Player &player)
{
    const int all = men.onBoard();
    for (std::size_t i = 0; i < player.men.size(); ++i) {
        men.counts[i] = static_cast<std::uint8_t>(player.men[i]);
        men.downCounts[i] = static_cast<std::uint8_t>(player.down[i]);
    }
    men.borneOff = static_cast<std::uint8_t>(std::max(0, all - men.onBoard()));
}

} // namespace

QSize storyImageSize(const StoryPicture &picture, int width)
{
    const QSizeF part = picture.view == StoryPicture::View::Board ? boardPart().size() : Detail;
    return {width, qRound(width * part.height() / part.width())};
}

BoardImageRequest storyImageRequest(const StoryPicture &picture, const Catalogue &catalogue,
                                    QSize size, Lighting lighting)
{
    const RuleSet &ruleSet = *catalogue.find(picture.ruleSet);
    const Game game(ruleSet, ruleSet.defaultRulings(), makeDice(DiceOrigin::System, 0));
    BoardImageRequest request = BoardImageRequest::forGame(game);
    request.lighting = lighting;
    // Show numerals only if the picture is about points.
    request.hasTexts =
        picture.mark == StoryPicture::Mark::Point || picture.mark == StoryPicture::Mark::Quarter;
    request.size = size;
    BoardState &state = request.state;
    for (const Side side : BothSides) {
        if (const auto &player = picture.players[indexOf(side)]) {
            setMen(state.position.menOf(side), *player);
        }
    }
    if (!picture.dice.empty()) {
        state = BoardState::forRecordedThrow(state.position, picture.dice);
        state.thrower = Shown;
        state.lost = picture.lost;
        state.passed = picture.passed;
    }
    request.sceneRect = [picture](const BoardScene &scene) { return visiblePart(picture, scene); };
    request.addMarks = [picture](Marks &marks, const BoardScene &scene) {
        addMarks(marks, picture, scene);
    };
    return request;
}

} // namespace doublets
