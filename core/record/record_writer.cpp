// SPDX-License-Identifier: MIT
#include "core/record/record.h"
#include "core/record/record_words.h"

#include "core/dice/dice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace doublets {

using namespace record_words;

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
    return {{u"white"_qs, dice.white}, {u"black"_qs, dice.black}};
}

QJsonObject playJson(const Play &play)
{
    QJsonObject json{{u"by"_qs, sideName(play.by)},
                     {u"action"_qs, actionName(play.kind)},
                     {u"die"_qs, play.number}};
    // Men are borne off from beyond the own table in the race alone.
    const bool onTrack = play.kind == PlayKind::Move || play.from > PointsInTable;
    json.insert(onTrack ? u"from"_qs : u"point"_qs, play.from);
    if (play.kind == PlayKind::Move) {
        json.insert(u"to"_qs, play.to);
    }
    if (play.hit) {
        json.insert(u"hit"_qs, true);
    }
    return json;
}

QJsonObject throwJson(const RecordedThrow &each)
{
    QJsonArray plays;
    for (const Play &play : each.plays) {
        plays.append(playJson(play));
    }
    return {{u"by"_qs, sideName(each.by)},
            {u"dice"_qs, facesJson(each.dice)},
            {u"plays"_qs, plays},
            {u"lost"_qs, facesJson(each.lost)}};
}

QJsonObject playerJson(const RecordedPlayer &player)
{
    QJsonObject json{{u"name"_qs, player.name}, {u"kind"_qs, playerKindName(player.kind)}};
    if (!player.level.isEmpty()) {
        json.insert(u"level"_qs, player.level);
    }
    return json;
}

QJsonObject resultJson(const RecordedResult &result)
{
    if (result.winner) {
        return {{u"winner"_qs, sideName(*result.winner)}};
    }
    return {{u"winner"_qs, QJsonValue::Null}, {u"reason"_qs, result.reason}};
}

QJsonObject actionJson(const Action &action)
{
    if (const auto *opening = std::get_if<OpeningThrow>(&action)) {
        return {{u"opening"_qs, openingJson(*opening)}};
    }
    if (const auto *dice = std::get_if<Throw>(&action)) {
        return {{u"dice"_qs, facesJson(*dice)}};
    }
    return {{u"play"_qs, playJson(std::get<Play>(action))}};
}

QJsonObject aheadJson(const Record &record)
{
    QJsonArray actions;
    for (const Action &action : record.undone) {
        actions.append(actionJson(action));
    }
    return {{u"actions"_qs, actions}, {u"dice"_qs, facesJson(record.diceAhead)}};
}

QJsonObject rulingsJson(const Rulings &rulings)
{
    QJsonObject json;
    for (auto it = rulings.begin(); it != rulings.end(); ++it) {
        json.insert(it.key(), it.value());
    }
    return json;
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
    QJsonObject dice{{u"source"_qs, diceOriginName(record.dice)}};
    if (record.dice == DiceOrigin::Seeded) {
        dice.insert(u"seed"_qs, record.seed);
    }
    QJsonObject json{
        {u"format"_qs, u"doublets-game"_qs},
        {u"version"_qs, RecordVersion},
        {u"ruleset"_qs, record.ruleSet},
        {u"rulings"_qs, rulingsJson(record.rulings)},
        {u"players"_qs, QJsonObject{{u"white"_qs, playerJson(record.white)},
                                    {u"black"_qs, playerJson(record.black)}}},
        {u"dice"_qs, dice},
        {u"opening"_qs, opening},
        {u"throws"_qs, throws},
    };
    if (record.result) {
        json.insert(u"result"_qs, resultJson(*record.result));
    }
    if (!record.undone.empty() || !record.diceAhead.empty()) {
        json.insert(u"ahead"_qs, aheadJson(record));
    }
    return QJsonDocument(json).toJson(layout == RecordLayout::Indented ? QJsonDocument::Indented
                                                                       : QJsonDocument::Compact);
}

} // namespace doublets
