// SPDX-License-Identifier: MIT
#undef _FORTIFY_SOURCE // declares some of the functions below as inline
#include "disk_calls.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <cerrno>
#include <cstdarg>
#include <mutex>
#include <set>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets::test {

namespace {

using Kind = DiskCall::Kind;

// The replaced functions are also called while no test runs, and before main().
constinit DiskCalls *watcher = nullptr;
std::mutex &watcherMutex()
{
    static std::mutex mutex;
    return mutex;
}

QString parentOf(const QString &path)
{
    return path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
}

quint64 inodeOf(const QString &path)
{
    struct stat status
    {
    };
    return ::lstat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_ino : 0;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString procPath(int descriptor)
{
    return u"/proc/self/fd/%1"_s.arg(descriptor);
}

QString absolute(int folder, const char *path)
{
    const QString name = QFile::decodeName(path);
    if (QDir::isAbsolutePath(name)) {
        return name;
    }
    const QString base =
        folder == AT_FDCWD ? QDir::currentPath() : QFileInfo(procPath(folder)).symLinkTarget();
    return base + u'/' + name;
}

/// A system call that is about to be made.
struct Attempt
{
    Kind kind{};
    QString path; ///< absolute
    QString newPath = {};
    int descriptor = -1; ///< of the file, if it is open
    bool isNewFile = false;
};

/// Performs a system call or makes it fail as the test requires, and records it if it concerns the
/// watched folder. `perform` receives the share of the bytes to write.
template<typename Perform> long watched(const Attempt &attempt, Perform perform)
{
    const std::lock_guard lock(watcherMutex());
    const QString path = watcher ? watcher->relativePath(attempt.path) : QString();
    if (path.isNull()) {
        return perform(1.0);
    }
    DiskCall call{attempt.kind, path, watcher->relativePath(attempt.newPath)};
    const auto fault = watcher->nextFault();
    if (fault && fault->error != 0) {
        watcher->add(std::move(call));
        errno = fault->error;
        return -1;
    }
    const long result = perform(fault ? 0.5 : 1.0);
    const int error = errno;
    if (result >= 0) {
        const bool opened = attempt.kind == Kind::Create;
        const int descriptor = opened ? static_cast<int>(result) : attempt.descriptor;
        struct stat status
        {
        };
        const bool isFile =
            descriptor >= 0 && ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
        if (isFile && (opened || attempt.kind == Kind::Write)) {
            call.contents = contentsOf(procPath(descriptor));
        }
        watcher->add(std::move(call), isFile ? status.st_ino : inodeOf(attempt.newPath),
                     attempt.isNewFile);
    }
    errno = error;
    return result;
}

bool isWatching()
{
    const std::lock_guard lock(watcherMutex());
    return watcher != nullptr;
}

/// Returns the path of an open file, which may have no name.
QString pathOf(int descriptor)
{
    return QFileInfo(procPath(descriptor)).symLinkTarget();
}

long openFile(int folder, const char *path, int flags, mode_t mode)
{
    const auto perform = [=](double) { return ::syscall(SYS_openat, folder, path, flags, mode); };
    const bool unnamed = (flags & O_TMPFILE) == O_TMPFILE;
    if ((!unnamed && (flags & (O_CREAT | O_TRUNC)) == 0) || !isWatching()) {
        return perform(1);
    }
    const QString name = absolute(folder, path);
    const bool exists = !unnamed && inodeOf(name) != 0;
    if (exists && (flags & O_TRUNC) == 0) {
        return perform(1); // changes nothing
    }
    return watched({Kind::Create, unnamed ? name + u"/(no name)"_s : name, {}, -1, !exists},
                   perform);
}

template<typename Perform> long changeFile(Kind kind, int descriptor, Perform perform)
{
    return isWatching() ? watched({kind, pathOf(descriptor), {}, descriptor}, perform)
                        : perform(1.0);
}

/// Changes names. `newPath` may be null.
template<typename Perform>
int changeName(Kind kind, int folder, const char *path, int newFolder, const char *newPath,
               Perform perform)
{
    const auto call = [perform](double) { return perform(); };
    if (!isWatching()) {
        return static_cast<int>(call(1));
    }
    const QString to = newPath != nullptr ? absolute(newFolder, newPath) : QString();
    const QString from = absolute(folder, path);
    // An unnamed file is linked by its path in /proc.
    return static_cast<int>(watched({kind, from.startsWith(u"/proc/") ? to : from, to}, call));
}

} // namespace

QString DiskCall::text() const
{
    static const QStringList names{u"make folder"_s, u"create"_s, u"write"_s,  u"sync"_s,
                                   u"lock"_s,        u"link"_s,   u"rename"_s, u"remove"_s};
    return names.value(static_cast<int>(kind)) + u' ' + path +
           (newPath.isEmpty() ? QString() : u" to "_s + newPath);
}

DiskImage DiskImage::read(const QString &folder)
{
    DiskImage image;
    const QDir root(folder);
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QFileInfo info(all.next());
        const QString name = root.relativeFilePath(info.filePath());
        if (info.isDir()) {
            image.folders << name;
        } else {
            image.files[name] = contentsOf(info.filePath());
        }
    }
    image.folders.sort();
    return image;
}

void DiskImage::write(const QString &folder) const
{
    for (const QString &each : folders) {
        QDir(folder).mkpath(each);
    }
    for (const auto &[name, bytes] : files) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("%s cannot be written", qPrintable(file.fileName()));
        }
    }
}

DiskCalls::DiskCalls(const QString &folder, std::optional<Fault> fault)
    : m_folder(QFileInfo(folder).canonicalFilePath())
    , m_fault(fault)
    , m_initial(DiskImage::read(folder))
{
    for (const auto &[name, bytes] : m_initial.files) {
        m_initialNames[name] = m_ids[inodeOf(m_folder + u'/' + name)] = ++m_lastId;
    }
    const std::lock_guard lock(watcherMutex());
    watcher = this;
}

DiskCalls::~DiskCalls()
{
    const std::lock_guard lock(watcherMutex());
    watcher = nullptr;
}

std::vector<DiskCall> DiskCalls::calls() const
{
    const std::lock_guard lock(watcherMutex());
    return m_calls;
}

QString DiskCalls::relativePath(const QString &path) const
{
    if (path == m_folder) {
        return u""_s; // not null
    }
    return path.startsWith(m_folder + u'/') ? path.mid(m_folder.size() + 1) : QString();
}

std::optional<DiskCalls::Fault> DiskCalls::nextFault() const
{
    const bool isNext = m_fault && (m_calls.size() == m_fault->index ||
                                    (m_fault->isLasting && m_calls.size() > m_fault->index));
    return isNext ? m_fault : std::nullopt;
}

void DiskCalls::add(DiskCall call, quint64 inode, bool isNewFile)
{
    if (isNewFile) {
        m_ids[inode] = ++m_lastId; // inode numbers are reused
    }
    if (inode != 0) {
        call.file = m_ids[inode];
    }
    m_calls.push_back(std::move(call));
}

/// Applies the first `count` of the calls `changes`, which change names.
std::map<QString, int> DiskCalls::namesAfter(const std::vector<std::size_t> &changes,
                                             std::size_t count, QStringList &folders) const
{
    std::map<QString, int> names = m_initialNames;
    for (std::size_t i = 0; i < count; ++i) {
        const DiskCall &call = m_calls[changes[i]];
        switch (call.kind) {
        case Kind::MakeFolder:
            folders << call.path;
            break;
        case Kind::Create:
            names[call.path] = call.file;
            break;
        case Kind::Rename:
            names.erase(call.path);
            [[fallthrough]];
        case Kind::Link:
            names[call.newPath] = call.file;
            break;
        case Kind::Remove:
            names.erase(call.path);
            folders.removeAll(call.path);
            break;
        case Kind::Write:
        case Kind::Sync:
        case Kind::Lock:
            break;
        }
    }
    return names;
}

std::vector<DiskImage> DiskCalls::imagesAfterPowerCut(std::size_t count) const
{
    std::map<int, QByteArray> synced;
    for (const auto &[name, file] : m_initialNames) {
        synced[file] = m_initial.files.at(name);
    }
    std::map<int, QByteArray> latest = synced;
    std::vector<std::size_t> changes; // of names
    std::size_t durable = 0;          // number of changes that have reached the disk
    for (std::size_t i = 0; i < count; ++i) {
        const DiskCall &call = m_calls[i];
        const bool isNameless = call.path.contains(u"(no name)"_s);
        if (call.kind == Kind::Create || call.kind == Kind::Write) {
            latest[call.file] = call.contents;
            synced.try_emplace(call.file);
        }
        if (call.kind == Kind::Sync && call.file != 0) {
            synced[call.file] = latest[call.file];
        } else if (call.kind == Kind::Sync) {
            for (std::size_t j = durable; j < changes.size(); ++j) {
                const DiskCall &change = m_calls[changes[j]];
                if (parentOf(change.path) == call.path ||
                    (!change.newPath.isEmpty() && parentOf(change.newPath) == call.path)) {
                    durable = j + 1;
                }
            }
        } else if (call.kind != Kind::Write && call.kind != Kind::Lock && !isNameless) {
            changes.push_back(i);
        }
    }
    std::set<DiskImage> images;
    for (std::size_t done = durable; done <= changes.size(); ++done) {
        QStringList folders = m_initial.folders;
        const std::map<QString, int> names = namesAfter(changes, done, folders);
        std::array<DiskImage, 3> some;
        for (const auto &[name, file] : names) {
            if (name.endsWith(u"-shm")) {
                continue; // memory that SQLite shares between processes
            }
            const QByteArray &last = latest[file];
            const qsizetype half = last.size() / 2;
            some[0].files[name] = synced[file];
            some[1].files[name] = last;
            some[2].files[name] = last.left(half) + synced[file].mid(half);
        }
        for (DiskImage &image : some) {
            image.folders = folders;
            images.insert(image);
        }
    }
    return {images.begin(), images.end()};
}

} // namespace doublets::test

using namespace doublets::test;

extern "C" {

int open(const char *path, int flags, ...) // NOLINT: as in the C library
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = va_arg(arguments, mode_t);
    va_end(arguments);
    return static_cast<int>(openFile(AT_FDCWD, path, flags, mode));
}

int open64(const char *path, int flags, ...) // NOLINT
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = va_arg(arguments, mode_t);
    va_end(arguments);
    return static_cast<int>(openFile(AT_FDCWD, path, flags, mode));
}

ssize_t write(int file, const void *bytes, size_t size)
{
    return changeFile(Kind::Write, file, [=](double share) {
        return ::syscall(SYS_write, file, bytes,
                         static_cast<size_t>(static_cast<double>(size) * share));
    });
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset)
{
    return changeFile(Kind::Write, file, [=](double share) {
        return ::syscall(SYS_pwrite64, file, bytes,
                         static_cast<size_t>(static_cast<double>(size) * share), offset);
    });
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset)
{
    return ::pwrite(file, bytes, size, offset);
}

int ftruncate(int file, off_t size) noexcept
{
    return static_cast<int>(changeFile(
        Kind::Write, file, [=](double) { return ::syscall(SYS_ftruncate, file, size); }));
}

int ftruncate64(int file, off64_t size) noexcept
{
    return ::ftruncate(file, size);
}

int fsync(int file)
{
    return static_cast<int>(
        changeFile(Kind::Sync, file, [=](double) { return ::syscall(SYS_fsync, file); }));
}

int fdatasync(int file)
{
    return static_cast<int>(
        changeFile(Kind::Sync, file, [=](double) { return ::syscall(SYS_fdatasync, file); }));
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow" // also the name of a structure
int flock(int file, int operation) noexcept
{
    return static_cast<int>(changeFile(
        Kind::Lock, file, [=](double) { return ::syscall(SYS_flock, file, operation); }));
}

#pragma GCC diagnostic pop

int mkdir(const char *path, mode_t mode) noexcept
{
    return changeName(Kind::MakeFolder, AT_FDCWD, path, AT_FDCWD, nullptr,
                      [=] { return ::syscall(SYS_mkdirat, AT_FDCWD, path, mode); });
}

int renameat2(int folder, const char *path, int newFolder, const char *newPath,
              unsigned int flags) noexcept
{
    return changeName(Kind::Rename, folder, path, newFolder, newPath, [=] {
        return ::syscall(SYS_renameat2, folder, path, newFolder, newPath, flags);
    });
}

int rename(const char *path, const char *newPath) noexcept
{
    return ::renameat2(AT_FDCWD, path, AT_FDCWD, newPath, 0);
}

int linkat(int folder, const char *path, int newFolder, const char *newPath, int flags) noexcept
{
    return changeName(Kind::Link, folder, path, newFolder, newPath, [=] {
        return ::syscall(SYS_linkat, folder, path, newFolder, newPath, flags);
    });
}

int link(const char *path, const char *newPath) noexcept
{
    return ::linkat(AT_FDCWD, path, AT_FDCWD, newPath, 0);
}

int unlink(const char *path) noexcept
{
    return changeName(Kind::Remove, AT_FDCWD, path, AT_FDCWD, nullptr,
                      [=] { return ::syscall(SYS_unlinkat, AT_FDCWD, path, 0); });
}

int rmdir(const char *path) noexcept
{
    return changeName(Kind::Remove, AT_FDCWD, path, AT_FDCWD, nullptr,
                      [=] { return ::syscall(SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR); });
}

} // extern "C"
