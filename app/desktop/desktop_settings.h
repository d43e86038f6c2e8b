// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>

namespace doublets {

/// Functions that read the user's desktop settings.
namespace desktop_settings {

/// Returns a value of an INI file, trimmed and in lower case; empty if the file or the key does not
/// exist. `key` includes the section, as in "KDE/AnimationDurationFactor". Never writes the file.
[[nodiscard]] QString readIniValue(const QString &path, const QString &key);

/// Reads a setting through the desktop portal without blocking. Calls `callback` once, possibly
/// before returning, unless `context` is destroyed first. Passes an invalid value if the portal
/// does not know the setting or does not answer within two seconds, or if there is no session bus.
void readPortalSetting(const QString &group, const QString &key, QObject *context,
                       const std::function<void(const QVariant &value)> &callback);

} // namespace desktop_settings

/// A watcher of the settings files of GTK and KDE, and of the portal's settings.
class DesktopSettingsWatcher : public QObject
{
    Q_OBJECT

public:
    explicit DesktopSettingsWatcher(QObject *parent = nullptr);

Q_SIGNALS:
    /// Emitted when a desktop setting may have changed.
    void changed();

private:
    void watchFiles();

    QFileSystemWatcher m_fileWatcher;
};

} // namespace doublets
