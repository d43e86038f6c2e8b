// SPDX-License-Identifier: MIT
#include "desktop/desktop_portal.h"

#ifdef DOUBLETS_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#endif

using namespace Qt::StringLiterals;

namespace doublets {

#ifdef DOUBLETS_HAS_DBUS
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

void portal::readSetting(const QString &group, const QString &key, QObject *context,
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

void portal::watchSettings(QObject &receiver, const char *signal)
{
    if (hasSessionBus()) {
        // From any sender: resolving the portal's name would block.
        QDBusConnection::sessionBus().connect(QString(), PortalPath, PortalSettings,
                                              u"SettingChanged"_s, &receiver, signal);
    }
}
#else
void portal::readSetting(const QString &, const QString &, QObject *,
                         const std::function<void(const QVariant &value)> &callback)
{
    callback({});
}

void portal::watchSettings(QObject &, const char *) {}
#endif

} // namespace doublets
