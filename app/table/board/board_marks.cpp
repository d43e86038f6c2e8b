// SPDX-License-Identifier: MIT
#include "table/board/board_marks.h"

#include "core/game/game.h"
#include "core/game/hindrance.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/move_preview.h"
#include "table/board/point_numbers.h"
#include "table/layout/free_rect.h"

#include <QCoreApplication>

#include <algorithm>

namespace doublets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BoardMarks)
};

constexpr qreal NumeralFromEdge = 19; ///< distance from the edge of the rail, in pixels

/// Returns a number of men, distinct from the number of a point: "×13".
QString countText(int men, const QLocale &locale)
{
    return u'×' + locale.toString(men);
}

/// Returns the centre of the place for the next man on a pile.
QPointF nextManCentre(const BoardScene &scene, Side side, int point)
{
    const ManSlot slot = nextSlotOn(scene.state().position.menOf(side), point);
    const ManState there = restingState(scene.boardLayout(), side, slot);
    return there.centre + Artwork::heightOffset(there.height);
}

/// Returns the direction of the chevron on a man that `play` can play: along its point if the man
/// is laid down, towards the rail if it returns to its pile or is borne off, else towards its
/// target.
QPointF chevronDirection(const BoardLayout &layout, const Play &play)
{
    const BoardLayout::PointArea from = layout.pointAreaOf(play.by, play.from);
    switch (play.kind) {
    case PlayKind::PlayDown:
        return {0, from.inward};
    case PlayKind::ReStack:
    case PlayKind::SetUp:
    case PlayKind::BearOff:
        break;
    case PlayKind::Move: {
        const QLineF way(from.base, layout.pointAreaOf(play.by, play.to).base);
        return way.unitVector().p2() - way.p1();
    }
    }
    return {0, -from.inward};
}

/// Returns the play that the mark on a man shows: of the plays of the same man as `first`, the one
/// that bears it off or, if there is none, `first`.
const Play &markedPlay(const std::vector<Play> &plays, const Play &first)
{
    const auto borneOff = std::ranges::find_if(plays, [&first](const Play &play) {
        return play.kind == PlayKind::BearOff && play.by == first.by && play.from == first.from;
    });
    return borneOff != plays.end() ? *borneOff : first;
}

/// Marks the men that can be played. `flying` is the man in motion, if any; other men can already
/// be played.
void markPlayable(Marks &marks, const BoardScene &scene, const BoardInput &input,
                  const std::optional<int> &hovered, const ManItem *flying = nullptr)
{
    const BoardLayout &layout = scene.boardLayout();
    std::vector<int> seen;
    const std::vector<Play> plays = input.legalPlays();
    for (const Play &first : plays) {
        const Play &play = markedPlay(plays, first);
        const int index = layout.physicalPoint(play.by, play.from);
        if (std::find(seen.begin(), seen.end(), index) != seen.end()) {
            continue;
        }
        seen.push_back(index);
        if (input.selectedPoint() == index) {
            continue; // marked by markSelection()
        }
        if (play.kind == PlayKind::SetUp && input.selectedTray() == play.by) {
            continue;
        }
        const QPointF direction = chevronDirection(layout, play);
        if (play.kind == PlayKind::SetUp) {
            marks.playable.push_back(
                {nextManCentre(scene, play.by, play.from), direction, hovered == index});
            continue;
        }
        ManItem *man = scene.firstPlayedMan(play.by, play.from);
        if (play.kind == PlayKind::PlayDown) {
            man = scene.topOfPile(play.by, play.from);
        }
        if (man != nullptr && man != flying && man->isAtRest()) {
            marks.playable.push_back(
                {BoardScene::upperFaceCentre(*man), direction, hovered == index});
        }
    }
}

/// Marks the selected man of a tray, and the places where it can be set up.
void markSelectedInTray(Marks &marks, const BoardScene &scene, const BoardInput &input, Side side)
{
    if (const ManItem *man = scene.lastManIn(side, ManSlot::Area::Tray)) {
        marks.selected =
            visibleCentre(man->state()) + Artwork::heightOffset(BoardLayout::SelectedManHeight);
    }
    for (const Play &play : input.playsFromTray(side)) {
        marks.targets.push_back(nextManCentre(scene, side, play.from));
    }
}

void markSelection(Marks &marks, const BoardScene &scene, const BoardInput &input)
{
    if (const auto tray = input.selectedTray()) {
        markSelectedInTray(marks, scene, input, *tray);
    }
    const auto selected = input.selectedPoint();
    if (!selected) {
        return;
    }
    const BoardLayout &layout = scene.boardLayout();
    for (const Play &play : input.playsFrom(*selected)) {
        if (const ManItem *man = scene.firstPlayedMan(play.by, play.from)) {
            marks.selected = BoardScene::upperFaceCentre(*man) +
                             Artwork::heightOffset(BoardLayout::SelectedManHeight);
        }
        if (play.kind == PlayKind::Move) {
            marks.targets.push_back(nextManCentre(scene, play.by, play.to));
        } else {
            marks.targets.push_back(layout.trayRect(play.by).center());
        }
    }
}

void addNumerals(Marks &marks, const BoardScene &scene, const QLocale &locale)
{
    const BoardLayout &layout = scene.boardLayout();
    const BoardState &state = scene.state();
    for (int place = 0; place < PointsOnTrack; ++place) {
        if (const auto number = numeralOf(layout, state, place)) {
            const BoardLayout::PointArea at = layout.pointArea(place);
            const qreal out = BoardLayout::RailWidth - NumeralFromEdge;
            marks.numerals.push_back({at.base - QPointF(0, at.inward * out),
                                      locale.toString(*number),
                                      numberingSide(layout, state, place)});
        }
    }
    for (const Side side : BothSides) {
        for (int point = 1; point <= PointsOnTrack; ++point) {
            const ManItem *top = scene.topOfPile(side, point);
            if (top != nullptr && top->isAtRest()) {
                marks.pileEnds.push_back(layout.pileCentre(side, point));
                marks.pileEnds.push_back(BoardScene::upperFaceCentre(*top));
            }
        }
    }
}

/// Returns a plate at the inner or outer end of a tray.
Marks::Text trayPlate(const BoardLayout &layout, Side side, bool inner, const QString &text)
{
    constexpr qreal FromEnd = 130; // clear of a candlestick in the middle of the rail
    const QRectF room = layout.trayCountArea(side);
    const bool top = inner == (side == Side::White);
    const QPointF centre(room.center().x(), top ? room.top() + FromEnd : room.bottom() - FromEnd);
    return {centre, text, side, room};
}

void addCounts(Marks &marks, const BoardScene &scene, const QLocale &locale)
{
    const BoardLayout &layout = scene.boardLayout();
    for (const Side side : BothSides) {
        const Men &men = scene.state().position.menOf(side);
        // In games where men move, hit men stand at the inner end.
        const bool inner = !usesWholeBoard(layout.tables());
        if (men.borneOff > 0) {
            marks.plates.push_back(trayPlate(layout, side, inner, countText(men.borneOff, locale)));
        }
        if (men.removed > 0) {
            //: men that were hit and are out of the game, on a narrow plate beside their tray; keep
            //: the line break and very short lines
            const QString text = Words::tr("%1\nhit").arg(locale.toString(men.removed));
            marks.plates.push_back(trayPlate(layout, side, true, text));
        }
    }
}

/// Returns the area in which the dice of `thrower` fall, and the bar beside it, without the arrows
/// of a box to be pressed.
QRectF areaOfDice(const BoardLayout &layout, Side thrower)
{
    constexpr qreal ArrowReach = 80; // from the box
    const QRectF box = layout.boxRect(thrower);
    QRectF area = layout.throwArea(thrower) | layout.barRect();
    if (layout.diceHalf(thrower) == 0) {
        area.setLeft(std::max(area.left(), box.right() + ArrowReach));
    } else {
        area.setRight(std::min(area.right(), box.left() - ArrowReach));
    }
    return area;
}

/// Returns the area below the dice that is clear of men or, if that is too low, the one above.
QRectF roomBesideDice(const BoardScene &scene)
{
    constexpr qreal Enough = 80;
    QRectF room = areaOfDice(scene.boardLayout(), scene.state().thrower);
    const qreal middle = room.center().y();
    for (const Side side : BothSides) {
        for (const ManState &man : scene.statesOf(side)) {
            const QRectF at = BoardScene::boundsOf(man);
            if (at.intersects(room) && at.center().y() < middle) {
                room.setTop(at.bottom());
            } else if (at.intersects(room)) {
                room.setBottom(at.top());
            }
        }
    }
    QRectF dice;
    for (const DieItem *die : scene.dice()) {
        dice |= squareAround(die->state().centre, 2 * BoardLayout::DieReach);
    }
    dice.setTop(dice.top() + Artwork::heightOffset(BoardLayout::DieSize).y());
    if (room.bottom() - dice.bottom() >= std::min(Enough, dice.top() - room.top())) {
        room.setTop(dice.bottom());
    } else {
        room.setBottom(dice.top());
    }
    return room;
}

/// Adds a plate beside the dice: how many men of a doublet are left, or were lost.
void countDoublet(Marks &marks, const BoardScene &scene, const Game &game)
{
    const BoardState &shown = scene.state();
    const auto dice = scene.dice();
    const int left = referee::doubletMenToPlay(game.rules(), shown.position);
    if (dice.empty() || (left == 0 && shown.lostMen == 0)) {
        return;
    }
    const QRectF room = roomBesideDice(scene);
    QPointF centre = dice.front()->state().centre;
    centre.setY(centre.y() < room.top() ? room.top() + BoardLayout::DieSize
                                        : room.bottom() - BoardLayout::DieSize);
    //: men still to be played of a doublet, on a plate beside the dice
    const QString text = left > 0
                             ? Words::tr("%n to play", nullptr, left)
                             //: men of a doublet that nobody could play, on a plate beside the dice
                             : Words::tr("%n unused", nullptr, shown.lostMen);
    const Side reader = left > 0 ? shown.position.player : shown.thrower;
    marks.plates.push_back({centre, text, reader, room});
}

/// Marks the boxes to press for a throw.
void markThrow(Marks &marks, const BoardLayout &layout, const Position &position)
{
    for (const Side side : BothSides) {
        const bool opening = position.stage == Stage::Opening; // one press throws both dice
        const bool his = marks.turn == side && position.stage != Stage::Playing;
        if (opening || his) {
            marks.throwPrompts.push_back(
                {side, layout.boxRect(side), layout.diceHalf(side) == 0 ? 1.0 : -1.0,
                 side == Side::White ? 1.0 : -1.0,
                 opening ? Words::tr("Throw both", "button: both dice for the lead")
                         : Words::tr("Throw", "button")});
        }
    }
}

void markLast(Marks &marks, const BoardScene &scene)
{
    for (const ManItem *man : scene.lastMovedMen()) {
        if (man->slot().area == ManSlot::Area::Point) {
            marks.lastMoved.push_back(BoardScene::upperFaceCentre(*man));
        }
    }
}

} // namespace

std::optional<Side> turnOf(const Position &position, const Game *game)
{
    if (position.stage == Stage::Opening || position.isOver()) {
        return std::nullopt;
    }
    return position.stage == Stage::Claiming && game != nullptr
               ? referee::nextThrower(game->rules(), position)
               : position.player;
}

void markUnplayed(Marks &marks, const BoardScene &scene)
{
    const BoardState &shown = scene.state();
    Numbers lost = shown.lost;
    Numbers passed = shown.passed;
    for (const DieItem *die : scene.dice()) {
        const auto face = static_cast<std::uint8_t>(die->face());
        const QPointF top = die->state().centre + Artwork::heightOffset(BoardLayout::DieSize / 2);
        if (lost.contains(face)) {
            lost.remove(face);
            marks.unplayed.push_back({top, 0});
        } else if (passed.contains(face)) {
            passed.remove(face);
            marks.unplayed.push_back({top, shown.thrower == Side::White ? -1.0 : 1.0});
        }
    }
}

Marks restingMarks(const BoardScene &scene, bool hasNumerals, const QLocale &locale)
{
    Marks marks;
    if (hasNumerals) {
        addNumerals(marks, scene, locale);
    }
    addCounts(marks, scene, locale);
    return marks;
}

Marks marksFor(const BoardScene &scene, const BoardInput &input, const Game *game,
               const MarkContext &context)
{
    Marks marks = restingMarks(scene, context.areNumeralsShown, context.locale);
    const BoardLayout &layout = scene.boardLayout();
    const Position &position = scene.state().position;
    marks.turn = turnOf(position, game);
    if (context.hasFocus && input.focusedPoint()) {
        marks.focus = layout.pointArea(*input.focusedPoint()).rect();
    } else if (context.hasFocus && input.focusedBox()) {
        marks.focus = layout.framedBoxRect(*input.focusedBox());
    } else if (context.hasFocus && input.focusedTray()) {
        marks.focus = layout.trayRect(*input.focusedTray());
    }
    if (context.isOutcomeHidden || context.isPast || game == nullptr) {
        return marks;
    }
    if (context.isMoving) {
        // A player with several men to play need not wait for each. The opponent's plays are marked
        // after the motion.
        const auto &history = game->history();
        const Play *last = history.empty() ? nullptr : std::get_if<Play>(&history.back().action);
        const Position &now = game->position();
        if (last != nullptr && now.stage == Stage::Playing && now.player == last->by) {
            const auto &moved = scene.lastMovedMen();
            markPlayable(marks, scene, input, {}, moved.empty() ? nullptr : moved.back());
        }
        return marks;
    }
    markLast(marks, scene);
    // Charpentier: the thrower "n'est pas obligé de vous avertir". A possible claim is not marked.
    if (position.stage == Stage::Playing) {
        markPlayable(marks, scene, input, context.hoveredPoint);
        markSelection(marks, scene, input);
    }
    countDoublet(marks, scene, *game);
    markUnplayed(marks, scene);
    if (!input.isLocked()) {
        markThrow(marks, layout, position);
    }
    return marks;
}

void markHint(Marks &marks, const BoardScene &scene, const std::vector<HintMark> &hint,
              const QLocale &locale)
{
    for (const HintMark &each : hint) {
        const QString count = each.count > 1 ? countText(each.count, locale) : QString();
        if (each.kind == PlayKind::SetUp) {
            marks.hints.push_back({nextManCentre(scene, each.side, each.point), count, each.side});
            continue;
        }
        const bool fromPile = each.kind == PlayKind::PlayDown;
        const ManItem *man = fromPile ? scene.topOfPile(each.side, each.point)
                                      : scene.firstPlayedMan(each.side, each.point);
        if (man != nullptr) {
            marks.hints.push_back({BoardScene::upperFaceCentre(*man), count, each.side});
        }
    }
}

} // namespace doublets
