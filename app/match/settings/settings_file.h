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

/// The INI file of the settings. QSettings parses it, but does not write it.
///
/// A file that is damaged, binary, from a newer version or with values out of range is read as far
/// as possible; notices() describes the problems, and the file is copied aside before the first
/// write. Refused values are not written again, so that each damaged file is reported and copied
/// once.
class SettingsFile : public QObject
{
    Q_OBJECT

public:
    static constexpr int Version = 1;
    static constexpr qint64 MaxBytes = 1 << 20;

    /// Reads the file at `path`. If `path` is empty, the settings are kept in memory only.
    explicit SettingsFile(QString path, QObject *parent = nullptr);
    ~SettingsFile() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Returns the errors in the file, in the order in which they were found.
    [[nodiscard]] const std::vector<Error> &notices() const { return m_notices; }

    [[nodiscard]] bool contains(const QString &key) const { return m_values.contains(key); }
    /// Returns the value of `key`; invalid if there is none.
    [[nodiscard]] QVariant value(const QString &key) const { return m_values.value(key); }
    void setValue(const QString &key, const QVariant &value);
    /// Adds a notice that the value `found` for `key` is not among those `allowed`.
    void refuse(const QString &key, const QVariant &found, const QString &allowed);
    /// Writes all changes now, readable by the owner only. Called automatically 200 ms after a
    /// change and upon destruction. Values that another program has written under other keys are
    /// kept.
    void write();

Q_SIGNALS:
    /// Emitted the first time that the file cannot be written.
    void writeFailed(const doublets::Error &error);

private:
    using Values = QMap<QString, QVariant>;

    /// Reads the file. Returns an error unless it is valid UTF-8 without null characters.
    [[nodiscard]] Result<QByteArray, Error> read() const;
    [[nodiscard]] Values parse();
    void checkVersion();
    [[nodiscard]] std::optional<Error> moveAside() const;
    [[nodiscard]] std::optional<Error> replace();

    QString m_path;
    QTimer *m_writeSoon = nullptr;
    Values m_values;  ///< the present values
    Values m_changes; ///< the values set since the last write
    QStringList m_refused;
    std::vector<Error> m_notices;
    bool m_started = false; ///< whether the file was already copied aside or needs no copy
    bool m_failed = false;
};

} // namespace doublets
