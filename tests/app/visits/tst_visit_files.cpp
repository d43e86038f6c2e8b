// SPDX-License-Identifier: MIT
#include "visits_fixture.h"

#include "visits/visit_csv.h"
#include "visits/visit_database.h"
#include "visits/visit_log.h"
#include "visits/visit_summary.h"

#include <QLibrary>
#include <QSignalSpy>
#include <QTest>

#include <malloc.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::contents;
using test::reportedErrors;
using test::visitCountIn;
using test::visitsOf;
using test::writeFile;

namespace {

constexpr int Some = 2'000; ///< number of visits that fill several pages

/// Truncates a file.
void cut(const QString &path, qint64 size)
{
    QVERIFY(QFile::resize(path, size));
}

void overwrite(const QString &path, qint64 place, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(place));
    QCOMPARE(file.write(bytes), bytes.size());
}

using Harm = std::function<void(const QString &path)>;

/// Lets this process write a database that the program refuses to read. Opening one with
/// VisitDatabase restores the limit.
void liftMemoryLimit()
{
    using Limit = qint64 (*)(qint64);
    const auto limit =
        reinterpret_cast<Limit>(QLibrary::resolve(u"sqlite3"_s, 0, "sqlite3_hard_heap_limit64"));
    QVERIFY(limit != nullptr);
    limit(0);
}

/// Makes peakMemory() forget what was used so far.
void resetPeakMemory()
{
    ::malloc_trim(0);
    QFile references(u"/proc/self/clear_refs"_s);
    QVERIFY(references.open(QIODevice::WriteOnly));
    references.write("5");
}

/// Returns the peak of the resident memory since resetPeakMemory(), in KiB.
int peakMemory()
{
    for (const QByteArray &line : contents(u"/proc/self/status"_s).split('\n')) {
        if (line.startsWith("VmHWM:")) {
            return line.simplified().split(' ').value(1).toInt();
        }
    }
    return 0;
}

/// Returns the number of bytes that this process has read from files.
qint64 bytesRead()
{
    return contents(u"/proc/self/io"_s).split('\n').value(0).split(' ').value(1).toLongLong();
}

} // namespace

/// Tests all kinds of files found at the path of the database.
class TestVisitFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void areSetAsideWhereDamaged_data();
    void areSetAsideWhereDamaged();
    void areSetAsideWithWhatBelongsToThem();
    void areSetAsideWhereDamageIsFoundLater();
    void areSetAsideWhereValuesAreImpossible();
    void areLeftInPlaceIfForeign_data();
    void areLeftInPlaceIfForeign();
    void keepAVersionInTheirLog_data();
    void keepAVersionInTheirLog();
    void areReadWithoutATrace();
    void areReadWhileTheyAreWritten();
    void areBegunAgainWhereTheyAreTakenAway();
    void areNoneWithoutAPath();

private:
    [[nodiscard]] QString path() const { return m_folder->database(); }
    /// Creates a database with some visits and closes it.
    void make(int visits = Some);

    std::optional<test::VisitsFolder> m_folder;
};

void TestVisitFiles::init()
{
    m_folder.emplace();
}

void TestVisitFiles::make(int visits)
{
    VisitDatabase database(path());
    QVERIFY(!database.open(VisitDatabase::Access::Write));
    QVERIFY(!database.add(visitsOf(visits, 100)));
}

void TestVisitFiles::areSetAsideWhereDamaged_data()
{
    QTest::addColumn<Harm>("harm");
    QTest::newRow("text") << Harm(
        [](const QString &path) { writeFile(path, QByteArray(9'000, 'x')); });
    QTest::newRow("a few bytes") << Harm([](const QString &path) { writeFile(path, "oops"); });
    QTest::newRow("half a head") << Harm([](const QString &path) { cut(path, 50); });
    QTest::newRow("half of it") << Harm(
        [](const QString &path) { cut(path, QFileInfo(path).size() / 2); });
    QTest::newRow("a page") << Harm(
        [](const QString &path) { overwrite(path, 3 * 4'096, QByteArray(4'096, '\xff')); });
    QTest::newRow("no table") << Harm(
        [](const QString &path) { test::queryValue(path, u"DROP TABLE visits"_s); });
    QTest::newRow("endless view") << Harm([](const QString &path) {
        test::queryValue(path, u"DROP TABLE visits; CREATE VIEW visits AS WITH RECURSIVE "
                               "more(day) AS (SELECT 20000 UNION ALL SELECT day FROM more) "
                               "SELECT day, 1 AS number, 1 AS hour, 1 AS language, 1 AS game, "
                               "1 AS throws, 1 AS finished, 1 AS seconds FROM more"_s);
    });
    QTest::newRow("another check") << Harm([](const QString &path) {
        test::queryValue(path,
                         u"PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = "
                         "replace(sql, 'throws >= 0', 'length(hex(zeroblob(9999))) > throws')"_s);
    });
    QTest::newRow("a long name") << Harm([](const QString &path) {
        test::queryValue(path, u"UPDATE names SET name = hex(zeroblob(51)) WHERE id = 1"_s);
    });
    QTest::newRow("a huge name") << Harm([](const QString &path) {
        liftMemoryLimit();
        test::queryValue(path, u"UPDATE names SET name = hex(zeroblob(20000000)) WHERE id = 1"_s);
    });
    QTest::newRow("another table")
        << Harm([](const QString &path) { test::queryValue(path, u"CREATE TABLE more (a)"_s); });
    QTest::newRow("another index") << Harm([](const QString &path) {
        test::queryValue(path, u"CREATE INDEX more ON visits (hour)"_s);
    });
}

void TestVisitFiles::areSetAsideWhereDamaged()
{
    QFETCH(const Harm, harm);
    make();
    harm(path());
    const QByteArray damaged = contents(path());
    // A reader reports the damage and changes nothing.
    resetPeakMemory();
    const int before = peakMemory();
    const qint64 readBefore = bytesRead();
    QVERIFY(readBefore > 0);
    const auto read = summariseVisits(path());
    QVERIFY(!read);
    QVERIFY(bytesRead() - readBefore < 10 << 20);
    const int growth = peakMemory() - before;
    QVERIFY2(growth < 50 << 10, qPrintable(QString::number(growth)));
    QCOMPARE(read.error().code, ErrorCode::Damaged);
    QCOMPARE(read.error().file, path());
    QVERIFY(!read.error().facts.value(0).isEmpty());
    QVERIFY(read.error().facts.value(0) != u"out of memory"); // there is plenty, except for SQLite
    QCOMPARE(contents(path()), damaged);
    QCOMPARE(test::filesIn(m_folder->path()), QStringList{u"visits.sqlite"_s});

    writeFile(path() + u".kept"_s, "from another time");
    VisitLog log(path());
    const QSignalSpy spy(&log, &VisitLog::errorOccurred);
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
    QCoreApplication::processEvents();
    const auto errors = reportedErrors(spy);
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors[0].code, ErrorCode::Quarantined);
    QCOMPARE(errors[0].file, path());
    QCOMPARE(errors[0].facts.value(0), read.error().facts.value(0));
    QCOMPARE(errors[0].facts.value(1), path() + u".kept-2"_s);
    QCOMPARE(contents(path() + u".kept-2"_s), damaged);
    QCOMPARE(contents(path() + u".kept"_s), QByteArray("from another time"));
    QCOMPARE(visitCountIn(path()), 1);
}

/// The write-ahead log may contain visits, so it is set aside with its database.
void TestVisitFiles::areSetAsideWithWhatBelongsToThem()
{
    make();
    QByteArray wal;
    {
        VisitDatabase database(path());
        QVERIFY(!database.open(VisitDatabase::Access::Write));
        QVERIFY(!database.add(visitsOf(1, 1)));
        wal = contents(path() + u"-wal"_s);
    }
    writeFile(path(), "oops");
    writeFile(path() + u"-wal"_s, wal);
    VisitLog log(path());
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
    QCOMPARE(contents(path() + u".kept"_s), QByteArray("oops"));
    QCOMPARE(contents(path() + u".kept-wal"_s), wal);
    QCOMPARE(visitCountIn(path()), 1);
}

void TestVisitFiles::areSetAsideWhereDamageIsFoundLater()
{
    make();
    VisitLog log(path());
    const QSignalSpy spy(&log, &VisitLog::errorOccurred);
    QVERIFY(!log.flush());
    test::queryValue(path(), u"DROP TABLE visits"_s);
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
    QCoreApplication::processEvents();
    QCOMPARE(reportedErrors(spy).size(), 1);
    QCOMPARE(reportedErrors(spy)[0].code, ErrorCode::Quarantined);
    QCOMPARE(visitCountIn(path()), 1);
}

/// A reader accepts the file or reports damage; a writer starts a new one.
void TestVisitFiles::areSetAsideWhereValuesAreImpossible()
{
    make();
    test::queryValue(path(),
                     u"PRAGMA ignore_check_constraints = ON;"
                     "UPDATE visits SET day = -day WHERE number > 50;"
                     "UPDATE visits SET hour = 99, throws = -1, seconds = -7, language = -1, "
                     "game = 123456789, finished = 77"_s);
    const auto summary = summariseVisits(path());
    QVERIFY(summary || summary.error().code == ErrorCode::Damaged);
    VisitLog log(path());
    const QSignalSpy spy(&log, &VisitLog::errorOccurred);
    QVERIFY(!log.flush());
    QCoreApplication::processEvents();
    QCOMPARE(reportedErrors(spy).size(), 1);
    QCOMPARE(reportedErrors(spy)[0].code, ErrorCode::Quarantined);
}

void TestVisitFiles::areLeftInPlaceIfForeign_data()
{
    QTest::addColumn<Harm>("harm");
    QTest::addColumn<ErrorCode>("code");
    const auto ask = [](const QString &sql) {
        return Harm([sql](const QString &path) { test::queryValue(path, sql); });
    };
    const QString table = u"CREATE TABLE recipes (name TEXT); "
                          "INSERT INTO recipes VALUES ('soup')"_s;
    QTest::newRow("stranger") << ask(table) << ErrorCode::WrongFormat;
    QTest::newRow("stranger with WAL")
        << ask(u"PRAGMA journal_mode = WAL; "_s + table) << ErrorCode::WrongFormat;
    QTest::newRow("stranger with a number")
        << ask(u"PRAGMA application_id = 7; "_s + table) << ErrorCode::WrongFormat;
    QTest::newRow("damaged stranger") << Harm([table](const QString &path) {
        test::queryValue(path, table);
        cut(path, 4'096);
    }) << ErrorCode::WrongFormat;
    QTest::newRow("stranger in the middle of something") << Harm([table](const QString &path) {
        test::queryValue(path, table);
        writeFile(path + u"-journal"_s, QByteArray(600, '\0'));
    }) << ErrorCode::WrongFormat;
    QTest::newRow("newer") << ask(u"PRAGMA application_id = %1; PRAGMA user_version = 3; "_s.arg(
                                      VisitDatabase::ApplicationId) +
                                  table)
                           << ErrorCode::NewerVersion;
    QTest::newRow("pipe") << Harm([](const QString &path) {
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    }) << ErrorCode::NotARegularFile;
    QTest::newRow("folder") << Harm([](const QString &path) { QVERIFY(QDir().mkpath(path)); })
                            << ErrorCode::CannotWrite;
}

void TestVisitFiles::areLeftInPlaceIfForeign()
{
    QFETCH(const Harm, harm);
    QFETCH(const ErrorCode, code);
    harm(path());
    const bool isFile = QFileInfo(path()).isFile();
    const QByteArray theirs = isFile ? contents(path()) : QByteArray();
    const QStringList files = test::filesIn(m_folder->path());
    {
        VisitLog log(path());
        const QSignalSpy spy(&log, &VisitLog::errorOccurred);
        for (int i = 0; i < 3; ++i) {
            log.add(visitsOf(1, 1).front());
        }
        const auto error = log.flush();
        QVERIFY(error);
        QCOMPARE(error->code, code);
        QCoreApplication::processEvents();
        QCOMPARE(reportedErrors(spy), std::vector{*error}); // reported once
    }
    const auto summary = summariseVisits(path());
    QVERIFY(!summary);
    QCOMPARE(summary.error().code, code == ErrorCode::CannotWrite ? ErrorCode::CannotOpen : code);
    QCOMPARE(isFile ? contents(path()) : QByteArray(), theirs);
    QCOMPARE(test::filesIn(m_folder->path()), files);
}

void TestVisitFiles::keepAVersionInTheirLog_data()
{
    QTest::addColumn<bool>("isNewer");
    QTest::newRow("migrated") << false;
    QTest::newRow("newer") << true;
}

/// A process was killed between the commit that changed the version and the checkpoint.
void TestVisitFiles::keepAVersionInTheirLog()
{
    QFETCH(const bool, isNewer);
    writeFile(path(),
              contents(QStringLiteral(DOUBLETS_SOURCE_DIR "/tests/app/visits/version_1.sqlite")));
    test::queryValue(path(), u"PRAGMA journal_mode = WAL"_s);
    if (isNewer) {
        QCOMPARE(VisitDatabase(path()).open(VisitDatabase::Access::Write), std::nullopt);
    }
    const QByteArray before = contents(path());
    QByteArray wal;
    {
        VisitDatabase database(path());
        QVERIFY(!database.open(VisitDatabase::Access::Write));
        if (isNewer) {
            test::queryValue(path(), u"PRAGMA user_version = 3"_s);
        }
        wal = contents(path() + u"-wal"_s);
    }
    QVERIFY(!wal.isEmpty());
    writeFile(path(), before);
    writeFile(path() + u"-wal"_s, wal);
    const auto summary = summariseVisits(path());
    QCOMPARE(bool(summary), !isNewer);
    VisitLog log(path());
    const QSignalSpy spy(&log, &VisitLog::errorOccurred);
    log.add(visitsOf(1, 1).front());
    const auto error = log.flush();
    QCoreApplication::processEvents();
    QVERIFY(!QFile::exists(path() + u".kept"_s));
    if (isNewer) {
        QCOMPARE(summary.error().code, ErrorCode::NewerVersion);
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::NewerVersion);
        QCOMPARE(reportedErrors(spy), std::vector{*error});
    } else {
        QVERIFY(!error);
        QVERIFY(spy.isEmpty());
        QCOMPARE(visitCountIn(path()), summary.value().visits + 1);
    }
}

void TestVisitFiles::areReadWithoutATrace()
{
    make();
    const QByteArray before = contents(path());
    const QDateTime changed = QFileInfo(path()).lastModified();
    QCOMPARE(visitCountIn(path()), Some);
    QVERIFY(!writeVisitsAsCsv(path(), [](const QByteArray &) { return true; }));
    QCOMPARE(contents(path()), before);
    QCOMPARE(QFileInfo(path()).lastModified(), changed);
    QCOMPARE(test::filesIn(m_folder->path()), QStringList{u"visits.sqlite"_s});
    // Reading creates no files, and leaves empty ones empty.
    for (const QString &name : {u"none.sqlite"_s, u"no/such/folder/none.sqlite"_s}) {
        const auto none = summariseVisits(m_folder->filePath(name));
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::CannotOpen);
    }
    writeFile(m_folder->filePath(u"empty.sqlite"_s), {});
    const auto empty = summariseVisits(m_folder->filePath(u"empty.sqlite"_s));
    QVERIFY(!empty);
    QCOMPARE(empty.error().code, ErrorCode::Empty);
    QCOMPARE(test::filesIn(m_folder->path()), (QStringList{u"empty.sqlite"_s, u"visits.sqlite"_s}));
}

void TestVisitFiles::areReadWhileTheyAreWritten()
{
    make();
    VisitLog log(path());
    const QSignalSpy spy(&log, &VisitLog::errorOccurred);
    for (int i = 1; i <= 5; ++i) {
        log.add(visitsOf(1, 1).front());
        QVERIFY(!log.flush());
        QCOMPARE(visitCountIn(path()), Some + i);
    }
    // A copy of the database file alone contains all visits.
    const QString copy = m_folder->filePath(u"copy.sqlite"_s);
    writeFile(copy, contents(path()));
    QCOMPARE(visitCountIn(copy), Some + 5);
    {
        // Another process is in the middle of a transaction.
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        other.setDatabaseName(path());
        QVERIFY(other.open());
        QSqlQuery query(other);
        QVERIFY(query.exec(u"BEGIN IMMEDIATE"_s));
        QVERIFY(query.exec(u"INSERT INTO visits SELECT day + 10000, number, hour, language, game, "
                           "throws, finished, seconds, aids, why FROM visits"_s));
        QCOMPARE(visitCountIn(path()), Some + 5);
        log.add(visitsOf(1, 1).front()); // waits for the other writer without blocking this thread
        QVERIFY(query.exec(u"COMMIT"_s));
        other.close();
    }
    QSqlDatabase::removeDatabase(u"other"_s);
    QVERIFY(!log.flush());
    QCOMPARE(visitCountIn(path()), 2 * (Some + 5) + 1);
    QCoreApplication::processEvents();
    QVERIFY(spy.isEmpty());
}

void TestVisitFiles::areBegunAgainWhereTheyAreTakenAway()
{
    make();
    VisitLog log(path());
    QVERIFY(!log.flush());
    QVERIFY(QFile::rename(path(), m_folder->filePath(u"last-year.sqlite"_s)));
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
    QCOMPARE(visitCountIn(path()), 1);
    QCOMPARE(visitCountIn(m_folder->filePath(u"last-year.sqlite"_s)), Some);
    QVERIFY(QFile::remove(path()));
    log.add(visitsOf(1, 1).front());
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
    QCOMPARE(visitCountIn(path()), 2);
}

void TestVisitFiles::areNoneWithoutAPath()
{
    VisitLog log(QString{});
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
}

QTEST_GUILESS_MAIN(TestVisitFiles)
#include "tst_visit_files.moc"
