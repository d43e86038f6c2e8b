// SPDX-License-Identifier: MIT
#include "cli_run.h"
#include "tests/app/visits/visits_fixture.h"

#include "visits/visit_csv.h"
#include "visits/visit_database.h"

#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::Run;
using test::runCli;

/// Tests the command `doublets-cli visits`. The summary itself is tested in tests/app/visits.
class TestCliVisits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sumsUp();
    void printsEveryVisit();
    void savesAPage();
    void readsWhileTheDisplayWrites();
    void refusesBadInput_data();
    void refusesBadInput();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    QString m_file;
};

void TestCliVisits::initTestCase()
{
    m_file = path(u"the visits.sqlite"_s);
    VisitDatabase database(m_file);
    QVERIFY(!database.open(VisitDatabase::Access::Write));
    QVERIFY(!database.add({{QDate(2026, 1, 30), 9, u"en"_s, u"cotton"_s, 30, true, 300,
                            VisitUse{true, false, false, 3}},
                           {QDate(2026, 1, 30), 9, u"ru"_s, u"no-more"_s, 12, false, 100},
                           {QDate(2026, 1, 30), 17, u"ru"_s, {}, 0, false, 20},
                           {QDate(), 0, u"ru"_s, u"cotton"_s, 60, true, 9'000},
                           {QDate(2026, 2, 2), 17, u"ru"_s, u"cotton"_s, 60, true, 900}}));
}

void TestCliVisits::sumsUp()
{
    const Run run = runCli({u"visits"_s, m_file});
    QVERIFY2(run.status == 0, qPrintable(run.err));
    QVERIFY(run.err.isEmpty());
    const QLocale english(u"en"_s);
    const auto day = [&english](QDate date) {
        return english.toString(date, QLocale::LongFormat) + u'\n';
    };
    for (const QString &line :
         {u"Visits: 4\n"_s, u"Not counted because the clock was not set: 1 visit\n"_s,
          u"First day: "_s + day({2026, 1, 30}), u"Last day: "_s + day({2026, 2, 2}),
          u"With a game: 3 (75%)\n"_s, u"Of these, played to the end: 2 (67%)\n"_s,
          u"Length of a visit (median): 3 min 20 s\n"_s, u"\n    January 2026   3\n"_s,
          u"\n    February 2026  1\n"_s, u"\n    no-more "_s, u"\n    Русский  3\n"_s,
          u"\nOf the 4 visits for which it is recorded, those that used:\n    Larger text    1\n"_s,
          u"\n    Why?           1"_s, u"\n    English  1\n"_s,
          u"\n    "_s + english.toString(QTime(9, 0), QLocale::ShortFormat) + u"  2\n"_s}) {
        QVERIFY2(run.out.contains(line), qPrintable(line + u" is not in "_s + run.out));
    }
    QVERIFY(run.out.contains(u"Charles Cotton"));
    const Run json = runCli({u"--language"_s, u"ru"_s, u"visits"_s, u"--json"_s, m_file});
    QCOMPARE(json.status, 0);
    const QJsonObject all = json.json().object();
    QCOMPARE(all[u"file"].toString(), m_file);
    QCOMPARE(all[u"visits"].toInt(), 4);
    QCOMPARE(all[u"undated"].toInt(), 1);
    QCOMPARE(all[u"withGame"].toInt(), 3);
    QCOMPARE(all[u"finished"].toInt(), 2);
    QCOMPARE(all[u"medianSeconds"].toInt(), 200);
    QCOMPARE(all[u"days"].toArray().size(), 4);
    QCOMPARE(all[u"days"].toArray()[1].toObject(),
             (QJsonObject{{u"day"_s, u"2026-01-31"_s}, {u"visits"_s, 0}}));
    QCOMPARE(all[u"months"].toArray()[0].toObject(),
             (QJsonObject{{u"month"_s, u"2026-01"_s}, {u"visits"_s, 3}}));
    QCOMPARE(all[u"games"].toArray()[0].toObject(),
             (QJsonObject{{u"ruleset"_s, u"cotton"_s}, {u"visits"_s, 2}}));
    QCOMPARE(all[u"languages"].toArray()[0].toObject(),
             (QJsonObject{{u"language"_s, u"ru"_s}, {u"visits"_s, 3}}));
    QCOMPARE(all[u"hours"].toArray().size(), 24);
    QCOMPARE(all[u"hours"].toArray()[17].toInt(), 2);
    QCOMPARE(all[u"useRecorded"].toInt(), 4);
    QCOMPARE(all[u"largeText"].toInt(), 1);
    QCOMPARE(all[u"explained"].toInt(), 1);
}

void TestCliVisits::printsEveryVisit()
{
    QByteArray expected;
    QVERIFY(!writeVisitsAsCsv(m_file, [&expected](const QByteArray &bytes) {
        expected += bytes;
        return true;
    }));
    QCOMPARE(expected.count("\r\n"), 6);
    const Run run = runCli({u"visits"_s, m_file, u"--csv"_s}, u"ru"_s);
    QCOMPARE(run.status, 0);
    QVERIFY(run.err.isEmpty());
    QCOMPARE(run.out.toUtf8(), expected);
    // No temporary files are left beside the database.
    QCOMPARE(test::filesIn(m_folder.path()), QStringList{u"the visits.sqlite"_s});
}

void TestCliVisits::savesAPage()
{
    const QString page = path(u"the visits.pdf"_s);
    const Run run = runCli({u"visits"_s, m_file, u"--pdf"_s, page}, u"ru"_s);
    QVERIFY2(run.status == 0, qPrintable(run.err));
    const QByteArray pdf = test::contents(page);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/Lang (ru)"));
    QVERIFY(QFile::remove(page));
    QCOMPARE(test::filesIn(m_folder.path()), QStringList{u"the visits.sqlite"_s});
    for (const QString &other : {u"--csv"_s, u"--json"_s}) {
        QCOMPARE(runCli({u"visits"_s, m_file, u"--pdf"_s, page, other}).status, 2);
    }
    QCOMPARE(runCli({u"visits"_s, m_file, u"--pdf"_s, path(u"visits.txt"_s)}).status, 2);
    QCOMPARE(runCli({u"visits"_s, path(u"none"_s), u"--pdf"_s, page}).status, 2);
    QVERIFY(!QFileInfo::exists(page));
}

void TestCliVisits::readsWhileTheDisplayWrites()
{
    const QString file = path(u"live.sqlite"_s);
    VisitDatabase display(file);
    QVERIFY(!display.open(VisitDatabase::Access::Write));
    for (int visits = 1; visits <= 2; ++visits) {
        QVERIFY(!display.add(test::visitsOf(1, 1)));
        QCOMPARE(runCli({u"visits"_s, file, u"--csv"_s}).out.count(u'\n'), visits + 1);
    }
    display.close();
    QVERIFY(QFile::remove(file));
}

void TestCliVisits::refusesBadInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QStringList &arguments, const QString &said) {
        QTest::newRow(name) << arguments << said;
    };
    const QString file = path(u"the visits.sqlite"_s);
    const QString none = path(u"none"_s);
    const QString text = path(u"text"_s);
    const QString recipes = path(u"recipes"_s);
    const QString newer = path(u"newer"_s);
    test::writeFile(path(u"empty"_s), {});
    test::writeFile(text, QByteArray(2'000, 'x'));
    test::queryValue(recipes, u"CREATE TABLE recipes (name TEXT)"_s);
    test::queryValue(newer, u"PRAGMA application_id = %1;PRAGMA user_version = 9"_s.arg(
                                VisitDatabase::ApplicationId));
    row("no file", {}, u"command line: “FILE” is missing"_s);
    row("two files", {file, none}, u"contradict each other"_s);
    row("both forms", {file, u"--csv"_s, u"--json"_s},
        u"“--csv” and “--json” contradict each other"_s);
    row("no such option", {file, u"--days"_s}, u"days"_s);
    row("no such file", {none}, none + u": could not be opened: No such file"_s);
    row("no such file for CSV", {none, u"--csv"_s}, none + u": could not be opened: "_s);
    row("a folder", {m_folder.path()}, u": could not be opened: Is a directory"_s);
    row("a device", {u"/dev/null"_s}, u"/dev/null: not a file, but a pipe or a device"_s);
    row("empty", {path(u"empty"_s)}, path(u"empty"_s) + u": it is empty"_s);
    row("no database", {text}, text + u": damaged: file is not a database"_s);
    row("another program's", {recipes},
        recipes + u": the format is “SQLite, application_id 0”; expected “doublets-visits”"_s);
    row("newer", {newer}, newer + u": written by a newer program: its format is version 9"_s);
}

void TestCliVisits::refusesBadInput()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, said);
    const Run run = runCli(QStringList{u"visits"_s} + arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(said), qPrintable(run.err));
    QCOMPARE(run.err.count(u'\n'), 1);
    QVERIFY(run.out.isEmpty());
}

QTEST_GUILESS_MAIN(TestCliVisits)
#include "tst_cli_visits.moc"
