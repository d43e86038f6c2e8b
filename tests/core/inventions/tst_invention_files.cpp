// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "core/inventions/invention_file.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "core/record/replay.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const Catalogue &catalogue()
{
    static const Catalogue all = Catalogue::builtIn().value();
    return all;
}

const Invention Invented{{u"Lucky sevens"_s, u"Class 7b"_s},
                         u"cotton"_s,
                         {{u"doublet"_s, u"throw-again"_s}, {u"unplayable"_s, u"lost"_s}}};

const QByteArray Text = R"({"format": "doublets-invention", "version": 1, "name": "Lucky sevens",
    "inventors": "Class 7b", "ruleset": "cotton",
    "rulings": {"doublet": "throw-again", "unplayable": "lost"}})";

} // namespace

/// Tests files of inventions and records of invented games.
class TestInventionFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areReadAsWritten();
    void areAsDescribed();
    void reportFaults_data();
    void reportFaults();
    void recordsKeepInventions();
    void recordsCheckInventions_data();
    void recordsCheckInventions();
};

void TestInventionFiles::areReadAsWritten()
{
    Invention anonymous = Invented;
    anonymous.name.inventors.clear();
    anonymous.values.clear();
    for (const Invention &each : {Invented, anonymous}) {
        const auto read = parseInvention(inventionJson(each), u"x"_s, catalogue());
        QVERIFY(read);
        QVERIFY(read.value() == each);
    }
}

void TestInventionFiles::areAsDescribed()
{
    const auto read = parseInvention(Text, u"x"_s, catalogue());
    QVERIFY(read);
    QVERIFY(read.value() == Invented);
}

void TestInventionFiles::reportFaults_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *from, const char *to, ErrorCode code,
                        const QString &place) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << code << place;
    };
    row("not JSON", "{", "[", ErrorCode::NotJson, u"line 1"_s);
    row("another format", "doublets-invention", "doublets-lesson", ErrorCode::WrongFormat,
        u"format"_s);
    row("newer", "1,", "2,", ErrorCode::NewerVersion, u"version"_s);
    row("no name", "\"name\": \"Lucky sevens\",", "", ErrorCode::MissingKey, u"name"_s);
    row("unknown key", "\"ruleset\"", "\"author\": \"x\", \"ruleset\"", ErrorCode::UnknownKey,
        u"author"_s);
    row("unknown game", "cotton", "chess", ErrorCode::UnknownRuleSet, u"ruleset"_s);
    row("unknown value", "throw-again", "thrice", ErrorCode::UnknownRulingValue,
        u"rulings.doublet"_s);
    row("number for a text", "\"lost\"", "3", ErrorCode::WrongType, u"rulings.unplayable"_s);
}

void TestInventionFiles::reportFaults()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, place);
    QByteArray text = Text;
    text.replace(text.indexOf(from), from.size(), to);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"broken.doublets-rules"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto read = readInvention(path, catalogue());
    QVERIFY(!read);
    QCOMPARE(int(read.error().code), int(code));
    QCOMPARE(read.error().place, place);
    QCOMPARE(read.error().file, path);
}

void TestInventionFiles::recordsKeepInventions()
{
    const RuleSet set = inventedRuleSet(catalogue(), Invented).value();
    Game game(set, {}, makeDice(DiceOrigin::Seeded, 7));
    while (!game.position().isOver()) {
        if (!game.throwDice()) {
            QVERIFY(game.play(game.legalPlays()[0]));
        }
    }
    const Record record = recordOf(game, {u"Anne"_s}, {u"Ben"_s});
    QCOMPARE(record.ruleSet, u"cotton"_s);
    const auto read = parseRecord(recordJson(record, RecordLayout::Indented), u"x"_s);
    QVERIFY(read);
    QVERIFY(read.value() == record);
    const auto again = gameFromRecord(read.value(), catalogue());
    QVERIFY(again);
    QVERIFY(again.value()->ruleSet() == set);
    QVERIFY(again.value()->rules() == set.defaultRules);
    QVERIFY(again.value()->position() == game.position());
    QVERIFY(recordOf(*again.value(), {u"Anne"_s}, {u"Ben"_s}) == record);
}

void TestInventionFiles::recordsCheckInventions_data()
{
    QTest::addColumn<InventionName>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("place");
    QTest::newRow("unknown value")
        << InventionName{u"Ours"_s, {}} << u"thrice"_s << u"rulings.doublet"_s;
    QTest::newRow("contradiction")
        << InventionName{u"Ours"_s, {}} << u"total"_s << u"rulings.doublet"_s;
    QTest::newRow("no name") << InventionName{u" "_s, {}} << u"plain"_s << u"invention.name"_s;
}

void TestInventionFiles::recordsCheckInventions()
{
    QFETCH(const InventionName, name);
    QFETCH(const QString, value);
    QFETCH(const QString, place);
    Record record;
    record.ruleSet = u"alfonso"_s;
    record.invention = name;
    record.rulings = {{u"doublet"_s, value}};
    const auto history = replay(record, catalogue());
    QVERIFY(!history);
    QCOMPARE(history.error().error.place, place);
}

QTEST_APPLESS_MAIN(TestInventionFiles)
#include "tst_invention_files.moc"
