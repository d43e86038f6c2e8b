// SPDX-License-Identifier: MIT
#include "match/odds/luck.h"

#include "core/game/referee.h"

namespace doublets {

namespace {

const Position &before(const Position &start, const std::vector<HistoryEntry> &history,
                       std::size_t index)
{
    return index == 0 ? start : history[index - 1].after;
}

} // namespace

std::optional<Side> actorOf(const Rules &rules, const Position &start,
                            const std::vector<HistoryEntry> &history, std::size_t index)
{
    const Action &action = history[index].action;
    if (const auto *play = std::get_if<Play>(&action)) {
        return play->by;
    }
    if (std::holds_alternative<OpeningThrow>(action)) {
        return std::nullopt;
    }
    return referee::nextThrower(rules, before(start, history, index));
}

std::optional<ChanceContributions>
chanceContributions(const Rules &rules, const Position &start,
                    const std::vector<HistoryEntry> &history,
                    const std::vector<std::optional<OddsChange>> &after, std::size_t count)
{
    ChanceContributions made;
    for (std::size_t i = 0; i < count; ++i) {
        if (!after[i]) {
            return std::nullopt;
        }
        const auto actor = actorOf(rules, start, history, i);
        (actor ? made.dice[indexOf(*actor)] : made.lead) += after[i]->luck;
        // A player who did not claim a number chose to forfeit it.
        const Side chooser = std::holds_alternative<Play>(history[i].action)
                                 ? std::get<Play>(history[i].action).by
                                 : before(start, history, i).player;
        made.choices[indexOf(chooser)] += after[i]->choice;
    }
    return made;
}

} // namespace doublets
