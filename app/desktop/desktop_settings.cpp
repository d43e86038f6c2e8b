// SPDX-License-Identifier: MIT
#include "desktop/desktop_settings.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int PatienceMilliseconds = 2000;
const QString PortalName = u"org.freedesktop.portal.Desktop"_s;
const QString PortalPath = u"/org/freedesktop/portal/desktop"_s;
const QString PortalSettings = u"org.freedesktop.portal.Settings"_s;

/// Returns whether a session bus is running. Without one, connecting could start one.
bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s);
}

} // namespace

QString desktop_settings::readIniValue(const QString &path, const QString &key)
{
    return QFile::exists(path)
               ? QSettings(path, QSettings::IniFormat).value(key).toString().trimmed().toLower()
               : QString();
}

void desktop_settings::readPortalSetting(const QString &group, const QString &key, QObject *context,
                                         const std::function<void(const QVariant &value)> &callback)
{
    // The call would never finish without a connection.
    if (!hasSessionBus() || !QDBusConnection::sessionBus().isConnected()) {
        callback({});
        return;
    }
    QDBusMessage call =
        QDBusMessage::createMethodCall(PortalName, PortalPath, PortalSettings, u"Read"_s);
    call << group << key;
    auto *watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(call, PatienceMilliseconds), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [callback, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        QVariant value = reply.isValid() ? reply.value().variant() : QVariant();
        if (value.canConvert<QDBusVariant>()) { // the portal wraps the value twice
            value = value.value<QDBusVariant>().variant();
        }
        callback(value);
        watcher->deleteLater();
    });
}

DesktopSettingsWatcher::DesktopSettingsWatcher(QObject *parent)
    : QObject(parent)
{
    const auto onFile = [this] {
        watchFiles(); // a rewritten file must be watched again
        Q_EMIT changed();
    };
    connect(&m_fileWatcher, &QFileSystemWatcher::fileChanged, this, onFile);
    connect(&m_fileWatcher, &QFileSystemWatcher::directoryChanged, this, onFile);
    watchFiles();
    if (hasSessionBus()) {
        // From any sender: resolving the portal's name would block.
        QDBusConnection::sessionBus().connect(QString(), PortalPath, PortalSettings,
                                              u"SettingChanged"_s, this, SIGNAL(changed()));
    }
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
