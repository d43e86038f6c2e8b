// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

namespace doublets {

/// Access to the settings files of desktops.
namespace desktop_settings {

/// Returns a value from the INI file `path`, trimmed and in lower case. Returns an empty string if
/// the file or the key does not exist, or if the value is a list. `key` includes the section, as in
/// "KDE/AnimationDurationFactor", unless the section is [General]. Never writes to the file.
[[nodiscard]] QString readIniValue(const QString &path, const QString &key);

} // namespace desktop_settings

/// A watcher of the settings files of GTK and KDE, and of the settings of the XDG desktop portal
/// (see desktop_portal.h).
class DesktopSettingsWatcher : public QObject
{
    Q_OBJECT

public:
    explicit DesktopSettingsWatcher(QObject *parent = nullptr);

Q_SIGNALS:
    /// Emitted when a desktop setting may have changed.
    void settingsChanged();

private:
    void watchFiles();

    QFileSystemWatcher m_fileWatcher;
};

} // namespace doublets
