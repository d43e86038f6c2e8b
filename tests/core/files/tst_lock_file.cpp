// SPDX-License-Identifier: MIT
#include "full_disk.h"

#include "core/files/lock_file.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QLockFile>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

using namespace doublets;

using State = LockFile::State;
using Make = void (*)(const QString &path);

namespace {

QByteArray lines(qint64 pid, const QByteArray &host, const QByteArray &machine,
                 const QByteArray &boot)
{
    return QByteArray::number(pid) + "\ndoublets\n" + host + '\n' + machine + '\n' + boot + '\n';
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestLockFile : public QObject
{
    Q_OBJECT

public:
    explicit TestLockFile(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void keepsOthersOut();
    void takesOverInvalidLocks_data();
    void takesOverInvalidLocks();
    void setsAsideWhatIsNoLock_data();
    void setsAsideWhatIsNoLock();
    void isReleasedByACrash();
    void recognisesAnotherMachine_data();
    void recognisesAnotherMachine();
    void holdsOnAFullDisk();
    void agreesWithEarlierVersions();
    void leavesALockAloneThatWasTakenOver();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a.lock"_s); }

    test::FullDisk &m_disk;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLockFile::keepsOthersOut()
{
    {
        LockFile first(path());
        QCOMPARE(first.tryLock(), State::Held);
        LockFile second(path());
        QCOMPARE(second.tryLock(), State::HeldByOther);
        QCOMPARE(second.holder().pid, QCoreApplication::applicationPid());
    }
    QVERIFY(!QFileInfo::exists(path()));
    LockFile nowhere(m_folder->filePath(u"no/such/folder/a.lock"_s));
    QCOMPARE(nowhere.tryLock(), State::ReadOnly);
}

void TestLockFile::takesOverInvalidLocks_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    const QByteArray machine = QSysInfo::machineUniqueId();
    const QByteArray boot = QSysInfo::bootUniqueId();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no lock") << QByteArray("some text");
    QTest::newRow("binary") << QByteArray("\0\xff\n\xfe\n", 5);
    QTest::newRow("of a process that has gone") << lines(999'999'999, host, machine, boot);
    QTest::newRow("of a process that is another now") << lines(1, host, machine, boot);
    QTest::newRow("from before the last boot") << lines(1, host, machine, "another");
    QTest::newRow("of a machine renamed since") << lines(1, "another", machine, boot);
}

void TestLockFile::takesOverInvalidLocks()
{
    QFETCH(const QByteArray, bytes);
    put(path(), bytes);
    LockFile first(path());
    QCOMPARE(first.tryLock(), State::Held);
    LockFile second(path());
    QCOMPARE(second.tryLock(), State::HeldByOther);
    QCOMPARE(second.holder().pid, QCoreApplication::applicationPid());
}

void TestLockFile::setsAsideWhatIsNoLock_data()
{

    QTest::addColumn<Make>("make");
    QTest::newRow("pipe") << Make([](const QString &path) {
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    });
    QTest::newRow("folder") << Make([](const QString &path) { QVERIFY(QDir().mkdir(path)); });
    QTest::newRow("large file") << Make([](const QString &path) {
        put(path, "x");
        QVERIFY(QFile::resize(path, 1LL << 30));
    });
    QTest::newRow("link to nothing")
        << Make([](const QString &path) { QVERIFY(QFile::link(u"/no/such"_s, path)); });
}

void TestLockFile::setsAsideWhatIsNoLock()
{
    QFETCH(const Make, make);
    make(path());
    QElapsedTimer timer;
    timer.start();
    LockFile first(path());
    QCOMPARE(first.tryLock(), State::Held);
    QVERIFY(timer.elapsed() < 2000);
    QVERIFY(QFileInfo(path()).isFile());
    const QFileInfo aside(path() + u".kept"_s);
    QVERIFY(aside.exists() || aside.isSymLink());
}

void TestLockFile::isReleasedByACrash()
{
    const pid_t child = ::fork();
    if (child == 0) {
        LockFile lock(path());
        ::_exit(lock.tryLock() == State::Held ? 0 : 1); // without running the destructor
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
    QVERIFY(QFileInfo::exists(path()));
    LockFile lock(path());
    QCOMPARE(lock.tryLock(), State::Held);
}

void TestLockFile::recognisesAnotherMachine_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    const QByteArray machine = QSysInfo::machineUniqueId();
    QTest::newRow("host") << lines(1, "desk-2", {}, {});
    QTest::newRow("machine") << lines(1, host, "0123456789abcdef", "boot");
    QTest::newRow("host, a copy of the disk") << lines(1, "desk-2", machine, "boot");
}

void TestLockFile::recognisesAnotherMachine()
{
    QFETCH(const QByteArray, bytes);
    put(path(), bytes);
    LockFile first(path());
    QCOMPARE(first.tryLock(), State::HeldElsewhere);
    QCOMPARE(first.holder().program, u"doublets"_s);
    QVERIFY(first.holder().lastModified.secsTo(QDateTime::currentDateTime()) < 60);
    QCOMPARE(first.tryLock(), State::HeldElsewhere); // trying again changes nothing
    QCOMPARE(first.takeOver(), State::Held);
    LockFile second(path());
    QCOMPARE(second.tryLock(), State::HeldByOther);
}

void TestLockFile::holdsOnAFullDisk()
{
    m_disk.clear();
    const QString full = m_disk.file(u"a.lock"_s);
    m_disk.leave(0);
    {
        LockFile first(full);
        QCOMPARE(first.tryLock(), State::Held);
        LockFile second(full);
        QCOMPARE(second.tryLock(), State::HeldByOther);
    }
    m_disk.clear();
}

void TestLockFile::agreesWithEarlierVersions()
{
    {
        QLockFile earlier(path());
        QVERIFY(earlier.tryLock(0));
        LockFile lock(path());
        QCOMPARE(lock.tryLock(), State::HeldByOther);
    }
    LockFile lock(path());
    QCOMPARE(lock.tryLock(), State::Held);
    QLockFile earlier(path());
    earlier.setStaleLockTime(0);
    QVERIFY(!earlier.tryLock(0));
    QCOMPARE(earlier.error(), QLockFile::LockFailedError);
}

void TestLockFile::leavesALockAloneThatWasTakenOver()
{
    LockFile second(path());
    {
        LockFile first(path());
        QCOMPARE(first.tryLock(), State::Held);
        QCOMPARE(second.takeOver(), State::Held);
    }
    QVERIFY(QFileInfo::exists(path()));
    LockFile third(path());
    QCOMPARE(third.tryLock(), State::HeldByOther);
}

int main(int argc, char *argv[])
{
    test::FullDisk disk; // before starting any thread
    const QCoreApplication application(argc, argv);
    TestLockFile tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_lock_file.moc"
