// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>

namespace doublets {

/// Access to the user's desktop settings.
namespace portal {

/// Returns a value of an INI file in lower case; empty if there is none. Never writes the file.
[[nodiscard]] QString valueIn(const QString &path, const QString &key);

/// Reads a setting through the desktop portal without blocking. Calls `tell` once, possibly before
/// returning, unless `context` is destroyed first. Passes an invalid value if the portal does not
/// answer within two seconds, or if there is no session bus.
void ask(const QString &group, const QString &key, QObject *context,
         const std::function<void(const QVariant &value)> &tell);

} // namespace portal

/// Watches the settings files of GTK and KDE and the portal's settings.
class DesktopWatch : public QObject
{
    Q_OBJECT

public:
    explicit DesktopWatch(QObject *parent = nullptr);

Q_SIGNALS:
    /// Emitted when a desktop setting may have changed.
    void changed();

private:
    void watchFiles();

    QFileSystemWatcher m_files;
};

} // namespace doublets
