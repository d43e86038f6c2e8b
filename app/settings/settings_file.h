// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QObject>
#include <QString>
#include <QVariant>

#include <memory>
#include <vector>

class QSettings;
class QTimer;

namespace doublets {

/// The INI file in which settings are kept: the one place that knows QSettings.
///
/// A file that is broken, binary, newer or out of range is read as far as it makes sense; what is
/// wrong is told by `notices`, and before the first write the file is copied aside as it was.
class SettingsFile : public QObject
{
    Q_OBJECT

public:
    static constexpr int Version = 1;
    static constexpr qint64 MostBytes = 1 << 20;

    explicit SettingsFile(const QString &path, QObject *parent = nullptr);
    ~SettingsFile() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// What was wrong in the file, in the order in which it was found.
    [[nodiscard]] const std::vector<Error> &notices() const { return m_notices; }

    [[nodiscard]] bool contains(const QString &key) const;
    /// The value under that key; invalid where there is none.
    [[nodiscard]] QVariant value(const QString &key) const;
    void setValue(const QString &key, const QVariant &value);
    /// Notes that the value found under a key is not allowed.
    void refuse(const QString &key, const QVariant &found, const QString &allowed);
    /// Writes now what has been set. Happens by itself when control returns to the event loop.
    void write();

Q_SIGNALS:
    /// The file cannot be written. Told once.
    void writeFailed(const doublets::Error &error);

private:
    /// Whether the file is text that QSettings may be trusted with; notes why not.
    [[nodiscard]] bool isReadable();
    void open();
    void keepAside();

    QString m_path;
    std::unique_ptr<QSettings> m_settings;
    QTimer *m_writeSoon = nullptr;
    std::vector<Error> m_notices;
    bool m_started = false; ///< the present file can be written on
    bool m_failed = false;
};

} // namespace doublets
