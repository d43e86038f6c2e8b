// SPDX-License-Identifier: MIT
#include "core/record/replay.h"

#include "core/dice/dice.h"
#include "core/inventions/invention.h"
#include "core/record/notes.h"
#include "core/record/record_keywords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns the place of each action in the file.
QStringList placesOf(const Record &record)
{
    QStringList places;
    for (std::size_t i = 0; i < record.opening.size(); ++i) {
        places << u"opening[%1]"_s.arg(i);
    }
    for (std::size_t i = 0; i < record.throws.size(); ++i) {
        places << u"throws[%1].dice"_s.arg(i);
        for (std::size_t j = 0; j < record.throws[i].plays.size(); ++j) {
            places << u"throws[%1].plays[%2]"_s.arg(QString::number(i), QString::number(j));
        }
    }
    return places;
}

QString actionText(const Action &action)
{
    if (const auto *opening = std::get_if<OpeningThrow>(&action)) {
        return u"opening %1-%2"_s.arg(QString::number(opening->white),
                                      QString::number(opening->black));
    }
    if (const auto *dice = std::get_if<Throw>(&action)) {
        QStringList faces;
        for (const std::uint8_t face : *dice) {
            faces << QString::number(face);
        }
        return u"throw %1"_s.arg(faces.join(u'-'));
    }
    const auto &play = std::get<Play>(action);
    QString text =
        u"%1 %2 %3"_s.arg(record_keywords::sideName(play.by),
                          record_keywords::playKindName(play.kind), QString::number(play.from));
    if (play.kind == PlayKind::Move) {
        text += (play.hit ? u"x%1"_s : u"-%1"_s).arg(play.to);
    }
    return text + u" (die %1)"_s.arg(play.number);
}

RecordError recordError(ErrorCode code, const QString &place, const QStringList &facts)
{
    return RecordError::fromError({code, {}, place, facts});
}

RecordError refusedAction(const QString &place, const Action &action, referee::Refusal why)
{
    return recordError(ErrorCode::IllegalAction, place,
                       {actionText(action), record_keywords::refusalName(why)});
}

/// Returns the rule set of a record whose game is an invention.
Result<RuleSet, RecordError> inventedRuleSetOf(const Record &record, const Catalogue &catalogue)
{
    auto ruleSet = inventedRuleSet(catalogue, {*record.invention, record.ruleSet, record.rulings});
    if (ruleSet) {
        return std::move(ruleSet).value();
    }
    Error error = ruleSet.error();
    if (error.place == u"name" || error.place == u"inventors") {
        error.place.prepend(u"invention."_s);
    }
    return RecordError::fromError(error);
}

/// Returns the rules of a record, or an error if they are unknown or impossible.
Result<Rules, RecordError> rulesOf(const Record &record, const Catalogue &catalogue)
{
    if (record.invention) {
        const auto invented = inventedRuleSetOf(record, catalogue);
        if (!invented) {
            return invented.error();
        }
        return invented.value().defaultRules;
    }
    const RuleSet *ruleSet = catalogue.find(record.ruleSet);
    if (ruleSet == nullptr) {
        return recordError(ErrorCode::UnknownRuleSet, u"ruleset"_s,
                           {record.ruleSet, catalogue.ids().join(u", ")});
    }
    const auto rulings = ruleSet->completedRulings(record.rulings);
    if (!rulings) {
        return RecordError::fromError(rulings.error());
    }
    return ruleSet->rules(rulings.value());
}

QString facesText(const std::vector<std::uint8_t> &faces)
{
    QStringList texts;
    for (const std::uint8_t face : faces) {
        texts << QString::number(face);
    }
    return texts.isEmpty() ? u"none"_s : texts.join(u", ");
}

/// Sorts lost numbers for comparison, since their order is arbitrary.
std::vector<std::uint8_t> sorted(std::vector<std::uint8_t> numbers)
{
    std::ranges::sort(numbers);
    return numbers;
}

/// Compares the recorded throwers and lost numbers with the actual ones.
std::optional<RecordError> compareThrows(const Record &written, const Record &played)
{
    for (std::size_t i = 0; i < written.throws.size(); ++i) {
        const RecordedThrow &mine = written.throws[i];
        const RecordedThrow &real = played.throws[i];
        if (mine.thrower != real.thrower) {
            return refusedAction(u"throws[%1].by"_s.arg(i), mine.dice,
                                 referee::Refusal::WrongPlayer);
        }
        if (sorted(mine.lost) != sorted(real.lost)) {
            return recordError(ErrorCode::WrongLostNumbers, u"throws[%1].lost"_s.arg(i),
                               {facesText(sorted(mine.lost)), facesText(sorted(real.lost))});
        }
    }
    return std::nullopt;
}

/// Checks that the future faces begin with the faces of the undone throws.
std::optional<RecordError> compareAhead(const Record &record)
{
    std::vector<std::uint8_t> undone;
    for (const Action &action : record.undone) {
        const auto faces = facesOf(action);
        undone.insert(undone.end(), faces.begin(), faces.end());
    }
    const std::vector<std::uint8_t> &ahead = record.futureFaces;
    if (undone.size() <= ahead.size() && std::equal(undone.begin(), undone.end(), ahead.begin())) {
        return std::nullopt;
    }
    return recordError(ErrorCode::Inconsistent, u"ahead.dice"_s,
                       {u"dice: "_s + facesText(ahead), u"actions: "_s + facesText(undone)});
}

/// Returns how many numbers each action lost, including undone actions up to the first illegal one.
std::vector<int> lossesOf(const Record &record, const Rules &rules,
                          const std::vector<HistoryEntry> &history)
{
    std::vector<int> losses;
    losses.reserve(history.size() + record.undone.size());
    for (const HistoryEntry &entry : history) {
        losses.push_back(lostNumberCount(entry.events));
    }
    Position position = history.empty() ? referee::initialPosition(rules) : history.back().after;
    for (const Action &action : record.undone) {
        const auto step = referee::applyAction(rules, position, action);
        if (!step) {
            break; // reported when the game is restored
        }
        position = step.value().position;
        losses.push_back(lostNumberCount(step.value().events));
    }
    return losses;
}

/// Checks that each note is on an existing step, without another note.
std::optional<RecordError> compareNotes(const Record &record, const Rules &rules,
                                        const std::vector<HistoryEntry> &history)
{
    if (record.notes.empty()) {
        return std::nullopt;
    }
    std::vector<Action> actions = record.actions();
    actions.insert(actions.end(), record.undone.begin(), record.undone.end());
    const std::vector<int> losses = lossesOf(record, rules, history);
    Notes seen;
    for (std::size_t i = 0; i < record.notes.size(); ++i) {
        const RecordedNote &note = record.notes[i];
        const auto step = stepOf(note, actions);
        const bool tooFar = !step || step->actions > losses.size();
        const int most = tooFar || step->actions == 0 ? 0 : losses[step->actions - 1];
        if (tooFar || note.loss > most) {
            return recordError(ErrorCode::NoSuchStep, u"notes[%1]"_s.arg(i),
                               {QString::number(note.throwNumber), QString::number(note.action),
                                QString::number(note.loss)});
        }
        if (!seen.noteOn(*step).isEmpty()) {
            return recordError(ErrorCode::DuplicateEntry, u"notes[%1]"_s.arg(i),
                               {u"throw %1, action %2"_s.arg(QString::number(note.throwNumber),
                                                             QString::number(note.action))});
        }
        static_cast<void>(seen.setNote(*step, note.text));
    }
    return std::nullopt;
}

QString resultText(const std::optional<RecordedResult> &result)
{
    if (!result) {
        return u"unfinished"_s;
    }
    if (!result->winner) {
        return u"drawn"_s;
    }
    return record_keywords::sideName(*result->winner);
}

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

Result<std::vector<HistoryEntry>, RecordError> replay(const Record &record,
                                                      const Catalogue &catalogue)
{
    const auto rules = rulesOf(record, catalogue);
    if (!rules) {
        return rules.error();
    }
    const std::vector<Action> actions = record.actions();
    const QStringList places = placesOf(record);
    Position position = referee::initialPosition(rules.value());
    std::vector<HistoryEntry> history;
    history.reserve(actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto step = referee::applyAction(rules.value(), position, actions[i]);
        if (!step) {
            return refusedAction(places[static_cast<qsizetype>(i)], actions[i], step.error());
        }
        position = step.value().position;
        history.push_back({actions[i], step.value().events, position});
    }
    Record played;
    setRecordHistory(played, history);
    if (const auto error = compareThrows(record, played)) {
        return *error;
    }
    if (resultText(record.result) != resultText(played.result)) {
        return recordError(ErrorCode::WrongResult, u"result"_s,
                           {resultText(record.result), resultText(played.result)});
    }
    if (const auto error = compareNotes(record, rules.value(), history)) {
        return *error;
    }
    return history;
}

Result<std::unique_ptr<Game>, RecordError> gameFromRecord(const Record &record,
                                                          const Catalogue &catalogue)
{
    if (const auto history = replay(record, catalogue); !history) {
        return history.error();
    }
    if (const auto error = compareAhead(record)) {
        return *error;
    }
    std::uint64_t seed = 0;
    if (record.dice == DiceOrigin::Seeded) {
        const auto parsed = parseSeed(record.seed);
        if (!parsed) {
            return recordError(ErrorCode::InvalidSeed, u"dice.seed"_s, parsed.error().facts);
        }
        seed = parsed.value();
    }
    const RuleSet ruleSet = record.invention ? inventedRuleSetOf(record, catalogue).value()
                                             : *catalogue.find(record.ruleSet);
    const Rulings rulings =
        record.invention ? Rulings() : ruleSet.completedRulings(record.rulings).value();
    auto game = std::make_unique<Game>(ruleSet, rulings, makeDice(record.dice, seed));
    if (const auto refused = game->restore(record.actions(), record.undone, record.futureFaces)) {
        const std::size_t index = refused->index - record.actions().size();
        return refusedAction(u"ahead.actions[%1]"_s.arg(index), record.undone[index],
                             refused->reason);
    }
    return game;
}

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
    if (const auto &invention = game.ruleSet().invention) {
        record.rulings = invention->values;
        record.invention = invention->name;
    }
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
