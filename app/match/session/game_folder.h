// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace doublets {

/// A folder of game files that are named by their time, such as "20261127-134500-123-1.doublets".
/// Several instances of the program may share the folder. Files with other names are ignored.
class GameFolder
{
public:
    /// Removes stale temporary files in the folder. If `path` is empty, no files are kept. `slot`
    /// distinguishes the files from those that other instances write at the same moment. `endings`
    /// is a regular expression for the ends of the file names, after the time and the slot.
    GameFolder(QString path, int slot, const QString &endings);

    [[nodiscard]] bool keepsFiles() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString &path() const { return m_path; }
    /// Returns the paths of all game files, newest first.
    [[nodiscard]] QStringList files() const;
    /// Matches the name of the file `path` against the regular expression for file names, and
    /// captures the groups of `endings`.
    [[nodiscard]] QRegularExpressionMatch match(const QString &path) const;
    /// Returns the time in the name of the file `path`, in UTC. Returns an invalid time if the name
    /// has another form.
    [[nodiscard]] QDateTime timeOf(const QString &path) const;
    /// Returns the current time, in UTC, or a later one that makes a file the newest even if the
    /// clock was set back.
    [[nodiscard]] QDateTime timeForNewest() const;
    /// Returns an unused path for a file of the time `when`, in UTC, or slightly later. `ending` is
    /// the end of the file name, and must match `endings`.
    [[nodiscard]] QString freePath(QDateTime when, const QString &ending) const;

private:
    QString m_path;
    int m_slot;
    QRegularExpression m_names; ///< captures the groups "day" and "time"
};

} // namespace doublets
