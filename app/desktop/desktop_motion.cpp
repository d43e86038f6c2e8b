// SPDX-License-Identifier: MIT
#include "desktop/desktop_motion.h"

#include "match/settings/settings.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int PatienceMilliseconds = 2000; ///< with the portal, in the background

/// A value of an INI file; empty where there is none. Nothing is written.
QString valueIn(const QString &path, const QString &key)
{
    return QFile::exists(path)
               ? QSettings(path, QSettings::IniFormat).value(key).toString().trimmed().toLower()
               : QString();
}

/// Without a bus that runs already, to look for one might start one.
bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s);
}

} // namespace

bool SystemMotion::unwantedByFiles(const QString &configFolder)
{
    for (const QString &gtk : {u"/gtk-4.0/settings.ini"_s, u"/gtk-3.0/settings.ini"_s}) {
        const QString value = valueIn(configFolder + gtk, u"Settings/gtk-enable-animations"_s);
        if (!value.isEmpty()) {
            return value == u"false"_s || value == u"0"_s;
        }
    }
    bool isNumber = false;
    const double factor = valueIn(configFolder + u"/kdeglobals"_s, u"KDE/AnimationDurationFactor"_s)
                              .toDouble(&isNumber);
    return isNumber && factor <= 0;
}

void SystemMotion::ask(const std::function<void(bool unwanted)> &tell)
{
    if (unwantedByFiles(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))) {
        tell(true);
        return;
    }
    if (!hasSessionBus()) {
        return;
    }
    QDBusMessage call = QDBusMessage::createMethodCall(
        u"org.freedesktop.portal.Desktop"_s, u"/org/freedesktop/portal/desktop"_s,
        u"org.freedesktop.portal.Settings"_s, u"Read"_s);
    call << u"org.gnome.desktop.interface"_s << u"enable-animations"_s;
    auto *watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(call, PatienceMilliseconds), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [tell, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid()) {
            // The portal wraps the value once more.
            QVariant value = reply.value().variant();
            if (value.canConvert<QDBusVariant>()) {
                value = value.value<QDBusVariant>().variant();
            }
            tell(value.isValid() && !value.toBool());
        }
        watcher->deleteLater();
    });
}

void connectToDesktop(Settings &settings, DesktopMotion &desktop)
{
    settings.speed.setDefault(settings.speed.defaultValue()); // what is chosen now is kept
    desktop.ask([kept = QPointer<Settings>(&settings)](bool unwanted) {
        if (kept != nullptr) {
            kept->speed.setDefault(unwanted ? MotionSpeed::Off : MotionSpeed::Normal);
        }
    });
}

} // namespace doublets
