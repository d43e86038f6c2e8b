// SPDX-License-Identifier: MIT
#include "core/record/record_reader.h"

#include "core/dice/dice.h"
#include "core/json/strict_json.h"
#include "core/record/content_check.h"
#include "core/record/record_keywords.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace doublets {

using namespace record_keywords;
using json::Object;

namespace {

constexpr int AnyNumber = std::numeric_limits<int>::max();

/// Reads a keyword of the format as a value of an enumeration.
template<typename Enum>
Enum readKeyword(const Object &in, const QString &key, std::optional<Enum> (*from)(const QString &),
                 const QString &allowed)
{
    const QString name = in.anyText(key);
    const auto found = from(name);
    if (!found) {
        in.addError(key, ErrorCode::ImpossibleValue, {name, allowed});
    }
    return found.value_or(Enum{});
}

Side readSide(const Object &in, const QString &key)
{
    return readKeyword<Side>(in, key, &sideFromName, u"white, black"_s);
}

std::uint8_t readPositive(const Object &in, const QString &key, int most)
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
    return Throw(readFaces(in, u"dice"_s, 2, MaxDice));
}

OpeningThrow readOpening(Object in)
{
    in.requireKeys({u"white"_s, u"black"_s});
    return {readPositive(in, u"white"_s, 6), readPositive(in, u"black"_s, 6)};
}

Play readPlay(Object in)
{
    in.requireKeys({u"by"_s, u"action"_s, u"die"_s});
    Play play{};
    play.by = readSide(in, u"by"_s);
    play.kind = readKeyword<PlayKind>(in, u"action"_s, &playKindFromName,
                                      u"play-down, re-stack, bear-off, move, set-up"_s);
    play.number = readPositive(in, u"die"_s, 6);
    const bool onTrack =
        play.kind == PlayKind::Move || (play.kind == PlayKind::BearOff && in.has(u"from"_s));
    in.requireKeys({onTrack ? u"from"_s : u"point"_s});
    play.from = onTrack ? readPositive(in, u"from"_s, PointsOnTrack)
                        : readPositive(in, u"point"_s, PointsInTable);
    if (play.kind == PlayKind::Move) {
        in.requireKeys({u"to"_s});
        play.to = readPositive(in, u"to"_s, PointsOnTrack);
    }
    play.hit = in.has(u"hit"_s) && in.flag(u"hit"_s);
    return play;
}

RecordedThrow readThrow(Object in)
{
    in.requireKeys({u"by"_s, u"dice"_s, u"plays"_s, u"lost"_s});
    RecordedThrow each;
    each.thrower = readSide(in, u"by"_s);
    each.dice = readDice(in);
    for (const Object &play : in.objects(u"plays"_s, 0, limits::MaxPlaysPerThrow)) {
        each.plays.push_back(readPlay(play));
    }
    each.lost = readFaces(in, u"lost"_s, 0, limits::MaxPlaysPerThrow);
    return each;
}

RecordedPlayer readPlayer(Object in)
{
    in.requireKeys({u"name"_s, u"kind"_s});
    return {in.anyText(u"name"_s),
            readKeyword<PlayerKind>(in, u"kind"_s, &playerKindFromName, u"human, computer"_s),
            in.has(u"level"_s) ? in.anyText(u"level"_s) : QString()};
}

void readPlayers(Object in, Record &record)
{
    in.requireKeys({u"white"_s, u"black"_s});
    if (!in.errors().error()) {
        record.white = readPlayer(in.object(u"white"_s));
        record.black = readPlayer(in.object(u"black"_s));
    }
}

void readDiceSource(Object in, Record &record)
{
    in.requireKeys({u"source"_s});
    record.dice =
        readKeyword<DiceOrigin>(in, u"source"_s, &diceOriginFromName, u"system, seeded, entered"_s);
    if (record.dice != DiceOrigin::Seeded) {
        return;
    }
    in.requireKeys({u"seed"_s});
    record.seed = in.anyText(u"seed"_s);
    if (const auto seed = parseSeed(record.seed); !seed) {
        in.addError(u"seed"_s, ErrorCode::InvalidSeed, seed.error().facts);
    }
}

Rulings readRulings(const Object &in)
{
    Rulings rulings;
    const QStringList keys = in.keys();
    for (const QString &key :
         keys.mid(0, limits::MaxRulings + 1)) { // lets findContentError() report it
        rulings.insert(key, in.anyText(key));
    }
    return rulings;
}

InventionName readInventionName(Object in)
{
    in.requireKeys({u"name"_s});
    return {in.text(u"name"_s), in.has(u"inventors"_s) ? in.text(u"inventors"_s) : QString()};
}

RecordedResult readResult(Object in)
{
    in.requireKeys({u"winner"_s});
    if (in.isNull(u"winner"_s)) {
        in.requireKeys({u"reason"_s});
        return {std::nullopt, in.anyText(u"reason"_s)};
    }
    return {readSide(in, u"winner"_s), {}};
}

void readMatch(Object in, Record &record)
{
    in.requireKeys({u"games"_s});
    record.matchGames = in.integer(u"games"_s, 3, limits::MaxMatchGames);
    if (record.matchGames % 2 == 0) {
        in.addError(u"games"_s, ErrorCode::ImpossibleValue,
                    {QString::number(record.matchGames), u"3, 5, 7"_s});
    }
    if (in.has(u"wins"_s)) {
        const std::vector<int> wins = in.integers(u"wins"_s, 2, 0, record.matchGames / 2 + 1);
        if (wins.size() == 2) {
            record.matchWins = {wins[0], wins[1]};
        }
    }
}

Action readUndone(Object in)
{
    if (in.has(u"opening"_s)) {
        return readOpening(in.object(u"opening"_s));
    }
    if (in.has(u"dice"_s)) {
        return readDice(in);
    }
    in.requireKeys({u"play"_s});
    return readPlay(in.object(u"play"_s));
}

void readAhead(Object in, Record &record)
{
    in.requireKeys({u"actions"_s, u"dice"_s});
    for (const Object &action : in.objects(u"actions"_s, 0, limits::MaxUndoneActions)) {
        if (in.errors().error()) {
            return;
        }
        record.undone.push_back(readUndone(action));
    }
    record.futureFaces = readFaces(in, u"dice"_s, 0, limits::MaxFutureFaces);
}

RecordedNote readNote(Object in)
{
    in.requireKeys({u"throw"_s, u"action"_s, u"text"_s});
    const bool lost = in.has(u"loss"_s);
    return {in.integer(u"throw"_s, 0, limits::MaxRecordedThrows),
            in.integer(u"action"_s, 0, limits::MaxUndoneActions),
            lost ? in.integer(u"loss"_s, 1, limits::MaxEvents) : 0, in.anyText(u"text"_s)};
}

Record readBody(Object in)
{
    in.requireKeys(
        {u"ruleset"_s, u"rulings"_s, u"players"_s, u"dice"_s, u"opening"_s, u"throws"_s});
    Record record;
    record.ruleSet = in.anyText(u"ruleset"_s);
    record.rulings = readRulings(in.object(u"rulings"_s));
    readPlayers(in.object(u"players"_s), record);
    readDiceSource(in.object(u"dice"_s), record);
    for (const Object &pair : in.objects(u"opening"_s, 0, limits::MaxRecordedLeads)) {
        record.opening.push_back(readOpening(pair));
    }
    for (const Object &each : in.objects(u"throws"_s, 0, limits::MaxRecordedThrows)) {
        if (in.errors().error()) {
            break;
        }
        record.throws.push_back(readThrow(each));
    }
    if (in.has(u"id"_s)) {
        record.id = in.anyText(u"id"_s);
    }
    record.hasSeatChanges = in.has(u"seatsChanged"_s) && in.flag(u"seatsChanged"_s);
    if (in.has(u"match"_s)) {
        readMatch(in.object(u"match"_s), record);
    }
    if (in.has(u"invention"_s)) {
        record.invention = readInventionName(in.object(u"invention"_s));
    }
    if (in.has(u"result"_s)) {
        record.result = readResult(in.object(u"result"_s));
    }
    if (in.has(u"ahead"_s)) {
        readAhead(in.object(u"ahead"_s), record);
    }
    if (in.has(u"notes"_s)) {
        for (const Object &note : in.objects(u"notes"_s, 0, limits::MaxNotes)) {
            record.notes.push_back(readNote(note));
        }
    }
    return record;
}

/// Checks the format and version before anything else is read.
void readHeader(Object in)
{
    in.requireKeys({u"format"_s, u"version"_s});
    const QString format = in.anyText(u"format"_s);
    if (format != u"doublets-game") {
        in.addError(u"format"_s, ErrorCode::WrongFormat, {format, u"doublets-game"_s});
    }
    const int version = in.integer(u"version"_s, 1, AnyNumber);
    if (version > RecordVersion) {
        in.addError(u"version"_s, ErrorCode::NewerVersion,
                    {QString::number(version), QString::number(RecordVersion)});
    }
}

} // namespace

Result<Record, RecordError> parseRecord(const QByteArray &text, const QString &file)
{
    const auto object = json::parseObject(text, file, MaxRecordSize);
    if (!object) {
        return RecordError::fromError(object.error());
    }
    json::FirstErrorCollector errors(file);
    const Object whole(errors, object.value(), {});
    readHeader(whole);
    Record record;
    if (!errors.error()) {
        record = readBody(whole);
    }
    if (errors.error()) {
        return RecordError::fromError(*errors.error());
    }
    if (auto error = findContentError(record)) {
        error->file = file;
        return RecordError::fromError(*error);
    }
    return record;
}

Result<Record, RecordError> readRecord(const QString &path)
{
    const auto bytes = json::readFile(path, MaxRecordSize);
    return bytes ? parseRecord(bytes.value(), path) : RecordError::fromError(bytes.error());
}

} // namespace doublets
