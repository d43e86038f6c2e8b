// SPDX-License-Identifier: MIT
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "tests/core/record/games.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

/// Each folder of goldens/ contains a game: `game.doublets`, which must be read, replayed and
/// written again byte for byte, and `course.txt`, with the position after each action. Set
/// DOUBLETS_WRITE_GOLDENS=1 to rewrite the files, and review the differences before committing
/// them.
class TestRecordGoldens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void replays_data();
    void replays();
    void theSeedGivesTheSameGame_data() { replays_data(); }
    void theSeedGivesTheSameGame();
    void everyRuleSetAndRulingHasACase();
    void opensRecordsFromBeforeARuling();
};

namespace {

const QDir Goldens(QStringLiteral(DOUBLETS_SOURCE_DIR "/tests/core/record/goldens"));
const RecordedPlayer Anne{u"Anne"_s, PlayerKind::Human};
const RecordedPlayer Ben{u"Ben"_s, PlayerKind::Human};

struct Case
{
    QString name;
    QString ruleSet;
    Rulings rulings;
    std::uint64_t seed = 0;
};

/// Returns each rule set with its defaults, and with each other value of each ruling.
std::vector<Case> cases()
{
    std::vector<Case> all;
    for (const RuleSet &set : catalogue().all()) {
        const auto seed = static_cast<std::uint64_t>(set.source.sortYear);
        all.push_back({set.id, set.id, set.defaultRulings(), seed});
        for (const Ruling &ruling : set.rulings) {
            for (std::size_t i = 1; i < ruling.values.size(); ++i) {
                const QString key = ruleKeyName(ruling.key);
                Rulings rulings = set.defaultRulings();
                rulings[key] = ruling.values[i].id;
                all.push_back({u"%1-%2-%3"_s.arg(set.id, key, ruling.values[i].id), set.id, rulings,
                               seed + i});
            }
        }
    }
    return all;
}

QByteArray menText(const Men &men)
{
    QByteArray text;
    for (int point = 1; point <= PointsOnTrack; ++point) {
        if (men.onPoint(point) > 0) {
            text += ' ' + QByteArray::number(point) + ':' + QByteArray::number(men.onPoint(point));
            if (point <= PointsInTable && men.downOn(point) > 0) {
                text += '-' + QByteArray::number(men.downOn(point));
            }
        }
    }
    return text + " off " + QByteArray::number(men.borneOff) + " hit " +
           QByteArray::number(men.removed) + " phase " +
           QByteArray::number(static_cast<int>(men.phase));
}

QByteArray courseText(const std::vector<HistoryEntry> &history)
{
    QByteArray text;
    for (const HistoryEntry &entry : history) {
        const Position &after = entry.after;
        text += "W" + menText(after.menOf(Side::White)) + " | B" +
                menText(after.menOf(Side::Black)) + " | stage " +
                QByteArray::number(static_cast<int>(after.stage)) +
                (after.player == Side::White ? " white" : " black") + " events";
        for (const Event &event : entry.events) {
            text += ' ' + QByteArray::number(static_cast<int>(event.index()));
        }
        text += '\n';
    }
    return text;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
}

QByteArray playedJson(const Case &which)
{
    const auto game =
        randomGame(*catalogue().find(which.ruleSet), which.rulings, which.seed, 100000);
    return recordJson(recordOf(*game, Anne, Ben), RecordLayout::Indented);
}

} // namespace

void TestRecordGoldens::initTestCase()
{
    if (!qEnvironmentVariableIsSet("DOUBLETS_WRITE_GOLDENS")) {
        return;
    }
    for (const Case &which : cases()) {
        QVERIFY(Goldens.mkpath(which.name));
        const QByteArray json = playedJson(which);
        write(Goldens.filePath(which.name + u"/game.doublets"_s), json);
        const auto history = replay(parseRecord(json, {}).value(), catalogue());
        write(Goldens.filePath(which.name + u"/course.txt"_s), courseText(history.value()));
    }
}

void TestRecordGoldens::replays_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : Goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestRecordGoldens::replays()
{
    QFETCH(QString, name);
    const QString path = Goldens.filePath(name + u"/game.doublets"_s);
    const auto record = readRecord(path);
    QVERIFY(record.ok());
    QCOMPARE(recordJson(record.value(), RecordLayout::Indented), contents(path));
    const auto history = replay(record.value(), catalogue());
    QVERIFY(history.ok());
    QCOMPARE(courseText(history.value()), contents(Goldens.filePath(name + u"/course.txt"_s)));
}

void TestRecordGoldens::theSeedGivesTheSameGame()
{
    QFETCH(QString, name);
    for (const Case &which : cases()) {
        if (which.name == name) {
            QCOMPARE(playedJson(which), contents(Goldens.filePath(name + u"/game.doublets"_s)));
            return;
        }
    }
    QFAIL("a folder belongs to no case");
}

void TestRecordGoldens::everyRuleSetAndRulingHasACase()
{
    for (const Case &which : cases()) {
        QVERIFY2(Goldens.exists(which.name + u"/game.doublets"_s), qPrintable(which.name));
    }
}

/// Records written before a ruling was introduced must use its default.
void TestRecordGoldens::opensRecordsFromBeforeARuling()
{
    QByteArray json = contents(Goldens.filePath(u"fiske/game.doublets"_s));
    const QByteArray line = R"("bearing-off": "by-number",)";
    QVERIFY(json.contains(line));
    json.replace(line, "");
    const auto record = parseRecord(json, {});
    QVERIFY(record.ok());
    QVERIFY(!record.value().rulings.contains(u"bearing-off"_s));
    const auto history = replay(record.value(), catalogue());
    QVERIFY(history.ok());
    QCOMPARE(courseText(history.value()), contents(Goldens.filePath(u"fiske/course.txt"_s)));
}

QTEST_APPLESS_MAIN(TestRecordGoldens)
#include "tst_record_goldens.moc"
