// SPDX-License-Identifier: MIT
#include "full_disk.h"

#include "core/files/atomic_file.h"
#include "core/record/record.h"

#include <QDateTime>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

#include <grp.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const QByteArray Old("the game as it was");
constexpr uint Stranger = 4711; ///< a user and a group that this process does not belong to

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

int mode(const QString &path)
{
    struct stat status
    {
    };
    return ::stat(QFile::encodeName(path).constData(), &status) == 0
               ? static_cast<int>(status.st_mode & 0777U)
               : -1;
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestWholeFile : public QObject
{
    Q_OBJECT

public:
    explicit TestWholeFile(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void writesWholeFiles();
    void aFullDiskLeavesTheOldFile_data();
    void aFullDiskLeavesTheOldFile();
    void fullDiskMakesQSaveFileFail();
    void leavesNothingWhereItIsNotCommitted();
    void isPrivateToItsOwner_data();
    void isPrivateToItsOwner();
    void aNewFileFollowsTheUmask_data();
    void aNewFileFollowsTheUmask();
    void keepsTheModeOfAFile_data();
    void keepsTheModeOfAFile();
    void keepsTheOwnersOfAFile();
    void aGroupThatCannotBeKeptGetsNoMoreThanOthers();
    void followsSymbolicLinks();
    void replacesNothingButFiles();
    void clearsOnlyItsOwnOldLeftovers();
    void saysWhyAFolderCannotBeMade();
    void countsLinksToNothingAsNames();

private:
    test::FullDisk &m_disk;
};

void TestWholeFile::writesWholeFiles()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"игра game.doublets"_s);
    for (const QByteArray &bytes : {QByteArray(), QByteArray("a"), QByteArray(300'000, 'b')}) {
        QVERIFY(!writeFileAtomically(path, bytes, FilePurpose::Private));
        QCOMPARE(contents(path), bytes);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    const auto error =
        writeFileAtomically(folder.filePath(u"no/such"_s), Old, FilePurpose::Private);
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotWrite);
    QVERIFY(!error->facts.value(0).isEmpty());
}

void TestWholeFile::aFullDiskLeavesTheOldFile_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<int>("size");
    QTest::newRow("nothing fits of little") << 0 << 5'000;
    QTest::newRow("a page fits") << 4096 << 12'000;
    QTest::newRow("the first part fits") << 24'576 << 40'000;
    QTest::newRow("nothing fits of much") << 0 << 200'000;
}

void TestWholeFile::aFullDiskLeavesTheOldFile()
{
    QFETCH(const int, room);
    QFETCH(const int, size);
    m_disk.clear();
    const QString path = m_disk.file(u"game.doublets"_s);
    put(path, Old);
    m_disk.leave(room);
    for (const FilePurpose holds :
         {FilePurpose::Private, FilePurpose::UserFile, FilePurpose::Cache}) {
        const auto error = writeFileAtomically(path, QByteArray(size, 'x'), holds);
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::CannotWrite);
        QCOMPARE(error->file, path);
        QCOMPARE(error->facts, QStringList{qt_error_string(m_disk.error())});
        QCOMPARE(contents(path), Old);
        QCOMPARE(m_disk.files(), QStringList{u"game.doublets"_s});
    }
    m_disk.clear();
    QVERIFY(!writeFileAtomically(path, QByteArray(size, 'x'), FilePurpose::Private));
    QCOMPARE(contents(path).size(), size);
}

/// Checks that QSaveFile fails on the disk, without which the test above would prove nothing.
void TestWholeFile::fullDiskMakesQSaveFileFail()
{
    m_disk.clear();
    const QString path = m_disk.file(u"game.doublets"_s);
    put(path, Old);
    m_disk.leave(0);
    QSaveFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(QByteArray(5'000, 'x')), 5'000);
    QVERIFY(!file.flush());
    file.cancelWriting();
    file.commit();
    QCOMPARE(contents(path), Old);
    m_disk.clear();
}

void TestWholeFile::leavesNothingWhereItIsNotCommitted()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"game.doublets"_s);
    put(path, Old);
    {
        AtomicFile file(path, FilePurpose::UserFile);
        QVERIFY(!file.open());
        QVERIFY(file.write("half of it"));
    }
    {
        AtomicFile file(path, FilePurpose::UserFile);
        QVERIFY(!file.open());
        QVERIFY(file.write("half of it"));
        file.cancelWriting();
    }
    QCOMPARE(contents(path), Old);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestWholeFile::isPrivateToItsOwner_data()
{
    QTest::addColumn<bool>("there"); // whether there is an old file, readable by all
    QTest::newRow("new") << false;
    QTest::newRow("replaced") << true;
}

void TestWholeFile::isPrivateToItsOwner()
{
    QFETCH(const bool, there);
    const QTemporaryDir folder;
    const mode_t before = ::umask(022);
    const auto modeOf = [&](FilePurpose holds) {
        const QString path = folder.filePath(QString::number(static_cast<int>(holds)));
        if (there) {
            put(path, Old);
        }
        return writeFileAtomically(path, "new", holds) ? -1 : mode(path);
    };
    QCOMPARE(modeOf(FilePurpose::Private), 0600);
    QCOMPARE(modeOf(FilePurpose::Cache), 0600);
    QCOMPARE(modeOf(FilePurpose::UserFile), 0644);
    ::umask(before);
}

void TestWholeFile::aNewFileFollowsTheUmask_data()
{
    QTest::addColumn<int>("mask");
    QTest::addColumn<int>("wanted");
    QTest::newRow("open") << 0 << 0666;
    QTest::newRow("team") << 002 << 0664;
    QTest::newRow("usual") << 022 << 0644;
    QTest::newRow("strict") << 077 << 0600;
}

void TestWholeFile::aNewFileFollowsTheUmask()
{
    QFETCH(const int, mask);
    QFETCH(const int, wanted);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"new"_s);
    const mode_t before = ::umask(static_cast<mode_t>(mask));
    const auto error = writeFileAtomically(path, "new", FilePurpose::UserFile);
    ::umask(before);
    QVERIFY(!error);
    QCOMPARE(mode(path), wanted);
}

void TestWholeFile::keepsTheModeOfAFile_data()
{
    QTest::addColumn<int>("mask");
    for (const int mask : {0, 002, 022, 077}) {
        QTest::addRow("%03o", mask) << mask;
    }
}

void TestWholeFile::keepsTheModeOfAFile()
{
    QFETCH(const int, mask);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"there"_s);
    const mode_t before = ::umask(static_cast<mode_t>(mask));
    for (const int wanted : {0600, 0640, 0644, 0664, 0666, 0620}) {
        put(path, Old);
        QCOMPARE(::chmod(QFile::encodeName(path).constData(), static_cast<mode_t>(wanted)), 0);
        QVERIFY(!writeFileAtomically(path, "new", FilePurpose::UserFile));
        QCOMPARE(mode(path), wanted);
        QVERIFY(!writeFileAtomically(path, "new", FilePurpose::Private));
        QCOMPARE(mode(path), 0600);
    }
    ::umask(before);
}

void TestWholeFile::keepsTheOwnersOfAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"there"_s);
    put(path, Old);
    const QByteArray name = QFile::encodeName(path);
    if (::chown(name.constData(), Stranger, Stranger) != 0) {
        QSKIP("only root can change the owner of a file");
    }
    QCOMPARE(::chmod(name.constData(), 0664), 0);
    QVERIFY(!writeFileAtomically(path, "new", FilePurpose::UserFile));
    const QFileInfo info(path);
    QCOMPARE(info.ownerId(), Stranger);
    QCOMPARE(info.groupId(), Stranger);
    QCOMPARE(mode(path), 0664);
}

void TestWholeFile::aGroupThatCannotBeKeptGetsNoMoreThanOthers()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"there"_s);
    put(path, Old);
    const QByteArray name = QFile::encodeName(path);
    if (::chown(name.constData(), Stranger, Stranger + 1) != 0) {
        QSKIP("only root can become another user");
    }
    QCOMPARE(::chmod(name.constData(), 0664), 0);
    QCOMPARE(::chown(QFile::encodeName(folder.path()).constData(), Stranger, Stranger), 0);
    // In a child process, so that other threads and tests are not affected.
    const pid_t child = ::fork();
    if (child == 0) {
        const bool changed =
            ::setgroups(0, nullptr) == 0 && ::setgid(Stranger) == 0 && ::setuid(Stranger) == 0;
        ::_exit(changed && !writeFileAtomically(path, "new", FilePurpose::UserFile) ? 0 : 1);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
    QCOMPARE(contents(path), QByteArray("new"));
    QCOMPARE(QFileInfo(path).groupId(), Stranger);
    QCOMPARE(mode(path), 0644);
}

void TestWholeFile::followsSymbolicLinks()
{
    const QTemporaryDir folder;
    const QString kept = folder.filePath(u"kept"_s);
    const QString link = folder.filePath(u"link"_s);
    put(kept, Old);
    QVERIFY(QFile::link(kept, link));
    QVERIFY(!writeFileAtomically(link, "new", FilePurpose::Private));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contents(kept), QByteArray("new"));
}

void TestWholeFile::replacesNothingButFiles()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto error = writeFileAtomically(pipe, "new", FilePurpose::Private);
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::NotARegularFile);
    const auto inFolder = writeFileAtomically(folder.path(), "new", FilePurpose::Private);
    QVERIFY(inFolder);
    QCOMPARE(inFolder->code, ErrorCode::CannotWrite);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
             QStringList{u"pipe"_s});
}

void TestWholeFile::clearsOnlyItsOwnOldLeftovers()
{
    const QTemporaryDir folder;
    const QString target = folder.filePath(u"aimed.doublets.QqWwEe"_s);
    const QStringList kept{
        u"unfinished.doublets"_s,        u"unfinished.doublets.kept"_s,
        u"unfinished.doublets.kept-2"_s, u"unfinished.doublets.backup"_s + u"s"_s,
        u"unfinished.doublets.2024-1"_s, u"thesis.odt.AbCdEf"_s,
        u"unfinished.doublets.newXYZ"_s};
    for (const QString &name : kept + QStringList{u"unfinished.doublets.AbCdEf"_s}) {
        const QString path = folder.filePath(name);
        put(path, Old);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const int hours = name.endsWith(u"newXYZ") ? 0 : 2;
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-3600 * hours),
                                 QFileDevice::FileModificationTime));
    }
    QVERIFY(QFile::link(folder.filePath(kept[0]), target));
    removeStaleTemporaries(folder.path(), u"*.doublets"_s);
    QStringList left = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
    QVERIFY(left.removeOne(u"aimed.doublets.QqWwEe"_s));
    QCOMPARE(QSet<QString>(left.begin(), left.end()), QSet<QString>(kept.begin(), kept.end()));
}

void TestWholeFile::saysWhyAFolderCannotBeMade()
{
    const QTemporaryDir folder;
    QVERIFY(!createFolder(folder.filePath(u"a/b/"_s)));
    QVERIFY(!createFolder(folder.filePath(u"a/b"_s)));
    QVERIFY(QFileInfo(folder.filePath(u"a/b"_s)).isDir());
    const QString file = folder.filePath(u"file"_s);
    put(file, Old);
    const auto error = createFolder(file + u"/b"_s);
    QVERIFY(error);
    QCOMPARE(*error,
             (Error{ErrorCode::CannotWrite, file + u"/b"_s, {}, {qt_error_string(ENOTDIR)}}));
}

void TestWholeFile::countsLinksToNothingAsNames()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a"_s);
    QVERIFY(!isNameTaken(path));
    QVERIFY(QFile::link(folder.filePath(u"nothing"_s), path + u".kept"_s));
    QVERIFY(isNameTaken(path + u".kept"_s));
    QCOMPARE(unusedBackupPath(path), path + u".kept-2"_s);
    put(path, Old);
    const auto error = renameFile(path, folder.filePath(u"no/such"_s));
    QVERIFY(error);
    QCOMPARE(error->facts, QStringList{qt_error_string(ENOENT)});
    QVERIFY(renameFile(path, path + u".kept"_s));
    QCOMPARE(contents(path), Old);
    QVERIFY(!renameFile(path, path + u".kept-2"_s));
    QCOMPARE(contents(path + u".kept-2"_s), Old);
}

int main(int argc, char *argv[])
{
    test::FullDisk disk; // before any thread
    const QCoreApplication application(argc, argv);
    TestWholeFile tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_whole_file.moc"
