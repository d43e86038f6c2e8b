// SPDX-License-Identifier: MIT
#include "text/spoken_text.h"

#include "core/game/game.h"
#include "text/brief_text.h"
#include "text/caption.h"
#include "text/claim_text.h"
#include "text/events_text.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace doublets {

namespace {

bool isUnclaimed(const Event &event)
{
    const auto *lost = std::get_if<NumberLost>(&event);
    return lost != nullptr && lost->isUnclaimed();
}

QString spokenEventsText(const Game &game, const PlayerNames &names,
                         const std::vector<Event> &events, SpeechLevel level)
{
    return level == SpeechLevel::Brief ? briefEventsText(game.ruleSet(), names, events)
                                       : eventsText(game.ruleSet(), names.withFigures(), events);
}

} // namespace

QString spokenText(const Game &game, const PlayerNames &names,
                   std::span<const HistoryEntry> actions, SpeechLevel level,
                   bool omitsFirstUnclaimed)
{
    const PlayerNames spokenNames = names.withFigures();
    QStringList parts;
    std::vector<Event> events;
    for (const HistoryEntry &entry : actions) {
        const auto index = static_cast<std::size_t>(&entry - game.history().data());
        if (const auto *play = std::get_if<Play>(&entry.action);
            play != nullptr && game.positionAfter(index).stage == Stage::Claiming) {
            parts << spokenEventsText(game, names, events, level)
                  << claimText(game, spokenNames, *play);
            events.clear();
        }
        const bool omitsUnclaimed = omitsFirstUnclaimed && &entry == actions.data();
        for (const Event &event : entry.events) {
            if (omitsUnclaimed && isUnclaimed(event)) {
                continue;
            }
            if (!isImpliedByTask(event) && !isConcealed(game.rules(), event)) {
                events.push_back(event);
            }
        }
    }
    parts << spokenEventsText(game, names, events, level);
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString unclaimedNumbersText(const Game &game, const PlayerNames &names, const HistoryEntry &entry,
                             SpeechLevel level)
{
    std::vector<Event> events;
    std::ranges::copy_if(entry.events, std::back_inserter(events), isUnclaimed);
    return spokenEventsText(game, names, events, level);
}

QString spokenActionText(const Game &game, const PlayerNames &names, const HistoryEntry &entry)
{
    // A throw comes after the loss of unclaimed numbers.
    const auto *first = std::ranges::find_if(entry.events, [](const Event &event) {
        return !std::holds_alternative<NumberLost>(event);
    });
    return first == entry.events.end() ? QString()
                                       : eventsText(game.ruleSet(), names.withFigures(), {*first});
}

std::chrono::milliseconds speechTime(const QString &text)
{
    constexpr std::chrono::milliseconds TimePerLetter(75);
    return text.size() * TimePerLetter;
}

QString spokenTaskText(const Game &game, const PlayerNames &names)
{
    return taskText(game, names.withFigures());
}

} // namespace doublets
