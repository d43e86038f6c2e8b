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

/// The INI file in which settings are kept: the one place that knows QSettings, by which it is
/// read.
///
/// A file that is broken, binary, newer or out of range is read as far as it makes sense; what is
/// wrong is told by `notices`, and before the first write the file is copied aside as it was. What
/// was refused is not written again: one broken file is told and kept once.
class SettingsFile : public QObject
{
    Q_OBJECT

public:
    static constexpr int Version = 1;
    static constexpr qint64 MostBytes = 1 << 20;

    /// An empty path: settings that nobody keeps.
    explicit SettingsFile(QString path, QObject *parent = nullptr);
    ~SettingsFile() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// What was wrong in the file, in the order in which it was found.
    [[nodiscard]] const std::vector<Error> &notices() const { return m_notices; }

    [[nodiscard]] bool contains(const QString &key) const { return m_values.contains(key); }
    /// The value under that key; invalid where there is none.
    [[nodiscard]] QVariant value(const QString &key) const { return m_values.value(key); }
    void setValue(const QString &key, const QVariant &value);
    /// Notes that the value found under a key is not allowed.
    void refuse(const QString &key, const QVariant &found, const QString &allowed);
    /// Writes now what has been set, for its owner alone. Happens by itself soon after a change.
    /// What another programme has written meanwhile under other keys stays.
    void write();

Q_SIGNALS:
    /// The file cannot be written. Told once.
    void writeFailed(const doublets::Error &error);

private:
    using Values = QMap<QString, QVariant>;

    /// The bytes of the file, if it is text that QSettings may be trusted with, or why not.
    [[nodiscard]] Result<QByteArray, Error> read() const;
    [[nodiscard]] Values parse();
    void checkVersion();
    [[nodiscard]] std::optional<Error> moveAside() const;
    [[nodiscard]] std::optional<Error> replace();

    QString m_path;
    QTimer *m_writeSoon = nullptr;
    Values m_values;  ///< as they stand
    Values m_changes; ///< those set since the file was written
    QStringList m_refused;
    std::vector<Error> m_notices;
    bool m_started = false; ///< the present file can be written on
    bool m_failed = false;
};

} // namespace doublets
