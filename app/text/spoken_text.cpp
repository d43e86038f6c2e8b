// SPDX-License-Identifier: MIT
#include "text/spoken_text.h"

#include "core/game/game.h"
#include "text/caption.h"
#include "text/events_text.h"

namespace doublets {

QString spokenText(const Game &game, const PlayerNames &names,
                   std::span<const HistoryEntry> actions)
{
    std::vector<Event> events;
    for (const HistoryEntry &entry : actions) {
        for (const Event &event : entry.events) {
            if (!isImpliedByTask(event) && !isConcealed(game.rules(), event)) {
                events.push_back(event);
            }
        }
    }
    return eventsText(game.ruleSet(), names.withFigures(), events);
}

QString spokenTask(const Game &game, const PlayerNames &names)
{
    return taskText(game, names.withFigures());
}

} // namespace doublets
