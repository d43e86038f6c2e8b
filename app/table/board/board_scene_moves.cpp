// SPDX-License-Identifier: MIT
#include "table/board/board_scene.h"

#include <algorithm>

/// Selection of the man that an event moves, forwards and backwards.
namespace doublets {

namespace {

ManSlot onPoint(int point, int row, int level)
{
    return {ManSlot::Area::Point, point, row, level, 0};
}

} // namespace

std::optional<MotionStage::ManChange> BoardScene::moveMan(const Event &event, bool isReversed,
                                                          const BoardState &after)
{
    if (const auto *e = std::get_if<ManPlayedDown>(&event)) {
        return isReversed ? stackMan(e->side, e->point) : layDownMan(e->side, e->point);
    }
    if (const auto *e = std::get_if<ManReStacked>(&event)) {
        return isReversed ? layDownMan(e->side, e->point) : stackMan(e->side, e->point);
    }
    if (const auto *e = std::get_if<ManBorneOff>(&event)) {
        return isReversed ? restoreMan(e->side, e->point, ManSlot::Area::Tray, after)
                          : removeMan(e->side, e->point, ManSlot::Area::Tray);
    }
    if (const auto *e = std::get_if<ManHit>(&event)) {
        return isReversed ? restoreMan(e->side, e->point, ManSlot::Area::Removed, after)
                          : removeMan(e->side, e->point, ManSlot::Area::Removed);
    }
    if (const auto *e = std::get_if<ManMoved>(&event)) {
        return isReversed ? moveManToPoint(e->side, e->to, e->from, after)
                          : moveManToPoint(e->side, e->from, e->to, after);
    }
    return std::nullopt;
}

std::optional<MotionStage::ManChange> BoardScene::layDownMan(Side side, int point)
{
    ManItem *top = topOfPile(side, point);
    if (top == nullptr) {
        return std::nullopt;
    }
    return applyChange(*top, onPoint(point, firstTakenMan(side, point)->slot().row + 1, 0));
}

std::optional<MotionStage::ManChange> BoardScene::stackMan(Side side, int point)
{
    ManItem *man = firstTakenMan(side, point);
    if (man == nullptr || man->slot().row == 0) {
        return std::nullopt;
    }
    const auto men = menOn(side, point);
    const auto piled = std::count_if(men.begin(), men.end(),
                                     [](const ManItem *other) { return other->slot().row == 0; });
    return applyChange(*man, onPoint(point, 0, static_cast<int>(piled)));
}

std::optional<MotionStage::ManChange> BoardScene::removeMan(Side side, int point,
                                                            ManSlot::Area where)
{
    ManItem *man = firstTakenMan(side, point);
    if (man == nullptr) {
        return std::nullopt;
    }
    return applyChange(*man, {where, 0, 0, 0, countMenIn(side, where)});
}

std::optional<MotionStage::ManChange>
BoardScene::restoreMan(Side side, int point, ManSlot::Area where, const BoardState &after)
{
    ManItem *man = lastManIn(side, where);
    // The position tells whether the man was on a pile or in front of it.
    const auto there = slotsOn(after.position.menOf(side), point);
    if (man == nullptr || there.empty()) {
        return std::nullopt;
    }
    return applyChange(*man, there.back());
}

std::optional<MotionStage::ManChange> BoardScene::moveManToPoint(Side side, int from, int to,
                                                                 const BoardState &after)
{
    ManItem *man = firstTakenMan(side, from);
    const auto there = slotsOn(after.position.menOf(side), to);
    if (man == nullptr || there.empty()) {
        return std::nullopt;
    }
    return applyChange(*man, there.back());
}

} // namespace doublets
