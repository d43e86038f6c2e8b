// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets::test {

/// Moves the process into a mount namespace with an empty /media in which file systems can be
/// mounted. Call at the start of main(), before starting threads. Returns false if this is not
/// permitted.
inline bool enterPrivateMedia()
{
    return ::geteuid() == 0 && ::unshare(CLONE_NEWNS) == 0 &&
           ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           ::mount("tmpfs", "/media", "tmpfs", 0, "size=1m") == 0;
}

/// A simulated USB stick: an image file on a loop device, mounted below /media. Requires
/// enterPrivateMedia().
class LoopStick
{
public:
    /// Creates the stick and plugs it in, see isPlugged().
    explicit LoopStick(int kilobytes)
    {
        QFile image(m_image);
        if (!image.open(QIODevice::WriteOnly) || !image.resize(kilobytes * qint64(1024)) ||
            !QDir().mkpath(path())) {
            return;
        }
        image.close();
        m_isPlugged = run(u"mkfs.ext4"_s, {u"-q"_s, u"-O"_s, u"^has_journal"_s, m_image}) && plug();
    }
    ~LoopStick() { unplug(); }
    Q_DISABLE_COPY_MOVE(LoopStick)

    /// Returns whether the constructor has created and mounted the stick.
    [[nodiscard]] bool isPlugged() const { return m_isPlugged; }
    /// Returns the mount point.
    [[nodiscard]] static QString path() { return u"/media/usb-test"_s; }
    /// Returns the names of the files in the stick's root folder, sorted by name.
    [[nodiscard]] static QStringList files()
    {
        return QDir(path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

    /// Mounts the stick. Returns false on failure.
    bool plug() { return run(u"mount"_s, {u"-o"_s, u"loop"_s, m_image, path()}); }
    /// Unmounts the stick lazily, as systemd does after a stick has been removed.
    static void unplug() { ::umount2(QFile::encodeName(path()).constData(), MNT_DETACH); }
    /// Makes all writes fail, including those in progress. Aborts the test program on failure.
    static void failAllWrites()
    {
        constexpr unsigned long Shutdown = _IOR('X', 125, quint32); // EXT4_IOC_SHUTDOWN
        quint32 withoutFlush = 2;
        const int handle = ::open(QFile::encodeName(path()).constData(), O_RDONLY | O_CLOEXEC);
        if (handle < 0 || ::ioctl(handle, Shutdown, &withoutFlush) != 0) {
            qFatal("writing to the stick cannot be made to fail");
        }
        ::close(handle);
    }
    /// Remounts the stick as read-only. Aborts the test program on failure.
    static void makeReadOnly()
    {
        const auto flags = MS_REMOUNT | MS_RDONLY;
        if (::mount(nullptr, QFile::encodeName(path()).constData(), nullptr, flags, nullptr) != 0) {
            qFatal("the stick cannot be made read-only");
        }
    }

private:
    static bool run(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"PATH"_s, u"/usr/sbin:/usr/bin:/sbin:/bin"_s);
        process.setProcessEnvironment(environment);
        process.start(u"/usr/bin/env"_s, QStringList{program} + arguments);
        return process.waitForFinished(30'000) && process.exitCode() == 0;
    }

    QTemporaryDir m_folder;
    QString m_image = m_folder.filePath(u"stick.img"_s);
    bool m_isPlugged = false;
};

} // namespace doublets::test
