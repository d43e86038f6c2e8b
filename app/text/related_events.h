// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"

#include <vector>

// Searches for consecutive events that are described together.

namespace doublets {

/// Returns the consecutive plays in `events`, from the index `first` on, that have the same player
/// and kind as the play at `first`. Returns an empty list if the event at `first` is not a play, or
/// is a move, because moves are described separately.
[[nodiscard]] std::vector<Play> relatedPlays(const std::vector<Event> &events, std::size_t first);

/// Returns the consecutive events of type `Fate` (NumberPassed or NumberLost) in `events` from the
/// index `first` on, up to the first one for which `haveSameFate(front, event)` is false, where
/// `front` is the event at `first`. Returns an empty list if that event is not a `Fate`.
template<typename Fate, typename HaveSameFate>
[[nodiscard]] std::vector<Fate> relatedFates(const std::vector<Event> &events, std::size_t first,
                                             HaveSameFate haveSameFate)
{
    std::vector<Fate> found;
    for (; first < events.size(); ++first) {
        const Fate *fate = std::get_if<Fate>(&events[first]);
        if (fate == nullptr || (!found.empty() && !haveSameFate(found.front(), *fate))) {
            break;
        }
        found.push_back(*fate);
    }
    return found;
}

} // namespace doublets
