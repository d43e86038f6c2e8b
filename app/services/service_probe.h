// SPDX-License-Identifier: MIT
#pragma once

#include "services/bus_addresses.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDeadlineTimer>

/// Functions that test whether services answer. Thread-safe. Functions with a deadline return soon
/// after it at the latest. On Windows, where Qt connects to none of these services, all functions
/// return false.
namespace doublets::probe {

/// Returns whether a service hangs: accepts a connection but neither sends anything nor closes the
/// connection, or leaves its queue of connections full. A missing service does not hang. `socket`
/// is a path, or an abstract name with a leading null character. `greeting` is sent first; it may
/// be empty.
[[nodiscard]] bool isServiceHung(const QByteArray &socket, const QByteArray &greeting,
                                 const QDeadlineTimer &deadline);

/// Returns whether a D-Bus message bus hangs. `address` is a list of D-Bus addresses, of which only
/// Unix sockets are tested; one hung socket is enough.
[[nodiscard]] bool isBusHung(const QByteArray &address, const QDeadlineTimer &deadline);

/// Returns whether a session manager hangs. `address` is the value of SESSION_MANAGER.
[[nodiscard]] bool isSessionManagerHung(const QByteArray &address, const QDeadlineTimer &deadline);

/// Returns whether the connection to the accessibility bus would block, because the service that
/// announces the bus, the bus itself or its registry hangs. The session bus must not hang unless
/// `buses` contains the address of the accessibility bus. Never starts a service.
[[nodiscard]] bool isAccessibilityHung(const BusAddresses &buses, const QDeadlineTimer &deadline);

/// Blocks until the accessibility bus, and the services that Qt waits for when connecting to it,
/// answer, possibly forever. Returns false if there is no accessibility bus, or if the desktop does
/// not use it.
[[nodiscard]] bool waitForAccessibilityBus(const BusAddresses &buses);

} // namespace doublets::probe
