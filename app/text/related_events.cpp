// SPDX-License-Identifier: MIT
#include "text/related_events.h"

#include <optional>

namespace doublets {

namespace {

/// Returns the play described by an event. Returns nullopt for other events, and for moves.
std::optional<Play> playIn(const Event &event)
{
    if (const auto *down = std::get_if<ManPlayedDown>(&event)) {
        return Play{down->side, PlayKind::PlayDown, down->point, 0, down->number, false};
    }
    if (const auto *back = std::get_if<ManReStacked>(&event)) {
        return Play{back->side, PlayKind::ReStack, back->point, 0, back->number, false};
    }
    if (const auto *off = std::get_if<ManBorneOff>(&event)) {
        return Play{off->side, PlayKind::BearOff, off->point, 0, off->number, false};
    }
    if (const auto *up = std::get_if<ManSetUp>(&event)) {
        return Play{up->side, PlayKind::SetUp, up->point, 0, up->number, false};
    }
    return std::nullopt;
}

} // namespace

std::vector<Play> relatedPlays(const std::vector<Event> &events, std::size_t first)
{
    std::vector<Play> taken;
    for (; first < events.size(); ++first) {
        const auto play = playIn(events[first]);
        if (!play || (!taken.empty() &&
                      (taken.front().by != play->by || taken.front().kind != play->kind))) {
            break;
        }
        taken.push_back(*play);
    }
    return taken;
}

} // namespace doublets
