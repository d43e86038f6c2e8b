// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"

#include <vector>

/// Finds consecutive events that one text describes together.
namespace doublets {

/// Returns the plays described by the events from index `first` on, as long as they are by the same
/// player and of the same kind. Empty if the first event is no play, or a move, since moves are
/// described one by one.
[[nodiscard]] std::vector<Play> relatedPlays(const std::vector<Event> &events, std::size_t first);

/// Returns the events of type `Fate` from index `first` on, as long as `haveSameFate(front, each)`
/// is true.
template<typename Fate, typename HaveSameFate>
[[nodiscard]] std::vector<Fate> relatedFates(const std::vector<Event> &events, std::size_t first,
                                             HaveSameFate haveSameFate)
{
    std::vector<Fate> taken;
    for (; first < events.size(); ++first) {
        const Fate *fate = std::get_if<Fate>(&events[first]);
        if (fate == nullptr || (!taken.empty() && !haveSameFate(taken.front(), *fate))) {
            break;
        }
        taken.push_back(*fate);
    }
    return taken;
}

} // namespace doublets
