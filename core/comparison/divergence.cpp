// SPDX-License-Identifier: MIT
#include "core/comparison/comparison.h"

#include "core/game/referee.h"
#include "core/record/replay.h"

#include <algorithm>
#include <tuple>

namespace doublets {

namespace {

/// Returns the throws with their plays and losses sorted, since order makes no difference.
std::vector<RecordedThrow> throwsOf(const std::vector<HistoryEntry> &history)
{
    Record record;
    setRecordHistory(record, history);
    for (RecordedThrow &each : record.throws) {
        std::ranges::sort(each.lost);
        std::ranges::sort(each.plays, [](const Play &a, const Play &b) {
            const auto key = [](const Play &play) {
                return std::tuple(play.by, play.kind, play.from, play.to, play.number, play.hit);
            };
            return key(a) < key(b);
        });
    }
    return record.throws;
}

bool isOver(const std::vector<HistoryEntry> &history)
{
    return !history.empty() && history.back().after.isOver();
}

/// Returns whether numbers of the last throw remain to be played or claimed.
bool isLastThrowUnfinished(const std::vector<HistoryEntry> &history)
{
    return !history.empty() && (history.back().after.stage == Stage::Playing ||
                                history.back().after.stage == Stage::Claiming);
}

/// Returns the index in `history` of a throw, counted from 0. Precondition: the throw exists.
std::size_t historyIndexOfThrow(const std::vector<HistoryEntry> &history, std::size_t number)
{
    std::size_t i = 0;
    for (;; ++i) {
        if (std::holds_alternative<Throw>(history[i].action) && number-- == 0) {
            return i;
        }
    }
}

/// Replays the first game's plays of a throw in the second game. Returns nullopt if the second
/// game's rules do not allow them all.
std::optional<RecordedThrow> replayThrow(const std::vector<HistoryEntry> &first,
                                         const std::vector<HistoryEntry> &second,
                                         std::size_t number, const Rules &rules)
{
    const std::size_t there = historyIndexOfThrow(second, number);
    std::vector<HistoryEntry> history(second.begin(),
                                      second.begin() + static_cast<std::ptrdiff_t>(there) + 1);
    for (std::size_t i = historyIndexOfThrow(first, number) + 1;
         i < first.size() && std::holds_alternative<Play>(first[i].action); ++i) {
        const auto step = referee::applyAction(rules, history.back().after, first[i].action);
        if (!step) {
            return std::nullopt;
        }
        history.push_back({first[i].action, step.value().events, step.value().position});
    }
    if (history.back().after.stage == Stage::Claiming) {
        // Leaving a number unclaimed is a choice too; any next throw completes it.
        Throw next;
        for (int die = 0; die < rules.dice; ++die) {
            next.add(1);
        }
        HistoryEntry forfeit{next, {}, history.back().after};
        referee::throwDice(rules, forfeit.after, next, forfeit.events);
        history.push_back(forfeit);
    } else if (isLastThrowUnfinished(history)) {
        return std::nullopt;
    }
    return throwsOf(history)[number];
}

} // namespace

std::optional<Divergence> firstDivergence(const std::vector<HistoryEntry> &first,
                                          const std::vector<HistoryEntry> &second,
                                          const Rules &rules)
{
    const std::vector<RecordedThrow> firstThrows = throwsOf(first);
    const std::vector<RecordedThrow> secondThrows = throwsOf(second);
    const std::size_t common = std::min(firstThrows.size(), secondThrows.size());
    for (std::size_t i = 0; i < common; ++i) {
        const bool unfinished = i + 1 == firstThrows.size() && isLastThrowUnfinished(first);
        const bool sameThrow = firstThrows[i].thrower == secondThrows[i].thrower &&
                               firstThrows[i].dice == secondThrows[i].dice;
        if (firstThrows[i] == secondThrows[i] || (unfinished && sameThrow)) {
            continue;
        }
        const bool byChoice =
            sameThrow && replayThrow(first, second, i, rules) == std::optional(firstThrows[i]);
        return Divergence{i, byChoice};
    }
    const bool firstEnds = secondThrows.size() > common && isOver(first);
    const bool secondEnds = firstThrows.size() > common && isOver(second);
    return firstEnds || secondEnds ? std::optional(Divergence{common, false}) : std::nullopt;
}

} // namespace doublets
