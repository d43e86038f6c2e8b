// SPDX-License-Identifier: MIT
#include "core/record/record_writer.h"

#include "core/dice/dice.h"
#include "core/files/atomic_file.h"
#include "core/record/content_check.h"
#include "core/record/record_keywords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace doublets {

using namespace record_keywords;

namespace {

template<typename Faces> QJsonArray facesJson(const Faces &faces)
{
    QJsonArray array;
    for (const std::uint8_t face : faces) {
        array.append(int{face});
    }
    return array;
}

QJsonObject openingJson(const OpeningThrow &dice)
{
    return {{u"white"_s, dice.white}, {u"black"_s, dice.black}};
}

QJsonObject playJson(const Play &play)
{
    QJsonObject json{{u"by"_s, sideName(play.by)},
                     {u"action"_s, playKindName(play.kind)},
                     {u"die"_s, play.number}};
    // Only in the race are men borne off from outside the player's own table.
    const bool onTrack = play.kind == PlayKind::Move || play.from > PointsInTable;
    json.insert(onTrack ? u"from"_s : u"point"_s, play.from);
    if (play.kind == PlayKind::Move) {
        json.insert(u"to"_s, play.to);
    }
    if (play.hit) {
        json.insert(u"hit"_s, true);
    }
    return json;
}

QJsonObject throwJson(const RecordedThrow &each)
{
    QJsonArray plays;
    for (const Play &play : each.plays) {
        plays.append(playJson(play));
    }
    return {{u"by"_s, sideName(each.thrower)},
            {u"dice"_s, facesJson(each.dice)},
            {u"plays"_s, plays},
            {u"lost"_s, facesJson(each.lost)}};
}

QJsonObject playerJson(const RecordedPlayer &player)
{
    QJsonObject json{{u"name"_s, player.name}, {u"kind"_s, playerKindName(player.kind)}};
    if (!player.level.isEmpty()) {
        json.insert(u"level"_s, player.level);
    }
    return json;
}

QJsonObject resultJson(const RecordedResult &result)
{
    if (result.winner) {
        return {{u"winner"_s, sideName(*result.winner)}};
    }
    return {{u"winner"_s, QJsonValue::Null}, {u"reason"_s, result.reason}};
}

QJsonObject actionJson(const Action &action)
{
    if (const auto *opening = std::get_if<OpeningThrow>(&action)) {
        return {{u"opening"_s, openingJson(*opening)}};
    }
    if (const auto *dice = std::get_if<Throw>(&action)) {
        return {{u"dice"_s, facesJson(*dice)}};
    }
    return {{u"play"_s, playJson(std::get<Play>(action))}};
}

QJsonObject aheadJson(const Record &record)
{
    QJsonArray actions;
    for (const Action &action : record.undone) {
        actions.append(actionJson(action));
    }
    return {{u"actions"_s, actions}, {u"dice"_s, facesJson(record.futureFaces)}};
}

QJsonArray notesJson(const std::vector<RecordedNote> &notes)
{
    QJsonArray all;
    for (const RecordedNote &note : notes) {
        QJsonObject json{
            {u"throw"_s, note.throwNumber}, {u"action"_s, note.action}, {u"text"_s, note.text}};
        if (note.loss > 0) {
            json.insert(u"loss"_s, note.loss);
        }
        all.append(json);
    }
    return all;
}

QJsonObject rulingsJson(const Rulings &rulings)
{
    QJsonObject json;
    for (auto it = rulings.begin(); it != rulings.end(); ++it) {
        json.insert(it.key(), it.value());
    }
    return json;
}

QJsonObject inventionNameJson(const InventionName &name)
{
    QJsonObject json{{u"name"_s, name.title}};
    if (!name.inventors.isEmpty()) {
        json.insert(u"inventors"_s, name.inventors);
    }
    return json;
}

std::optional<Error> writeAs(FilePurpose purpose, const Record &record, const QString &path)
{
    if (auto error = findContentError(record)) {
        error->file = path;
        return error;
    }
    return writeFileAtomically(path, recordJson(record, RecordLayout::Indented), purpose);
}

} // namespace

QByteArray recordJson(const Record &record, RecordLayout layout)
{
    QJsonArray opening;
    for (const OpeningThrow &dice : record.opening) {
        opening.append(openingJson(dice));
    }
    QJsonArray throws;
    for (const RecordedThrow &each : record.throws) {
        throws.append(throwJson(each));
    }
    QJsonObject dice{{u"source"_s, diceOriginName(record.dice)}};
    if (record.dice == DiceOrigin::Seeded) {
        dice.insert(u"seed"_s, record.seed);
    }
    QJsonObject json{
        {u"format"_s, u"doublets-game"_s},
        {u"version"_s, RecordVersion},
        {u"ruleset"_s, record.ruleSet},
        {u"rulings"_s, rulingsJson(record.rulings)},
        {u"players"_s, QJsonObject{{u"white"_s, playerJson(record.white)},
                                   {u"black"_s, playerJson(record.black)}}},
        {u"dice"_s, dice},
        {u"opening"_s, opening},
        {u"throws"_s, throws},
    };
    if (!record.id.isEmpty()) {
        json.insert(u"id"_s, record.id);
    }
    if (record.hasSeatChanges) {
        json.insert(u"seatsChanged"_s, true);
    }
    if (record.matchGames > 1) {
        QJsonObject match{{u"games"_s, record.matchGames}};
        if (record.matchWins) {
            match.insert(u"wins"_s, QJsonArray{record.matchWins->at(0), record.matchWins->at(1)});
        }
        json.insert(u"match"_s, match);
    }
    if (record.invention) {
        json.insert(u"invention"_s, inventionNameJson(*record.invention));
    }
    if (record.result) {
        json.insert(u"result"_s, resultJson(*record.result));
    }
    if (!record.undone.empty() || !record.futureFaces.empty()) {
        json.insert(u"ahead"_s, aheadJson(record));
    }
    if (!record.notes.empty()) {
        json.insert(u"notes"_s, notesJson(record.notes));
    }
    return QJsonDocument(json).toJson(layout == RecordLayout::Indented ? QJsonDocument::Indented
                                                                       : QJsonDocument::Compact);
}

std::optional<Error> writeRecord(const Record &record, const QString &path)
{
    return writeAs(FilePurpose::UserFile, record, path);
}

std::optional<Error> writePrivateRecord(const Record &record, const QString &path)
{
    return writeAs(FilePurpose::Private, record, path);
}

} // namespace doublets
