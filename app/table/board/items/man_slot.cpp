// SPDX-License-Identifier: MIT
#include "table/board/items/man_slot.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr int Rows = 3;        ///< rows of men on a point, from the rail
constexpr int UsualLevels = 3; ///< height of the piles of men that move within their own table,
                               ///< not below any pile at the start

/// Returns the approximate number of men on the point that are taken after the one in this slot.
int takenAfter(const ManSlot &slot)
{
    const int storey = std::max(0, slot.level - (UsualLevels - 1));
    return (storey * Rows + slot.row) * UsualLevels + std::min(slot.level, UsualLevels - 1);
}

std::vector<ManSlot> slotsOfPiles(int point, int count)
{
    std::vector<ManSlot> found;
    for (int storey = 0; static_cast<int>(found.size()) < count; ++storey) {
        for (int row = 0; row < Rows; ++row) {
            const int first = storey == 0 ? 0 : UsualLevels - 1 + storey;
            for (int level = first; level < UsualLevels + storey; ++level) {
                found.push_back({ManSlot::Area::Point, point, row, level, 0});
            }
        }
    }
    found.resize(static_cast<std::size_t>(count));
    return found;
}

} // namespace

bool isPlayedAfter(const ManSlot &one, const ManSlot &other)
{
    return takenAfter(one) < takenAfter(other);
}

ManSlot nextSlotOn(Men men, int point)
{
    ++men.counts[static_cast<std::size_t>(point) - 1];
    return slotsOn(men, point).back();
}

std::vector<ManSlot> slotsOn(const Men &men, int point)
{
    std::vector<ManSlot> found;
    const int count = men.onPoint(point);
    if (men.phase == Phase::Home) {
        return slotsOfPiles(point, count);
    }
    found.reserve(static_cast<std::size_t>(count));
    const int lying = men.isPilePoint(point) ? men.downOn(point) : std::max(0, count - 1);
    for (int level = 0; level < count - lying; ++level) {
        found.push_back({ManSlot::Area::Point, point, 0, level, 0});
    }
    for (int row = 1; row <= lying; ++row) {
        found.push_back({ManSlot::Area::Point, point, row, 0, 0});
    }
    return found;
}

std::vector<ManSlot> slotsOf(const Men &men)
{
    std::vector<ManSlot> found;
    for (int point = 1; point <= PointsOnTrack; ++point) {
        const auto here = slotsOn(men, point);
        found.insert(found.end(), here.begin(), here.end());
    }
    for (int index = 0; index < men.borneOff; ++index) {
        found.push_back({ManSlot::Area::Tray, 0, 0, 0, index});
    }
    for (int index = 0; index < men.removed; ++index) {
        found.push_back({ManSlot::Area::Removed, 0, 0, 0, index});
    }
    return found;
}

ManState restingState(const BoardLayout &layout, Side side, const ManSlot &slot)
{
    switch (slot.area) {
    case ManSlot::Area::Point:
        return {layout.manCentre(side, slot.point, slot.row),
                slot.level * BoardLayout::ManThickness, 0};
    case ManSlot::Area::Tray:
        return {layout.borneOffManCentre(side, slot.index), 0, 1};
    case ManSlot::Area::Removed:
        return {layout.removedManCentre(side, slot.index), 0, 1};
    }
    return {};
}

} // namespace doublets
