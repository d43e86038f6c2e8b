// SPDX-License-Identifier: MIT
#include "core/record/record.h"
#include "core/record/record_words.h"

#include "core/dice/dice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringDecoder>

namespace doublets {

using namespace record_words;

namespace {

/// A value inside a record, with the path that leads to it. The first error found anywhere is kept;
/// after it every further question gives a harmless answer.
class Reader
{
public:
    explicit Reader(QString file)
        : m_file(std::move(file))
    {
    }

    void fail(ErrorCode code, const QString &place, const QStringList &facts)
    {
        if (!m_error) {
            m_error = RecordError{{code, m_file, place, facts}, m_throw};
        }
    }
    void setThrow(int number) { m_throw = number; }
    [[nodiscard]] const std::optional<RecordError> &error() const { return m_error; }

private:
    QString m_file;
    int m_throw = 0;
    std::optional<RecordError> m_error;
};

QString typeName(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return u"null"_qs;
    case QJsonValue::Bool:
        return u"true/false"_qs;
    case QJsonValue::Double:
        return u"number"_qs;
    case QJsonValue::String:
        return u"text"_qs;
    case QJsonValue::Array:
        return u"list"_qs;
    case QJsonValue::Object:
        return u"object"_qs;
    case QJsonValue::Undefined:
        break;
    }
    return u"nothing"_qs;
}

QString path(const QString &parent, const QString &key)
{
    return parent.isEmpty() ? key : parent + u'.' + key;
}

QString path(const QString &parent, qsizetype index)
{
    return u"%1[%2]"_qs.arg(parent).arg(index);
}

QJsonValue need(Reader &reader, const QJsonObject &object, const QString &parent,
                const char16_t *key, QJsonValue::Type type)
{
    const QString name = QString::fromUtf16(key);
    const QJsonValue value = object.value(name);
    if (value.isUndefined()) {
        reader.fail(ErrorCode::MissingKey, path(parent, name), {name});
    } else if (value.type() != type) {
        reader.fail(ErrorCode::WrongType, path(parent, name),
                    {typeName(value), typeName(QJsonValue(type))});
    }
    return value;
}

int wholeNumber(Reader &reader, const QJsonValue &value, const QString &place, int least, int most)
{
    const QString allowed = u"%1–%2"_qs.arg(least).arg(most);
    if (!value.isDouble()) {
        reader.fail(ErrorCode::WrongType, place, {typeName(value), u"number"_qs});
        return least;
    }
    const double number = value.toDouble();
    if (!(number >= least && number <= most) || number != static_cast<int>(number)) {
        reader.fail(ErrorCode::ImpossibleValue, place, {QString::number(number), allowed});
        return least;
    }
    return static_cast<int>(number);
}

std::uint8_t smallNumber(Reader &reader, const QJsonObject &object, const QString &parent,
                         const char16_t *key, int most)
{
    const QJsonValue value = need(reader, object, parent, key, QJsonValue::Double);
    return static_cast<std::uint8_t>(
        wholeNumber(reader, value, path(parent, QString::fromUtf16(key)), 1, most));
}

QJsonObject objectAt(Reader &reader, const QJsonArray &array, qsizetype index,
                     const QString &parent)
{
    const QJsonValue value = array.at(index);
    if (!value.isObject()) {
        reader.fail(ErrorCode::WrongType, path(parent, index), {typeName(value), u"object"_qs});
    }
    return value.toObject();
}

template<typename Enum>
Enum word(Reader &reader, const QJsonObject &object, const QString &parent, const char16_t *key,
          std::optional<Enum> (*from)(const QString &), Enum otherwise, const QString &allowed)
{
    const QString name = need(reader, object, parent, key, QJsonValue::String).toString();
    const auto found = from(name);
    if (!found) {
        reader.fail(ErrorCode::ImpossibleValue, path(parent, QString::fromUtf16(key)),
                    {name, allowed});
    }
    return found.value_or(otherwise);
}

Side readSide(Reader &reader, const QJsonObject &object, const QString &parent, const char16_t *key)
{
    return word<Side>(reader, object, parent, key, &sideFrom, Side::White, u"white, black"_qs);
}

std::vector<std::uint8_t> readFaces(Reader &reader, const QJsonArray &array, const QString &place)
{
    std::vector<std::uint8_t> faces;
    for (qsizetype i = 0; i < array.size(); ++i) {
        faces.push_back(
            static_cast<std::uint8_t>(wholeNumber(reader, array.at(i), path(place, i), 1, 6)));
    }
    return faces;
}

Throw readDice(Reader &reader, const QJsonObject &object, const QString &parent)
{
    const QString place = path(parent, u"dice"_qs);
    const auto faces = readFaces(
        reader, need(reader, object, parent, u"dice", QJsonValue::Array).toArray(), place);
    if (faces.size() < 2 || faces.size() > MostDice) {
        reader.fail(ErrorCode::ImpossibleValue, place,
                    {u"%1 dice"_qs.arg(faces.size()), u"2–%1 dice"_qs.arg(MostDice)});
        return {};
    }
    return Throw(faces);
}

Play readPlay(Reader &reader, const QJsonObject &json, const QString &place)
{
    Play play{};
    play.by = readSide(reader, json, place, u"by");
    play.kind = word<PlayKind>(reader, json, place, u"action", &actionFrom, PlayKind::PlayDown,
                               u"play-down, re-stack, bear-off, move"_qs);
    play.number = smallNumber(reader, json, place, u"die", 6);
    const bool onTrack = play.kind == PlayKind::Move ||
                         (play.kind == PlayKind::BearOff && json.contains(u"from"_qs));
    play.from = onTrack ? smallNumber(reader, json, place, u"from", PointsOnTrack)
                        : smallNumber(reader, json, place, u"point", PointsInTable);
    if (play.kind == PlayKind::Move) {
        play.to = smallNumber(reader, json, place, u"to", PointsOnTrack);
    }
    if (json.contains(u"hit"_qs)) {
        play.hit = need(reader, json, place, u"hit", QJsonValue::Bool).toBool();
    }
    return play;
}

RecordedThrow readThrow(Reader &reader, const QJsonObject &json, const QString &place)
{
    RecordedThrow each;
    each.by = readSide(reader, json, place, u"by");
    each.dice = readDice(reader, json, place);
    const QJsonArray plays = need(reader, json, place, u"plays", QJsonValue::Array).toArray();
    const QString playsPlace = path(place, u"plays"_qs);
    for (qsizetype i = 0; i < plays.size(); ++i) {
        each.plays.push_back(
            readPlay(reader, objectAt(reader, plays, i, playsPlace), path(playsPlace, i)));
    }
    each.lost = readFaces(reader, need(reader, json, place, u"lost", QJsonValue::Array).toArray(),
                          path(place, u"lost"_qs));
    return each;
}

OpeningThrow readOpening(Reader &reader, const QJsonObject &json, const QString &place)
{
    return {smallNumber(reader, json, place, u"white", 6),
            smallNumber(reader, json, place, u"black", 6)};
}

RecordedPlayer readPlayer(Reader &reader, const QJsonObject &players, const char16_t *side)
{
    const QString parent = u"players"_qs;
    const QJsonObject json = need(reader, players, parent, side, QJsonValue::Object).toObject();
    const QString place = path(parent, QString::fromUtf16(side));
    const auto kindFrom = [](const QString &name) -> std::optional<PlayerKind> {
        if (name == u"human") {
            return PlayerKind::Human;
        }
        return name == u"computer" ? std::optional(PlayerKind::Computer) : std::nullopt;
    };
    RecordedPlayer player;
    player.name = need(reader, json, place, u"name", QJsonValue::String).toString();
    player.kind = word<PlayerKind>(reader, json, place, u"kind", kindFrom, PlayerKind::Human,
                                   u"human, computer"_qs);
    return player;
}

void readDiceSource(Reader &reader, const QJsonObject &json, Record &record)
{
    const QString place = u"dice"_qs;
    const auto originFrom = [](const QString &name) -> std::optional<DiceOrigin> {
        for (const DiceOrigin origin :
             {DiceOrigin::System, DiceOrigin::Seeded, DiceOrigin::Entered, DiceOrigin::Scripted}) {
            if (diceOriginName(origin) == name) {
                return origin;
            }
        }
        return std::nullopt;
    };
    record.dice = word<DiceOrigin>(reader, json, place, u"source", originFrom, DiceOrigin::System,
                                   u"system, seeded, entered"_qs);
    if (record.dice != DiceOrigin::Seeded || reader.error()) {
        return;
    }
    record.seed = need(reader, json, place, u"seed", QJsonValue::String).toString();
    if (const auto seed = parseSeed(record.seed); !seed) {
        reader.fail(ErrorCode::BadSeed, u"dice.seed"_qs, seed.error().facts);
    }
}

void readRulings(Reader &reader, const QJsonObject &json, Record &record)
{
    const QJsonObject rulings = need(reader, json, {}, u"rulings", QJsonValue::Object).toObject();
    for (auto it = rulings.begin(); it != rulings.end(); ++it) {
        if (!it.value().isString()) {
            reader.fail(ErrorCode::WrongType, path(u"rulings"_qs, it.key()),
                        {typeName(it.value()), u"text"_qs});
        }
        record.rulings.insert(it.key(), it.value().toString());
    }
}

void readResult(Reader &reader, const QJsonObject &json, Record &record)
{
    if (!json.contains(u"result"_qs)) {
        return;
    }
    const QString place = u"result"_qs;
    const QJsonObject result = need(reader, json, {}, u"result", QJsonValue::Object).toObject();
    RecordedResult read;
    if (result.value(u"winner"_qs).isNull()) {
        read.reason = need(reader, result, place, u"reason", QJsonValue::String).toString();
    } else {
        read.winner = readSide(reader, result, place, u"winner");
    }
    record.result = read;
}

Action readUndone(Reader &reader, const QJsonObject &json, const QString &place)
{
    if (json.contains(u"opening"_qs)) {
        return readOpening(reader,
                           need(reader, json, place, u"opening", QJsonValue::Object).toObject(),
                           path(place, u"opening"_qs));
    }
    if (json.contains(u"dice"_qs)) {
        return readDice(reader, json, place);
    }
    return readPlay(reader, need(reader, json, place, u"play", QJsonValue::Object).toObject(),
                    path(place, u"play"_qs));
}

void readAhead(Reader &reader, const QJsonObject &json, Record &record)
{
    if (!json.contains(u"ahead"_qs)) {
        return;
    }
    const QString parent = u"ahead"_qs;
    const QJsonObject ahead = need(reader, json, {}, u"ahead", QJsonValue::Object).toObject();
    const QJsonArray actions = need(reader, ahead, parent, u"actions", QJsonValue::Array).toArray();
    const QString place = path(parent, u"actions"_qs);
    for (qsizetype i = 0; i < actions.size(); ++i) {
        record.undone.push_back(
            readUndone(reader, objectAt(reader, actions, i, place), path(place, i)));
    }
    record.diceAhead =
        readFaces(reader, need(reader, ahead, parent, u"dice", QJsonValue::Array).toArray(),
                  path(parent, u"dice"_qs));
}

void readCourse(Reader &reader, const QJsonObject &json, Record &record)
{
    const QJsonArray opening = need(reader, json, {}, u"opening", QJsonValue::Array).toArray();
    for (qsizetype i = 0; i < opening.size(); ++i) {
        record.opening.push_back(readOpening(reader, objectAt(reader, opening, i, u"opening"_qs),
                                             path(u"opening"_qs, i)));
    }
    const QJsonArray throws = need(reader, json, {}, u"throws", QJsonValue::Array).toArray();
    for (qsizetype i = 0; i < throws.size() && !reader.error(); ++i) {
        reader.setThrow(static_cast<int>(i) + 1);
        record.throws.push_back(
            readThrow(reader, objectAt(reader, throws, i, u"throws"_qs), path(u"throws"_qs, i)));
    }
    reader.setThrow(0);
}

/// Checks that this is a record of a version we know, before anything else is said about it.
void readHeader(Reader &reader, const QJsonObject &json)
{
    const QString format = need(reader, json, {}, u"format", QJsonValue::String).toString();
    if (!reader.error() && format != u"doublets-game") {
        reader.fail(ErrorCode::WrongFormat, u"format"_qs, {format, u"doublets-game"_qs});
    }
    const QJsonValue version = need(reader, json, {}, u"version", QJsonValue::Double);
    if (!reader.error() && version.toDouble() > RecordVersion) {
        reader.fail(ErrorCode::NewerVersion, u"version"_qs,
                    {QString::number(version.toDouble()), QString::number(RecordVersion)});
    }
    wholeNumber(reader, version, u"version"_qs, 1, RecordVersion);
}

/// The object in the bytes, or an error about text and syntax.
QJsonObject readObject(Reader &reader, const QByteArray &bytes)
{
    if (bytes.trimmed().isEmpty()) {
        reader.fail(ErrorCode::Empty, {}, {});
        return {};
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError() || bytes.contains('\0')) {
        reader.fail(ErrorCode::NotText, {}, {});
        return {};
    }
    QJsonParseError wrong;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &wrong);
    if (wrong.error != QJsonParseError::NoError) {
        const auto line = bytes.left(wrong.offset).count('\n') + 1;
        reader.fail(ErrorCode::NotJson, u"line %1"_qs.arg(line),
                    {wrong.errorString(), QString::number(wrong.offset)});
    } else if (!document.isObject()) {
        reader.fail(ErrorCode::WrongType, {}, {u"list"_qs, u"object"_qs});
    }
    return document.object();
}

} // namespace

Result<Record, RecordError> parseRecord(const QByteArray &json, const QString &file)
{
    Reader reader(file);
    Record record;
    const QJsonObject object = readObject(reader, json);
    if (!reader.error()) {
        readHeader(reader, object);
    }
    if (!reader.error()) {
        record.ruleSet = need(reader, object, {}, u"ruleset", QJsonValue::String).toString();
        readRulings(reader, object, record);
        const QJsonObject players =
            need(reader, object, {}, u"players", QJsonValue::Object).toObject();
        record.white = readPlayer(reader, players, u"white");
        record.black = readPlayer(reader, players, u"black");
        readDiceSource(reader, need(reader, object, {}, u"dice", QJsonValue::Object).toObject(),
                       record);
        readCourse(reader, object, record);
        readResult(reader, object, record);
        readAhead(reader, object, record);
    }
    if (reader.error()) {
        return *reader.error();
    }
    return record;
}

} // namespace doublets
