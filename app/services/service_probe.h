// SPDX-License-Identifier: MIT
#pragma once

#include "services/bus_addresses.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDeadlineTimer>

/// Functions that test whether services respond. Thread-safe. Functions with a deadline return by
/// the deadline or shortly afterwards. All functions return false on Windows, where Qt connects to
/// none of these services. The functions for accessibility also return false if Doublets is built
/// without Qt DBus.
namespace doublets::probe {

/// Returns whether a service is hung: it accepts a connection but neither sends anything nor closes
/// the connection before the deadline, or its queue of pending connections stays full. Returns
/// false if there is no such service. `socket` is a path, or an abstract name with a leading null
/// character. `greeting`, which may be empty, is sent first.
[[nodiscard]] bool isServiceHung(const QByteArray &socket, const QByteArray &greeting,
                                 const QDeadlineTimer &deadline);

/// Returns whether a D-Bus message bus is hung. `address` is a semicolon-separated list of D-Bus
/// addresses, of which only Unix sockets are tested. Returns true if any of these sockets is hung.
[[nodiscard]] bool isBusHung(const QByteArray &address, const QDeadlineTimer &deadline);

/// Returns whether a session manager is hung. `address` is the value of SESSION_MANAGER, a list of
/// addresses. Returns true if any of its local sockets is hung.
[[nodiscard]] bool isSessionManagerHung(const QByteArray &address, const QDeadlineTimer &deadline);

/// Returns whether the connection to the accessibility bus would block, because the service that
/// announces the bus, the bus itself or its registry is hung. Precondition: `buses.accessibility`
/// is not empty, or the session bus is not hung. Never starts a service.
[[nodiscard]] bool isAccessibilityHung(const BusAddresses &buses, const QDeadlineTimer &deadline);

/// Blocks, possibly forever, until the accessibility bus and the services that Qt waits for when
/// connecting to the bus respond. Returns true if Qt can then connect. Returns false if there is no
/// accessibility bus or accessibility is disabled on the desktop.
[[nodiscard]] bool waitForAccessibilityBus(const BusAddresses &buses);

} // namespace doublets::probe
