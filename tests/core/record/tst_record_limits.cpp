// SPDX-License-Identifier: MIT
#include "tests/core/record/games.h"

#include "core/limits.h"
#include "core/record/name_validation.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "core/record/seed_check.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <functional>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

namespace {

const RecordedPlayer Anne{u"Anne"_s, PlayerKind::Human};
const RecordedPlayer Table{u"Table"_s, PlayerKind::Computer};

Record sample()
{
    return recordOf(*randomGame(*catalogue().find(u"cotton"_s), {}, 1674, 1000), Anne, Table);
}

/// Returns a record as JSON with some members replaced.
QByteArray with(const QJsonObject &others)
{
    QJsonObject record =
        QJsonDocument::fromJson(recordJson(sample(), RecordLayout::OneLine)).object();
    for (auto it = others.begin(); it != others.end(); ++it) {
        record.insert(it.key(), it.value());
    }
    return QJsonDocument(record).toJson(QJsonDocument::Compact);
}

/// Returns a record as JSON with a list of `times` equal values as one member.
QByteArray withList(const QByteArray &key, const QByteArray &value, int times)
{
    QByteArray list = (value + ',').repeated(times);
    list.chop(1);
    QByteArray json = with({{QString::fromLatin1(key), QJsonArray()}});
    return json.replace('"' + key + "\":[]", '"' + key + "\":[" + list + ']');
}

QByteArray named(const QString &name)
{
    return with(
        {{u"players"_s,
          QJsonObject{{u"white"_s, QJsonObject{{u"name"_s, name}, {u"kind"_s, u"human"_s}}},
                      {u"black"_s, QJsonObject{{u"name"_s, u"B"_s}, {u"kind"_s, u"human"_s}}}}}});
}

QByteArray manyRulings(int count)
{
    QJsonObject rulings;
    for (int i = 0; i < count; ++i) {
        rulings.insert(u"r%1"_s.arg(i), u"x"_s);
    }
    return with({{u"rulings"_s, rulings}});
}

/// Returns a record with everything at its limit. Such a game could not be played.
Record largest(bool undone)
{
    const QString name(limits::MaxNameLength, u'王');
    Record record = sample();
    record.white = {name, PlayerKind::Computer, QString(limits::MaxKeywordLength, u'w')};
    record.black = record.white;
    record.rulings.clear();
    for (int i = 0; i < limits::MaxRulings; ++i) {
        const QString key = QString(limits::MaxKeywordLength - 2, u'r') + QString::number(10 + i);
        record.rulings.insert(key, QString(limits::MaxKeywordLength, u'v'));
    }
    record.opening.clear();
    record.opening.resize(limits::MaxRecordedLeads, OpeningThrow{6, 6});
    RecordedThrow each;
    each.dice = {6, 6, 6};
    each.lost.resize(limits::MaxPlaysPerThrow, 6);
    record.throws.assign(limits::MaxRecordedThrows, each);
    const Play play{Side::White, PlayKind::Move, 24, 18, 6, true};
    for (int i = 0; i < limits::MaxRecordedPlays; ++i) {
        if (undone) {
            record.undone.emplace_back(play);
        } else {
            record.throws[static_cast<std::size_t>(i / limits::MaxPlaysPerThrow)].plays.push_back(
                play);
        }
    }
    record.futureFaces.resize(limits::MaxFutureFaces, 6);
    const QString text = u"🎲"_s.repeated(limits::MaxNoteLength);
    for (int i = 0; i < limits::MaxNotes; ++i) {
        record.notes.push_back({limits::MaxRecordedThrows, i, limits::MaxEvents, text});
    }
    return record;
}

using Change = std::function<void(Record &)>;

} // namespace

class TestRecordLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hostileFilesAreRefusedAtOnce_data();
    void hostileFilesAreRefusedAtOnce();
    void theLargestIsReadAgain_data();
    void theLargestIsReadAgain();
    void writesNothingThatIsNotRead_data();
    void writesNothingThatIsNotRead();
    void realGamesAreFarBelowTheLimits();
    void refusesPipes();
    void names_data();
    void names();
    void namesFromTyping_data();
    void namesFromTyping();
    void theSeedGivesTheDice_data();
    void theSeedGivesTheDice();
    void otherDiceThanTheSeedsAreFound_data();
    void otherDiceThanTheSeedsAreFound();
};

void TestRecordLimits::hostileFilesAreRefusedAtOnce_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    constexpr int ManyZeros = limits::MaxRecordSize / 2 - 2'000;
    const auto row = [](const char *name, const QByteArray &json, ErrorCode code,
                        const QString &place) { QTest::newRow(name) << json << code << place; };
    const auto wrong = ErrorCode::ImpossibleValue;
    row("16 MiB of zeros as throws", withList("throws", "0", 8 << 20), ErrorCode::TooLarge, {});
    row("as many zeros as are read", withList("throws", "0", ManyZeros), wrong, u"throws"_s);
    row("zeros as pairs", withList("opening", "0", ManyZeros), wrong, u"opening"_s);
    row("empty throws", withList("throws", "{}", limits::MaxRecordedThrows), ErrorCode::MissingKey,
        u"throws[0].by"_s);
    row("lost",
        with({{u"throws"_s,
               QJsonArray{QJsonObject{{u"by"_s, u"white"_s},
                                      {u"dice"_s, QJsonArray{1, 2}},
                                      {u"plays"_s, QJsonArray()},
                                      {u"lost"_s, QJsonArray::fromVariantList(QVariantList(
                                                      limits::MaxPlaysPerThrow + 1, 1))}}}}}),
        wrong, u"throws[0].lost"_s);
    row("ahead",
        with({{u"ahead"_s,
               QJsonObject{{u"actions"_s, QJsonArray()},
                           {u"dice"_s, QJsonArray::fromVariantList(QVariantList(500'000, 1))}}}}),
        wrong, u"ahead.dice"_s);
    row("a million letters", named(QString(1'000'000, u'W')), ErrorCode::InvalidName,
        u"players.white.name"_s);
    row("50,000 marks on one letter", named(u"a"_s + QString(50'000, QChar(0x0301))),
        ErrorCode::InvalidName, u"players.white.name"_s);
    row("a control character", named(u"Anne\x1b[2J"_s), ErrorCode::InvalidName,
        u"players.white.name"_s);
    row("a line break", named(u"Anne\nBertha"_s), ErrorCode::InvalidName, u"players.white.name"_s);
    row("rulings", manyRulings(100'000), wrong, u"rulings"_s);
    row("id", with({{u"ruleset"_s, QString(1'000'000, u'x')}}), wrong, u"ruleset"_s);
    row("space in the seed",
        with({{u"dice"_s, QJsonObject{{u"source"_s, u"seeded"_s}, {u"seed"_s, u" 7"_s}}}}),
        ErrorCode::InvalidSeed, u"dice.seed"_s);
    row("depth", QByteArray(2'000'000, '['), ErrorCode::NotJson, u"line 1"_s);
}

void TestRecordLimits::hostileFilesAreRefusedAtOnce()
{
    QFETCH(const QByteArray, json);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, place);
    const std::clock_t before = std::clock(); // of this process, independent of others
    const auto read = parseRecord(json, u"game.doublets"_s);
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    QVERIFY(!read.ok());
    QCOMPARE(read.error().error.code, code);
    QCOMPARE(read.error().error.place, place);
    QCOMPARE(read.error().error.file, u"game.doublets"_s);
    QVERIFY2(seconds < 0.6, qPrintable(QString::number(seconds)));
}

void TestRecordLimits::theLargestIsReadAgain_data()
{
    QTest::addColumn<bool>("undone");
    QTest::newRow("played") << false;
    QTest::newRow("undone") << true;
}

void TestRecordLimits::theLargestIsReadAgain()
{
    QFETCH(const bool, undone);
    const Record record = largest(undone);
    const QByteArray json = recordJson(record, RecordLayout::Indented);
    QVERIFY2(json.size() <= MaxRecordSize, qPrintable(QString::number(json.size())));
    const auto read = parseRecord(json, {});
    QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : read.error().error.place));
    QVERIFY(read.value() == record);
}

void TestRecordLimits::writesNothingThatIsNotRead_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const Change &change, const QString &place) {
        QTest::newRow(name) << change << place;
    };
    row(
        "name", [](Record &r) { r.white.name = QString(limits::MaxNameLength + 1, u'a'); },
        u"players.white.name"_s);
    row(
        "name with a break", [](Record &r) { r.black.name = u"a\u2028b"_s; },
        u"players.black.name"_s);
    row(
        "level", [](Record &r) { r.black.level = QString(limits::MaxKeywordLength + 1, u'a'); },
        u"players.black.level"_s);
    row(
        "seed", [](Record &r) { r.seed = u" 7"_s; }, u"dice.seed"_s);
    row(
        "opening",
        [](Record &r) {
            r.opening.resize(limits::MaxRecordedLeads + 1, OpeningThrow{1, 1});
        },
        u"opening"_s);
    row(
        "throws",
        [](Record &r) { r.throws.resize(limits::MaxRecordedThrows + 1, r.throws.front()); },
        u"throws"_s);
    row(
        "throws that were undone",
        [](Record &r) {
            for (int i = 0; i < limits::MaxRecordedThrows; ++i) {
                r.undone.emplace_back(Throw{1, 2});
            }
        },
        u"throws"_s);
    row(
        "plays of a throw",
        [](Record &r) { r.throws[1].plays.resize(limits::MaxPlaysPerThrow + 1, Play{}); },
        u"throws[1].plays"_s);
    row(
        "lost", [](Record &r) { r.throws[2].lost.resize(limits::MaxPlaysPerThrow + 1, 1); },
        u"throws[2].lost"_s);
    row(
        "dice ahead", [](Record &r) { r.futureFaces.resize(limits::MaxFutureFaces + 1, 1); },
        u"ahead.dice"_s);
}

void TestRecordLimits::writesNothingThatIsNotRead()
{
    QFETCH(const Change, change);
    QFETCH(const QString, place);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"game.doublets"_s);
    Record record = sample();
    QVERIFY(!writePrivateRecord(record, path));
    change(record);
    QCOMPARE(writeRecord(record, path)->place, place);
    const auto error = writePrivateRecord(record, path);
    QVERIFY(error);
    QCOMPARE(error->file, path);
    QCOMPARE(error->place, place);
    QVERIFY(!parseRecord(recordJson(record, RecordLayout::Indented), {}).ok());
    const auto kept = readRecord(path);
    QVERIFY(kept.ok());
    QVERIFY(kept.value() == sample());
    struct stat status
    {
    };
    QCOMPARE(::stat(QFile::encodeName(path).constData(), &status), 0);
    QCOMPARE(static_cast<int>(status.st_mode & 0777U), 0600);
}

void TestRecordLimits::realGamesAreFarBelowTheLimits()
{
    for (const RuleSet &set : catalogue().all()) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const auto game = randomGame(set, {}, seed, limits::MaxUndoneActions);
            QVERIFY(game->position().isOver());
            const Record record = recordOf(*game, Anne, Table);
            QVERIFY(record.throws.size() * 8 < limits::MaxRecordedThrows);
            QVERIFY(record.actions().size() * 5 < limits::MaxUndoneActions);
        }
    }
}

void TestRecordLimits::refusesPipes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"unfinished.doublets"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    QCOMPARE(readRecord(path).error().error.code, ErrorCode::NotARegularFile); // without waiting
    QCOMPARE(writeRecord(sample(), path)->code, ErrorCode::NotARegularFile);
}

void TestRecordLimits::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *what, const QString &name, bool allowed) {
        QTest::newRow(what) << name << allowed;
    };
    row("none", {}, true);
    row("plain", u"Anne"_s, true);
    row("signs", u"Anne, “Nan”; 50% = \\half & <b>"_s, true);
    row("Chinese", u"王"_s, true);
    row("dice", u"Anne 🎲"_s, true);
    row("a family, joined", u"👩\u200d👩\u200d👧"_s, true);
    row("a marked letter", u"e\u0301"_s, true);
    row("Persian", u"می\u200cخواهم"_s, true);
    row("longest", QString(limits::MaxNameLength, u'a'), true);
    row("longest in dice", u"🎲"_s.repeated(limits::MaxNameLength), true);
    row("too long", QString(limits::MaxNameLength + 1, u'a'), false);
    row("too long in dice", u"🎲"_s.repeated(limits::MaxNameLength + 1), false);
    row("line break", u"a\nb"_s, false);
    row("tabulator", u"a\tb"_s, false);
    row("nothing", QString(QChar::Null), false);
    row("delete", u"a\u007f"_s, false);
    row("second control set", u"a\u0085"_s, false);
    row("line separator", u"a\u2028b"_s, false);
    row("turned around", u"\u202eenna"_s, false);
    row("half an emoji", QString(QChar(0xd83c)), false);
    row("other half", QString(QChar(0xdfb2)), false);
}

void TestRecordLimits::names()
{
    QFETCH(const QString, name);
    QTEST(isValidName(name), "allowed");
}

void TestRecordLimits::namesFromTyping_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"  Anne "_s << u"Anne"_s;
    QTest::newRow("two lines") << u"Anne\nBertha"_s << u"Anne Bertha"_s;
    QTest::newRow("too long") << QString(90, u'a') << QString(limits::MaxNameLength, u'a');
    QTest::newRow("cut through a die") << u"🎲"_s.repeated(50).left(79) << u"🎲"_s.repeated(39);
    QTest::newRow("dice") << u"🎲"_s.repeated(50) << u"🎲"_s.repeated(limits::MaxNameLength);
}

void TestRecordLimits::namesFromTyping()
{
    QFETCH(const QString, typed);
    QTEST(sanitizedName(typed), "name");
    QVERIFY(isValidName(sanitizedName(typed)));
}

void TestRecordLimits::theSeedGivesTheDice_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const RuleSet &ruleSet : catalogue().all()) {
        QTest::newRow(qPrintable(ruleSet.id)) << ruleSet.id;
    }
}

void TestRecordLimits::theSeedGivesTheDice()
{
    QFETCH(const QString, ruleSet);
    const RuleSet &set = *catalogue().find(ruleSet);
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        const auto game = randomGame(set, {}, seed, 10'000);
        QVERIFY(!checkSeededDice(recordOf(*game, Anne, Table)));
        // Undone throws must have the same dice when thrown again or redone.
        for (std::uint64_t undos = seed % 17; undos > 0; --undos) {
            game->undo();
        }
        QVERIFY(!checkSeededDice(recordOf(*game, Anne, Table)));
        if (seed % 2 == 0 || !game->throwDice()) {
            game->redo();
        }
        QVERIFY(!checkSeededDice(recordOf(*game, Anne, Table)));
    }
}

void TestRecordLimits::otherDiceThanTheSeedsAreFound_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("place"); // empty if there is no error
    QTest::addColumn<int>("throwNumber");
    const auto row = [](const char *name, const Change &change, const QString &place,
                        int number = 0) { QTest::newRow(name) << change << place << number; };
    row("nothing", [](Record &) {}, {});
    row(
        "seed", [](Record &r) { r.seed = u"1675"_s; }, u"opening[0]"_s);
    row(
        "a pair for the lead", [](Record &r) { std::swap(r.opening[0].white, r.opening[0].black); },
        u"opening[0]"_s);
    row(
        "order of two dice",
        [](Record &r) {
            const Throw was = r.throws[3].dice;
            r.throws[3].dice = {was[1], was[0]};
        },
        u"throws[3].dice"_s, 4);
    row(
        "a throw left out", [](Record &r) { r.throws.erase(r.throws.begin() + 5); },
        u"throws[5].dice"_s, 6);
    row(
        "dice ahead", [](Record &r) { r.futureFaces = {1, 1, 1, 1, 1, 1, 1, 1}; }, u"ahead.dice"_s);
    row("dice thrown by hand",
        [](Record &r) {
            r.dice = DiceOrigin::Entered;
            r.throws[0].dice = {1, 1};
        },
        {});
}

void TestRecordLimits::otherDiceThanTheSeedsAreFound()
{
    QFETCH(const Change, change);
    QFETCH(const QString, place);
    QFETCH(const int, throwNumber);
    Record record = sample();
    QVERIFY(record.opening.size() == 1 && record.throws.size() > 6);
    const Throw fourth = record.throws[3].dice;
    QVERIFY(fourth[0] != fourth[1]);
    change(record);
    const auto error = checkSeededDice(record);
    QCOMPARE(error.has_value(), !place.isEmpty());
    if (error) {
        QCOMPARE(error->error.code, ErrorCode::WrongDice);
        QCOMPARE(error->error.place, place);
        QCOMPARE(error->throwNumber, throwNumber);
        QCOMPARE(error->error.facts.size(), 2);
    }
}

QTEST_APPLESS_MAIN(TestRecordLimits)
#include "tst_record_limits.moc"
