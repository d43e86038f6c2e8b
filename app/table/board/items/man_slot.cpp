// SPDX-License-Identifier: MIT
#include "table/board/items/man_slot.h"

#include <algorithm>

namespace doublets {

std::vector<ManSlot> slotsOn(const Men &men, int point)
{
    std::vector<ManSlot> found;
    const int count = men.onPoint(point);
    found.reserve(static_cast<std::size_t>(count));
    const int lying = men.hasPileOn(point) ? men.downOn(point) : std::max(0, count - 1);
    for (int level = 0; level < count - lying; ++level) {
        found.push_back({ManSlot::Where::Point, point, 0, level, 0});
    }
    for (int row = 1; row <= lying; ++row) {
        found.push_back({ManSlot::Where::Point, point, row, 0, 0});
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
    for (int nth = 0; nth < men.borneOff; ++nth) {
        found.push_back({ManSlot::Where::Tray, 0, 0, 0, nth});
    }
    for (int nth = 0; nth < men.removed; ++nth) {
        found.push_back({ManSlot::Where::Removed, 0, 0, 0, nth});
    }
    return found;
}

ManState restIn(const BoardLayout &layout, Side side, const ManSlot &slot)
{
    switch (slot.where) {
    case ManSlot::Where::Point:
        return {layout.lyingCentre(side, slot.point, slot.row),
                slot.level * BoardLayout::ManThickness, 0};
    case ManSlot::Where::Tray:
        return {layout.trayCentre(side, slot.nth), 0, 1};
    case ManSlot::Where::Removed:
        return {layout.removedCentre(side, slot.nth), 0, 1};
    }
    return {};
}

} // namespace doublets
