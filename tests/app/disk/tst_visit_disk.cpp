// SPDX-License-Identifier: MIT
#include "disk_calls.h"
#include "tests/app/visits/visits_fixture.h"
#include "tests/core/files/full_disk.h"

#include "visits/visit_database.h"
#include "visits/visit_log.h"

#include <QProcess>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <cstdio>

#include <sys/mount.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::contents;
using test::reportedErrors;
using test::visitCountIn;
using test::visitsOf;
using test::writeFile;

/// Checks that visits survive full disks, crashes and power cuts.
class TestVisitDisk : public QObject
{
    Q_OBJECT

public:
    explicit TestVisitDisk(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void init();
    void areOnTheDiskVisitByVisit();
    void surviveAKilledWriter();
    void surviveAPowerCut();
    void waitForAFullDisk();
    void waitForAFolder();
    void waitForAReadOnlyDisk();

private:
    [[nodiscard]] QString path() const { return m_folder->database(); }

    test::FullDisk &m_disk;
    std::optional<test::VisitsFolder> m_folder;
};

void TestVisitDisk::init()
{
    m_folder.emplace();
    m_disk.clear();
}

/// Each added visit is synced to the disk before add() returns.
void TestVisitDisk::areOnTheDiskVisitByVisit()
{
    VisitDatabase database(path());
    QVERIFY(!database.open(VisitDatabase::Access::Write));
    for (const Visit &visit : visitsOf(3, 1)) {
        const test::DiskCalls watch(m_folder->path());
        QVERIFY(!database.add({visit}));
        const auto calls = watch.calls();
        QVERIFY(std::ranges::any_of(calls, [](const test::DiskCall &call) {
            return call.text() == u"sync visits.sqlite-wal";
        }));
    }
}

/// A process that adds visits and reports each one is killed while writing.
void TestVisitDisk::surviveAKilledWriter()
{
    for (const int after : {1, 7, 40}) {
        QFile::remove(path());
        QProcess writer;
        writer.start(QCoreApplication::arguments().constFirst(), {u"--write"_s, path()});
        QByteArray said;
        while (said.count('\n') < after) {
            QVERIFY(writer.waitForReadyRead(20'000));
            said += writer.readAll();
        }
        ::kill(static_cast<pid_t>(writer.processId()), SIGKILL);
        QVERIFY(writer.waitForFinished());
        QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
        said += writer.readAll();
        const int kept = visitCountIn(path());
        const auto announced = static_cast<int>(said.count('\n'));
        QVERIFY2(kept == announced || kept == announced + 1,
                 qPrintable(u"%1 of %2"_s.arg(kept).arg(announced)));
        // The display restarts.
        VisitLog log(path());
        const QSignalSpy spy(&log, &VisitLog::errorOccurred);
        log.add(visitsOf(1, 1).front());
        QVERIFY(!log.flush());
        QCoreApplication::processEvents();
        QVERIFY(spy.isEmpty());
        QCOMPARE(visitCountIn(path()), kept + 1);
    }
}

/// Simulates power cuts at every sector while a visit is written, first to the write-ahead log and
/// then from the log to the database.
void TestVisitDisk::surviveAPowerCut()
{
    {
        VisitDatabase database(path());
        QVERIFY(!database.open(VisitDatabase::Access::Write));
        QVERIFY(!database.add(visitsOf(5, 1)));
    }
    QByteArray before;
    QByteArray after;
    QByteArray wal;
    {
        VisitDatabase database(path());
        QVERIFY(!database.open(VisitDatabase::Access::Write));
        before = contents(path());
        QVERIFY(!database.add(visitsOf(1, 1)));
        after = contents(path());
        wal = contents(path() + u"-wal"_s);
    }
    QVERIFY(before != after);
    QVERIFY(!wal.isEmpty());
    const QString left = m_folder->filePath(u"left.sqlite"_s);
    const auto restart = [&left](const QByteArray &file, const QByteArray &log) {
        writeFile(left, file);
        writeFile(left + u"-wal"_s, log);
        VisitDatabase database(left);
        const auto error = database.open(VisitDatabase::Access::Write);
        return error ? -1 : visitCountIn(left);
    };
    constexpr int Sector = 512;
    for (int size = 0; size < wal.size(); size += Sector) {
        const int kept = restart(before, wal.left(size));
        QVERIFY2(kept == 5 || kept == 6, qPrintable(QString::number(size)));
    }
    for (int size = 0; size <= after.size(); size += Sector) {
        QCOMPARE(restart(after.left(size) + before.mid(size), wal), 6);
    }
    QVERIFY(!QFile::exists(left + u".kept"_s));
}

void TestVisitDisk::waitForAFullDisk()
{
    const QString file = m_disk.file(u"visits.sqlite"_s);
    writeFile(m_disk.file(u"game.doublets"_s), "a game");
    VisitLog log(file);
    const QSignalSpy spy(&log, &VisitLog::errorOccurred);
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
    m_disk.leave(0);
    // The database may still have free pages.
    int added = 1;
    const std::vector<Visit> more = visitsOf(400, 10);
    for (; added < 400 && !log.flush(); ++added) {
        log.add(more[static_cast<std::size_t>(added)]);
    }
    QVERIFY(added < 400);
    for (int i = 0; i < 3; ++i, ++added) {
        log.add(more[static_cast<std::size_t>(i)]);
    }
    QVERIFY(log.flush());
    QCoreApplication::processEvents();
    QCOMPARE(reportedErrors(spy).size(), 1);
    QCOMPARE(reportedErrors(spy)[0].code, ErrorCode::CannotWrite);
    QCOMPARE(reportedErrors(spy)[0].file, file);
    QCOMPARE(contents(m_disk.file(u"game.doublets"_s)), QByteArray("a game"));
    // With space again, no visit is lost and nothing more is reported.
    m_disk.leave(900'000);
    log.add(more.front());
    QVERIFY(!log.flush());
    QCOMPARE(visitCountIn(file), added + 1);
    QCoreApplication::processEvents();
    QCOMPARE(reportedErrors(spy).size(), 1);
    // The disk is full from the start.
    m_disk.leave(0);
    VisitLog second(m_disk.file(u"second.sqlite"_s));
    second.add(more.front());
    QVERIFY(second.flush());
    m_disk.leave(500'000);
    second.add(more.front());
    QVERIFY(!second.flush());
    QCOMPARE(visitCountIn(second.path()), 2);
}

void TestVisitDisk::waitForAFolder()
{
    const QString folder = m_folder->filePath(u"statistics"_s);
    writeFile(folder, "no folder");
    VisitLog log(folder + u"/here/visits.sqlite"_s);
    const QSignalSpy spy(&log, &VisitLog::errorOccurred);
    log.add(visitsOf(1, 1).front());
    log.add(visitsOf(1, 1).front());
    QVERIFY(log.flush());
    QCoreApplication::processEvents();
    QCOMPARE(reportedErrors(spy).size(), 1);
    QCOMPARE(reportedErrors(spy)[0].code, ErrorCode::CannotWrite);
    QCOMPARE(contents(folder), QByteArray("no folder"));
    QVERIFY(QFile::remove(folder));
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
    QCOMPARE(visitCountIn(log.path()), 3);
}

void TestVisitDisk::waitForAReadOnlyDisk()
{
    const QString file = m_disk.file(u"visits.sqlite"_s);
    {
        VisitLog log(file);
        log.add(visitsOf(1, 1).front());
    }
    const QByteArray disk = QFile::encodeName(m_disk.folder());
    const auto remount = [&disk](unsigned long flags) {
        return ::mount(nullptr, disk.constData(), nullptr, MS_REMOUNT | flags, "size=1m") == 0;
    };
    if (!remount(MS_RDONLY)) {
        QSKIP("no disk can be mounted here");
    }
    VisitLog log(file);
    const QSignalSpy spy(&log, &VisitLog::errorOccurred);
    log.add(visitsOf(1, 1).front());
    log.add(visitsOf(1, 1).front());
    const auto error = log.flush();
    const int read = visitCountIn(file);
    QVERIFY(remount(0));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotWrite);
    QCOMPARE(read, 1);
    QCoreApplication::processEvents();
    QCOMPARE(reportedErrors(spy).size(), 1);
    log.add(visitsOf(1, 1).front());
    QVERIFY(!log.flush());
    QCOMPARE(visitCountIn(file), 4);
}

namespace {

/// Main function of the process to be killed. Prints a line after each visit on the disk.
int writeForEver(const QString &path)
{
    VisitDatabase database(path);
    if (database.open(VisitDatabase::Access::Write)) {
        return 1;
    }
    for (const Visit &visit : visitsOf(100'000, 50)) {
        if (database.add({visit})) {
            return 1;
        }
        std::puts("written");
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc == 3 && QByteArray(argv[1]) == "--write") {
        const QCoreApplication application(argc, argv);
        return writeForEver(QString::fromLocal8Bit(argv[2]));
    }
    test::FullDisk disk; // must be created before any thread
    const QCoreApplication application(argc, argv);
    TestVisitDisk tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_visit_disk.moc"
