// SPDX-License-Identifier: MIT
#include "core/record/replay.h"

#include "core/dice/dice.h"
#include "core/record/record_words.h"

#include <algorithm>

namespace doublets {

namespace {

/// Where an action of a record stands in its file.
struct ActionPlace
{
    QString place;
    int throwNumber = 0;
};

std::vector<ActionPlace> placesOf(const Record &record)
{
    std::vector<ActionPlace> places;
    for (std::size_t i = 0; i < record.opening.size(); ++i) {
        places.push_back({u"opening[%1]"_qs.arg(i), 0});
    }
    for (std::size_t i = 0; i < record.throws.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        places.push_back({u"throws[%1].dice"_qs.arg(i), number});
        for (std::size_t j = 0; j < record.throws[i].plays.size(); ++j) {
            places.push_back({u"throws[%1].plays[%2]"_qs.arg(i).arg(j), number});
        }
    }
    return places;
}

QString actionText(const Action &action)
{
    if (const auto *opening = std::get_if<OpeningThrow>(&action)) {
        return u"opening %1-%2"_qs.arg(opening->white).arg(opening->black);
    }
    if (const auto *dice = std::get_if<Throw>(&action)) {
        QStringList faces;
        for (const std::uint8_t face : *dice) {
            faces << QString::number(face);
        }
        return u"throw %1"_qs.arg(faces.join(u'-'));
    }
    const auto &play = std::get<Play>(action);
    QString text =
        u"%1 %2 %3"_qs.arg(record_words::sideName(play.by), record_words::actionName(play.kind))
            .arg(play.from);
    if (play.kind == PlayKind::Move) {
        text += (play.hit ? u"x%1"_qs : u"-%1"_qs).arg(play.to);
    }
    return text + u" (die %1)"_qs.arg(play.number);
}

RecordError refusedAction(const ActionPlace &at, const Action &action, referee::Refusal why)
{
    return {{ErrorCode::IllegalAction,
             {},
             at.place,
             {actionText(action), record_words::refusalName(why)}},
            at.throwNumber};
}

/// The record's rule set with its rulings, or why there is none.
Result<Rules, RecordError> rulesOf(const Record &record, const Catalogue &catalogue)
{
    const RuleSet *ruleSet = catalogue.find(record.ruleSet);
    if (ruleSet == nullptr) {
        return RecordError{{ErrorCode::UnknownRuleSet,
                            {},
                            u"ruleset"_qs,
                            {record.ruleSet, catalogue.ids().join(u", ")}}};
    }
    const auto rulings = ruleSet->completed(record.rulings);
    if (!rulings) {
        return RecordError{rulings.error()};
    }
    return ruleSet->rules(rulings.value());
}

QString facesText(std::vector<std::uint8_t> faces)
{
    QStringList texts;
    std::sort(faces.begin(), faces.end());
    for (const std::uint8_t face : faces) {
        texts << QString::number(face);
    }
    return texts.isEmpty() ? u"none"_qs : texts.join(u", ");
}

/// The thrower and the lost numbers as the record has them, against what really happened.
std::optional<RecordError> compareThrows(const Record &written, const Record &played)
{
    for (std::size_t i = 0; i < written.throws.size(); ++i) {
        const RecordedThrow &mine = written.throws[i];
        const RecordedThrow &real = played.throws[i];
        const int number = static_cast<int>(i) + 1;
        if (mine.by != real.by) {
            return RecordError{
                {ErrorCode::IllegalAction,
                 {},
                 u"throws[%1].by"_qs.arg(i),
                 {actionText(mine.dice), record_words::refusalName(referee::Refusal::WrongPlayer)}},
                number};
        }
        if (facesText(mine.lost) != facesText(real.lost)) {
            return RecordError{{ErrorCode::WrongLost,
                                {},
                                u"throws[%1].lost"_qs.arg(i),
                                {facesText(mine.lost), facesText(real.lost)}},
                               number};
        }
    }
    return std::nullopt;
}

QString resultText(const std::optional<RecordedResult> &result)
{
    if (!result) {
        return u"unfinished"_qs;
    }
    if (!result->winner) {
        return u"drawn"_qs;
    }
    return record_words::sideName(*result->winner);
}

void addLost(std::vector<std::uint8_t> &lost, const Events &events)
{
    for (const Event &event : events) {
        if (const auto *number = std::get_if<NumberLost>(&event)) {
            lost.insert(lost.end(), number->count, number->number);
        }
    }
}

} // namespace

void recordTurns(Record &record, const std::vector<Turn> &turns)
{
    record.opening.clear();
    record.throws.clear();
    record.result.reset();
    for (const Turn &turn : turns) {
        if (const auto *opening = std::get_if<OpeningThrow>(&turn.action)) {
            record.opening.push_back(*opening);
            continue;
        }
        if (const auto *dice = std::get_if<Throw>(&turn.action)) {
            // What a throw forfeits belongs to the throw before it; what it loses, to itself.
            std::vector<std::uint8_t> forfeited;
            std::vector<std::uint8_t> lost;
            bool thrown = false;
            RecordedThrow each;
            for (const Event &event : turn.events) {
                if (const auto *number = std::get_if<NumberLost>(&event)) {
                    auto &which = thrown ? lost : forfeited;
                    which.insert(which.end(), number->count, number->number);
                } else if (const auto *fallen = std::get_if<DiceThrown>(&event)) {
                    each.by = fallen->thrower;
                    thrown = true;
                }
            }
            if (!record.throws.empty()) {
                auto &before = record.throws.back().lost;
                before.insert(before.end(), forfeited.begin(), forfeited.end());
            }
            each.dice = *dice;
            each.lost = lost;
            record.throws.push_back(each);
            continue;
        }
        RecordedThrow &current = record.throws.back();
        current.plays.push_back(std::get<Play>(turn.action));
        addLost(current.lost, turn.events);
    }
    if (turns.empty() || !turns.back().after.isOver()) {
        return;
    }
    const Position &end = turns.back().after;
    if (end.stage == Stage::Won) {
        // The game stops at the last man: what was still to play, nobody plays.
        auto &lost = record.throws.back().lost;
        lost.insert(lost.end(), end.left.begin(), end.left.end());
        record.result = RecordedResult{end.winner(), {}};
    } else {
        record.result = RecordedResult{std::nullopt, u"blocked"_qs};
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
    recordTurns(record, game.turns());
    for (auto it = game.undoneTurns().rbegin(); it != game.undoneTurns().rend(); ++it) {
        record.undone.push_back(it->action);
    }
    record.diceAhead = game.diceAhead();
    return record;
}

Result<std::vector<Turn>, RecordError> replay(const Record &record, const Catalogue &catalogue)
{
    const auto rules = rulesOf(record, catalogue);
    if (!rules) {
        return rules.error();
    }
    const std::vector<Action> actions = record.actions();
    const std::vector<ActionPlace> places = placesOf(record);
    Position position = referee::start(rules.value());
    std::vector<Turn> turns;
    turns.reserve(actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto step = referee::take(rules.value(), position, actions[i]);
        if (!step) {
            return refusedAction(places[i], actions[i], step.error());
        }
        position = step.value().position;
        turns.push_back({actions[i], step.value().events, position});
    }
    Record played;
    recordTurns(played, turns);
    if (const auto error = compareThrows(record, played)) {
        return *error;
    }
    if (resultText(record.result) != resultText(played.result)) {
        return RecordError{{ErrorCode::WrongResult,
                            {},
                            u"result"_qs,
                            {resultText(record.result), resultText(played.result)}}};
    }
    return turns;
}

Result<std::unique_ptr<Game>, RecordError> gameFromRecord(const Record &record,
                                                          const Catalogue &catalogue)
{
    if (const auto turns = replay(record, catalogue); !turns) {
        return turns.error();
    }
    const RuleSet *ruleSet = catalogue.find(record.ruleSet);
    const auto seed = record.dice == DiceOrigin::Seeded ? parseSeed(record.seed)
                                                        : Result<std::uint64_t, Error>(0U);
    if (!seed) {
        Error error = seed.error();
        error.place = u"dice.seed"_qs;
        return RecordError{error};
    }
    auto game = std::make_unique<Game>(*ruleSet, ruleSet->completed(record.rulings).value(),
                                       makeDice(record.dice, seed.value()));
    if (const auto refused = game->restore(record.actions(), record.undone, record.diceAhead)) {
        const std::size_t index = refused->index - record.actions().size();
        return refusedAction({u"ahead.actions[%1]"_qs.arg(index), 0}, record.undone[index],
                             refused->why);
    }
    return game;
}

} // namespace doublets
