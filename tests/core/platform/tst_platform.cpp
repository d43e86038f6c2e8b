// SPDX-License-Identifier: MIT
#include "core/files/atomic_file.h"
#include "core/files/lock_file.h"
#include "core/files/reading.h"
#include "core/platform/file_system.h"
#include "core/platform/lockable_file.h"
#include "core/platform/system_error.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

using namespace Qt::StringLiterals;

using namespace doublets;

using platform::FileStatus;
using platform::LockableFile;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return openForReading(file) ? QByteArray("(cannot be read)") : file.readAll();
}

} // namespace

/// Tests the functions that every platform must provide. Portable, so that it can be run wherever
/// the programs are.
class TestPlatform : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void tellsFilesFromFolders();
    void replacesFilesThatAreOpen();
    void renamesAndRemovesFiles();
    void makesFolders();
    void acceptsLongPaths();
    void locksFilesAgainstOthers();
    void locksAreReadableByOthers();
    void recognisesReplacedFiles();
    void explainsErrors();
    void knowsRunningProcesses();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPlatform::tellsFilesFromFolders()
{
    const QString file = path(u"игра – one.doublets"_s);
    QVERIFY(!writeFileAtomically(file, "a game", FilePurpose::Private));
    QCOMPARE(platform::fileStatus(file).kind, FileStatus::Kind::Regular);
    QCOMPARE(platform::fileStatus(m_folder->path()).kind, FileStatus::Kind::Folder);
    const FileStatus missing = platform::fileStatus(path(u"missing"_s));
    QCOMPARE(missing.kind, FileStatus::Kind::Unavailable);
    QCOMPARE(missing.error, ENOENT);
}

void TestPlatform::replacesFilesThatAreOpen()
{
    const QString file = path(u"a.doublets"_s);
    for (const QByteArray &bytes :
         {QByteArray("lines\nof\r\nany kind\x1a\n"), QByteArray(), QByteArray(300'000, 'x')}) {
        for (const FilePurpose purpose :
             {FilePurpose::Private, FilePurpose::UserFile, FilePurpose::Cache}) {
            const auto error = writeFileAtomically(file, bytes, purpose);
            QVERIFY2(!error, qPrintable(error ? error->facts.join(u' ') : QString()));
            QCOMPARE(contents(file), bytes);
        }
    }
    QVERIFY(writeFileAtomically(m_folder->path(), "a game", FilePurpose::UserFile));
    QCOMPARE(
        QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList{u"a.doublets"_s});
}

void TestPlatform::renamesAndRemovesFiles()
{
    const QString file = path(u"a"_s);
    QVERIFY(!writeFileAtomically(file, "a", FilePurpose::Private));
    QVERIFY(!writeFileAtomically(path(u"b"_s), "b", FilePurpose::Private));
    QVERIFY(renameFile(file, path(u"b"_s))); // replaces nothing
    QCOMPARE(contents(path(u"b"_s)), QByteArray("b"));
    QVERIFY(!renameFile(file, path(u"c"_s)));
    QVERIFY(!QFileInfo::exists(file));
    QCOMPARE(contents(path(u"c"_s)), QByteArray("a"));
    QVERIFY(!removeFile(path(u"c"_s)));
    QVERIFY(!QFileInfo::exists(path(u"c"_s)));
    QVERIFY(!removeFile(path(u"c"_s))); // nothing to do
    QCOMPARE(platform::removeFile(path(u"c"_s)), ENOENT);
}

void TestPlatform::makesFolders()
{
    const QString deep = path(u"one/two/три"_s);
    QVERIFY(!createFolder(deep));
    QVERIFY(!createFolder(deep + u'/'));
    QVERIFY(QFileInfo(deep).isDir());
    QVERIFY(!writeFileAtomically(path(u"file"_s), "x", FilePurpose::Private));
    QVERIFY(createFolder(path(u"file"_s)));
    QVERIFY(createFolder(path(u"file/below"_s)));
}

/// Windows limits paths to 260 characters unless they are written in a special way.
void TestPlatform::acceptsLongPaths()
{
    QString folder = m_folder->path();
    for (int i = 0; i < 4; ++i) {
        folder += u'/' + QString(90, u'n');
    }
    QVERIFY(!createFolder(folder));
    const QString file = folder + u"/a.doublets"_s;
    QVERIFY(!writeFileAtomically(file, "a game", FilePurpose::Private));
    QCOMPARE(contents(file), QByteArray("a game"));
    QVERIFY(!renameFile(file, file + u".kept"_s));
    QVERIFY(!removeFile(file + u".kept"_s));
}

void TestPlatform::locksFilesAgainstOthers()
{
    using Lock = LockableFile::Lock;
    const QString name = path(u"a.lock"_s);
    LockableFile first;
    LockableFile second;
    QCOMPARE(first.openFile(name), 0);
    QCOMPARE(second.openFile(name), 0);
    QCOMPARE(first.lock(Lock::Exclusive), 0);
    QCOMPARE(second.lock(Lock::Exclusive), EWOULDBLOCK);
    QCOMPARE(second.lock(Lock::Shared), EWOULDBLOCK);
    first.close();
    QCOMPARE(second.lock(Lock::Exclusive), 0);
    second.close();
    QCOMPARE(first.openFile(path(u"no/such.lock"_s)), ENOENT);
    QVERIFY(!first.isOpen());
}

void TestPlatform::locksAreReadableByOthers()
{
    const QString name = path(u"a.lock"_s);
    LockFile first(name);
    QCOMPARE(first.tryLock(), LockFile::State::Held);
    QVERIFY(contents(name).startsWith(QByteArray::number(QCoreApplication::applicationPid())));
    LockFile second(name);
    QCOMPARE(second.tryLock(), LockFile::State::HeldByOther);
    QCOMPARE(second.holder().pid, QCoreApplication::applicationPid());
    QVERIFY(second.holder().lastModified.secsTo(QDateTime::currentDateTime()) < 60);
}

void TestPlatform::recognisesReplacedFiles()
{
    const QString name = path(u"a"_s);
    LockableFile file;
    QCOMPARE(file.openFile(name), 0);
    QVERIFY(file.setContents("a long text"));
    QVERIFY(file.setContents("short"));
    QCOMPARE(file.contents(3), QByteArray("sho"));
    QCOMPARE(file.contents(4096), QByteArray("short"));
    QVERIFY(file.isAt(name));
    QCOMPARE(platform::removeFile(name), 0);
    QVERIFY(!file.isAt(name));
    file.close();
    QVERIFY(!QFileInfo::exists(name));
    QCOMPARE(platform::fileIdentity(name), (std::pair<quint64, quint64>()));
}

void TestPlatform::explainsErrors()
{
    QStringList texts;
    for (const int error : {ENOENT, EISDIR, ENOTDIR, EACCES, ENOSPC, EEXIST, EROFS}) {
        texts << platform::errnoText(error);
        QVERIFY(!texts.constLast().trimmed().isEmpty());
        QVERIFY2(!texts.constLast().endsWith(u'.'), qPrintable(texts.constLast()));
    }
    QCOMPARE(texts.removeDuplicates(), 0);
}

void TestPlatform::knowsRunningProcesses()
{
    // The path by which the program was called, which may be a link.
    const QString program =
        QFileInfo(QCoreApplication::arguments().constFirst()).completeBaseName();
    const qint64 own = QCoreApplication::applicationPid();
    QVERIFY(platform::isProcessRunning(own, program));
    QVERIFY(!platform::isProcessRunning(own, u"another"_s));
    QVERIFY(!platform::isProcessRunning(999'999'999, program));
}

QTEST_GUILESS_MAIN(TestPlatform)
#include "tst_platform.moc"
