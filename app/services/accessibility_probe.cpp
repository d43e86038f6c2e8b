// SPDX-License-Identifier: MIT
#include "services/service_probe.h"

#ifdef DOUBLETS_HAS_DBUS
#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusReply>
#include <QDBusVariant>

#include <algorithm>
#include <limits>
#endif

using namespace Qt::StringLiterals;

namespace doublets::probe {

#ifdef DOUBLETS_HAS_DBUS
namespace {

/// A connection of its own, because Qt's default connection must not be made before the application
/// object.
class PrivateConnection
{
public:
    explicit PrivateConnection(const QByteArray &address)
        : m_connection(QDBusConnection::connectToBus(QString::fromLocal8Bit(address), Name))
    {
    }
    ~PrivateConnection() { QDBusConnection::disconnectFromBus(Name); }
    PrivateConnection(const PrivateConnection &) = delete;
    PrivateConnection &operator=(const PrivateConnection &) = delete;

    [[nodiscard]] QDBusMessage call(const QDBusMessage &message,
                                    const QDeadlineTimer &deadline) const
    {
        constexpr int NoTimeout = std::numeric_limits<int>::max();
        return m_connection.call(message, QDBus::Block,
                                 deadline.isForever() ? NoTimeout
                                                      : static_cast<int>(deadline.remainingTime()));
    }

private:
    static inline const QString Name = u"doublets service probe"_s;

    QDBusConnection m_connection;
};

bool isTimeout(const QDBusError &error)
{
    return error.type() == QDBusError::NoReply || error.type() == QDBusError::Timeout;
}

QDBusReply<QString> requestAccessibilityBus(const PrivateConnection &sessionBus,
                                            const QDeadlineTimer &deadline)
{
    QDBusMessage message = QDBusMessage::createMethodCall(u"org.a11y.Bus"_s, u"/org/a11y/bus"_s,
                                                          u"org.a11y.Bus"_s, u"GetAddress"_s);
    message.setAutoStartService(false); // a service that would be started now does not hang
    return sessionBus.call(message, deadline);
}

/// Returns whether Qt would use the accessibility bus. Blocks until its service responds.
bool isAccessibilityEnabled(const PrivateConnection &sessionBus)
{
    if (qEnvironmentVariableIsSet("QT_LINUX_ACCESSIBILITY_ALWAYS_ON")) {
        return true;
    }
    const QStringList properties{u"ScreenReaderEnabled"_s, u"IsEnabled"_s};
    return std::any_of(properties.begin(), properties.end(), [&](const QString &property) {
        QDBusMessage message = QDBusMessage::createMethodCall(
            u"org.a11y.Bus"_s, u"/org/a11y/bus"_s, u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
        message << u"org.a11y.Status"_s << property;
        const QDBusReply<QDBusVariant> reply =
            sessionBus.call(message, QDeadlineTimer(QDeadlineTimer::Forever));
        return reply.isValid() && reply.value().variant().toBool();
    });
}

/// Returns whether the registry of an accessibility bus hangs. The bus itself must be working.
bool isRegistryHung(const QByteArray &accessibilityBus, const QDeadlineTimer &deadline)
{
    const PrivateConnection connection(accessibilityBus);
    QDBusMessage message = QDBusMessage::createMethodCall(
        u"org.a11y.atspi.Registry"_s, u"/org/a11y/atspi/accessible/root"_s,
        u"org.freedesktop.DBus.Peer"_s, u"Ping"_s);
    message.setAutoStartService(false);
    return isTimeout(QDBusReply<void>(connection.call(message, deadline)).error());
}

} // namespace

bool isAccessibilityHung(const BusAddresses &buses, const QDeadlineTimer &deadline)
{
    QByteArray address = buses.accessibility;
    if (address.isEmpty()) {
        const PrivateConnection sessionBus(buses.session);
        const QDBusReply<QString> reply = requestAccessibilityBus(sessionBus, deadline);
        if (!reply.isValid()) {
            return isTimeout(reply.error());
        }
        address = reply.value().toLocal8Bit();
    }
    return isBusHung(address, deadline) || isRegistryHung(address, deadline);
}

bool waitForAccessibilityBus(const BusAddresses &buses)
{
    const QDeadlineTimer forever(QDeadlineTimer::Forever);
    QByteArray address = buses.accessibility;
    if (address.isEmpty() && !isBusHung(buses.session, forever)) {
        const PrivateConnection sessionBus(buses.session);
        if (isAccessibilityEnabled(sessionBus)) {
            address = requestAccessibilityBus(sessionBus, forever).value().toLocal8Bit();
        }
    }
    return !address.isEmpty() && !isBusHung(address, forever) && !isRegistryHung(address, forever);
}
#else
// Without Qt DBus, Qt does not connect to the accessibility bus.

bool isAccessibilityHung(const BusAddresses &, const QDeadlineTimer &)
{
    return false;
}

bool waitForAccessibilityBus(const BusAddresses &)
{
    return false;
}
#endif

} // namespace doublets::probe
