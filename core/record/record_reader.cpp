// SPDX-License-Identifier: MIT
#include "core/record/record.h"
#include "core/record/record_words.h"
#include "core/record/sizes.h"

#include "core/dice/dice.h"
#include "core/json/strict_json.h"

#include <limits>

namespace doublets {

using namespace record_words;
using json::Object;

namespace {

constexpr int AnyNumber = std::numeric_limits<int>::max();

/// A word of the format for one of the values of an enum.
template<typename Enum>
Enum word(const Object &in, const QString &key, std::optional<Enum> (*from)(const QString &),
          const QString &allowed)
{
    const QString name = in.anyText(key);
    const auto found = from(name);
    if (!found) {
        in.fail(key, ErrorCode::ImpossibleValue, {name, allowed});
    }
    return found.value_or(Enum{});
}

Side readSide(const Object &in, const QString &key)
{
    return word<Side>(in, key, &sideFrom, u"white, black"_qs);
}

std::uint8_t readSmall(const Object &in, const QString &key, int most)
{
    return static_cast<std::uint8_t>(in.integer(key, 1, most));
}

std::vector<std::uint8_t> readFaces(const Object &in, const QString &key, int least, int most)
{
    const auto size = static_cast<int>(in.list(key, least, most).size());
    std::vector<std::uint8_t> faces;
    for (const int face : in.integers(key, size, 1, 6)) {
        faces.push_back(static_cast<std::uint8_t>(face));
    }
    return faces;
}

Throw readDice(const Object &in)
{
    return Throw(readFaces(in, u"dice"_qs, 2, MostDice));
}

OpeningThrow readOpening(Object in)
{
    in.require({u"white"_qs, u"black"_qs});
    return {readSmall(in, u"white"_qs, 6), readSmall(in, u"black"_qs, 6)};
}

Play readPlay(Object in)
{
    in.require({u"by"_qs, u"action"_qs, u"die"_qs});
    Play play{};
    play.by = readSide(in, u"by"_qs);
    play.kind =
        word<PlayKind>(in, u"action"_qs, &actionFrom, u"play-down, re-stack, bear-off, move"_qs);
    play.number = readSmall(in, u"die"_qs, 6);
    const bool onTrack =
        play.kind == PlayKind::Move || (play.kind == PlayKind::BearOff && in.has(u"from"_qs));
    in.require({onTrack ? u"from"_qs : u"point"_qs});
    play.from = onTrack ? readSmall(in, u"from"_qs, PointsOnTrack)
                        : readSmall(in, u"point"_qs, PointsInTable);
    if (play.kind == PlayKind::Move) {
        in.require({u"to"_qs});
        play.to = readSmall(in, u"to"_qs, PointsOnTrack);
    }
    play.hit = in.has(u"hit"_qs) && in.flag(u"hit"_qs);
    return play;
}

RecordedThrow readThrow(Object in)
{
    in.require({u"by"_qs, u"dice"_qs, u"plays"_qs, u"lost"_qs});
    RecordedThrow each;
    each.by = readSide(in, u"by"_qs);
    each.dice = readDice(in);
    for (const Object &play : in.objects(u"plays"_qs, 0, limits::MostOfARecordedThrow)) {
        each.plays.push_back(readPlay(play));
    }
    each.lost = readFaces(in, u"lost"_qs, 0, limits::MostOfARecordedThrow);
    return each;
}

RecordedPlayer readPlayer(Object in)
{
    in.require({u"name"_qs, u"kind"_qs});
    return {in.anyText(u"name"_qs),
            word<PlayerKind>(in, u"kind"_qs, &playerKindFrom, u"human, computer"_qs),
            in.has(u"level"_qs) ? in.anyText(u"level"_qs) : QString()};
}

void readPlayers(Object in, Record &record)
{
    in.require({u"white"_qs, u"black"_qs});
    if (!in.errors().error()) {
        record.white = readPlayer(in.object(u"white"_qs));
        record.black = readPlayer(in.object(u"black"_qs));
    }
}

void readDiceSource(Object in, Record &record)
{
    in.require({u"source"_qs});
    record.dice =
        word<DiceOrigin>(in, u"source"_qs, &diceOriginFromName, u"system, seeded, entered"_qs);
    if (record.dice != DiceOrigin::Seeded) {
        return;
    }
    in.require({u"seed"_qs});
    record.seed = in.anyText(u"seed"_qs);
    if (const auto seed = parseSeed(record.seed); !seed) {
        in.fail(u"seed"_qs, ErrorCode::BadSeed, seed.error().facts);
    }
}

Rulings readRulings(const Object &in)
{
    Rulings rulings;
    const QStringList keys = in.keys();
    for (const QString &key : keys.mid(0, limits::MostRulings + 1)) { // one more tells too many
        rulings.insert(key, in.anyText(key));
    }
    return rulings;
}

RecordedResult readResult(Object in)
{
    in.require({u"winner"_qs});
    if (in.isNull(u"winner"_qs)) {
        in.require({u"reason"_qs});
        return {std::nullopt, in.anyText(u"reason"_qs)};
    }
    return {readSide(in, u"winner"_qs), {}};
}

Action readUndone(Object in)
{
    if (in.has(u"opening"_qs)) {
        return readOpening(in.object(u"opening"_qs));
    }
    if (in.has(u"dice"_qs)) {
        return readDice(in);
    }
    in.require({u"play"_qs});
    return readPlay(in.object(u"play"_qs));
}

void readAhead(Object in, Record &record)
{
    in.require({u"actions"_qs, u"dice"_qs});
    for (const Object &action : in.objects(u"actions"_qs, 0, limits::MostActionsAhead)) {
        if (in.errors().error()) {
            return;
        }
        record.undone.push_back(readUndone(action));
    }
    record.diceAhead = readFaces(in, u"dice"_qs, 0, limits::MostFacesAhead);
}

Record readBody(Object in)
{
    in.require(
        {u"ruleset"_qs, u"rulings"_qs, u"players"_qs, u"dice"_qs, u"opening"_qs, u"throws"_qs});
    Record record;
    record.ruleSet = in.anyText(u"ruleset"_qs);
    record.rulings = readRulings(in.object(u"rulings"_qs));
    readPlayers(in.object(u"players"_qs), record);
    readDiceSource(in.object(u"dice"_qs), record);
    for (const Object &pair : in.objects(u"opening"_qs, 0, limits::MostRecordedLeads)) {
        record.opening.push_back(readOpening(pair));
    }
    for (const Object &each : in.objects(u"throws"_qs, 0, limits::MostRecordedThrows)) {
        if (in.errors().error()) {
            break;
        }
        record.throws.push_back(readThrow(each));
    }
    if (in.has(u"result"_qs)) {
        record.result = readResult(in.object(u"result"_qs));
    }
    if (in.has(u"ahead"_qs)) {
        readAhead(in.object(u"ahead"_qs), record);
    }
    return record;
}

/// Checks that this is a record of a version we know, before anything else is said about it.
void readHeader(Object in)
{
    in.require({u"format"_qs, u"version"_qs});
    const QString format = in.anyText(u"format"_qs);
    if (format != u"doublets-game") {
        in.fail(u"format"_qs, ErrorCode::WrongFormat, {format, u"doublets-game"_qs});
    }
    const int version = in.integer(u"version"_qs, 1, AnyNumber);
    if (version > RecordVersion) {
        in.fail(u"version"_qs, ErrorCode::NewerVersion,
                {QString::number(version), QString::number(RecordVersion)});
    }
}

} // namespace

Result<Record, RecordError> parseRecord(const QByteArray &text, const QString &file)
{
    const auto object = json::parseObject(text, file, LargestRecord);
    if (!object) {
        return RecordError::of(object.error());
    }
    json::FirstError errors(file);
    const Object whole(errors, object.value(), {});
    readHeader(whole);
    Record record;
    if (!errors.error()) {
        record = readBody(whole);
    }
    if (errors.error()) {
        return RecordError::of(*errors.error());
    }
    if (auto error = sizeError(record)) {
        error->file = file;
        return RecordError::of(*error);
    }
    return record;
}

} // namespace doublets
