// SPDX-License-Identifier: MIT
#include "services/hung_services.h"

#include "services/service_probe.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QStandardPaths>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace doublets {

namespace {

Q_LOGGING_CATEGORY(lcServices, "doublets.services")

/// A working service responds within a few milliseconds; on a busy computer, within some tens.
constexpr auto Timeout = 700ms;
/// After a restart, the services have only just responded for the first time.
constexpr auto RestartTimeout = 5s;

const QByteArray SessionBusVariable = "DBUS_SESSION_BUS_ADDRESS";
const QByteArray AccessibilityVariable = "AT_SPI_BUS_ADDRESS";
const QByteArray InputMethodVariable = "QT_IM_MODULE";
const QByteArray SessionManagerVariable = "SESSION_MANAGER";
const QByteArray RestartVariable = "DOUBLETS_RESTARTED";
const QByteArray NoBus = "disabled:"; ///< an address to which every connection fails immediately

QByteArray sessionBusAddress()
{
    const QByteArray address = qgetenv(SessionBusVariable.constData());
    return address.isEmpty() ? "unix:path=" + qgetenv("XDG_RUNTIME_DIR") + "/bus" : address;
}

/// Returns the addresses of IBus's own bus from the user's files; empty if IBus is not in use.
QByteArray inputMethodAddress()
{
    if (qgetenv(InputMethodVariable.constData()) != "ibus") {
        return {};
    }
    // There is one file per screen, named after the machine, the host and the number of the screen.
    const QString screen = qEnvironmentVariable("DISPLAY").section(u':', 1).section(u'.', 0, 0);
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                      u"/ibus/bus"_s);
    QStringList paths{qEnvironmentVariable("IBUS_ADDRESS_FILE")};
    for (const QString &name : folder.entryList({u"*-unix-"_s + screen}, QDir::Files)) {
        paths << folder.filePath(name);
    }
    QByteArrayList addresses;
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        if (!path.isEmpty() && file.open(QIODevice::ReadOnly)) {
            for (const QByteArray &line : file.readAll().split('\n')) {
                if (line.startsWith("IBUS_ADDRESS=")) {
                    addresses << line.sliced(line.indexOf('=') + 1).trimmed();
                }
            }
        }
    }
    return addresses.join(';');
}

} // namespace

HungServices::HungServices()
    : m_buses{sessionBusAddress(), qgetenv(AccessibilityVariable.constData())}
    , m_isRestart(qEnvironmentVariableIsSet(RestartVariable.constData()))
{
    // The environment is read before the threads start; disable() changes it after they have ended.
    qunsetenv(RestartVariable.constData());
    const QDeadlineTimer deadline(m_isRestart ? RestartTimeout : Timeout);
    startProbe(Service::SessionBus,
               [=, address = m_buses.session] { return probe::isBusHung(address, deadline); });
    startProbe(Service::AccessibilityBus, [=, buses = m_buses] {
        // A hung session bus is reported as such.
        return !(buses.accessibility.isEmpty() && probe::isBusHung(buses.session, deadline)) &&
               probe::isAccessibilityHung(buses, deadline);
    });
    if (const QByteArray address = inputMethodAddress(); !address.isEmpty()) {
        startProbe(Service::InputMethod, [=] { return probe::isBusHung(address, deadline); });
    }
    if (const QByteArray address = qgetenv(SessionManagerVariable.constData());
        !address.isEmpty()) {
        startProbe(Service::SessionManager,
                   [=] { return probe::isSessionManagerHung(address, deadline); });
    }
}

void HungServices::startProbe(Service service, std::function<bool()> isHung)
{
    m_probes.push_back({service, std::async(std::launch::async, std::move(isHung))});
}

BusAddresses HungServices::disable()
{
    for (Probe &pending : std::exchange(m_probes, {})) {
        if (pending.isHung.get()) {
            disableService(pending.service);
        }
    }
    if (!m_isAccessibilityDeferred) {
        return {};
    }
    qputenv(AccessibilityVariable.constData(), NoBus);
    return m_isRestart ? BusAddresses{} : m_buses;
}

void HungServices::prepareRestart(const BusAddresses &buses)
{
    qputenv(SessionBusVariable.constData(), buses.session);
    qunsetenv(AccessibilityVariable.constData());
    if (!buses.accessibility.isEmpty()) {
        qputenv(AccessibilityVariable.constData(), buses.accessibility);
    }
    qputenv(RestartVariable.constData(), "1");
}

void HungServices::disableService(Service service)
{
    switch (service) {
    case Service::SessionBus:
        qCWarning(lcServices, "The session bus does not answer: starting without it.");
        qputenv(SessionBusVariable.constData(), NoBus);
        m_isAccessibilityDeferred |= m_buses.accessibility.isEmpty();
        break;
    case Service::AccessibilityBus:
        qCWarning(lcServices,
                  "The accessibility bus does not answer: starting without screen readers.");
        m_isAccessibilityDeferred = true;
        break;
    case Service::InputMethod:
        qCWarning(lcServices, "The input method does not answer: starting without it.");
        qputenv(InputMethodVariable.constData(), "compose"); // Qt's own input method
        break;
    case Service::SessionManager:
        qCWarning(lcServices, "The session manager does not answer: starting without it.");
        qunsetenv(SessionManagerVariable.constData());
        break;
    }
}

} // namespace doublets
