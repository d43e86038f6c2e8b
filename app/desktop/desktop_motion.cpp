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

const QString PortalName = u"org.freedesktop.portal.Desktop"_s;
const QString PortalPath = u"/org/freedesktop/portal/desktop"_s;
const QString PortalSettings = u"org.freedesktop.portal.Settings"_s;
const QString PortalGroup = u"org.gnome.desktop.interface"_s;
const QString PortalKey = u"enable-animations"_s;
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

QString configFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
}

} // namespace

SystemMotion::SystemMotion(QObject *parent)
    : DesktopMotion(parent)
{
    const auto changed = [this] {
        watchFiles(); // what is written anew is another file
        Q_EMIT mayHaveChanged();
    };
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, changed);
    connect(&m_files, &QFileSystemWatcher::directoryChanged, this, changed);
    watchFiles();
    if (hasSessionBus()) {
        QDBusConnection::sessionBus().connect(PortalName, PortalPath, PortalSettings,
                                              u"SettingChanged"_s, this,
                                              SLOT(onPortal(QString, QString)));
    }
}

void SystemMotion::watchFiles()
{
    const QString folder = configFolder();
    for (const QString &name : {u""_s, u"/gtk-4.0"_s, u"/gtk-4.0/settings.ini"_s, u"/gtk-3.0"_s,
                                u"/gtk-3.0/settings.ini"_s, u"/kdeglobals"_s}) {
        if (QFile::exists(folder + name)) {
            m_files.addPath(folder + name);
        }
    }
}

void SystemMotion::onPortal(const QString &group, const QString &key)
{
    if (group == PortalGroup && key == PortalKey) {
        Q_EMIT mayHaveChanged();
    }
}

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
    if (unwantedByFiles(configFolder())) {
        tell(true);
        return;
    }
    // Without a connection the call would never end.
    if (!hasSessionBus() || !QDBusConnection::sessionBus().isConnected()) {
        tell(false);
        return;
    }
    QDBusMessage call =
        QDBusMessage::createMethodCall(PortalName, PortalPath, PortalSettings, u"Read"_s);
    call << PortalGroup << PortalKey;
    auto *watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(call, PatienceMilliseconds), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [tell, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        QVariant value = reply.isValid() ? reply.value().variant() : QVariant();
        if (value.canConvert<QDBusVariant>()) { // the portal wraps it once more
            value = value.value<QDBusVariant>().variant();
        }
        tell(value.isValid() && !value.toBool());
        watcher->deleteLater();
    });
}

void connectToDesktop(Settings &settings, DesktopMotion &desktop)
{
    settings.speed.setDefault(settings.speed.defaultValue()); // what is chosen now is kept
    const auto ask = [kept = QPointer<Settings>(&settings), &desktop] {
        desktop.ask([kept](bool unwanted) {
            if (kept != nullptr) {
                kept->speed.setDefault(unwanted ? MotionSpeed::Off : MotionSpeed::Normal);
            }
        });
    };
    QObject::connect(&desktop, &DesktopMotion::mayHaveChanged, &settings, ask);
    ask();
}

} // namespace doublets
