// SPDX-License-Identifier: MIT
#include "core/comparison/comparison.h"

#include "core/game/referee.h"
#include "core/record/replay.h"

#include <algorithm>
#include <tuple>

namespace doublets {

namespace {

/// What was made of each throw, in an order of its own: the players' order is no difference.
std::vector<RecordedThrow> throwsOf(const std::vector<HistoryEntry> &history)
{
    Record record;
    recordHistory(record, history);
    for (RecordedThrow &each : record.throws) {
        std::sort(each.lost.begin(), each.lost.end());
        std::sort(each.plays.begin(), each.plays.end(), [](const Play &a, const Play &b) {
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

/// Whether numbers of the last throw are still to be played.
bool isPlaying(const std::vector<HistoryEntry> &history)
{
    return !history.empty() && (history.back().after.stage == Stage::Playing ||
                                history.back().after.stage == Stage::Claiming);
}

/// The index in the history of the throw with that number (from 0).
std::size_t turnOfThrow(const std::vector<HistoryEntry> &history, std::size_t number)
{
    std::size_t i = 0;
    for (;; ++i) {
        if (std::holds_alternative<Throw>(history[i].action) && number-- == 0) {
            return i;
        }
    }
}

/// What comes of the first course's plays in the second one, if its rules allow them all.
std::optional<RecordedThrow> playedAlike(const std::vector<HistoryEntry> &first,
                                         const std::vector<HistoryEntry> &second,
                                         std::size_t number, const Rules &rules)
{
    const std::size_t there = turnOfThrow(second, number);
    std::vector<HistoryEntry> history(second.begin(),
                                      second.begin() + static_cast<std::ptrdiff_t>(there) + 1);
    for (std::size_t i = turnOfThrow(first, number) + 1;
         i < first.size() && std::holds_alternative<Play>(first[i].action); ++i) {
        const auto step = referee::take(rules, history.back().after, first[i].action);
        if (!step) {
            return std::nullopt;
        }
        history.push_back({first[i].action, step.value().events, step.value().position});
    }
    if (history.back().after.stage == Stage::Claiming) {
        // Not to claim is a choice too; it is made by the next throw, whatever falls.
        Throw next;
        for (int die = 0; die < rules.dice; ++die) {
            next.add(1);
        }
        HistoryEntry forfeit{next, {}, history.back().after};
        referee::throwDice(rules, forfeit.after, next, forfeit.events);
        history.push_back(forfeit);
    } else if (isPlaying(history)) {
        return std::nullopt;
    }
    return throwsOf(history)[number];
}

} // namespace

std::optional<Parting> partingOf(const std::vector<HistoryEntry> &first,
                                 const std::vector<HistoryEntry> &second, const Rules &rules)
{
    const std::vector<RecordedThrow> one = throwsOf(first);
    const std::vector<RecordedThrow> other = throwsOf(second);
    const std::size_t both = std::min(one.size(), other.size());
    for (std::size_t i = 0; i < both; ++i) {
        const bool broken = i + 1 == one.size() && isPlaying(first);
        const bool sameThrow = one[i].by == other[i].by && one[i].dice == other[i].dice;
        if (one[i] == other[i] || (broken && sameThrow)) {
            continue;
        }
        const bool byChoice =
            sameThrow && playedAlike(first, second, i, rules) == std::optional(one[i]);
        return Parting{i, byChoice};
    }
    const bool firstEnds = other.size() > both && isOver(first);
    const bool secondEnds = one.size() > both && isOver(second);
    return firstEnds || secondEnds ? std::optional(Parting{both, false}) : std::nullopt;
}

} // namespace doublets
