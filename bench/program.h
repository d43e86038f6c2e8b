// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.h"

#include <QProcess>
#include <QSize>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace doublets::bench {

/// A temporary home folder, in which the program keeps its settings, games and cached pictures.
/// Contains the screen configuration of the offscreen platform. The destructor deletes the folder.
class TemporaryHome
{
public:
    /// `screenSize` is the size of the only screen in pixels. The program's window fills the
    /// screen.
    explicit TemporaryHome(QSize screenSize);

    /// Returns whether the folder could be created.
    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QSize screenSize() const { return m_screen; }

private:
    QTemporaryDir m_folder;
    QSize m_screen;
};

/// A process of `doublets` or `doublets-display`, started as a user would start it, but on the
/// offscreen platform.
class Program
{
public:
    /// Starts the program `name` from the benchmark program's own folder, without blocking. If the
    /// program cannot be started, timeUntil() returns an error. `home` must be valid and must
    /// outlive this object.
    explicit Program(const TemporaryHome &home, const QString &name = QStringLiteral("doublets"));
    /// Kills the program and blocks until it has ended.
    ~Program();

    /// Blocks until the program has printed the line `marker` to standard output (see
    /// FirstFrameWatcher::printProgress()). Returns the time since the start of the program, in
    /// milliseconds. Returns an error message if the program cannot be started, ends, or prints
    /// nothing for a minute.
    [[nodiscard]] Result<double, QString> timeUntil(const QByteArray &marker);
    /// Returns the peak memory so far, in MB (1024 kB), or 0 if it is unknown.
    [[nodiscard]] double peakMemory() const;

private:
    QProcess m_process;
    QByteArray m_output;
    double m_startTime = 0; ///< in milliseconds, by a monotonic clock
};

} // namespace doublets::bench
