// SPDX-License-Identifier: MIT
#include "match/session/save_slot.h"
#include "match/session/start_guard.h"
#include "tests/core/files/full_disk.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <sys/mount.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Locks of saves left by other machines, full disks and other users.
class TestSaveLocks : public QObject
{
    Q_OBJECT

public:
    explicit TestSaveLocks(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void tellsThatAnotherMachineHasTheGame();
    void ignoresAnAbandonedLock_data();
    void ignoresAnAbandonedLock();
    void passesOverASecondSaveElsewhere();
    void isSharedByNoTwoProgramsOnAFullDisk();
    void isSharedByNoTwoProgramsWhereNoFileCanBeMade();
    void isNotStoppedByOtherFiles_data();
    void isNotStoppedByOtherFiles();
    void doesNotOpenAPipeAsMarker();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    /// Writes a file whose modification time is `days` days ago.
    void put(const QString &name, const QByteArray &bytes, int days) const;
    void putForeignLock(const QString &name, int days = 0) const
    {
        put(name, "1234\ndoublets\ndesk-2\n0123456789abcdef\nboot\n", days);
    }

    test::FullDisk &m_disk;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSaveLocks::put(const QString &name, const QByteArray &bytes, int days) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    QVERIFY(file.flush());
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-days),
                             QFileDevice::FileModificationTime));
}

void TestSaveLocks::tellsThatAnotherMachineHasTheGame()
{
    putForeignLock(u"unfinished.lock"_s);
    QVERIFY(!SaveSlot::acquire(m_folder->path(), SaveSlot::First));
    const auto holder = SaveSlot::holderElsewhere(m_folder->path(), SaveSlot::First);
    QVERIFY(holder);
    QCOMPARE(holder->host, u"desk-2"_s);
    const auto slot = SaveSlot::takeOver(m_folder->path(), SaveSlot::First);
    QVERIFY(slot);
    QCOMPARE(slot->number(), SaveSlot::First);
    // The next start finds a program running on this machine.
    QVERIFY(!SaveSlot::acquire(m_folder->path(), SaveSlot::First));
    QVERIFY(!SaveSlot::holderElsewhere(m_folder->path(), SaveSlot::First));
}

void TestSaveLocks::ignoresAnAbandonedLock_data()
{
    QTest::addColumn<int>("lockDays");
    QTest::addColumn<int>("saveDays"); // -1 for no save
    QTest::addColumn<bool>("abandoned");
    QTest::newRow("a month, no save") << 30 << -1 << true;
    QTest::newRow("a month") << 30 << 30 << true;
    QTest::newRow("played yesterday") << 30 << 1 << false;
    QTest::newRow("opened yesterday") << 1 << 30 << false;
}

void TestSaveLocks::ignoresAnAbandonedLock()
{
    QFETCH(const int, lockDays);
    QFETCH(const int, saveDays);
    QFETCH(const bool, abandoned);
    putForeignLock(u"unfinished.lock"_s, lockDays);
    if (saveDays >= 0) {
        put(u"unfinished.doublets"_s, "{}", saveDays);
    }
    QCOMPARE(SaveSlot::holderElsewhere(m_folder->path(), SaveSlot::First).has_value(), !abandoned);
    QCOMPARE(SaveSlot::acquire(m_folder->path(), SaveSlot::First) != nullptr, abandoned);
}

void TestSaveLocks::passesOverASecondSaveElsewhere()
{
    putForeignLock(u"unfinished-2.lock"_s);
    QCOMPARE(SaveSlot::acquireAnother(m_folder->path())->number(), 3);
    putForeignLock(u"unfinished-2.lock"_s, 30);
    QCOMPARE(SaveSlot::acquireAnother(m_folder->path())->number(), 2);
}

void TestSaveLocks::isSharedByNoTwoProgramsOnAFullDisk()
{
    m_disk.clear();
    m_disk.leave(0);
    {
        const auto first = SaveSlot::acquire(m_disk.folder(), SaveSlot::First);
        QVERIFY(first);
        QVERIFY(!SaveSlot::acquire(m_disk.folder(), SaveSlot::First));
        QVERIFY(!SaveSlot::holderElsewhere(m_disk.folder(), SaveSlot::First));
        QVERIFY(SaveSlot::acquireAnother(m_disk.folder())->number() > SaveSlot::First);
    }
    m_disk.clear();
}

void TestSaveLocks::isSharedByNoTwoProgramsWhereNoFileCanBeMade()
{
    // There is no room for any file but the folder.
    const QByteArray name = QFile::encodeName(m_folder->path());
    if (::mount("tmpfs", name.constData(), "tmpfs", 0, "nr_inodes=1") != 0) {
        QSKIP("only root can mount a disk");
    }
    {
        QFile file(path(u"x"_s));
        QVERIFY(!file.open(QIODevice::WriteOnly));
        const auto first = SaveSlot::acquire(m_folder->path(), SaveSlot::First);
        QVERIFY(first);
        QVERIFY(!SaveSlot::acquire(m_folder->path(), SaveSlot::First));
        const auto second = SaveSlot::acquireAnother(m_folder->path());
        QVERIFY(second->number() > SaveSlot::First);
        // With room again, the first program still has its save.
        QCOMPARE(::mount("tmpfs", name.constData(), "tmpfs", MS_REMOUNT, "nr_inodes=20"), 0);
        QVERIFY(!SaveSlot::acquire(m_folder->path(), SaveSlot::First));
    }
    QVERIFY(SaveSlot::acquire(m_folder->path(), SaveSlot::First));
    ::umount2(name.constData(), MNT_DETACH);
}

void TestSaveLocks::isNotStoppedByOtherFiles_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("isKept"); // whether it is renamed
    for (const QString &kind : {u"empty"_s, u"of text"_s}) {
        QTest::newRow(qPrintable(kind)) << kind << false;
    }
    for (const QString &kind : {u"of a gigabyte"_s, u"pipe"_s, u"folder"_s, u"link"_s}) {
        QTest::newRow(qPrintable(kind)) << kind << true;
    }
}

void TestSaveLocks::isNotStoppedByOtherFiles()
{
    QFETCH(const QString, kind);
    QFETCH(const bool, isKept);
    const QString lock = path(u"unfinished.lock"_s);
    if (kind == u"pipe") {
        QCOMPARE(::mkfifo(QFile::encodeName(lock).constData(), 0600), 0);
    } else if (kind == u"folder") {
        QVERIFY(QDir().mkpath(lock + u"/inner"_s));
    } else if (kind == u"link") {
        QVERIFY(QFile::link(path(u"elsewhere"_s), lock));
    } else {
        put(u"unfinished.lock"_s, "x", 0);
        QVERIFY(kind == u"of text" || QFile::resize(lock, kind == u"empty" ? 0 : 1LL << 30));
    }
    QElapsedTimer timer;
    timer.start();
    const auto slot = SaveSlot::acquire(m_folder->path(), SaveSlot::First);
    QVERIFY(slot);
    QVERIFY(timer.elapsed() < 2000);
    QVERIFY(!SaveSlot::acquire(m_folder->path(), SaveSlot::First));
    QCOMPARE(QFileInfo(lock + u".kept"_s).exists() || QFileInfo(lock + u".kept"_s).isSymLink(),
             isKept);
    QVERIFY(QFileInfo(lock).isFile() && !QFileInfo(lock).isSymLink());
    QVERIFY(!QFileInfo::exists(path(u"elsewhere"_s))); // nothing is written through the link
}

void TestSaveLocks::doesNotOpenAPipeAsMarker()
{
    const QString mark = SaveSlot::startMarkerPath(m_folder->path(), SaveSlot::First);
    QCOMPARE(::mkfifo(QFile::encodeName(mark).constData(), 0600), 0);
    const StartGuard guard(mark);
    QVERIFY(!guard.didLastStartFail());
    guard.begin(); // opening the pipe would block until there is a reader
    guard.finish();
}

int main(int argc, char *argv[])
{
    test::FullDisk disk; // before starting any thread
    const QCoreApplication application(argc, argv);
    TestSaveLocks tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_save_locks.moc"
