// SPDX-License-Identifier: MIT
#include "visits_fixture.h"

#include "visits/build_date.h"
#include "visits/visit_csv.h"
#include "visits/visit_database.h"
#include "visits/visit_log.h"
#include "visits/visit_summary.h"

#include <QElapsedTimer>
#include <QTest>

#include <ctime>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::visitsOf;

namespace {

using When = VisitSummary::PeriodCount;
using What = VisitSummary::IdCount;

const QByteArray Header = "day,hour,language,game,throws,ended,seconds,large_text,high_contrast,"
                          "read_aloud,why\r\n";

/// Writes the visits in a single transaction.
void write(const QString &path, const std::vector<Visit> &visits)
{
    VisitDatabase database(path);
    QVERIFY(!database.open(VisitDatabase::Access::Write));
    QVERIFY(!database.add(visits));
}

std::vector<Visit> visitsIn(const QString &path, const DaySpan &span = {})
{
    std::vector<Visit> visits;
    VisitDatabase database(path);
    if (!database.open(VisitDatabase::Access::Read)) {
        static_cast<void>(database.forEachVisit(span, [&visits](const Visit &visit) {
            visits.push_back(visit);
            return true;
        }));
    }
    return visits;
}

QByteArray csvOf(const QString &path, const DaySpan &span = {})
{
    QByteArray text;
    const auto error = writeVisitsAsCsv(
        path,
        [&text](const QByteArray &bytes) {
            text += bytes;
            return true;
        },
        span);
    return error ? QByteArray("an error") : text;
}

/// Returns the CPU time of this process in seconds, because wall time depends on the load.
double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

/// Tests storing, summarising and exporting visits.
class TestVisits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder.emplace(); }
    void comeBackAsTheyWere();
    void areBroughtIntoRange();
    void keepNothingElse();
    void areSummedUp();
    void areSummedUpInASpan();
    void countTheUseOfAids();
    void migrateFromVersion1();
    void keepVersion1IfNotMigrated();
    void areEmptyInANewFile();
    void haveAMedian_data();
    void haveAMedian();
    void areKeptApartWhileTheClockIsNotSet();
    void knowWhenTheProgramWasBuilt();
    void areText();
    void areNotFormulas();
    void areTextWholeOrNotAtAll();
    void tenYearsFitInFiftyMegabytes();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a visit's #1 100%.sqlite"_s); }

    std::optional<test::VisitsFolder> m_folder;
};

void TestVisits::comeBackAsTheyWere()
{
    const std::vector<Visit> visits = visitsOf(500, 40);
    {
        VisitLog log(path());
        for (const Visit &visit : visits) {
            log.add(visit);
        }
    } // the destructor waits until all visits are written
    QCOMPARE(visitsIn(path()), visits);
    QCOMPARE(test::filesIn(m_folder->path()).size(), 1);
    // A visit on a later day.
    const Visit later{QDate(2027, 2, 28), 10, u"ru"_s, u"fiske"_s, 12, true, 400};
    {
        VisitLog log(path());
        log.add(later);
        QVERIFY(!log.flush());
        QCOMPARE(visitsIn(path(), {QDate(2027, 1, 1), {}}), std::vector{later});
    }
    QCOMPARE(visitsIn(path()).size(), visits.size() + 1);
    // Visits are sorted by day, even if the clock was set back.
    write(path(), visitsOf(3, 1, QDate(2025, 12, 30)));
    QCOMPARE(visitsIn(path()).front().day, QDate(2025, 12, 30));
    QCOMPARE(visitsIn(path()).back(), later);
}

void TestVisits::areBroughtIntoRange()
{
    write(path(), {{QDate(), 99, {}, {}, -5, true, 2'000'000'000},
                   {QDate(1'492, 1, 1), -1, u"en"_s, {}, 0, false, -1},
                   {QDate(9'999, 1, 1), 23, u"en"_s, {}, 2'000'000'000, false, 0}});
    const std::vector<Visit> visits = visitsIn(path());
    QCOMPARE(visits.size(), 3);
    QCOMPARE(visits[0], (Visit{QDate(), 23, u""_s, u""_s, 0, true, (1 << 20) - 1}));
    QCOMPARE(visits[1], (Visit{QDate(), 0, u"en"_s, u""_s, 0, false, 0}));
    QCOMPARE(visits[2], (Visit{QDate(1970, 1, 1).addDays((1 << 17) - 1), 23, u"en"_s, u""_s,
                               2'000'000'000, false, 0}));
}

/// Only the day, hour, language, game, throws, outcome, duration and use of aids are stored,
/// nothing that identifies a person.
void TestVisits::keepNothingElse()
{
    write(path(), visitsOf(1, 1));
    QCOMPARE(test::queryValue(path(), u"SELECT group_concat(name) FROM sqlite_schema "
                                      "WHERE name NOT LIKE 'sqlite%'"_s)
                 .toString(),
             u"names,visits"_s);
    QCOMPARE(
        test::queryValue(path(), u"SELECT group_concat(name) FROM pragma_table_info('visits')"_s)
            .toString(),
        u"day,number,hour,language,game,throws,finished,seconds,aids,why"_s);
    QCOMPARE(
        test::queryValue(path(), u"SELECT group_concat(name) FROM pragma_table_info('names')"_s)
            .toString(),
        u"id,name"_s);
    QCOMPARE(test::queryValue(path(), u"PRAGMA user_version"_s).toInt(),
             VisitDatabase::SchemaVersion);
    QCOMPARE(test::queryValue(path(), u"PRAGMA application_id"_s).toInt(),
             VisitDatabase::ApplicationId);
    QCOMPARE(test::queryValue(path(), u"PRAGMA journal_mode"_s).toString(), u"wal"_s);
}

void TestVisits::areSummedUp()
{
    write(path(), {{QDate(2026, 1, 30), 9, u"en"_s, u"cotton"_s, 30, true, 300},
                   {QDate(2026, 1, 30), 9, u"ru"_s, u"fiske"_s, 12, false, 100},
                   {QDate(2026, 1, 30), 17, {}, {}, 0, false, 20},
                   {QDate(2026, 2, 2), 17, u"fr"_s, u"cotton"_s, 60, true, 900}});
    const auto summary = summariseVisits(path());
    QVERIFY(summary);
    VisitSummary expected;
    expected.visits = 4;
    expected.span = {QDate(2026, 1, 30), QDate(2026, 2, 2)};
    expected.days = {{QDate(2026, 1, 30), 3},
                     {QDate(2026, 1, 31), 0},
                     {QDate(2026, 2, 1), 0},
                     {QDate(2026, 2, 2), 1}};
    expected.months = {{QDate(2026, 1, 1), 3}, {QDate(2026, 2, 1), 1}};
    expected.games = {{u"cotton"_s, 2}, {u"fiske"_s, 1}};
    expected.languages = {{QString(), 1}, {u"en"_s, 1}, {u"fr"_s, 1}, {u"ru"_s, 1}};
    expected.hours[9] = 2;
    expected.hours[17] = 2;
    expected.played = 3;
    expected.finished = 2;
    expected.medianSeconds = 200;
    expected.use.recorded = 4;
    QVERIFY(summary.value() == expected);
}

void TestVisits::areSummedUpInASpan()
{
    write(path(), visitsOf(400, 10)); // up to 9 February
    const DaySpan span{QDate(2026, 2, 8), QDate(2026, 2, 11)};
    const auto summary = summariseVisits(path(), span);
    QVERIFY(summary);
    QCOMPARE(summary.value().span, span);
    QCOMPARE(summary.value().visits, 20);
    QCOMPARE(summary.value().days, (std::vector<When>{{QDate(2026, 2, 8), 10},
                                                      {QDate(2026, 2, 9), 10},
                                                      {QDate(2026, 2, 10), 0},
                                                      {QDate(2026, 2, 11), 0}}));
    int games = 0;
    for (const What &game : summary.value().games) {
        games += game.visits;
    }
    QCOMPARE(games, summary.value().played);
    QVERIFY(games < 20);
    QVERIFY(csvOf(path(), span).count('\n') == 21);
    // Days before the first visit are included.
    const auto early = summariseVisits(path(), {QDate(2025, 12, 25), QDate(2026, 1, 1)});
    QVERIFY(early);
    QCOMPARE(early.value().days.size(), 8);
    QCOMPARE(early.value().visits, 10);
}

void TestVisits::countTheUseOfAids()
{
    const std::vector<Visit> visits{
        {QDate(2026, 1, 30), 9, u"en"_s, u"cotton"_s, 3, true, 30, VisitUse{true, false, true, 2}},
        {QDate(2026, 1, 30), 9, u"en"_s, u"cotton"_s, 3, true, 30, VisitUse{true, true, false, 0}},
        {QDate(2026, 1, 31), 9, u"en"_s, u"cotton"_s, 3, true, 30, VisitUse{}},
        {QDate(2026, 1, 31), 9, u"en"_s, u"cotton"_s, 3, true, 30, std::nullopt},
        {QDate(), 0, u"en"_s, u"cotton"_s, 3, true, 30, VisitUse{true, true, true, 1}}};
    write(path(), visits);
    QCOMPARE(visitsIn(path(), {QDate(2026, 1, 30), {}}),
             std::vector(visits.begin(), visits.end() - 1));
    const auto summary = summariseVisits(path());
    QVERIFY(summary);
    QCOMPARE(summary.value().visits, 4);
    QCOMPARE(summary.value().use.recorded, 3);
    QCOMPARE(summary.value().use.largeText, 2);
    QCOMPARE(summary.value().use.highContrast, 1);
    QCOMPARE(summary.value().use.readAloud, 1);
    QCOMPARE(summary.value().use.explained, 1);
    const auto later = summariseVisits(path(), {QDate(2026, 1, 31), {}});
    QVERIFY(later);
    QCOMPARE(later.value().use.recorded, 1);
    QCOMPARE(later.value().use.largeText, 0);
    QCOMPARE(csvOf(path(), {QDate(2026, 1, 30), {}}),
             Header + QByteArray("2026-01-30,9,en,cotton,3,finished,30,1,0,1,2\r\n"
                                 "2026-01-30,9,en,cotton,3,finished,30,1,1,0,0\r\n"
                                 "2026-01-31,9,en,cotton,3,finished,30,0,0,0,0\r\n"
                                 "2026-01-31,9,en,cotton,3,finished,30,,,,\r\n"));
}

/// version_1.sqlite was written by a display of version 1, with four visits.
void TestVisits::migrateFromVersion1()
{
    const QByteArray old =
        test::contents(QStringLiteral(DOUBLETS_SOURCE_DIR "/tests/app/visits/version_1.sqlite"));
    test::writeFile(path(), old);
    const QByteArray csv = Header + QByteArray("2026-01-01,9,fr,alfonso-race,4,left,1312,,,,\r\n"
                                               "2026-01-01,9,en,alfonso-race,276,left,228,,,,\r\n"
                                               "2026-01-01,9,de,willughby,212,finished,324,,,,\r\n"
                                               "2026-01-01,9,en,,0,left,179,,,,\r\n");
    // Reading does not change the file.
    QCOMPARE(csvOf(path()), csv);
    const auto before = summariseVisits(path());
    QVERIFY(before);
    QCOMPARE(before.value().visits, 4);
    QCOMPARE(before.value().use.recorded, 0);
    QCOMPARE(test::contents(path()), old);

    write(path(), {{QDate(2026, 5, 4), 9, u"en"_s, u"cotton"_s, 3, true, 30,
                    VisitUse{false, true, false, 5}}});
    QCOMPARE(csvOf(path()), csv + "2026-05-04,9,en,cotton,3,finished,30,0,1,0,5\r\n");
    const auto after = summariseVisits(path());
    QVERIFY(after);
    QCOMPARE(after.value().visits, 5);
    QCOMPARE(after.value().use.recorded, 1);
    QCOMPARE(after.value().use.highContrast, 1);
    QCOMPARE(after.value().use.explained, 1);
    QCOMPARE(test::queryValue(path(), u"PRAGMA user_version"_s).toInt(), 2);
    QCOMPARE(test::filesIn(m_folder->path()).size(), 1);
}

/// A migration that fails leaves the file as it is.
void TestVisits::keepVersion1IfNotMigrated()
{
    const QByteArray old =
        test::contents(QStringLiteral(DOUBLETS_SOURCE_DIR "/tests/app/visits/version_1.sqlite"));
    test::writeFile(path(), old);
    QSqlDatabase reader = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"reader"_s);
    reader.setDatabaseName(path());
    QVERIFY(reader.open());
    QVERIFY(QSqlQuery(reader).exec(u"BEGIN IMMEDIATE"_s)); // locks the file
    {
        VisitDatabase database(path());
        const auto error = database.open(VisitDatabase::Access::Write);
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::CannotWrite);
        QVERIFY(!database.isOpen());
    }
    QVERIFY(QSqlQuery(reader).exec(u"ROLLBACK"_s));
    reader = {};
    QSqlDatabase::removeDatabase(u"reader"_s);
    QCOMPARE(test::contents(path()), old);
    QCOMPARE(test::visitCountIn(path()), 4);
}

void TestVisits::areEmptyInANewFile()
{
    write(path(), {});
    const auto summary = summariseVisits(path());
    QVERIFY(summary);
    QVERIFY(summary.value() == VisitSummary());
    const auto week = summariseVisits(path(), {QDate(2026, 5, 4), QDate(2026, 5, 10)});
    QVERIFY(week);
    QCOMPARE(week.value().days.size(), 7);
    QCOMPARE(week.value().months, (std::vector<When>{{QDate(2026, 5, 1), 0}}));
    QCOMPARE(csvOf(path()), Header);
}

void TestVisits::haveAMedian_data()
{
    QTest::addColumn<QList<int>>("seconds");
    QTest::addColumn<int>("median");
    QTest::newRow("one") << QList<int>{7} << 7;
    QTest::newRow("two") << QList<int>{10, 20} << 15;
    QTest::newRow("odd") << QList<int>{900, 1, 30} << 30;
    QTest::newRow("even") << QList<int>{40, 1, 1'000, 20} << 30;
    QTest::newRow("equal") << QList<int>{5, 5, 5, 5} << 5;
    QTest::newRow("longest") << QList<int>{(1 << 20) - 1, (1 << 20) - 1} << (1 << 20) - 1;
}

void TestVisits::haveAMedian()
{
    QFETCH(const QList<int>, seconds);
    QFETCH(const int, median);
    std::vector<Visit> visits;
    for (const int each : seconds) {
        visits.push_back({QDate(2026, 5, 4), 12, u"en"_s, {}, 0, false, each});
    }
    write(path(), visits);
    const auto summary = summariseVisits(path());
    QVERIFY(summary);
    QCOMPARE(summary.value().medianSeconds, median);
}

/// Undated visits are excluded, including those that older versions dated 1970.
void TestVisits::areKeptApartWhileTheClockIsNotSet()
{
    const Visit dated{QDate(2026, 5, 4), 9, u"ru"_s, u"cotton"_s, 31, true, 402};
    write(path(), {{QDate(), 0, u"en"_s, u"cotton"_s, 7, true, 30},
                   {QDate(1970, 1, 2), 23, u"en"_s, u"fiske"_s, 8, false, 2'000'000'000},
                   dated});
    for (const DaySpan &span :
         {DaySpan{}, DaySpan{{2026, 5, 1}, {2026, 5, 31}}, DaySpan{{}, dated.day}}) {
        const auto summary = summariseVisits(path(), span);
        QVERIFY(summary);
        QCOMPARE(summary.value().undated, 2);
        QCOMPARE(summary.value().visits, 1);
        QCOMPARE(summary.value().medianSeconds, dated.seconds);
        QCOMPARE(summary.value().months.size(), 1U);
        QCOMPARE(summary.value().games, (std::vector<VisitSummary::IdCount>{{u"cotton"_s, 1}}));
    }
    QCOMPARE(summariseVisits(path()).value().span.from, dated.day);
    const QByteArray last = "2026-05-04,9,ru,cotton,31,finished,402,0,0,0,0\r\n";
    QCOMPARE(csvOf(path()), Header +
                                ",,en,cotton,7,finished,30,0,0,0,0\r\n"
                                ",,en,fiske,8,left,1048575,0,0,0,0\r\n" +
                                last);
    QCOMPARE(visitsIn(path(), {{1970, 1, 1}, {}}), std::vector{dated});
    QCOMPARE(visitsCsvName(QDate()), u"doublets-visits.csv"_s);
}

/// The build date is the release date of the version, so that builds are reproducible.
void TestVisits::knowWhenTheProgramWasBuilt()
{
    QVERIFY(buildDate() > QDate(2025, 1, 1));
    if (!qEnvironmentVariableIsSet("SOURCE_DATE_EPOCH")) {
        const QByteArray changes =
            test::contents(QStringLiteral(DOUBLETS_SOURCE_DIR "/CHANGELOG.md"));
        QVERIFY(changes.contains("] - " + buildDate().toString(Qt::ISODate).toLatin1() + '\n'));
    }
}

void TestVisits::areText()
{
    write(path(), {{QDate(2026, 5, 4), 9, u"ru"_s, u"alfonso-race"_s, 31, true, 402},
                   {QDate(2026, 5, 4), 23, u"en"_s, {}, 0, false, 7},
                   {QDate(2026, 5, 4), 23, {}, {}, 0, false, 3},
                   {QDate(2026, 5, 5), 0, u"x\"y,\r\nz"_s, u"Шашки"_s, 1, false, 0}});
    QCOMPARE(csvOf(path()),
             Header + QByteArray("2026-05-04,9,ru,alfonso-race,31,finished,402,0,0,0,0\r\n"
                                 "2026-05-04,23,en,,0,left,7,0,0,0,0\r\n"
                                 "2026-05-04,23,,,0,left,3,0,0,0,0\r\n"
                                 "2026-05-05,0,\"x\"\"y,\r\nz\",Шашки,1,left,0,0,0,0,0\r\n"));
    QCOMPARE(visitsCsvName(QDate(2026, 5, 4)), u"doublets-visits-2026-05-04.csv"_s);
}

/// Names in a foreign file must not become formulas of a spreadsheet.
void TestVisits::areNotFormulas()
{
    write(path(), {{{2026, 5, 4}, 9, u"=1+1"_s, u"@SUM(a)"_s, 31, true, 402},
                   {{2026, 5, 4}, 9, u"a,b"_s, u"-1"_s, 31, true, 402}});
    QCOMPARE(csvOf(path()),
             Header + QByteArray("2026-05-04,9,\"'=1+1\",\"'@SUM(a)\",31,finished,402,0,0,0,0\r\n"
                                 "2026-05-04,9,\"a,b\",\"'-1\",31,finished,402,0,0,0,0\r\n"));
}

void TestVisits::areTextWholeOrNotAtAll()
{
    write(path(), visitsOf(3'000, 100)); // exceeds a single chunk
    const QString csv = m_folder->filePath(u"visits.csv"_s);
    QVERIFY(!saveVisitsAsCsv(path(), csv));
    QCOMPARE(test::contents(csv), csvOf(path()));
    QCOMPARE(test::contents(csv).count('\n'), 3'001);
    // An error leaves the existing file unchanged.
    const auto error = saveVisitsAsCsv(m_folder->filePath(u"none"_s), csv);
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotOpen);
    QCOMPARE(test::contents(csv).count('\n'), 3'001);
    const auto there = saveVisitsAsCsv(path(), u"/no/such/stick/visits.csv"_s);
    QVERIFY(there);
    QCOMPARE(there->code, ErrorCode::CannotWrite);
    QCOMPARE(there->file, u"/no/such/stick/visits.csv"_s);
    // Returning false stops the export.
    int parts = 0;
    QVERIFY(!writeVisitsAsCsv(path(), [&parts](const QByteArray &) { return ++parts < 0; }));
    QCOMPARE(parts, 1);
}

void TestVisits::tenYearsFitInFiftyMegabytes()
{
    constexpr int ADay = 300;
    constexpr int Days = 365;
    constexpr int Years = 10;
    constexpr qint64 Most = 50'000'000;
    write(path(), visitsOf(ADay * Days, ADay));
    const qint64 year = QFileInfo(path()).size();
    QVERIFY2(Years * year <= Most, qPrintable(QString::number(year)));
    // Copies the year nine times within SQLite, which takes a second.
    QStringList more{u"BEGIN"_s};
    for (int i = 1; i < Years; ++i) {
        more << u"INSERT INTO visits SELECT day + %1, number, hour, language, game, throws, "
                "finished, seconds, aids, why FROM visits WHERE day < %2"_s.arg(
                    QString::number(i * Days),
                    QString::number(QDate(1970, 1, 1).daysTo(QDate(2027, 1, 1))));
    }
    test::queryValue(path(), (more << u"COMMIT"_s).join(u';'));
    const qint64 size = QFileInfo(path()).size();
    QVERIFY2(size <= Most, qPrintable(QString::number(size)));
    const double began = processorSeconds();
    const auto summary = summariseVisits(path());
    const double seconds = processorSeconds() - began;
    qInfo("%lld bytes, summed up in %.2f s", size, seconds);
    QVERIFY(summary);
    QCOMPARE(summary.value().visits, ADay * Days * Years);
    QCOMPARE(summary.value().days.size(), Days * Years);
    QCOMPARE(summary.value().months.size(), 120);
    QVERIFY2(seconds < 5, qPrintable(QString::number(seconds))); // 0.4 on an idle machine
}

QTEST_GUILESS_MAIN(TestVisits)
#include "tst_visits.moc"
