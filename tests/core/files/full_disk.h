// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtGlobal>

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets::test {

/// A disk that can be filled up, for this process and its children: a small tmpfs in a private
/// mount namespace if that is permitted, otherwise a limit on file sizes, which also takes effect
/// when buffers are flushed. Create at the start of main(), before starting threads.
class FullDisk
{
public:
    FullDisk()
    {
        m_mounted = mountTmpfs();
        if (!m_mounted) {
            std::signal(SIGXFSZ, SIG_IGN); // makes the write fail instead
        }
    }
    ~FullDisk()
    {
        setReadOnly(false);
        limitFiles(RLIM_INFINITY);
        if (m_mounted) {
            ::umount2(QFile::encodeName(folder()).constData(), MNT_DETACH);
        }
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

    /// Returns the path of the disk's root folder.
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    /// Returns the path of the file `name` on the disk.
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }

    /// Fills the disk until there is space for only `bytes` more bytes, rounded up to a page.
    /// Without a tmpfs, limits each file to `bytes`.
    void leave(qint64 bytes)
    {
        if (!m_mounted) {
            limitFiles(static_cast<rlim_t>(bytes));
            return;
        }
        const int filler = ::open(QFile::encodeName(file(fillerName())).constData(),
                                  O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        while (room() > bytes) {
            if (::posix_fallocate(filler, ::lseek(filler, 0, SEEK_END), Page) != 0) {
                break;
            }
        }
        ::close(filler);
    }
    /// Makes the disk read-only or writable. Returns whether this takes effect, which is impossible
    /// for root without a mounted tmpfs.
    bool setReadOnly(bool readOnly)
    {
        if (m_mounted) {
            const unsigned long flags = readOnly ? MS_REMOUNT | MS_RDONLY : MS_REMOUNT;
            return ::mount(nullptr, QFile::encodeName(folder()).constData(), nullptr, flags,
                           "size=1m") == 0;
        }
        return ::chmod(QFile::encodeName(folder()).constData(), readOnly ? 0500 : 0700) == 0 &&
               ::geteuid() != 0;
    }
    /// Makes the disk writable, and deletes all files on it.
    void clear()
    {
        setReadOnly(false);
        limitFiles(RLIM_INFINITY);
        QDir disk(folder());
        for (const QString &name :
             disk.entryList(QDir::Files | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)) {
            disk.remove(name);
        }
    }

    /// Returns the value of errno when the disk is full.
    [[nodiscard]] int error() const { return m_mounted ? ENOSPC : EFBIG; }

    /// Returns the files on the disk, without the file that fills it.
    [[nodiscard]] QStringList files() const
    {
        QStringList names =
            QDir(folder()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
        names.removeAll(fillerName());
        return names;
    }

private:
    static constexpr qint64 Page = 4096;
    static QString fillerName() { return u"filler"_s; }

    bool mountTmpfs()
    {
        const uid_t user = ::geteuid();
        const gid_t group = ::getegid();
        if (::unshare(CLONE_NEWNS) != 0) {
            if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) {
                return false;
            }
            put("/proc/self/setgroups", "deny");
            put("/proc/self/uid_map", "0 " + QByteArray::number(user) + " 1");
            put("/proc/self/gid_map", "0 " + QByteArray::number(group) + " 1");
        }
        return ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
               ::mount("tmpfs", QFile::encodeName(folder()).constData(), "tmpfs", 0, "size=1m") ==
                   0;
    }
    static void put(const char *path, const QByteArray &text)
    {
        const int file = ::open(path, O_WRONLY | O_CLOEXEC);
        if (file >= 0) {
            static_cast<void>(!::write(file, text.constData(), static_cast<size_t>(text.size())));
            ::close(file);
        }
    }
    static void limitFiles(rlim_t bytes)
    {
        struct rlimit limit
        {
        };
        ::getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = qMin(bytes, limit.rlim_max);
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    /// Returns the free space on the disk, in bytes.
    [[nodiscard]] qint64 room() const
    {
        struct statvfs disk
        {
        };
        return ::statvfs(QFile::encodeName(folder()).constData(), &disk) == 0
                   ? static_cast<qint64>(disk.f_bavail * disk.f_frsize)
                   : 0;
    }

    QTemporaryDir m_folder;
    bool m_mounted = false;
};

} // namespace doublets::test
