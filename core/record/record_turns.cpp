// SPDX-License-Identifier: MIT
#include "core/record/replay.h"

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using Lost = std::vector<std::uint8_t>;

void addLost(Lost &lost, const NumberLost &event)
{
    lost.insert(lost.end(), event.count, event.number);
}

/// Records a throw. Numbers forfeited by it belong to the previous throw; numbers lost by it, to
/// itself.
void recordThrow(Record &record, const Throw &dice, const Events &events)
{
    RecordedThrow each;
    each.dice = dice;
    bool thrown = false;
    for (const Event &event : events) {
        if (const auto *fallen = std::get_if<DiceThrown>(&event)) {
            each.thrower = fallen->thrower;
            thrown = true;
        } else if (const auto *lost = std::get_if<NumberLost>(&event)) {
            addLost(thrown ? each.lost : record.throws.back().lost, *lost);
        }
    }
    record.throws.push_back(each);
}

void recordPlay(RecordedThrow &current, const Play &play, const Events &events)
{
    current.plays.push_back(play);
    for (const Event &event : events) {
        if (const auto *lost = std::get_if<NumberLost>(&event)) {
            addLost(current.lost, *lost);
        }
    }
}

void recordEnd(Record &record, const Position &end)
{
    if (end.stage == Stage::Won) {
        // The game ends with the last man, so the remaining numbers are lost.
        Lost &lost = record.throws.back().lost;
        lost.insert(lost.end(), end.remainingNumbers.begin(), end.remainingNumbers.end());
        record.result = RecordedResult{end.winner(), {}};
    } else if (end.stage == Stage::Drawn) {
        record.result = RecordedResult{std::nullopt, u"blocked"_s};
    }
}

} // namespace

void setRecordHistory(Record &record, const std::vector<HistoryEntry> &history)
{
    record.opening.clear();
    record.throws.clear();
    record.result.reset();
    for (const HistoryEntry &entry : history) {
        if (const auto *opening = std::get_if<OpeningThrow>(&entry.action)) {
            record.opening.push_back(*opening);
        } else if (const auto *dice = std::get_if<Throw>(&entry.action)) {
            recordThrow(record, *dice, entry.events);
        } else {
            recordPlay(record.throws.back(), std::get<Play>(entry.action), entry.events);
        }
    }
    if (!history.empty()) {
        recordEnd(record, history.back().after);
    }
}

Record recordOf(const Game &game, const RecordedPlayer &white, const RecordedPlayer &black)
{
    Record record;
    record.ruleSet = game.ruleSet().id;
    record.rulings = game.rulings();
    record.white = white;
    record.black = black;
    record.dice = game.dice().origin();
    record.seed = game.dice().seed();
    setRecordHistory(record, game.history());
    for (auto it = game.undoneEntries().rbegin(); it != game.undoneEntries().rend(); ++it) {
        record.undone.push_back(it->action);
    }
    record.futureFaces = game.futureFaces();
    return record;
}

} // namespace doublets
