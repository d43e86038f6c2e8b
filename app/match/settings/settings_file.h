// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"

#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <vector>

class QTimer;

namespace doublets {

/// The INI file of the settings. QSettings parses the file, but does not write it. Values are
/// strings and lists of strings. Serialised objects are treated as invalid.
///
/// A file that is damaged, comes from a newer version, or contains invalid values is read as far as
/// possible. readErrors() returns the errors, and the file is backed up before the first write.
/// Invalid values are not written again, so that a damaged file is reported and backed up only
/// once.
class SettingsFile : public QObject
{
    Q_OBJECT

public:
    static constexpr int Version = 1;
    static constexpr qint64 MaxBytes = 1 << 20; ///< larger files are not read

    /// Reads the file at `path`. If `path` is empty, keeps the settings only in memory.
    explicit SettingsFile(QString path, QObject *parent = nullptr);
    /// Writes all changes.
    ~SettingsFile() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Returns the errors in the file, in the order of discovery.
    [[nodiscard]] const std::vector<Error> &readErrors() const { return m_readErrors; }

    [[nodiscard]] bool contains(const QString &key) const { return m_values.contains(key); }
    /// Returns the value of `key`. Returns an invalid variant if the file does not contain `key`.
    [[nodiscard]] QVariant value(const QString &key) const { return m_values.value(key); }
    /// Sets the value of `key`, and schedules a write. `value` must be a string or a list of
    /// strings.
    void setValue(const QString &key, const QVariant &value);
    /// Reports the value `found` of `key` as invalid in readErrors(), and removes the value: at
    /// once for contains() and value(), and from the file with the next write. `allowed` describes
    /// the allowed values for the message.
    void rejectValue(const QString &key, const QVariant &found, const QString &allowed);
    /// Writes all changes immediately. Called automatically 200 ms after a change. Keeps values
    /// that another program has written under other keys. Only the owner can read the file. If
    /// writing fails, the next call tries again.
    void write();

Q_SIGNALS:
    /// Emitted when the file could not be written. Not emitted again until a write has succeeded.
    void writeFailed(const doublets::Error &error);
    /// Emitted when a write has succeeded after writeFailed(), which had reported `error`.
    void writeErrorResolved(const doublets::Error &error);

private:
    using Values = QMap<QString, QVariant>;

    /// Reads the file. Returns an error if the file cannot be read, exceeds MaxBytes, or is not
    /// UTF-8 text without null characters.
    [[nodiscard]] Result<QByteArray, Error> read() const;
    [[nodiscard]] Values parse(const QByteArray &bytes);
    void checkVersion();
    [[nodiscard]] std::optional<Error> backUpFile() const;
    [[nodiscard]] std::optional<Error> replaceFile();

    QString m_path;
    QTimer *m_writeTimer = nullptr;
    Values m_values;         ///< the current values
    Values m_pendingChanges; ///< values that were set since the last write
    QStringList m_rejectedKeys;
    std::vector<Error> m_readErrors;
    bool m_isBackupDone = false;          ///< also true if no backup was needed
    std::optional<Error> m_reportedError; ///< by writeFailed(), until a write succeeds
};

} // namespace doublets
