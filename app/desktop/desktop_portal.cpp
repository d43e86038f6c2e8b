// SPDX-License-Identifier: MIT
#include "desktop/desktop_portal.h"

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

/// Without a bus that runs already, to look for one might start one.
bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s);
}

} // namespace

QString portal::valueIn(const QString &path, const QString &key)
{
    return QFile::exists(path)
               ? QSettings(path, QSettings::IniFormat).value(key).toString().trimmed().toLower()
               : QString();
}

void portal::ask(const QString &group, const QString &key, QObject *context,
                 const std::function<void(const QVariant &value)> &tell)
{
    // Without a connection the call would never end.
    if (!hasSessionBus() || !QDBusConnection::sessionBus().isConnected()) {
        tell({});
        return;
    }
    QDBusMessage call =
        QDBusMessage::createMethodCall(PortalName, PortalPath, PortalSettings, u"Read"_s);
    call << group << key;
    auto *watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(call, PatienceMilliseconds), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [tell, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        QVariant value = reply.isValid() ? reply.value().variant() : QVariant();
        if (value.canConvert<QDBusVariant>()) { // the portal wraps it once more
            value = value.value<QDBusVariant>().variant();
        }
        tell(value);
        watcher->deleteLater();
    });
}

DesktopWatch::DesktopWatch(QObject *parent)
    : QObject(parent)
{
    const auto onFile = [this] {
        watchFiles(); // what is written anew is another file
        Q_EMIT changed();
    };
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, onFile);
    connect(&m_files, &QFileSystemWatcher::directoryChanged, this, onFile);
    watchFiles();
    if (hasSessionBus()) {
        // From anybody: to ask who has that name would wait for an answer.
        QDBusConnection::sessionBus().connect(QString(), PortalPath, PortalSettings,
                                              u"SettingChanged"_s, this, SIGNAL(changed()));
    }
}

void DesktopWatch::watchFiles()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    for (const QString &name : {u""_s, u"/gtk-4.0"_s, u"/gtk-4.0/settings.ini"_s, u"/gtk-3.0"_s,
                                u"/gtk-3.0/settings.ini"_s, u"/kdeglobals"_s}) {
        if (QFile::exists(folder + name)) {
            m_files.addPath(folder + name);
        }
    }
}

} // namespace doublets
