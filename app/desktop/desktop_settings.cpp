// SPDX-License-Identifier: MIT
#include "desktop/desktop_settings.h"

#include "desktop/desktop_portal.h"

#include <QFile>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

QString desktop_settings::readIniValue(const QString &path, const QString &key)
{
    return QFile::exists(path)
               ? QSettings(path, QSettings::IniFormat).value(key).toString().trimmed().toLower()
               : QString();
}

DesktopSettingsWatcher::DesktopSettingsWatcher(QObject *parent)
    : QObject(parent)
{
    const auto onFile = [this] {
        watchFiles(); // a rewritten file must be watched again
        Q_EMIT settingsChanged();
    };
    connect(&m_fileWatcher, &QFileSystemWatcher::fileChanged, this, onFile);
    connect(&m_fileWatcher, &QFileSystemWatcher::directoryChanged, this, onFile);
    watchFiles();
    portal::watchSettings(*this, SIGNAL(settingsChanged()));
}

void DesktopSettingsWatcher::watchFiles()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    for (const QString &name : {u""_s, u"/gtk-4.0"_s, u"/gtk-4.0/settings.ini"_s, u"/gtk-3.0"_s,
                                u"/gtk-3.0/settings.ini"_s, u"/kdeglobals"_s}) {
        if (QFile::exists(folder + name)) {
            m_fileWatcher.addPath(folder + name);
        }
    }
}

} // namespace doublets
