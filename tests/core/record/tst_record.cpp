// SPDX-License-Identifier: MIT
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "tests/core/record/games.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

namespace {

const RecordedPlayer Anne{u"Anne"_s, PlayerKind::Human};
const RecordedPlayer Table{u"Стол \"2\" 🎲"_s, PlayerKind::Computer};

Record sample()
{
    return recordOf(*randomGame(*catalogue().find(u"cotton"_s), {}, 1674, 1000), Anne, Table);
}

using Change = std::function<void(QJsonObject &)>;

/// Returns a JSON value with `value` at a path of keys and indices.
QJsonValue with(QJsonValue whole, const QStringList &path, const QJsonValue &value)
{
    if (path.isEmpty()) {
        return value;
    }
    if (whole.isArray()) {
        QJsonArray array = whole.toArray();
        const int index = path.first().toInt();
        array.replace(index, with(array.at(index), path.mid(1), value));
        return array;
    }
    QJsonObject object = whole.toObject();
    const QJsonValue inner = with(object.value(path.first()), path.mid(1), value);
    if (inner.isUndefined()) {
        object.remove(path.first());
    } else {
        object.insert(path.first(), inner);
    }
    return object;
}

QByteArray changed(const QString &path, const QJsonValue &value)
{
    const QByteArray json = recordJson(sample(), RecordLayout::Indented);
    const QJsonValue whole = QJsonDocument::fromJson(json).object();
    return QJsonDocument(with(whole, path.split(u'/'), value).toObject()).toJson();
}

} // namespace

class TestRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survivesARoundTrip_data();
    void survivesARoundTrip();
    void keepsTheFieldsOfTheFormat();
    void aRunningGameGoesOnWhereItStood();
    void keepsTheDiceEnteredLast();
    void refusesDiceAheadThatAreNotThoseUndone();
    void refusesWhatIsNotARecord_data();
    void refusesWhatIsNotARecord();
    void refusesWhatIsNotLegal_data();
    void refusesWhatIsNotLegal();
    void everyTruncationIsAnError();
    void readsFiles();
    void aFailedWriteLeavesTheOldFile();
    void passesOverUnknownKeys();
};

void TestRecord::survivesARoundTrip_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const RuleSet &ruleSet : catalogue().all()) {
        QTest::newRow(qPrintable(ruleSet.id)) << ruleSet.id;
    }
}

void TestRecord::survivesARoundTrip()
{
    QFETCH(QString, ruleSet);
    const RuleSet &set = *catalogue().find(ruleSet);
    std::uint64_t seed = 0;
    for (const Rulings &rulings : set.allRulingCombinations()) {
        for (const int actions : {0, 1, 2, 3, 7, 20, 45, 10000}) {
            const auto game = randomGame(set, rulings, ++seed, actions);
            for (int undos = static_cast<int>(seed % 4); undos > 0; --undos) {
                game->undo();
            }
            Record record = recordOf(*game, Anne, Table);
            record.id = u"0a1b2c3d-0000-4000-8000-00000000000a"_s;
            for (const RecordLayout layout : {RecordLayout::Indented, RecordLayout::OneLine}) {
                const QByteArray json = recordJson(record, layout);
                QCOMPARE(json.trimmed().contains('\n'), layout == RecordLayout::Indented);
                const auto read = parseRecord(json, u"test"_s);
                QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : read.error().error.place));
                QVERIFY(read.value() == record);
            }
            const auto history = replay(record, catalogue());
            QVERIFY2(history.ok(),
                     qPrintable(history.ok() ? QString()
                                             : history.error().error.place + u' ' +
                                                   history.error().error.facts.join(u'|')));
            QVERIFY(history.value().empty() || history.value().back().after == game->position());
        }
    }
}

void TestRecord::keepsTheFieldsOfTheFormat()
{
    Game game(*catalogue().find(u"cotton"_s), catalogue().find(u"cotton"_s)->defaultRulings(),
              std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{4, 4, 6, 2, 2, 6, 2, 6}));
    while (game.throwDice()) {
        game.playForced();
    }
    const QJsonObject json =
        QJsonDocument::fromJson(recordJson(recordOf(game, Anne, Table), RecordLayout::Indented))
            .object();
    QCOMPARE(json[u"format"].toString(), u"doublets-game"_s);
    QCOMPARE(json[u"version"].toInt(), 1);
    QCOMPARE(json[u"ruleset"].toString(), u"cotton"_s);
    QCOMPARE(json[u"rulings"].toObject(), (QJsonObject{{u"surplus"_s, u"lost"_s},
                                                       {u"crossing"_s, u"allowed"_s},
                                                       {u"unplayable"_s, u"opponent"_s}}));
    QCOMPARE(json[u"players"][u"black"][u"kind"].toString(), u"computer"_s);
    QCOMPARE(json[u"opening"].toArray(),
             (QJsonArray{QJsonObject{{u"white"_s, 4}, {u"black"_s, 4}},
                         QJsonObject{{u"white"_s, 6}, {u"black"_s, 2}}}));
    const QJsonObject first = json[u"throws"].toArray().at(0).toObject();
    QCOMPARE(first[u"by"].toString(), u"white"_s);
    QCOMPARE(first[u"dice"].toArray(), (QJsonArray{2, 6}));
    QCOMPARE(
        first[u"plays"].toArray().at(0).toObject(),
        (QJsonObject{
            {u"by"_s, u"white"_s}, {u"action"_s, u"play-down"_s}, {u"point"_s, 2}, {u"die"_s, 2}}));
    QCOMPARE(first[u"lost"].toArray(), QJsonArray());
    QVERIFY(!json.contains(u"result"));
    QVERIFY(!json.contains(u"ahead"));
    QVERIFY(!json.contains(u"seatsChanged"));

    Record record = recordOf(game, Anne, Table);
    record.hasSeatChanges = true;
    const QByteArray changed = recordJson(record, RecordLayout::Indented);
    QVERIFY(QJsonDocument::fromJson(changed).object()[u"seatsChanged"].toBool());
    const auto read = parseRecord(changed, u"test"_s);
    QVERIFY(read && read.value().hasSeatChanges);
}

void TestRecord::aRunningGameGoesOnWhereItStood()
{
    for (const RuleSet &set : catalogue().all()) {
        const auto game = randomGame(set, {}, 99, 25);
        for (int i = 0; i < 6; ++i) {
            game->undo();
        }
        const auto again = gameFromRecord(recordOf(*game, Anne, Table), catalogue());
        QVERIFY(again.ok());
        Game &other = *again.value();
        QCOMPARE(other.position(), game->position());
        while (game->redo()) {
            QVERIFY(other.redo());
            QCOMPARE(other.position(), game->position());
        }
        QVERIFY(!other.redo());
        for (int i = 0; i < 20 && !game->position().isOver(); ++i) {
            if (game->canThrow()) {
                game->throwDice(); // the seeded generator must be in the same state
                other.throwDice();
            } else {
                const Play play = game->legalPlays()[0];
                game->play(play);
                other.play(play);
            }
            QCOMPARE(other.position(), game->position());
        }
    }
}

void TestRecord::keepsTheDiceEnteredLast()
{
    const RuleSet &cotton = *catalogue().find(u"cotton"_s);
    Game game(cotton, cotton.defaultRulings(), std::make_unique<EnteredDice>());
    game.enterDice({6, 2});
    game.enterDice({3, 4}); // mistyped
    game.playForced();
    game.enterDice({6, 1});
    while (game.history().size() > 1) {
        game.undo();
    }
    game.enterDice({3, 5});
    game.playForced();
    const Record record = recordOf(game, Anne, Table);
    QCOMPARE(record.throws.size(), std::size_t(1));
    QCOMPARE(record.throws[0].dice, (Throw{3, 5}));
    QVERIFY(record.undone.empty());
    QCOMPARE(record.futureFaces, (std::vector<std::uint8_t>{6, 1}));

    const auto read = parseRecord(recordJson(record, RecordLayout::Indented), u"test"_s);
    QVERIFY(read.ok());
    const auto again = gameFromRecord(read.value(), catalogue());
    QVERIFY(again.ok());
    Game &other = *again.value();
    QCOMPARE(other.position(), game.position());
    QCOMPARE(other.suggestedDice(), (Numbers{6, 1}));
    QVERIFY(other.enterDice({6, 3})); // corrects another mistyped throw
    QCOMPARE(recordOf(other, Anne, Table).throws[1].dice, (Throw{6, 3}));
    QVERIFY(recordOf(other, Anne, Table).futureFaces.empty());
    other.undo(); // undone actions survive another reading
    const auto third = gameFromRecord(recordOf(other, Anne, Table), catalogue());
    QVERIFY(third.ok());
    QVERIFY(third.value()->needsEnteredDice());
    QVERIFY(third.value()->redo());
    QCOMPARE(third.value()->position().dice, (Throw{6, 3}));
}

void TestRecord::refusesDiceAheadThatAreNotThoseUndone()
{
    const auto game = randomGame(*catalogue().find(u"cotton"_s), {}, 99, 25);
    while (game->undo()) {
    }
    const Record record = recordOf(*game, Anne, Table);
    QVERIFY(gameFromRecord(record, catalogue()).ok());
    Record none = record;
    none.futureFaces.clear();
    Record fewer = record;
    fewer.futureFaces.pop_back();
    Record others = record;
    others.futureFaces[0] = static_cast<std::uint8_t>(others.futureFaces[0] % 6 + 1);
    for (const Record &broken : {none, fewer, others}) {
        const auto again = gameFromRecord(broken, catalogue());
        QVERIFY(!again.ok());
        QCOMPARE(again.error().error.code, ErrorCode::Inconsistent);
        QCOMPARE(again.error().error.place, u"ahead.dice"_s);
    }
}

void TestRecord::refusesWhatIsNotARecord_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("throwNumber");

    const auto row = [](const char *name, const QByteArray &json, ErrorCode code,
                        const QString &place,
                        int number = 0) { QTest::newRow(name) << json << code << place << number; };
    row("empty", " \n", ErrorCode::Empty, {});
    row("binary", QByteArray("\x89PNG\0\1", 6), ErrorCode::NotText, {});
    row("latin 1", "{\"name\": \"Andr\xe9\"}", ErrorCode::NotText, {});
    row("not json", "{\n\"format\": ,\n}", ErrorCode::NotJson, u"line 2, format"_s);
    row("a list", "[]", ErrorCode::WrongType, {});
    row("another format", changed(u"format"_s, u"chess"_s), ErrorCode::WrongFormat, u"format"_s);
    row("no format", changed(u"format"_s, QJsonValue::Undefined), ErrorCode::MissingKey,
        u"format"_s);
    row("newer", changed(u"version"_s, 2), ErrorCode::NewerVersion, u"version"_s);
    row("version 0", changed(u"version"_s, 0), ErrorCode::ImpossibleValue, u"version"_s);
    row("version text", changed(u"version"_s, u"1"_s), ErrorCode::WrongType, u"version"_s);
    row("rulings list", changed(u"rulings"_s, QJsonArray()), ErrorCode::WrongType, u"rulings"_s);
    row("ruling number", changed(u"rulings/surplus"_s, 1), ErrorCode::WrongType,
        u"rulings.surplus"_s);
    row("no player", changed(u"players/black"_s, QJsonValue::Undefined), ErrorCode::MissingKey,
        u"players.black"_s);
    row("player kind", changed(u"players/white/kind"_s, u"robot"_s), ErrorCode::ImpossibleValue,
        u"players.white.kind"_s);
    row("dice source", changed(u"dice/source"_s, u"loaded"_s), ErrorCode::ImpossibleValue,
        u"dice.source"_s);
    row("seed", changed(u"dice/seed"_s, u"-3"_s), ErrorCode::InvalidSeed, u"dice.seed"_s);
    row("opening face", changed(u"opening/0/white"_s, 7), ErrorCode::ImpossibleValue,
        u"opening[0].white"_s);
    row("by", changed(u"throws/1/by"_s, u"grey"_s), ErrorCode::ImpossibleValue, u"throws[1].by"_s,
        2);
    row("dice face", changed(u"throws/1/dice/0"_s, 0), ErrorCode::ImpossibleValue,
        u"throws[1].dice[0]"_s, 2);
    row("half a face", changed(u"throws/1/dice/0"_s, 1.5), ErrorCode::ImpossibleValue,
        u"throws[1].dice[0]"_s, 2);
    row("one die", changed(u"throws/1/dice"_s, QJsonArray{1}), ErrorCode::ImpossibleValue,
        u"throws[1].dice"_s, 2);
    row("four dice", changed(u"throws/1/dice"_s, QJsonArray{1, 2, 3, 4}),
        ErrorCode::ImpossibleValue, u"throws[1].dice"_s, 2);
    row("action", changed(u"throws/0/plays/0/action"_s, u"fly"_s), ErrorCode::ImpossibleValue,
        u"throws[0].plays[0].action"_s, 1);
    row("point", changed(u"throws/0/plays/0/point"_s, 7), ErrorCode::ImpossibleValue,
        u"throws[0].plays[0].point"_s, 1);
    row("point nan", changed(u"throws/0/plays/0/point"_s, u"six"_s), ErrorCode::WrongType,
        u"throws[0].plays[0].point"_s, 1);
    row("play", changed(u"throws/0/plays/0"_s, 3), ErrorCode::WrongType, u"throws[0].plays[0]"_s,
        1);
    row("lost", changed(u"throws/0/lost"_s, QJsonValue::Undefined), ErrorCode::MissingKey,
        u"throws[0].lost"_s, 1);
    row("draw without reason", changed(u"result"_s, QJsonObject{{u"winner"_s, QJsonValue::Null}}),
        ErrorCode::MissingKey, u"result.reason"_s);
    row("id", changed(u"id"_s, u"a\"}"_s), ErrorCode::ImpossibleValue, u"id"_s);
    row("seats changed", changed(u"seatsChanged"_s, 1), ErrorCode::WrongType, u"seatsChanged"_s);
    row("match", changed(u"match"_s, QJsonObject{{u"games"_s, 4}}), ErrorCode::ImpossibleValue,
        u"match.games"_s);
    row("match won",
        changed(u"match"_s, QJsonObject{{u"games"_s, 5}, {u"wins"_s, QJsonArray{4, 0}}}),
        ErrorCode::ImpossibleValue, u"match.wins[0]"_s);
    row("ahead",
        changed(u"ahead"_s,
                QJsonObject{{u"actions"_s, QJsonArray{QJsonObject()}}, {u"dice"_s, QJsonArray()}}),
        ErrorCode::MissingKey, u"ahead.actions[0].play"_s);
}

void TestRecord::refusesWhatIsNotARecord()
{
    QFETCH(QByteArray, json);
    QFETCH(ErrorCode, code);
    QFETCH(QString, place);
    QFETCH(int, throwNumber);
    const auto read = parseRecord(json, u"game.doublets"_s);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().error.code, code);
    QCOMPARE(read.error().error.place, place);
    QCOMPARE(read.error().error.file, u"game.doublets"_s);
    QCOMPARE(read.error().throwNumber, throwNumber);
}

void TestRecord::refusesWhatIsNotLegal_data()
{
    QTest::addColumn<std::function<void(Record &)>>("change");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("throwNumber");

    const auto row = [](const char *name, std::function<void(Record &)> change, ErrorCode code,
                        const QString &place, int number) {
        QTest::newRow(name) << std::move(change) << code << place << number;
    };
    row(
        "rule set", [](Record &r) { r.ruleSet = u"chess"_s; }, ErrorCode::UnknownRuleSet,
        u"ruleset"_s, 0);
    row(
        "ruling", [](Record &r) { r.rulings[u"claim"_s] = u"claimed"_s; }, ErrorCode::UnknownRuling,
        u"rulings.claim"_s, 0);
    row(
        "ruling value", [](Record &r) { r.rulings[u"surplus"_s] = u"eaten"_s; },
        ErrorCode::UnknownRulingValue, u"rulings.surplus"_s, 0);
    row(
        "no opening", [](Record &r) { r.opening.clear(); }, ErrorCode::IllegalAction,
        u"throws[0].dice"_s, 1);
    row(
        "opening too long",
        [](Record &r) {
            r.opening.push_back({1, 2});
        },
        ErrorCode::IllegalAction, u"opening[1]"_s, 0);
    row(
        "three dice",
        [](Record &r) {
            r.throws[2].dice = {1, 2, 3};
        },
        ErrorCode::IllegalAction, u"throws[2].dice"_s, 3);
    row(
        "play left out", [](Record &r) { r.throws[0].plays.pop_back(); }, ErrorCode::IllegalAction,
        u"throws[1].dice"_s, 2);
    row(
        "wrong point",
        [](Record &r) {
            r.throws[0].plays[0].from =
                static_cast<std::uint8_t>(r.throws[0].plays[0].from % 6 + 1);
        },
        ErrorCode::IllegalAction, u"throws[0].plays[0]"_s, 1);
    row(
        "thrower", [](Record &r) { r.throws[1].thrower = opponentOf(r.throws[1].thrower); },
        ErrorCode::IllegalAction, u"throws[1].by"_s, 2);
    row(
        "lost", [](Record &r) { r.throws[0].lost.push_back(5); }, ErrorCode::WrongLostNumbers,
        u"throws[0].lost"_s, 1);
    row(
        "winner", [](Record &r) { r.result->winner = opponentOf(*r.result->winner); },
        ErrorCode::WrongResult, u"result"_s, 0);
    row(
        "result of an unfinished game", [](Record &r) { r.throws.resize(3); },
        ErrorCode::WrongResult, u"result"_s, 0);
    row(
        "no result", [](Record &r) { r.result.reset(); }, ErrorCode::WrongResult, u"result"_s, 0);
}

void TestRecord::refusesWhatIsNotLegal()
{
    QFETCH(std::function<void(Record &)>, change);
    QFETCH(ErrorCode, code);
    QFETCH(QString, place);
    QFETCH(int, throwNumber);
    Record record = sample();
    QVERIFY(replay(record, catalogue()).ok());
    QVERIFY(record.opening.size() == 1 && record.throws.size() > 5 && record.result);
    change(record);
    const auto history = replay(record, catalogue());
    QVERIFY(!history.ok());
    QCOMPARE(history.error().error.code, code);
    QCOMPARE(history.error().error.place, place);
    QCOMPARE(history.error().throwNumber, throwNumber);
    QVERIFY(!gameFromRecord(record, catalogue()).ok());
}

void TestRecord::everyTruncationIsAnError()
{
    const QByteArray json = recordJson(sample(), RecordLayout::OneLine).trimmed();
    for (qsizetype length = 0; length < json.size(); ++length) {
        QVERIFY(!parseRecord(json.left(length), {}).ok());
    }
    QVERIFY(parseRecord(json, {}).ok());
}

void TestRecord::readsFiles()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"game.doublets"_s);
    QVERIFY(!writeRecord(sample(), path));
    const auto read = readRecord(path);
    QVERIFY(read.ok());
    QVERIFY(read.value() == sample());

    const auto missing = readRecord(folder.filePath(u"none.doublets"_s));
    QCOMPARE(missing.error().error.code, ErrorCode::CannotOpen);
    QCOMPARE(readRecord(folder.path()).error().error.code, ErrorCode::CannotOpen);

    QFile huge(folder.filePath(u"huge.doublets"_s));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(MaxRecordSize + 1));
    huge.close();
    QCOMPARE(readRecord(huge.fileName()).error().error.code, ErrorCode::TooLarge);
}

void TestRecord::aFailedWriteLeavesTheOldFile()
{
    QTemporaryDir folder;
    const auto error = writeRecord(sample(), folder.filePath(u"no/such/folder/game.doublets"_s));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotWrite);
    // A folder cannot be replaced by a file.
    QVERIFY(QDir(folder.path()).mkdir(u"taken.doublets"_s));
    QVERIFY(writeRecord(sample(), folder.filePath(u"taken.doublets"_s)));
    QVERIFY(QFileInfo(folder.filePath(u"taken.doublets"_s)).isDir());
}

void TestRecord::passesOverUnknownKeys()
{
    const auto read = parseRecord(changed(u"mood"_s, u"calm"_s), {});
    QVERIFY(read.ok());
    QVERIFY(read.value() == sample());
}

QTEST_APPLESS_MAIN(TestRecord)
#include "tst_record.moc"
